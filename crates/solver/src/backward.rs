//! Backward: what every afterstate is worth.

use std::collections::{BTreeMap, BTreeSet};

use crate::block::{KeyBlock, ValueBlock};
use crate::error::SolveError;
use crate::forward::{FORWARD_SHARE, Found};
use crate::keys::Table;
use crate::limits::{Limits, Progress};
use crate::start::{Boards, Start};
use crate::terms::Terms;
use crate::workers::share;

/// A layer with its values, for a solution that is kept.
pub(crate) struct ValuedLayer {
    pub(crate) keys: KeyBlock,
    pub(crate) values: ValueBlock,
}

/// What the start is worth, and the layers if they are kept.
pub(crate) struct Valued {
    pub(crate) value: f64,
    pub(crate) layers: BTreeMap<u32, ValuedLayer>,
}

/// Values all layers from the last to the first. With `units` they are kept,
/// rounded to so many to 1.
pub(crate) fn value(
    terms: &Terms,
    start: &Start,
    mut found: Found,
    units: Option<f64>,
    limits: &Limits<'_>,
) -> Result<Valued, SolveError> {
    let mut result = Valued {
        value: start.settled,
        layers: BTreeMap::new(),
    };
    let mut tables: BTreeMap<u32, Table> = BTreeMap::new();
    let sums: BTreeSet<u32> = found
        .layers
        .keys()
        .chain(start.boards.keys())
        .copied()
        .collect();
    let mut done = 0;
    for sum in sums.into_iter().rev() {
        limits.check_stop()?;
        let block = found.layers.remove(&sum);
        let keys = block.as_ref().and_then(KeyBlock::keys).unwrap_or_default();
        let values = value_layer(terms, &keys, sum, &tables, limits);
        let table = Table::new(&keys, &values);
        result.value += value_start(terms, start.boards.get(&sum), &table);
        tables.retain(|&later, _| later <= sum + terms.largest_step());
        tables.insert(sum, table);
        if let (Some(units), Some(keys)) = (units, block) {
            let values = ValueBlock::new(&values, units);
            result.layers.insert(sum, ValuedLayer { keys, values });
        }
        done += keys.len() as u64;
        #[expect(clippy::cast_precision_loss, reason = "a share")]
        let share = done as f64 / found.afterstates.max(1) as f64;
        (limits.progress)(Progress {
            done: FORWARD_SHARE + (1.0 - FORWARD_SHARE) * share,
            states: found.states,
            afterstates: found.afterstates,
        });
    }
    Ok(result)
}

/// Afterstates to a piece of work.
const PIECE: usize = 1 << 12;

/// The values of a layer's afterstates. Each follows from its own afterstate
/// alone, in an order that threads do not change.
fn value_layer(
    terms: &Terms,
    keys: &[u64],
    sum: u32,
    tables: &BTreeMap<u32, Table>,
    limits: &Limits<'_>,
) -> Vec<f64> {
    let nothing = Table::new(&[], &[]);
    let table_after = |step: u32| tables.get(&(sum + step)).unwrap_or(&nothing);
    // Looked up once, not for each of many afterstates.
    let later: Vec<&Table> = terms
        .tiles
        .iter()
        .map(|tile| table_after(tile.value))
        .collect();
    let pieces: Vec<&[u64]> = keys.chunks(PIECE).collect();
    let values = share(pieces.len(), limits.jobs, |piece| {
        let value = |&after: &u64| {
            terms.value_of_after(after, |tile| {
                let table = later[tile];
                move |after| table.value(after)
            })
        };
        pieces[piece].iter().map(value).collect::<Vec<f64>>()
    });
    values.concat()
}

/// What the boards of one layer that a game begins with add to its value.
fn value_start(terms: &Terms, boards: Option<&Boards>, table: &Table) -> f64 {
    let boards = boards.into_iter().flatten();
    boards
        .map(|(&board, probability)| {
            probability * terms.value_of_board(board, |after| table.value(after))
        })
        .sum()
}
