//! The commands of a game.

use brikke_engine::{Board, Chance, Direction, Rules, Step};

use crate::{BookmarkName, Edit, Hint, Leaderboard, Mode, PlayerName, SavedGame};

/// A command to the current game. Each is answered by
/// [`Event`](crate::Event)s.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Slides the tiles. A player that has taken over is paused.
    Move(Direction),
    /// Takes the last move (in practice: the last step) back, or the decision
    /// to end the game at its goal. At the very
    /// beginning of a game this undoes the restart, new game or practice
    /// that led to it.
    Undo,
    /// Does what was undone last again.
    Redo,
    /// Goes on after the goal. Where the game was finished there, that is
    /// taken back first, which counts as an undo.
    KeepPlaying,
    /// Ends the game at its goal instead of going on. [`Command::Undo`] takes
    /// it back.
    Finish,

    /// Begins a game. Asks first if the current one is not finished.
    New {
        /// Scored or practice.
        mode: Mode,
        /// Its rules.
        rules: Rules,
        /// The source of its tiles.
        chance: Chance,
        /// The best scores under these rules.
        leaderboard: Leaderboard,
    },
    /// Begins again under the same rules; practice stays practice. Asks
    /// first if the current game is not finished.
    Restart {
        /// The source of the tiles.
        chance: Chance,
    },
    /// Takes up a game that was left.
    Resume {
        /// The game.
        saved: Box<SavedGame>,
        /// The best scores under its rules.
        leaderboard: Leaderboard,
    },
    /// Goes back to the game before this one: before the restart, the new
    /// game or the practice.
    Return,

    /// Gives the place that is shown a name. Asks first if another place has
    /// it.
    Bookmark(BookmarkName),
    /// Goes to a place with a name by undoing (each step counts) or redoing.
    GoToBookmark(BookmarkName),
    /// Shows the position after so many moves (in practice since the last
    /// edit) without changing the game.
    GoToPly(usize),
    /// Shows the position as it stands again.
    BackToPresent,

    /// Asks for a hint.
    Hint,
    /// Gives the hint that was asked for.
    HintGiven(Hint),

    /// Lets a player make the moves, or go on after a pause.
    TakeOver {
        /// The player.
        player: String,
    },
    /// The move that was wanted of the player.
    PlayerMoves {
        /// The board that it was wanted for.
        board: Board,
        /// The move.
        direction: Direction,
    },
    /// Lets the player make one move and wait.
    StepPlayer,
    /// Lets the player wait.
    PausePlayer,
    /// Sends the player away.
    StopPlayer,

    /// Begins a practice game at the position that is shown. The game in
    /// hand stays as it is.
    Practise,
    /// Begins a practice game at a position that the rules of the game in hand
    /// can have, such as one of its earlier ones. That game stays as it is.
    PractiseAt {
        /// The board.
        board: Board,
        /// The score that it comes with.
        score: u64,
        /// The number of moves that led there.
        moves: u64,
    },
    /// Changes the board that is shown by hand; a scored game is left as it
    /// is, and practice begun.
    Edit(Edit),
    /// Makes one half of a slide, after which no tile appears; a scored game
    /// is left as it is, and practice begun.
    HalfSlide {
        /// The half: push or merge.
        step: Step,
        /// The direction.
        direction: Direction,
    },

    /// Enters the score that waits for a name; none keeps the place without
    /// one.
    EnterName(Option<PlayerName>),

    /// Lets the clock stand still.
    Pause,
    /// Lets the clock run again. So does a move.
    Continue,
    /// Yes, to the confirmation asked.
    Confirm,
    /// No, to the confirmation asked; or no name for the score.
    Cancel,
}

impl Command {
    /// Returns true if the command changes or advises the game as it stands, which
    /// makes no sense while an earlier position is shown.
    pub(crate) const fn needs_present(&self) -> bool {
        matches!(
            self,
            Command::Move(_)
                | Command::Undo
                | Command::Redo
                | Command::KeepPlaying
                | Command::Finish
                | Command::Hint
                | Command::TakeOver { .. }
                | Command::StepPlayer
                | Command::HalfSlide { .. }
        )
    }

    /// Returns true if a confirmation stays open when this command comes: it is the
    /// answer, or it comes by itself.
    pub(crate) const fn leaves_question_open(&self) -> bool {
        matches!(
            self,
            Command::Confirm
                | Command::Cancel
                | Command::Pause
                | Command::Continue
                | Command::HintGiven(_)
                | Command::PlayerMoves { .. }
        )
    }
}
