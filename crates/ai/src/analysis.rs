//! A game that was played, analysed by a player.
//!
//! For each move a player, the advisor, says what the four directions are
//! worth. From that follow, for any advisor, whatever its values count and from
//! wherever they are counted:
//!
//! - The **loss** of a move: the best value less that of the direction that
//!   was played, never below 0.
//! - What is **at stake** in a position: the best value less the worst. A
//!   position with one legal direction, or with equal values, has nothing at
//!   stake and is not analysed.
//! - The **stake** of a game: the median of that over its analysed positions.
//!   Multiplying all values by a number changes losses and stake alike (adding
//!   one changes neither), and the few positions in which all is at stake do not
//!   move a median. It is one for the whole game, not one for each part of it:
//!   a slip on an empty board that is soon made good is not to count as much
//!   as one on a full board, and advisors know that by their values. It is at
//!   least 2 % of the typical best value (where that is above 0): in the first
//!   moves of a game all directions are nearly equal, and the smallest
//!   difference would be a blunder.
//! - The **cost** of a move: its loss divided by the stake. It has no unit. A
//!   cost of 1 is what the worst direction costs in a typical position of the
//!   game; a move that throws the game away costs a multiple of that.
//! - The [`Grade`] of a move, by its cost: best (below 0.001), good (below
//!   0.05), inaccuracy (below 0.2), mistake (below 0.5), blunder. The move that loses
//!   the game is a blunder at any cost above 0 if another direction was less
//!   likely to lose at once: an advisor that sees only the board may think little
//!   of the difference, but the rules do not.
//! - The **accuracy** of a game, from 0 to 100: the mean over the analysed moves
//!   of 100 · 16^(−cost), so that a move is worth 50 where it loses a quarter
//!   of a stake, and 25 where it loses half of one. Each move weighs
//!   s / (s + stake), where s is what was at stake, and at least a quarter: choices
//!   between nearly equals count for less, and where much is at stake a move counts
//!   fully but no more than that. A losing blunder as above is worth 0 and weighs 1.
//! - The **luck** of a tile: the value of the board that came (that of its best
//!   direction) less the mean over all boards that could have come, weighted
//!   by their chances. Its mean is 0 by construction, before every tile and
//!   so over every game: luck is what the player had no part in. It is
//!   measured in stakes too, those of the player that values the tiles, which
//!   may be a faster one than the advisor; or in the deviation of a typical tile, if
//!   that is larger.
//! - A game's luck in **deviations**: the sum divided by the square root of
//!   the sum of the variances. Over many games that has mean 0 and deviation
//!   1, so that it says how often tiles are less kind.
//! - A **turning point**: one of the five moves with the largest swing (luck
//!   less cost), if that is at least a stake.
//!
//! A lost board is worth 0, or as little as the worst board that could have
//! come instead, if that is below 0.

mod analyst;
mod figures;
mod grade;
mod luck;
mod observation;
mod progress;
mod stake;
mod turning;

use brikke_engine::Direction;

pub use analyst::Analyst;
pub use grade::Grade;
pub use luck::Luck;
pub use progress::AnalysisProgress;
pub use turning::{Cause, TurningPoint};

/// An analysed game.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// Its moves, those that were undone left out.
    pub moves: Vec<AnalysedMove>,
    /// The stake of a typical position, in the advisor's unit; none if
    /// no position was analysed.
    pub stake: Option<f64>,
    /// From 0 to 100; none if no position was analysed.
    pub accuracy: Option<f64>,
    /// The luck of the tiles.
    pub luck: Luck,
    /// The turning points of the game, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// An analysed move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnalysedMove {
    /// Its number, from 1.
    pub number: usize,
    /// The direction that was played.
    pub played: Direction,
    /// The advisor's best direction: the first of equals, or the one played
    /// if that is one of them.
    pub best: Direction,
    /// The advisor's values, in the order of [`Direction::ALL`].
    pub values: [Option<f64>; 4],
    /// The best value less that of what was played, in the advisor's unit.
    pub loss: f64,
    /// The loss in stakes.
    pub cost: f64,
    /// Its grade.
    pub grade: Grade,
    /// The luck of the tile that answered it, in stakes.
    pub luck: f64,
}

impl AnalysedMove {
    /// The value of the best direction.
    pub fn best_value(&self) -> f64 {
        self.values[self.best as usize].unwrap_or(0.0)
    }
}

impl Analysis {
    /// The number of moves with this grade.
    pub fn count(&self, grade: Grade) -> usize {
        let moves = self.moves.iter();
        moves.filter(|analysed| analysed.grade == grade).count()
    }

    /// The mistakes and blunders, in order.
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &AnalysedMove> {
        self.moves
            .iter()
            .filter(|analysed| analysed.grade.is_mistake())
    }

    /// The mistakes and blunders, the most costly first; of equals, the
    /// earlier.
    pub fn worst(&self) -> Vec<&AnalysedMove> {
        let mut mistakes: Vec<&AnalysedMove> = self.mistakes().collect();
        mistakes.sort_by(|one, other| {
            let by_grade = other.grade.cmp(&one.grade);
            by_grade.then(other.cost.total_cmp(&one.cost))
        });
        mistakes
    }
}
