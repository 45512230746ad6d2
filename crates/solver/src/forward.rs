//! Forward: which afterstates there are.

mod step;

use std::collections::{BTreeMap, BTreeSet};

use crate::block::KeyBlock;
use crate::error::SolveError;
use crate::limits::Limits;
use crate::memory_budget::{MemoryBudget, bytes_of};
use crate::model::Model;
use crate::start_boards::StartBoards;
use step::LayerStep;

/// Every afterstate that can come up, in layers by the sum of the tiles: a
/// slide keeps the sum and a new tile adds to it, so that each layer follows
/// from earlier ones.
#[derive(Debug, Default)]
pub(crate) struct Reachable {
    pub(crate) layers: BTreeMap<u32, KeyBlock>,
    /// The number of boards with the player to move, or lost, up to symmetry.
    pub(crate) states: u64,
    /// The number of afterstates, up to symmetry.
    pub(crate) afterstates: u64,
}

/// The share of the whole work that going forward takes.
pub(crate) const FORWARD_SHARE: f64 = 0.4;

/// Finds everything that follows from the start.
pub(crate) fn find(
    model: &Model,
    start: &StartBoards,
    limits: &Limits<'_>,
    budget: &MemoryBudget,
) -> Result<Reachable, SolveError> {
    let last_sum = model.bounds.last_sum();
    let mut reachable = Reachable::default();
    let mut recent: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
    let mut sums: BTreeSet<u32> = start.boards.keys().copied().collect();
    while let Some(sum) = sums.pop_first() {
        let step = LayerStep {
            model,
            limits,
            budget,
            sum,
            recent: &recent,
            start,
        };
        let (states, afters) = step.take();
        limits.check_stop()?;
        reachable.states += states;
        let oldest = sum.saturating_sub(model.largest_step());
        forget_before(oldest, &mut recent, budget);
        if !afters.is_empty() {
            let growing = model.tiles.iter().filter(|tile| tile.settles.is_none());
            sums.extend(growing.map(|tile| sum + tile.value));
            reachable.keep(sum, &afters, budget);
            recent.insert(sum, afters);
        }
        if budget.is_over() {
            return Err(reachable.too_much(budget, sum, last_sum));
        }
        let share = f64::from(sum) / f64::from(last_sum.max(sum));
        limits.tell(FORWARD_SHARE * share, &reachable, budget);
    }
    forget_before(u32::MAX, &mut recent, budget);
    Ok(reachable)
}

/// Nothing follows from these layers any longer.
fn forget_before(oldest: u32, recent: &mut BTreeMap<u32, Vec<u64>>, budget: &MemoryBudget) {
    recent.retain(|&sum, afters| {
        if sum <= oldest {
            budget.give_back(bytes_of(afters));
        }
        sum > oldest
    });
}

impl Reachable {
    fn keep(&mut self, sum: u32, afters: &[u64], budget: &MemoryBudget) {
        let block = KeyBlock::new(afters);
        self.afterstates += afters.len() as u64;
        budget.take(bytes_of(&block.bytes));
        self.layers.insert(sum, block);
    }

    /// Memory has not done.
    pub(crate) fn too_much(&self, budget: &MemoryBudget, sum: u32, last_sum: u32) -> SolveError {
        SolveError::OutOfMemory {
            limit: budget.limit(),
            states: self.states,
            sum,
            last_sum,
        }
    }
}
