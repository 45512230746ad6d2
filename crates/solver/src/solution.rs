//! The value of every afterstate, looked up.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use brikke_engine::{Board, Direction, Rules, Slide};

use crate::backward::ValuedLayer;
use crate::index::Index;
use crate::layout::Layout;
use crate::solver::Objective;
use crate::solver::Solved;
use crate::unreachable::UnreachableSolver;

/// A solved game: what every afterstate that can come up is worth.
///
/// Layers stay packed: what is looked up is found by an index that is made
/// when a layer is first asked about.
pub struct Solution {
    pub(crate) rules: Rules,
    /// None only for boards that cannot be solved.
    layout: Option<Layout>,
    pub(crate) objective: Objective,
    pub(crate) solved: Solved,
    pub(crate) layers: BTreeMap<u32, Layer>,
}

/// A layer of a solution.
pub(crate) struct Layer {
    pub(crate) packed: ValuedLayer,
    /// None within if it is no layer; files are checked for that.
    index: OnceLock<Option<Index>>,
}

impl Solution {
    /// The number of units that make 1: scores are kept to 3e-8, probabilities
    /// to 7e-12.
    pub(crate) fn units(objective: Objective) -> f64 {
        match objective {
            Objective::Score => f64::from(1 << 24),
            Objective::Reach(_) => f64::from(1 << 30) * 64.0,
        }
    }

    pub(crate) fn new(
        rules: Rules,
        objective: Objective,
        solved: Solved,
        layers: BTreeMap<u32, ValuedLayer>,
    ) -> Solution {
        let layer = |packed| Layer {
            packed,
            index: OnceLock::new(),
        };
        let layers = layers
            .into_iter()
            .map(|(sum, packed)| (sum, layer(packed)))
            .collect();
        Solution {
            layout: Layout::new(rules.size()),
            rules,
            objective,
            solved,
            layers,
        }
    }

    /// The rules that were solved.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The objective of perfect play.
    pub fn objective(&self) -> Objective {
        self.objective
    }

    /// The value of the start, and how much was solved.
    pub fn solved(&self) -> Solved {
        self.solved
    }

    /// The value of each direction, points of the move included, in the
    /// order of [`Direction::ALL`]; `None` where nothing moves.
    ///
    /// A board that cannot come up is looked on from until all that follows
    /// is solved.
    ///
    /// # Errors
    ///
    /// The board cannot come up, and too much follows from it.
    pub fn values(&self, board: &Board) -> Result<[Option<f64>; 4], UnknownBoard> {
        let mut unreachable = None;
        let mut values = [None; 4];
        for (value, direction) in values.iter_mut().zip(Direction::ALL) {
            if let Some(slide) = board.slide(direction) {
                let after = slide.after.board();
                let further = self.further(after).or_else(|| {
                    let solver = unreachable.get_or_insert_with(|| UnreachableSolver::new(self));
                    solver.after(after)
                });
                let further = further.ok_or(UnknownBoard(*board))?;
                *value = Some(self.points(&slide) + further);
            }
        }
        Ok(values)
    }

    /// Every afterstate with its value beyond the points so far, in layers by
    /// the sum of the tiles. Of boards that are the same but for turns and
    /// mirrors there is one: four bits for each cell, row by row from the
    /// lowest bits up, each the rank number of its tile or 0 for empty.
    pub fn afterstates(&self) -> impl Iterator<Item = (u64, f64)> {
        let units = Solution::units(self.objective);
        self.layers.values().flat_map(move |layer| {
            let ValuedLayer { keys, values } = &layer.packed;
            let found = keys.keys().unwrap_or_default();
            let valued = move |(place, key)| Some((key, values.value(place, keys.count, units)?));
            found.into_iter().enumerate().filter_map(valued)
        })
    }

    /// The points of a slide, if they count.
    pub(crate) fn points(&self, slide: &Slide) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53 points")]
        match self.objective {
            Objective::Score => slide.gained as f64,
            Objective::Reach(_) => 0.0,
        }
    }

    /// The value of an afterstate beyond the points so far.
    pub(crate) fn further(&self, after: &Board) -> Option<f64> {
        if let Some(value) = self.settled(after) {
            return Some(value);
        }
        let layout = self.layout.as_ref()?;
        let key = layout.canonical(layout.pack(after)?);
        let layer = self.layers.get(&Layout::sum(key))?;
        layer.value(key, Solution::units(self.objective))
    }

    /// The value of an afterstate that has the tile that settles the game.
    pub(crate) fn settled(&self, after: &Board) -> Option<f64> {
        let largest = after.largest()?;
        match self.objective {
            Objective::Reach(tile) if largest >= tile => Some(1.0),
            Objective::Score if self.ends_at_goal() && self.rules.goal() <= Some(largest) => {
                Some(0.0)
            }
            _ => None,
        }
    }

    fn ends_at_goal(&self) -> bool {
        self.rules.goal().is_some() && self.rules.at_goal() == brikke_engine::AtGoal::Stop
    }
}

impl Layer {
    /// The value of the afterstate if it is here.
    fn value(&self, key: u64, units: f64) -> Option<f64> {
        let ValuedLayer { keys, values } = &self.packed;
        let index = self.index.get_or_init(|| Index::new(keys)).as_ref()?;
        values.value(index.place(keys, key)?, keys.count, units)
    }
}

/// A board that cannot come up under the rules of a solution.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the position {0} cannot come up in a game under these rules, and is not solved")]
pub struct UnknownBoard(pub Board);
