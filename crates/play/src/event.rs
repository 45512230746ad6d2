//! What a face is told.

use std::time::Duration;

use brikke_engine::{Action, Board, Chance, GameResult, Rules, Start, Turn};

use crate::{
    AssistanceKind, BookmarkName, Category, GameNumber, Hint, LeaderboardEntry, Mode, Refusal,
};

/// What has happened: for the face to draw or say, for the store to write.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A game has begun. The one before it stays as it is.
    Started {
        /// Its number.
        number: GameNumber,
        /// Whether it counts.
        mode: Mode,
        /// Its rules, chance and start tiles.
        start: Box<GameStart>,
    },
    /// A game that was left is in hand again.
    Resumed {
        /// Its number from now on.
        number: GameNumber,
    },
    /// Another game that was in hand before is in hand again.
    Returned {
        /// The number that it had.
        number: GameNumber,
    },
    /// The game in hand has changed.
    Acted {
        /// What was done, to be kept as it is.
        action: Action,
        /// The move that was made, undone or redone. None where there is
        /// nothing to animate: the goal, an edit, a jump.
        turn: Option<Turn>,
        /// Who did it.
        by: Mover,
        /// The time spent on the game until then.
        spent: Duration,
    },
    /// The board of the practice game in hand has become this one, a step
    /// that [`Action::Undo`] takes back (see [`PracticeStep`](crate::PracticeStep)).
    Edited {
        /// The board.
        board: Board,
    },
    /// The command was not carried out.
    Refused(Refusal),

    /// The goal is reached: keep playing or take the win?
    GoalReached,
    /// The game is over, or the win was taken. Told again whenever a game
    /// that went on after an undo ends again.
    Over {
        /// Whether it was won or lost.
        result: GameResult,
        /// The score.
        score: u64,
        /// The category of the result; practice has none.
        category: Option<Category>,
        /// How many moves were taken back.
        undos: u64,
    },
    /// The score enters a category: who was it?
    NameWanted(NameWanted),
    /// The score has entered a category. It takes the place of the entry that
    /// the same game may have had in that category.
    EnteredLeaderboard {
        /// Which category.
        category: Category,
        /// The place, from 1.
        place: usize,
        /// The entry.
        entry: LeaderboardEntry,
    },
    /// From now on the result of the game in hand counts as assisted.
    Assisted(AssistanceKind),

    /// A place has a name now.
    Bookmarked {
        /// The name.
        name: BookmarkName,
        /// The number of steps that lead there.
        step: usize,
    },
    /// Other moves were made: the place with this name is no more.
    BookmarkLost {
        /// The name.
        name: BookmarkName,
    },
    /// An earlier position is shown.
    LookedBack {
        /// The number of moves that lead there.
        ply: usize,
    },
    /// The position as it stands is shown again.
    BackToPresent,

    /// Something would be lost: really?
    ConfirmationNeeded(Confirmation),
    /// The confirmation is withdrawn.
    Cancelled(Confirmation),

    /// A hint is wanted on this board.
    HintWanted {
        /// The board.
        board: Board,
    },
    /// The hint is there.
    HintShown(Hint),

    /// A player has taken over.
    PlayerTookOver {
        /// Which player.
        player: String,
    },
    /// A move of the player is wanted on this board.
    PlayerMoveWanted {
        /// The board.
        board: Board,
    },
    /// The player waits.
    PlayerPaused,
    /// The player has gone.
    PlayerStopped,

    /// The clock stands still.
    ClockPaused {
        /// The time that it shows.
        spent: Duration,
    },
    /// The clock runs again.
    ClockContinues,
}

/// How a game begins: what the store needs to begin it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameStart {
    /// The rules as they were asked for.
    pub rules: Rules,
    /// Where its tiles come from.
    pub chance: Option<Chance>,
    /// The start tiles, or the position.
    pub start: Start,
}

/// Who did something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mover {
    /// The person.
    Person,
    /// The player with this name.
    Player(String),
}

impl Mover {
    /// Whether a player made the move, and no person.
    pub const fn is_player(&self) -> bool {
        matches!(self, Mover::Player(_))
    }
}

/// A score that waits for a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NameWanted {
    /// The category that it enters.
    pub category: Category,
    /// The place, from 1.
    pub place: usize,
    /// The score.
    pub score: u64,
}

/// What a person is asked to confirm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confirmation {
    /// Leave an unfinished game for a new one?
    New,
    /// Leave an unfinished game and begin again?
    Restart,
    /// Give the bookmark of this name to another place?
    MoveBookmark(BookmarkName),
}
