//! The players that tests are about.

use brikke_ai::{Corner, Effort, Expectimax, Fast, Greedy, Player, Random, Slow};

/// A player that needs nothing but, perhaps, a seed or an effort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tested {
    Random,
    Greedy,
    Corner,
    Fast,
    Slow,
    Expectimax(Effort),
}

impl Tested {
    pub(crate) fn build(self, seed: u64) -> Box<dyn Player> {
        match self {
            Tested::Random => Box::new(Random::new(seed)),
            Tested::Greedy => Box::new(Greedy),
            Tested::Corner => Box::new(Corner),
            Tested::Fast => Box::new(Fast),
            Tested::Slow => Box::new(Slow::new()),
            Tested::Expectimax(effort) => Box::new(Expectimax::new(effort)),
        }
    }
}
