//! The value of a position, by hand-made features with tuned weights.

mod rows;

use brikke_engine::{Board, Size};

pub(crate) use rows::{LineTable, RowValues, of_each_line};

/// The weight of each feature of a lane (a row or a column).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LaneWeights {
    /// For each free cell.
    pub free: f32,
    /// For each pair of equal neighbours, which can merge.
    pub merge: f32,
    /// Against the steps up and down that keep the lane from being monotone.
    pub disorder: f32,
    /// Against tiles far apart in size beside each other.
    pub roughness: f32,
    /// Against many and large tiles that are not merged yet.
    pub load: f32,
    /// For the largest tile of the lane standing at one of its ends.
    pub corner: f32,
}

impl LaneWeights {
    const DEEP: LaneWeights = LaneWeights {
        free: 270.0,
        merge: 700.0,
        disorder: 47.0,
        roughness: 0.0,
        load: 11.0,
        corner: 0.0,
    };
}

/// The weights of the whole board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// For the lanes along the edge of the board.
    pub outer: LaneWeights,
    /// For the lanes inside.
    pub inner: LaneWeights,
    /// The power of a tile's rank in `disorder`.
    pub disorder_power: f32,
    /// The power of a tile's rank in `merge`.
    pub merge_power: f32,
    /// The power of the difference between ranks in `roughness`.
    pub roughness_power: f32,
    /// The power of a tile's rank in `load`.
    pub load_power: f32,
    /// The value of a lost game: far below all others.
    pub lost: f32,
}

impl Weights {
    /// For a search that looks a few moves ahead: found by
    /// `cargo run --release -p tuner` with candidates of depth 2
    /// (CONTRIBUTING.md has the runs). At that
    /// depth they score two thirds more than [`Weights::DEEP`].
    pub const SHALLOW: Weights = Weights {
        outer: LaneWeights {
            free: 390.6,
            merge: 365.4,
            disorder: 74.45,
            roughness: 15.90,
            load: 11.960,
            corner: 1.90,
        },
        inner: LaneWeights {
            free: 381.0,
            merge: 751.1,
            disorder: 76.20,
            roughness: 9.20,
            load: 10.630,
            corner: 31.10,
        },
        disorder_power: 2.212,
        merge_power: 0.154,
        roughness_power: 1.938,
        load_power: 2.958,
        lost: -2_516_800.0,
    };

    /// For a search that looks many moves ahead, which sees for itself much
    /// of what the other weights have to warn of, and scores three quarters
    /// more with these. They are the published weights of nneonneo/2048-ai,
    /// whose features are among ours, and the tuner has found none that are
    /// better (CONTRIBUTING.md).
    pub const DEEP: Weights = Weights {
        outer: LaneWeights::DEEP,
        inner: LaneWeights::DEEP,
        disorder_power: 4.0,
        merge_power: 0.0,
        roughness_power: 2.0,
        load_power: 3.5,
        lost: -1_600_000.0,
    };
}

/// Values lanes and boards of any size.
#[derive(Debug, Clone)]
pub(crate) struct Heuristic {
    weights: Weights,
    /// The powers of every rank number, from 0 for an empty cell.
    disorder_of: [f32; RANKS],
    load_of: [f32; RANKS],
    corner_of: [f32; RANKS],
    merge_of: [f32; RANKS],
    roughness_of: [f32; RANKS],
}

/// The rank numbers there are: 0 for an empty cell, up to 112.
const RANKS: usize = 113;

impl Heuristic {
    pub(crate) fn new(weights: Weights) -> Heuristic {
        let powers = |power: f32| {
            let mut powers = [0.0; RANKS];
            for (number, value) in (0_u8..).zip(&mut powers) {
                *value = f32::from(number).powf(power);
            }
            powers
        };
        Heuristic {
            weights,
            disorder_of: powers(weights.disorder_power),
            load_of: powers(weights.load_power),
            corner_of: powers(2.0),
            merge_of: powers(weights.merge_power),
            roughness_of: powers(weights.roughness_power),
        }
    }

    /// The value of a lost game.
    pub(crate) const fn lost(&self) -> f32 {
        self.weights.lost
    }

    /// The value of a board: the sum of its rows and its columns.
    pub(crate) fn value(&self, board: &Board) -> f32 {
        let size = board.size();
        let (rows, columns) = (usize::from(size.rows()), usize::from(size.columns()));
        let mut cells = [0; Size::MAX_CELLS];
        for (cell, (_, tile)) in cells.iter_mut().zip(board.cells()) {
            *cell = tile.map_or(0, brikke_engine::Rank::get);
        }
        let across = (0..rows).map(|row| (is_outer(row, rows), &cells[row * columns..][..columns]));
        let of_rows: f32 = across.map(|(outer, lane)| self.lane(lane, outer)).sum();
        let of_columns: f32 = (0..columns)
            .map(|column| {
                let mut lane = [0; Size::MAX_SIDE as usize];
                for (row, cell) in lane[..rows].iter_mut().enumerate() {
                    *cell = cells[row * columns + column];
                }
                self.lane(&lane[..rows], is_outer(column, columns))
            })
            .sum();
        of_rows + of_columns
    }

    /// The value of one lane, given as rank numbers with 0 for empty; the
    /// same from both ends.
    fn lane(&self, lane: &[u8], outer: bool) -> f32 {
        let weights = if outer {
            &self.weights.outer
        } else {
            &self.weights.inner
        };
        let mut load = 0.0;
        let mut free = 0_u8;
        for &number in lane {
            load += self.load_of[usize::from(number)];
            free += u8::from(number == 0);
        }
        let Neighbours {
            merges,
            disorder,
            roughness,
        } = self.neighbours(lane);
        weights.free * f32::from(free) + weights.merge * merges
            - weights.disorder * disorder
            - weights.roughness * roughness
            - weights.load * load
            + weights.corner * self.corner(lane)
    }

    fn neighbours(&self, lane: &[u8]) -> Neighbours {
        let (mut rising, mut falling, mut roughness) = (0.0, 0.0, 0.0);
        for pair in lane.windows(2) {
            let step =
                self.disorder_of[usize::from(pair[1])] - self.disorder_of[usize::from(pair[0])];
            if step > 0.0 {
                rising += step;
            } else {
                falling -= step;
            }
            if pair[0] != 0 && pair[1] != 0 {
                roughness += self.roughness_of[usize::from(pair[0].abs_diff(pair[1]))];
            }
        }
        Neighbours {
            merges: self.merges(lane),
            disorder: f32::min(rising, falling),
            roughness,
        }
    }

    /// Equal tiles that meet with nothing but free cells between them, each
    /// tile of such a run counted.
    fn merges(&self, lane: &[u8]) -> f32 {
        let (mut sum, mut in_run, mut before) = (0.0, false, 0);
        for &number in lane.iter().filter(|&&number| number != 0) {
            if number == before {
                let tiles = if in_run { 1.0 } else { 2.0 };
                sum += tiles * self.merge_of[usize::from(number)];
            }
            in_run = number == before;
            before = number;
        }
        sum
    }

    /// The weight of the largest tile if it stands at an end.
    fn corner(&self, lane: &[u8]) -> f32 {
        match (lane.first(), lane.last(), lane.iter().max()) {
            (Some(&first), Some(&last), Some(&largest)) if largest == first.max(last) => {
                self.corner_of[usize::from(largest)]
            }
            _ => 0.0,
        }
    }
}

struct Neighbours {
    merges: f32,
    disorder: f32,
    roughness: f32,
}

/// True if the lane with this number lies along the edge.
fn is_outer(lane: usize, lanes: usize) -> bool {
    lane == 0 || lane + 1 == lanes
}
