//! Players with all that they need.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use brikke_ai::learned::{Learned, Network};
use brikke_ai::{Effort, Player, PlayerSpec};
use brikke_engine::{Rules, Size};
use brikke_solver::{Solution, SolveError};

use crate::choice::Choice;
use crate::kept;
use crate::networks::network;
use crate::optimal::Optimal;
use crate::stock::Supplies;

/// A player with all that it needs, to be built as often as one likes.
#[derive(Clone)]
pub enum Ready {
    /// One that needs nothing.
    Any(PlayerSpec),
    /// The one that has learned, with its network.
    Learned(Arc<Network>, Effort),
    /// The perfect one with its solution.
    Optimal(Arc<Solution>),
}

/// Why a player is not ready.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotReady {
    /// Somebody asked to stop.
    #[error("stopped")]
    Stopped,
    /// The rules cannot be solved, or not with what a player may take.
    #[error("the player optimal cannot play under these rules: {0}")]
    Unsolvable(SolveError),
    /// There is no network for boards of this size.
    #[error(
        "the player learned needs a network for {size} ({reason}): 'brikke train --size {size} \
         --checkpoint DIR --time 8h --export FILE' makes one, and BRIKKE_NETWORK=FILE names it"
    )]
    NoNetwork {
        /// The size.
        size: Size,
        /// What was found instead.
        reason: String,
    },
}

impl From<SolveError> for NotReady {
    fn from(error: SolveError) -> NotReady {
        match error {
            SolveError::Stopped => NotReady::Stopped,
            other => NotReady::Unsolvable(other),
        }
    }
}

impl Choice {
    /// Gets what the player needs under these rules. `optimal` takes their
    /// solution from the cache, or solves them and keeps it there; `learned`
    /// loads its network.
    ///
    /// # Errors
    ///
    /// The rules cannot be solved, there is no network for their size, or it
    /// was stopped.
    pub fn prepare(self, rules: &Rules, supplies: &Supplies<'_>) -> Result<Ready, NotReady> {
        match self {
            Choice::Any(spec) => Ok(Ready::Any(spec)),
            Choice::Learned(effort) => {
                let network = network(rules.size(), supplies.stock)?;
                Ok(Ready::Learned(network, effort))
            }
            Choice::Optimal => Ok(Ready::Optimal(kept::solution(rules, supplies)?)),
        }
    }

    /// Whether the player can get ready under these rules, as far as that
    /// can be told without doing it.
    ///
    /// # Errors
    ///
    /// The rules cannot be solved.
    pub fn check(self, rules: &Rules) -> Result<(), NotReady> {
        match self {
            Choice::Any(_) | Choice::Learned(_) => Ok(()),
            Choice::Optimal => Ok(kept::check(rules)?),
        }
    }

    /// Whether getting ready may take longer than a moment.
    pub(crate) fn takes_time(self) -> bool {
        match self {
            Choice::Any(_) => false,
            Choice::Learned(_) | Choice::Optimal => true,
        }
    }
}

impl Ready {
    /// The player itself. One that draws lots draws them by the seed.
    pub fn build(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Ready::Any(spec) => spec.build(seed),
            Ready::Learned(network, effort) => Box::new(Learned::new(Arc::clone(network), *effort)),
            Ready::Optimal(solution) => Box::new(Optimal::new(Arc::clone(solution))),
        }
    }

    /// The same for somebody who waits for this one player, which may think
    /// with all cores.
    pub fn build_for_one(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Ready::Any(spec) => spec.build_for_one(seed),
            Ready::Learned(network, effort @ Effort::Time(_)) => {
                let cores = available_parallelism().unwrap_or(NonZero::<usize>::MIN);
                let player = Learned::new(Arc::clone(network), *effort);
                Box::new(player.with_threads(cores))
            }
            Ready::Learned(..) | Ready::Optimal(_) => self.build(seed),
        }
    }
}
