//! Backward: what every afterstate is worth.

use std::collections::{BTreeMap, BTreeSet};

use brikke_workers::share;

use crate::block::{KeyBlock, ValueBlock};
use crate::error::SolveError;
use crate::forward::{FORWARD_SHARE, Reachable};
use crate::keys::ValueTable;
use crate::limits::Limits;
use crate::memory_budget::{MemoryBudget, bytes_of};
use crate::model::Model;
use crate::start_boards::{Boards, StartBoards};

/// A layer with its values, for a solution that is kept.
pub(crate) struct ValuedLayer {
    pub(crate) keys: KeyBlock,
    pub(crate) values: ValueBlock,
}

/// The value of the start, and the layers if they are kept.
pub(crate) struct Valued {
    pub(crate) value: f64,
    pub(crate) layers: BTreeMap<u32, ValuedLayer>,
}

/// Values all layers from the last to the first. With `units` they are kept,
/// rounded to so many to 1.
pub(crate) fn value(
    model: &Model,
    start: &StartBoards,
    mut reachable: Reachable,
    units: Option<f64>,
    limits: &Limits<'_>,
    budget: &MemoryBudget,
) -> Result<Valued, SolveError> {
    let mut result = Valued {
        value: start.settled,
        layers: BTreeMap::new(),
    };
    let mut tables: BTreeMap<u32, ValueTable> = BTreeMap::new();
    let mut done = 0;
    for sum in sums(&reachable, start).into_iter().rev() {
        let block = reachable.layers.remove(&sum);
        let count = block.as_ref().map_or(0, |block| block.count);
        // Afterstates and values, the values of pieces put together.
        let at_work = 24 * count as u64;
        if !budget.take(at_work + ValueTable::bytes_for(count)) {
            return Err(reachable.too_much(budget, sum, model.bounds.last_sum()));
        }
        let keys = match &block {
            Some(block) => block.keys().ok_or(SolveError::DamagedLayer { sum })?,
            None => Vec::new(),
        };
        let values = value_layer(model, &keys, sum, &tables, limits)?;
        limits.check_stop()?;
        let table = ValueTable::new(&keys, &values);
        result.value += value_start(model, start.boards.get(&sum), &table);
        if table.has_missed() {
            return Err(SolveError::DamagedLayer { sum });
        }
        forget_after(sum + model.largest_step(), &mut tables, budget);
        tables.insert(sum, table);
        budget.give_back(at_work);
        if let Some(keys) = block {
            result.keep(sum, keys, &values, units, budget);
        }
        done += count as u64;
        #[expect(clippy::cast_precision_loss, reason = "a share")]
        let share = done as f64 / reachable.afterstates.max(1) as f64;
        limits.tell(
            FORWARD_SHARE + (1.0 - FORWARD_SHARE) * share,
            &reachable,
            budget,
        );
    }
    Ok(result)
}

/// The layers in which something is to be valued.
fn sums(reachable: &Reachable, start: &StartBoards) -> BTreeSet<u32> {
    let layers = reachable.layers.keys().chain(start.boards.keys());
    layers.copied().collect()
}

/// No board that is still to be valued leads to these layers.
fn forget_after(last: u32, tables: &mut BTreeMap<u32, ValueTable>, budget: &MemoryBudget) {
    tables.retain(|&sum, table| {
        if sum > last {
            budget.give_back(table.bytes());
        }
        sum <= last
    });
}

impl Valued {
    /// Keeps a layer if they are kept, and forgets its afterstates if not.
    fn keep(
        &mut self,
        sum: u32,
        keys: KeyBlock,
        values: &[f64],
        units: Option<f64>,
        budget: &MemoryBudget,
    ) {
        match units {
            Some(units) => {
                let values = ValueBlock::new(values, units);
                budget.take(bytes_of(&values.bytes));
                self.layers.insert(sum, ValuedLayer { keys, values });
            }
            None => budget.give_back(bytes_of(&keys.bytes)),
        }
    }
}

/// Afterstates to a piece of work.
const PIECE: usize = 1 << 12;

/// The values of a layer's afterstates. Each follows from its own afterstate
/// alone, in an order that threads do not change.
fn value_layer(
    model: &Model,
    keys: &[u64],
    sum: u32,
    tables: &BTreeMap<u32, ValueTable>,
    limits: &Limits<'_>,
) -> Result<Vec<f64>, SolveError> {
    let empty = ValueTable::new(&[], &[]);
    let table_after = |step: u32| tables.get(&(sum + step)).unwrap_or(&empty);
    // Looked up once, not for each of many afterstates.
    let later: Vec<&ValueTable> = model
        .tiles
        .iter()
        .map(|tile| table_after(tile.value))
        .collect();
    let pieces: Vec<&[u64]> = keys.chunks(PIECE).collect();
    let values: Vec<Vec<f64>> = share(pieces.len(), limits.jobs, |piece| {
        if limits.check_stop().is_err() {
            return Vec::new();
        }
        let value = |&after: &u64| {
            model.value_of_after(after, |tile| {
                let table = later[tile];
                move |after| table.value(after)
            })
        };
        pieces[piece].iter().map(value).collect()
    });
    let missed = model.tiles.iter().zip(&later);
    match missed.into_iter().find(|(_, table)| table.has_missed()) {
        Some((tile, _)) => Err(SolveError::DamagedLayer {
            sum: sum + tile.value,
        }),
        None => Ok(values.concat()),
    }
}

/// The part of the game's value that its first boards in one layer add.
fn value_start(model: &Model, boards: Option<&Boards>, table: &ValueTable) -> f64 {
    let boards = boards.into_iter().flatten();
    boards
        .map(|(&board, probability)| {
            probability * model.value_of_board(board, |after| table.value(after))
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;
    use std::sync::atomic::AtomicBool;

    use brikke_engine::{Overrides, Preset, Rules};

    use super::*;
    use crate::forward;
    use crate::solver::Objective;

    /// Values 2x3 after the layers that were found have been damaged.
    fn value_after(damage: impl Fn(&mut BTreeMap<u32, KeyBlock>)) -> Result<f64, SolveError> {
        let size = Overrides {
            size: "2x3".parse().ok(),
            ..Overrides::default()
        };
        let rules = Rules::new(Preset::Classic, size).unwrap();
        let model = Model::new(&rules, Objective::Score)?;
        let start = StartBoards::new(&rules, &model);
        let limits = Limits {
            jobs: NonZeroUsize::MIN,
            memory: 1 << 30,
            stop: &AtomicBool::new(false),
            progress: &|_| {},
        };
        let budget = MemoryBudget::new(limits.memory);
        let mut reachable = forward::find(&model, &start, &limits, &budget)?;
        damage(&mut reachable.layers);
        value(&model, &start, reachable, None, &limits, &budget).map(|valued| valued.value)
    }

    #[test]
    fn no_value_follows_from_a_layer_that_cannot_be_decoded() {
        assert!(value_after(|_| {}).is_ok());
        let damaged = value_after(|layers| {
            layers.get_mut(&40).unwrap().bytes.pop();
        });
        assert_eq!(damaged, Err(SolveError::DamagedLayer { sum: 40 }));
    }

    #[test]
    fn no_value_follows_from_an_afterstate_that_is_missing() {
        let without_layer = value_after(|layers| {
            layers.remove(&40);
        });
        assert_eq!(without_layer, Err(SolveError::DamagedLayer { sum: 40 }));
        let without_one = value_after(|layers| {
            let layer = layers.get_mut(&40).unwrap();
            let mut keys = layer.keys().unwrap();
            keys.remove(keys.len() / 2);
            *layer = KeyBlock::new(&keys);
        });
        assert_eq!(without_one, Err(SolveError::DamagedLayer { sum: 40 }));
    }
}
