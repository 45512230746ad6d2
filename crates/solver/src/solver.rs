//! Solving: forward, then backward.

use brikke_engine::Rules;

use crate::aim::Aim;
use crate::backward;
use crate::bounds::Bounds;
use crate::error::SolveError;
use crate::estimate::Estimate;
use crate::forward;
use crate::limits::Limits;
use crate::solution::Solution;
use crate::start::Start;
use crate::terms::Terms;

/// What perfect play is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Solved {
    /// The expected score from the random start, or the probability of
    /// reaching the tile.
    pub value: f64,
    /// How many boards can come up, with the player to move or lost, counted
    /// up to symmetry. Where a tile is to be reached or ends the game, those
    /// that have it are not counted.
    pub states: u64,
    /// How many afterstates there are, counted likewise.
    pub afterstates: u64,
}

/// What solving would take.
///
/// # Errors
///
/// It cannot be solved at all.
pub fn estimate(rules: &Rules, aim: Aim, keeps_values: bool) -> Result<Estimate, SolveError> {
    Ok(Estimate::new(&Bounds::new(rules, aim)?, keeps_values))
}

/// The value of perfect play.
///
/// # Errors
///
/// It cannot be solved, or not within the limits, or was stopped.
pub fn solve(rules: &Rules, aim: Aim, limits: &Limits<'_>) -> Result<Solved, SolveError> {
    solve_all(rules, aim, limits, None).map(|(solved, _)| solved)
}

/// The value of perfect play, and of every afterstate.
///
/// # Errors
///
/// As for [`solve`].
pub fn solve_and_keep(
    rules: &Rules,
    aim: Aim,
    limits: &Limits<'_>,
) -> Result<Solution, SolveError> {
    let units = Solution::units(aim);
    let (solved, valued) = solve_all(rules, aim, limits, Some(units))?;
    Ok(Solution::new(rules.clone(), aim, solved, valued.layers))
}

fn solve_all(
    rules: &Rules,
    aim: Aim,
    limits: &Limits<'_>,
    units: Option<f64>,
) -> Result<(Solved, backward::Valued), SolveError> {
    let estimate = estimate(rules, aim, units.is_some())?;
    #[expect(clippy::cast_precision_loss, reason = "roughly")]
    if estimate.bytes > limits.memory as f64 {
        let limit = limits.memory;
        return Err(SolveError::TooMuch { estimate, limit });
    }
    let terms = Terms::new(rules, aim)?;
    let start = Start::new(rules, &terms);
    let found = forward::find(&terms, &start, limits)?;
    let (states, afterstates) = (found.states, found.afterstates);
    let valued = backward::value(&terms, &start, found, units, limits)?;
    let solved = Solved {
        value: valued.value,
        states,
        afterstates,
    };
    Ok((solved, valued))
}
