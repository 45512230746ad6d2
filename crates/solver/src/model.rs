//! Rules and objective as the solver needs them.

use brikke_engine::{LostWhen, Rank, Rules, TileWeights};

use crate::bounds::{Bounds, Ends};
use crate::error::SolveError;
use crate::layout::{Layout, each_cell};
use crate::slides::Slider;
use crate::solver::Objective;

/// Everything that says which boards follow which, and what ends are worth.
#[derive(Debug, Clone)]
pub(crate) struct Model {
    pub(crate) layout: Layout,
    slider: Slider,
    /// The tiles that can appear, smallest first.
    pub(crate) tiles: Vec<Tile>,
    /// The tile that settles the game when it is made.
    end: Option<End>,
    /// A full board is lost.
    full_loses: bool,
    /// Points count; otherwise only the end does.
    points_count: bool,
    pub(crate) bounds: Bounds,
}

/// A tile that can appear.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tile {
    pub(crate) rank: u64,
    /// Its part of the sum of the tiles.
    pub(crate) value: u32,
    pub(crate) probability: f64,
    /// The value of the game at once when this tile appears, if it is
    /// settled then.
    pub(crate) settles: Option<f64>,
}

/// The tile that settles the game when two tiles merge into it.
#[derive(Debug, Clone, Copy)]
struct End {
    /// A board full of it.
    everywhere: u64,
    /// The value of a slide that makes it, its points apart.
    value: f64,
}

impl Model {
    /// Refuses boards that do not fit 64 bits.
    pub(crate) fn new(rules: &Rules, objective: Objective) -> Result<Model, SolveError> {
        let bounds = Bounds::new(rules, objective)?;
        let (layout, ends) = (bounds.layout.clone(), bounds.ends);
        let end = ends
            .first()
            .filter(|&first| first <= Layout::LARGEST)
            .map(|first| End {
                everywhere: layout.filled(first),
                value: ends.value_of_first(rules.tiles()),
            });
        Ok(Model {
            slider: Slider::new(&layout, bounds.largest_number),
            layout,
            tiles: tiles(rules.tiles(), ends),
            end,
            full_loses: rules.lost_when() == LostWhen::Full,
            points_count: objective == Objective::Score,
            bounds,
        })
    }

    /// The bytes of its tables.
    pub(crate) fn bytes(&self) -> u64 {
        self.slider.bytes()
    }

    /// The value of a board with any tiles if it is settled.
    pub(crate) fn settle(&self, board: u64) -> Option<f64> {
        self.bounds.ends.settle(Layout::largest(board))
    }

    /// The most that a new tile adds to the sum.
    pub(crate) fn largest_step(&self) -> u32 {
        self.tiles.iter().map(|tile| tile.value).max().unwrap_or(0)
    }

    /// Every board, up to symmetry, that this tile makes of an afterstate.
    #[inline(always)]
    pub(crate) fn each_board(&self, after: u64, tile: &Tile, mut visit: impl FnMut(u64)) {
        each_cell(self.layout.empty(after), |cell| {
            visit(self.layout.canonical(after | tile.rank << cell));
        });
    }

    /// Every afterstate, up to symmetry, that a move makes of a board,
    /// except where it settles the game.
    #[inline(always)]
    pub(crate) fn each_after(&self, board: u64, mut visit: impl FnMut(u64)) {
        if self.is_lost_full(board) {
            return;
        }
        for after in self.slider.slide(&self.layout, board).afters {
            if after != 0 && !self.ends(after) {
                visit(self.layout.canonical(after));
            }
        }
    }

    /// The value of an afterstate: the average over all tiles that can
    /// come. `value` knows, by the number of the tile that came, what later
    /// afterstates are worth.
    #[inline(always)]
    pub(crate) fn value_of_after<V: Fn(u64) -> f64>(
        &self,
        after: u64,
        value: impl Fn(usize) -> V,
    ) -> f64 {
        let empty = self.layout.empty(after);
        let share = 1.0 / f64::from(empty.count_ones());
        let mut total = 0.0;
        for (number, tile) in self.tiles.iter().enumerate() {
            let average = tile.settles.unwrap_or_else(|| {
                let value = value(number);
                let mut sum = 0.0;
                each_cell(empty, |cell| {
                    sum += self.value_of_board(after | tile.rank << cell, &value);
                });
                sum * share
            });
            total += tile.probability * average;
        }
        total
    }

    /// The value of a board that is not settled: the best of its moves.
    #[inline(always)]
    pub(crate) fn value_of_board(&self, board: u64, value: impl Fn(u64) -> f64) -> f64 {
        if self.is_lost_full(board) {
            return 0.0;
        }
        let slides = self.slider.slide(&self.layout, board);
        let mut best: f64 = 0.0;
        for (after, way) in slides.afters.into_iter().zip([0, 0, 1, 1]) {
            if after == 0 {
                continue;
            }
            let gained = if self.points_count {
                slides.gained[way]
            } else {
                0.0
            };
            let further = match self.end {
                Some(end) if self.ends(after) => end.value,
                _ => value(self.layout.canonical(after)),
            };
            // Nothing is worth less than nothing.
            best = best.max(gained + further);
        }
        best
    }

    /// True if a slide has just made the tile that settles the game.
    #[inline(always)]
    fn ends(&self, after: u64) -> bool {
        self.end
            .is_some_and(|end| self.layout.empty(after ^ end.everywhere) != 0)
    }

    #[inline(always)]
    fn is_lost_full(&self, board: u64) -> bool {
        self.full_loses && self.layout.empty(board) == 0
    }
}

fn tiles(weights: &TileWeights, ends: Ends) -> Vec<Tile> {
    let tile = |(rank, _): (Rank, u32)| Tile {
        rank: u64::from(rank.get()),
        value: u32::try_from(rank.tile()).unwrap_or(0),
        probability: weights.probability(rank),
        settles: ends.settle(rank.get()),
    };
    weights.iter().map(tile).collect()
}
