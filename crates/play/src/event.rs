//! The events of a game.

use std::time::Duration;

use brikke_engine::{
    Board, Chance, Direction, GameAction, GameResult, HalfSlide, Rules, Start, Step, Turn,
};

use crate::{
    AssistanceKind, BookmarkName, Category, GameNumber, Hint, LeaderboardEntry, Mode, Refusal,
};

/// An event, for a face to draw or say and for the store to write.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A game has begun. The one before it stays as it is.
    Started {
        /// Its number.
        number: GameNumber,
        /// Scored or practice.
        mode: Mode,
        /// Its rules, chance and start tiles.
        start: Box<GameStart>,
    },
    /// A saved game is the current one.
    Resumed {
        /// Its number from now on.
        number: GameNumber,
    },
    /// An earlier game is the current one again.
    Returned {
        /// The number that it had.
        number: GameNumber,
    },
    /// The current game has changed.
    Acted {
        /// The action, to be stored as it is.
        action: GameAction,
        /// The move that was made, undone or redone. None where there is
        /// nothing to animate: the goal, an edit, a jump.
        turn: Option<Turn>,
        /// The person or player that acted.
        by: Mover,
        /// The time spent on the game until then.
        spent: Duration,
    },
    /// The board of the current practice game has become this one, a step
    /// that [`GameAction::Undo`] takes back (see [`PracticeStep`](crate::PracticeStep)).
    Edited {
        /// The board.
        board: Board,
    },
    /// One half of a slide was made in the current practice game, a step that
    /// [`GameAction::Undo`] takes back.
    HalfSlid {
        /// The half: push or merge.
        step: Step,
        /// The direction.
        direction: Direction,
        /// The board afterwards, the points and the motions.
        half: HalfSlide,
    },
    /// The command was not carried out.
    Refused(Refusal),

    /// The goal is reached: keep playing or take the win?
    GoalReached,
    /// The game is over, or the win was taken. Told again whenever a game
    /// that went on after an undo ends again.
    Over {
        /// Won or lost.
        result: GameResult,
        /// The score.
        score: u64,
        /// The category of the result; practice has none.
        category: Option<Category>,
        /// The number of moves that were taken back.
        undos: u64,
    },
    /// The score enters a leaderboard and waits for a name.
    NameWanted(NameWanted),
    /// The score has entered a leaderboard. It takes the place of the entry that
    /// the same game may have had there.
    EnteredLeaderboard {
        /// The category of the leaderboard.
        category: Category,
        /// The place, from 1.
        place: usize,
        /// The entry.
        entry: LeaderboardEntry,
    },
    /// From now on the result of the current game counts as assisted.
    Assisted(AssistanceKind),

    /// Practice gave advice on the very position at which the scored game
    /// before it stands: that is help for that game.
    HelpedGameBefore {
        /// The number of that game.
        number: GameNumber,
        /// True if its result counts as assisted from now on.
        is_first: bool,
    },

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
        /// The player.
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

/// The start of a game: everything the store needs to begin it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameStart {
    /// The rules as they were asked for.
    pub rules: Rules,
    /// The source of its tiles.
    pub chance: Option<Chance>,
    /// The start tiles, or the position.
    pub start: Start,
}

/// A person or a player that acts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mover {
    /// The person.
    Person,
    /// The player with this name.
    Player(String),
}

impl Mover {
    /// Returns true if a player made the move, and no person.
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

/// A question that a person is asked before something is lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confirmation {
    /// Leave an unfinished game for a new one?
    New,
    /// Leave an unfinished game and begin again?
    Restart,
    /// Give the bookmark of this name to another place?
    MoveBookmark(BookmarkName),
}
