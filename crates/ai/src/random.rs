//! The player that draws lots.

use brikke_engine::{Board, Direction, Generator, Rules};

use crate::player::value_slides;
use crate::{Advice, Player};

/// Plays a direction drawn uniformly from the legal ones.
pub struct Random {
    generator: Generator,
}

impl Random {
    /// The stream of the seed that the player draws from: none that a game
    /// with a number draws its tiles from, so that the two are independent.
    const STREAM: u64 = u64::MAX;

    /// A player that draws by this seed.
    pub fn new(seed: u64) -> Random {
        Random {
            generator: Generator::stream(seed, Random::STREAM),
        }
    }
}

impl Player for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn new_game(&mut self, seed: u64) {
        *self = Random::new(seed);
    }

    /// To this player all directions are the same.
    fn values(&mut self, board: &Board, _: &Rules) -> [Option<f64>; 4] {
        value_slides(board, |_, _| 0.0)
    }

    fn choose(&mut self, board: &Board, _: &Rules) -> Option<Direction> {
        let count = u32::try_from(board.legal_directions().count()).ok()?;
        if count == 0 {
            return None;
        }
        let drawn = self.generator.below(count);
        board.legal_directions().nth(drawn as usize)
    }

    fn advise(&mut self, board: &Board, rules: &Rules) -> Option<Advice> {
        let best = self.choose(board, rules)?;
        let values = self.values(board, rules);
        Some(Advice { best, values })
    }
}
