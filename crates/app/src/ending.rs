//! The goal and the end of a game: what can be chosen there.

use brikke_engine::Phase;
use brikke_play::View;

/// What the person has done about the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum End {
    /// Nothing yet: it is shown as soon as it comes.
    #[default]
    Open,
    /// The win at the goal was taken.
    WinTaken,
    /// It was looked at and put aside.
    Aside,
}

/// What can be chosen at the goal and at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndChoice {
    /// Goes on after the goal.
    KeepPlaying,
    /// Lets the result at the goal count.
    TakeWin,
    /// The same rules again.
    PlayAgain,
    /// Another game.
    New,
    /// The last move back.
    Undo,
    /// Watches the game again.
    Replay,
    /// To the menu.
    Menu,
    /// Looks at the board.
    Close,
}

const AT_GOAL: &[EndChoice] = &[EndChoice::KeepPlaying, EndChoice::TakeWin];
const AT_END: &[EndChoice] = &[
    EndChoice::PlayAgain,
    EndChoice::New,
    EndChoice::Undo,
    EndChoice::Replay,
    EndChoice::Menu,
    EndChoice::Close,
];

impl End {
    /// What can be chosen now; none where neither goal nor end is to be
    /// shown.
    pub fn choices(self, view: &View<'_>) -> Option<&'static [EndChoice]> {
        if view.confirmation.is_some() || view.is_looking_back() || self == End::Aside {
            return None;
        }
        match view.phase {
            Phase::Playing => None,
            Phase::GoalReached if self == End::Open => Some(AT_GOAL),
            _ => Some(AT_END),
        }
    }
}

impl EndChoice {
    /// Whether these are the choices at the goal.
    pub fn are_at_goal(choices: &[EndChoice]) -> bool {
        choices == AT_GOAL
    }

    /// The id of its words.
    pub const fn id(self) -> &'static str {
        match self {
            EndChoice::KeepPlaying => "goal-keep-playing",
            EndChoice::TakeWin => "goal-take-win",
            EndChoice::PlayAgain => "dialog-restart",
            EndChoice::New => "dialog-new-game",
            EndChoice::Undo => "dialog-undo",
            EndChoice::Replay => "dialog-replay",
            EndChoice::Menu => "dialog-menu",
            EndChoice::Close => "dialog-look",
        }
    }
}
