//! Forward: which afterstates there are.

mod step;

use std::collections::{BTreeMap, BTreeSet};

use crate::block::KeyBlock;
use crate::error::SolveError;
use crate::ledger::{Ledger, bytes_of};
use crate::limits::Limits;
use crate::start::Start;
use crate::terms::Terms;
use step::Step;

/// Every afterstate that can come up, in layers by the sum of the tiles: a
/// slide keeps the sum and a new tile adds to it, so that each layer follows
/// from earlier ones.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) layers: BTreeMap<u32, KeyBlock>,
    /// How many boards with the player to move, or lost, up to symmetry.
    pub(crate) states: u64,
    /// How many afterstates, up to symmetry.
    pub(crate) afterstates: u64,
}

/// How much of the whole work this is.
pub(crate) const FORWARD_SHARE: f64 = 0.4;

/// Finds everything that follows from the start.
pub(crate) fn find(
    terms: &Terms,
    start: &Start,
    limits: &Limits<'_>,
    ledger: &Ledger,
) -> Result<Found, SolveError> {
    let last_sum = terms.bounds.last_sum();
    let mut found = Found::default();
    let mut recent: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
    let mut sums: BTreeSet<u32> = start.boards.keys().copied().collect();
    while let Some(sum) = sums.pop_first() {
        let step = Step {
            terms,
            limits,
            ledger,
            sum,
            recent: &recent,
            start,
        };
        let (states, afters) = step.take();
        limits.check_stop()?;
        found.states += states;
        let oldest = sum.saturating_sub(terms.largest_step());
        forget_before(oldest, &mut recent, ledger);
        if !afters.is_empty() {
            let growing = terms.tiles.iter().filter(|tile| tile.settles.is_none());
            sums.extend(growing.map(|tile| sum + tile.value));
            found.keep(sum, &afters, ledger);
            recent.insert(sum, afters);
        }
        if ledger.is_over() {
            return Err(found.too_much(ledger, sum, last_sum));
        }
        let share = f64::from(sum) / f64::from(last_sum.max(sum));
        limits.tell(FORWARD_SHARE * share, &found, ledger);
    }
    forget_before(u32::MAX, &mut recent, ledger);
    Ok(found)
}

/// Nothing follows from these layers any longer.
fn forget_before(oldest: u32, recent: &mut BTreeMap<u32, Vec<u64>>, ledger: &Ledger) {
    recent.retain(|&sum, afters| {
        if sum <= oldest {
            ledger.give_back(bytes_of(afters));
        }
        sum > oldest
    });
}

impl Found {
    fn keep(&mut self, sum: u32, afters: &[u64], ledger: &Ledger) {
        let block = KeyBlock::new(afters);
        self.afterstates += afters.len() as u64;
        ledger.take(bytes_of(&block.bytes));
        self.layers.insert(sum, block);
    }

    /// Memory has not done.
    pub(crate) fn too_much(&self, ledger: &Ledger, sum: u32, last_sum: u32) -> SolveError {
        SolveError::OutOfMemory {
            limit: ledger.limit(),
            states: self.states,
            sum,
            last_sum,
        }
    }
}
