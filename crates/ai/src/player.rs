//! The trait of all players.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Board, Direction, Rules, Slide};

use crate::search::Clock;

/// One who chooses moves, on boards of every size and under all rules.
///
/// A player may remember and may draw lots, so that asking changes it; it
/// may be asked about any board at any time, not only about the next one of
/// the same game.
pub trait Player: Send {
    /// The name by which it was asked for, such as `corner`.
    fn name(&self) -> &str;

    /// Called before every game; after it the player answers as one newly
    /// built with `seed` would.
    ///
    /// One who neither remembers nor draws lots has nothing to do.
    fn new_game(&mut self, _seed: u64) {}

    /// The values of the directions, in the order of [`Direction::ALL`]:
    /// more is better, and `None` exactly where nothing moves.
    ///
    /// The four are comparable with each other. What they count is the
    /// player's own affair, so that values of two players are not.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4];

    /// The direction it would play; `None` only if nothing moves.
    ///
    /// It is one of the best by [`Player::values`]: the first of them in the
    /// order of [`Direction::ALL`], unless the player knows better.
    fn choose(&mut self, board: &Board, rules: &Rules) -> Option<Direction> {
        first_best(self.values(board, rules))
    }

    /// Its choice and its values, from one thought; `None` only if nothing
    /// moves.
    fn advise(&mut self, board: &Board, rules: &Rules) -> Option<Advice> {
        let values = self.values(board, rules);
        let best = first_best(values)?;
        Some(Advice { best, values })
    }

    /// Hands the player a flag that stops it: once the flag is true, a player
    /// that searches gives up soon, and its answer means nothing.
    ///
    /// One that answers at once has nothing to do.
    fn set_stop_flag(&mut self, _stop: Arc<AtomicBool>) {}

    /// Hands the player a clock to measure its time by, if it thinks for a time.
    fn set_clock(&mut self, _clock: Clock) {}
}

/// A player's choice on a board, with its values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice {
    /// The direction it would play.
    pub best: Direction,
    /// The values of the directions, as [`Player::values`] gives them.
    pub values: [Option<f64>; 4],
}

/// Builds a player from the seed of its lots: what several threads need, each
/// for a player of its own.
pub type PlayerFactory<'a> = &'a (dyn Fn(u64) -> Box<dyn Player> + Sync);

/// The direction with the greatest value, the first of equals.
pub(crate) fn first_best<V: PartialOrd>(values: [Option<V>; 4]) -> Option<Direction> {
    Direction::ALL
        .into_iter()
        .zip(values)
        .filter_map(|(direction, value)| Some((direction, value?)))
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map(|(direction, _)| direction)
}

/// A value for each direction in which something moves.
pub(crate) fn value_slides<V>(
    board: &Board,
    mut value: impl FnMut(Direction, Slide) -> V,
) -> [Option<V>; 4] {
    Direction::ALL.map(|direction| Some(value(direction, board.slide(direction)?)))
}
