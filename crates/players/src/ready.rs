//! Players with all that they need.

use std::sync::Arc;

use brikke_ai::{Player, PlayerSpec};
use brikke_engine::Rules;
use brikke_solver::{Solution, SolveError};

use crate::choice::Choice;
use crate::kept;
use crate::optimal::Optimal;
use crate::stock::Supplies;

/// A player with all that it needs, to be built as often as one likes.
#[derive(Clone)]
pub enum Ready {
    /// One that needs nothing.
    Any(PlayerSpec),
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
    /// solution from the cache, or solves them and keeps it there.
    ///
    /// # Errors
    ///
    /// The rules cannot be solved, or it was stopped.
    pub fn prepare(self, rules: &Rules, supplies: &Supplies<'_>) -> Result<Ready, NotReady> {
        match self {
            Choice::Any(spec) => Ok(Ready::Any(spec)),
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
            Choice::Any(_) => Ok(()),
            Choice::Optimal => Ok(kept::check(rules)?),
        }
    }

    /// Whether getting ready may take longer than a moment.
    pub(crate) fn takes_time(self) -> bool {
        match self {
            Choice::Any(_) => false,
            Choice::Optimal => true,
        }
    }
}

impl Ready {
    /// The player itself. One that draws lots draws them by the seed.
    pub fn build(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Ready::Any(spec) => spec.build(seed),
            Ready::Optimal(solution) => Box::new(Optimal::new(Arc::clone(solution))),
        }
    }

    /// The same for somebody who waits for this one player, which may think
    /// with all cores.
    pub fn build_for_one(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Ready::Any(spec) => spec.build_for_one(seed),
            Ready::Optimal(_) => self.build(seed),
        }
    }
}
