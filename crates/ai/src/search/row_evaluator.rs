//! Packed boards valued by tables of their rows and columns.

use brikke_engine::packed::{empty_cells, transpose};

use super::lines::{LINES, Lines};
use super::packed::{PackedEvaluator, empty_count};
use super::state_space::ChanceModel;
use crate::heuristic::{Heuristic, RowValues};

/// The value of a won game: above all others.
pub(crate) const WON: f32 = 1e7;

/// The hand-made heuristic in tables.
pub(crate) struct RowEvaluator {
    rows: RowValues,
    lines: &'static Lines,
    lost: f32,
}

impl RowEvaluator {
    /// The heuristic's value, except that a board on which the game is won
    /// is worth [`WON`].
    pub(crate) fn new(heuristic: &Heuristic, chance: &ChanceModel) -> RowEvaluator {
        RowEvaluator {
            rows: RowValues::new(heuristic, chance.winning, 4.0 * WON),
            lines: &LINES,
            lost: heuristic.lost(),
        }
    }

    /// The values of lines with this number.
    #[inline(always)]
    fn values_of(&self, line: usize) -> &[f32; 1 << 16] {
        if line == 0 || line == 3 {
            &self.rows.outer
        } else {
            &self.rows.inner
        }
    }

    /// The value of four lines that lie beside each other.
    #[inline(always)]
    fn lines_value(&self, lines: u64) -> f32 {
        let [first, second, third, fourth] = split(lines);
        (self.rows.outer[usize::from(first)] + self.rows.inner[usize::from(second)])
            + (self.rows.inner[usize::from(third)] + self.rows.outer[usize::from(fourth)])
    }

    /// Looks past all tiles at once: the boards that can come
    /// share three of four slid lines with the afterstate, so that these are
    /// slid and valued once.
    #[inline(always)]
    fn past_tile<const FULL_LOSES: bool>(&self, after: u64, chance: &ChanceModel) -> f32 {
        let rows = Axis::new(self, after);
        let columns = Axis::new(self, transpose(after));
        let empty = empty_cells(after);
        let mut sum = 0.0;
        for tile in &chance.tiles {
            let number = u16::from(tile.number);
            let mut of_tile = 0.0;
            let mut cells = empty;
            while cells != 0 {
                let shift = cells.trailing_zeros() as usize;
                let (row, column) = (shift >> 4, shift >> 2 & 3);
                let by_rows = rows.best::<FULL_LOSES>(self, row, column, number);
                let by_columns = columns.best::<FULL_LOSES>(self, column, row, number);
                let best = f32::max(by_rows, by_columns);
                of_tile += if best == f32::NEG_INFINITY {
                    self.lost
                } else {
                    best
                };
                cells &= cells - 1;
            }
            sum += tile.probability * of_tile;
        }
        sum / f32::from(empty_count(after))
    }
}

impl PackedEvaluator for RowEvaluator {
    fn lost(&self) -> f32 {
        self.lost
    }

    fn won(&self) -> f32 {
        WON
    }

    #[inline]
    fn value(&self, after: u64) -> f32 {
        self.lines_value(after) + self.lines_value(transpose(after))
    }

    fn points(&self, _: f32) -> f32 {
        0.0
    }

    #[inline]
    fn value_past_tile(&self, after: u64, chance: &ChanceModel) -> Option<f32> {
        Some(if chance.full_loses {
            self.past_tile::<true>(after, chance)
        } else {
            self.past_tile::<false>(after, chance)
        })
    }
}

/// The two slides along one axis of an afterstate, without each of its lines.
struct Axis {
    lines: [u16; 4],
    towards: [Slide; 2],
}

/// A slide in one direction; in each field, what the lines other than one
/// become.
struct Slide {
    /// As lines across the slide.
    across: [u64; 4],
    value: [f32; 4],
    moves: [bool; 4],
}

impl Axis {
    #[inline(always)]
    fn new(evaluator: &RowEvaluator, lines: u64) -> Axis {
        let lines = split(lines);
        let tables = evaluator.lines;
        let slide = |table: &[u16; 1 << 16]| {
            let slid = lines.map(|line| table[usize::from(line)]);
            Slide::without_each(evaluator, lines, slid)
        };
        Axis {
            lines,
            towards: [slide(&tables.low), slide(&tables.high)],
        }
    }

    /// The best value of the two slides with a new tile in one of the lines;
    /// minus infinity if neither moves anything.
    #[inline(always)]
    fn best<const FULL_LOSES: bool>(
        &self,
        evaluator: &RowEvaluator,
        line: usize,
        cell: usize,
        number: u16,
    ) -> f32 {
        let before = self.lines[line & 3] | number << (4 * cell);
        let [low, high] = &self.towards;
        let low = low.with::<FULL_LOSES>(
            evaluator,
            line,
            before,
            evaluator.lines.low[usize::from(before)],
        );
        let high = high.with::<FULL_LOSES>(
            evaluator,
            line,
            before,
            evaluator.lines.high[usize::from(before)],
        );
        f32::max(low, high)
    }
}

impl Slide {
    #[inline(always)]
    fn without_each(evaluator: &RowEvaluator, lines: [u16; 4], slid: [u16; 4]) -> Slide {
        let index = [0, 1, 2, 3];
        let across = index.map(|line| spread(slid[line]) << (4 * line));
        let value = index.map(|line| evaluator.values_of(line)[usize::from(slid[line])]);
        let moves = index.map(|line| slid[line] != lines[line]);
        Slide {
            across: [
                across[1] | across[2] | across[3],
                across[0] | across[2] | across[3],
                across[0] | across[1] | across[3],
                across[0] | across[1] | across[2],
            ],
            value: [
                value[1] + value[2] + value[3],
                value[0] + value[2] + value[3],
                value[0] + value[1] + value[3],
                value[0] + value[1] + value[2],
            ],
            moves: [
                moves[1] | moves[2] | moves[3],
                moves[0] | moves[2] | moves[3],
                moves[0] | moves[1] | moves[3],
                moves[0] | moves[1] | moves[2],
            ],
        }
    }

    /// The value with the missing line put in.
    #[inline(always)]
    fn with<const FULL_LOSES: bool>(
        &self,
        evaluator: &RowEvaluator,
        line: usize,
        before: u16,
        slid: u16,
    ) -> f32 {
        let line = line & 3;
        let across = self.across[line] | spread(slid) << (4 * line);
        let along = self.value[line] + evaluator.values_of(line)[usize::from(slid)];
        let mut value = f32::min(along + evaluator.lines_value(across), WON);
        if FULL_LOSES && empty_count(across) == 1 && value < WON {
            value = evaluator.lost;
        }
        #[expect(clippy::needless_bitwise_bool, reason = "nobody can predict either")]
        let moves = self.moves[line] | (slid != before);
        if moves { value } else { f32::NEG_INFINITY }
    }
}

/// The four lines of 16 bits.
#[inline(always)]
fn split(lines: u64) -> [u16; 4] {
    #[expect(clippy::cast_possible_truncation, reason = "16 bits are meant")]
    [0, 16, 32, 48].map(|shift| (lines >> shift) as u16)
}

/// The four cells of a line, 16 bits apart: the lowest cell of four lines.
#[inline(always)]
fn spread(line: u16) -> u64 {
    let line = u64::from(line);
    let pairs = (line | line << 24) & 0x0000_00FF_0000_00FF;
    (pairs | pairs << 12) & 0x000F_000F_000F_000F
}
