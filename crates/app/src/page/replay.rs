//! A game, move by move.

use std::sync::Arc;

use super::{BoardView, KeyHint, Note, Tone};

/// A game, move by move, with what a player thinks of it.
///
/// [`Input::GoTo`](crate::Input::GoTo) goes to a move.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ReplayPage {
    /// The board after `ply` moves.
    pub board: BoardView,
    /// The move that is shown, 0 for the start.
    pub ply: usize,
    /// The number of moves.
    pub plies: usize,
    /// True while the moves go on by themselves.
    pub is_playing: bool,
    /// Position, score, state and speed in one line.
    pub status: String,
    /// The analysis: how far it is, or what it says of the game and of the
    /// next move. Where there is little room the last lines count most.
    pub analysis: Vec<Note>,
    /// The score, or once the moves are analysed their costs.
    pub chart: Chart,
    /// The name of the slider that goes to a move.
    pub slider: String,
    /// The buttons, as keys.
    pub buttons: Vec<KeyHint>,
}

/// A curve over the moves of a game.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Chart {
    /// Its name.
    pub name: String,
    /// A value for each move.
    pub values: Arc<Vec<f32>>,
    /// The moves that stand out.
    pub marks: Arc<Vec<Mark>>,
}

/// A move that stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Mark {
    /// The move.
    pub at: usize,
    /// Its tone.
    pub tone: Tone,
}
