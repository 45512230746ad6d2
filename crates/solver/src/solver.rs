//! Solving: forward, then backward.

use std::fmt;

use brikke_engine::{Rank, Rules};

use crate::backward;
use crate::bounds::Bounds;
use crate::error::SolveError;
use crate::estimate::Estimate;
use crate::forward;
use crate::limits::Limits;
use crate::memory_budget::MemoryBudget;
use crate::model::Model;
use crate::solution::Solution;
use crate::start_boards::StartBoards;

/// The quantity that perfect play makes as great as it can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Objective {
    /// The expected score.
    Score,
    /// The probability of ever having this tile, or a larger one.
    Reach(Rank),
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Objective::Score => f.write_str("score"),
            Objective::Reach(tile) => write!(f, "reach={tile}"),
        }
    }
}

/// The value of perfect play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Solved {
    /// The expected score from the random start, or the probability of
    /// reaching the tile.
    pub value: f64,
    /// The number of boards that can come up, with the player to move or lost,
    /// counted up to symmetry. Where a tile is to be reached or ends the game,
    /// those that have it are not counted.
    pub states: u64,
    /// The number of afterstates, counted likewise.
    pub afterstates: u64,
}

/// Estimates the states and bytes that solving takes.
///
/// # Errors
///
/// It cannot be solved at all.
pub fn estimate(
    rules: &Rules,
    objective: Objective,
    keeps_values: bool,
) -> Result<Estimate, SolveError> {
    Ok(Estimate::new(&Bounds::new(rules, objective)?, keeps_values))
}

/// The value of perfect play.
///
/// # Errors
///
/// It cannot be solved, or not within the limits, or was stopped.
pub fn solve(
    rules: &Rules,
    objective: Objective,
    limits: &Limits<'_>,
) -> Result<Solved, SolveError> {
    solve_all(rules, objective, limits, None).map(|(solved, _)| solved)
}

/// The value of perfect play, and of every afterstate.
///
/// # Errors
///
/// As for [`solve`].
pub fn solve_and_keep(
    rules: &Rules,
    objective: Objective,
    limits: &Limits<'_>,
) -> Result<Solution, SolveError> {
    let units = Solution::units(objective);
    let (solved, valued) = solve_all(rules, objective, limits, Some(units))?;
    Ok(Solution::new(
        rules.clone(),
        objective,
        solved,
        valued.layers,
    ))
}

fn solve_all(
    rules: &Rules,
    objective: Objective,
    limits: &Limits<'_>,
    units: Option<f64>,
) -> Result<(Solved, backward::Valued), SolveError> {
    let estimate = estimate(rules, objective, units.is_some())?;
    #[expect(clippy::cast_precision_loss, reason = "roughly")]
    if estimate.bytes > limits.memory as f64 {
        let limit = limits.memory;
        return Err(SolveError::TooMuch { estimate, limit });
    }
    let model = Model::new(rules, objective)?;
    let start = StartBoards::new(rules, &model);
    let budget = MemoryBudget::new(limits.memory);
    budget.take(model.bytes());
    let reachable = forward::find(&model, &start, limits, &budget)?;
    let (states, afterstates) = (reachable.states, reachable.afterstates);
    let valued = backward::value(&model, &start, reachable, units, limits, &budget)?;
    let solved = Solved {
        value: valued.value,
        states,
        afterstates,
    };
    Ok((solved, valued))
}
