//! Reasons to refuse a command.

use brikke_engine::{Direction, IllegalMove, OutsideBoard, StartError};

use crate::BookmarkName;

/// A reason to refuse a command. Everything is as before.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules do not allow the move.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// No two equal tiles have only empty cells between them this way.
    #[error("{0} merges nothing")]
    MergesNothing(Direction),
    /// This is where everything begins.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing was undone, or something else was done since.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The goal is not reached, or it was decided already how to go on.
    #[error("there is nothing to decide at the goal")]
    NotAtGoal,
    /// There was no game before this one, or it is no longer at hand.
    #[error("there is no earlier game to return to")]
    NothingToReturnTo,
    /// A practice game has no bookmarks: its edits are not stored step by
    /// step.
    #[error("practice games have no bookmarks")]
    PracticeBookmark,
    /// No bookmark has this name.
    #[error("there is no bookmark '{0}'")]
    NoSuchBookmark(BookmarkName),
    /// The game is not so long.
    #[error("there is no move {ply}: the game has {plies}")]
    NoSuchPly {
        /// The one asked for.
        ply: usize,
        /// The number that there is.
        plies: usize,
    },
    /// An earlier position is shown; the game goes on at its last one.
    #[error("an earlier position is shown: go back to the current one first")]
    LookingBack,
    /// Nobody asked for a hint on this board, or the board has changed.
    #[error("no hint is awaited on this board")]
    HintNotAwaited,
    /// No player has taken over.
    #[error("no player has taken over")]
    NoPlayer,
    /// The player waits, or the board has changed.
    #[error("no move of a player is awaited on this board")]
    PlayerNotAwaited,
    /// The game is a practice game already.
    #[error("you are practising already")]
    AlreadyPractising,
    /// The practice board cannot have this square.
    #[error(transparent)]
    Square(#[from] OutsideBoard),
    /// The rules cannot have this board.
    #[error(transparent)]
    Position(#[from] StartError),
    /// No rules like these exist for a board of this size.
    #[error("these rules do not work on a board of this size")]
    Unplayable,
    /// Nothing was asked.
    #[error("there is no question to answer")]
    NoQuestion,
    /// No score waits for a name.
    #[error("no score is waiting for a name")]
    NoNameWanted,
}
