//! A game, move by move.

use std::sync::Arc;

use super::{BoardView, HintView, Icon, KeyHint, Note, Tone};

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
    /// Position, score, state and speed.
    pub status: ReplayStatus,
    /// The figures of the analysed game, large: accuracy and luck.
    pub headlines: Vec<Headline>,
    /// The analysis: how far it is, or what it says of the game and of the
    /// next move. Where there is little room the last lines count most.
    pub analysis: Vec<Note>,
    /// The values of the four directions in the position that is shown.
    pub values: Option<HintView>,
    /// The title of the worst moves.
    pub worst_title: String,
    /// The worst moves, the most costly first; each is gone to by
    /// [`Input::GoTo`](crate::Input::GoTo).
    pub worst: Vec<WorstMove>,
    /// The score, or once the moves are analysed their costs.
    pub chart: Chart,
    /// The name of the slider that goes to a move.
    pub slider: String,
    /// The buttons, as keys: those of the transport first.
    pub buttons: Vec<KeyHint>,
    /// The pictures on the first buttons, those of the transport.
    pub transport: Vec<Icon>,
}

/// The state of a replay, in parts that stand in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ReplayStatus {
    /// The parts: position, score, state and speed. The last ones may be left
    /// out where there is little room.
    pub parts: Vec<String>,
    /// Position and score as numbers only, for still less room.
    pub short: Vec<String>,
}

impl ReplayStatus {
    /// The separator of two parts.
    pub const BETWEEN: &str = " · ";

    /// All parts in one line.
    pub fn line(&self) -> String {
        self.parts.join(ReplayStatus::BETWEEN)
    }
}

/// A figure of an analysed game with a word of explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Headline {
    /// Its name.
    pub name: String,
    /// Its value, to be drawn large.
    pub value: String,
    /// A few words that explain it.
    pub about: String,
}

/// One of the worst moves of an analysed game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WorstMove {
    /// The position in which it was made.
    pub ply: usize,
    /// A line about it.
    pub text: String,
    /// Its tone.
    pub tone: Tone,
    /// True if that position is shown.
    pub is_shown: bool,
}

/// A curve over the moves of a game.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Chart {
    /// Its name.
    pub name: String,
    /// A value for each position, the first and the last among them: it spans
    /// the same moves as the time line under it.
    pub values: Arc<Vec<f32>>,
    /// The positions that stand out.
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
