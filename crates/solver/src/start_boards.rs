//! The boards that a game begins with.

use std::collections::BTreeMap;

use brikke_engine::Rules;

use crate::layout::{Layout, each_cell};
use crate::model::Model;

/// Boards with their probabilities, up to symmetry.
pub(crate) type Boards = BTreeMap<u64, f64>;

/// The boards that a game begins with.
#[derive(Debug, Clone, Default)]
pub(crate) struct StartBoards {
    /// The boards on which something is to be decided, or lost, by the sum
    /// of their tiles.
    pub(crate) boards: BTreeMap<u32, Boards>,
    /// The value of the boards that are settled before the first move, each
    /// as often as it comes.
    pub(crate) settled: f64,
}

impl StartBoards {
    pub(crate) fn new(rules: &Rules, model: &Model) -> StartBoards {
        let empty = Boards::from([(0, 1.0)]);
        let all =
            (0..rules.start()).fold(empty, |boards, _| with_tile(&boards, rules, &model.layout));
        let mut start = StartBoards::default();
        for (board, probability) in all {
            if let Some(value) = model.settle(board) {
                start.settled += probability * value;
            } else {
                let boards = start.boards.entry(Layout::sum(board)).or_default();
                boards.insert(board, probability);
            }
        }
        start
    }
}

/// One more tile.
fn with_tile(boards: &Boards, rules: &Rules, layout: &Layout) -> Boards {
    let mut next = Boards::new();
    for (&board, &probability) in boards {
        let empty = layout.empty(board);
        let share = probability / f64::from(empty.count_ones());
        for (rank, _) in rules.tiles().iter() {
            let number = u64::from(rank.get());
            let share = share * rules.tiles().probability(rank);
            each_cell(empty, |cell| {
                *next
                    .entry(layout.canonical(board | number << cell))
                    .or_default() += share;
            });
        }
    }
    next
}
