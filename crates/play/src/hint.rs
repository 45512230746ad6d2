//! Advice on the next move.

use brikke_engine::{Board, Direction};

/// A player's values of the four directions.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The board it is about.
    pub board: Board,
    /// The player that was asked.
    pub player: String,
    /// The direction that the player would choose.
    pub best: Direction,
    /// The value of each direction in the order of [`Direction::ALL`]; none
    /// where nothing moves.
    pub values: [Option<f64>; 4],
}

/// The state of the hint on the current board.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum HintState {
    /// Nobody asked about this board.
    #[default]
    None,
    /// Asked for and not yet given.
    Wanted,
    /// Here it is.
    Shown(Hint),
}
