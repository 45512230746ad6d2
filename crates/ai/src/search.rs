//! Expectimax: the best of the player's moves, the average of the new tiles.

mod clock;
mod deadline;
mod entry;
mod general;
mod limits;
mod lines;
mod packed;
mod root;
mod row_evaluator;
mod searcher;
mod state_space;
#[cfg(test)]
mod tests;
mod time_control;
mod transposition_table;

pub use clock::Clock;
use deadline::Deadline;
pub(crate) use entry::{Entry, place};
pub(crate) use general::{BoardEvaluator, General};
pub(crate) use limits::{IterativeDeepening, SearchLimits};
pub(crate) use packed::{Packed, PackedEvaluator, pack, pack_below_limit};
pub(crate) use row_evaluator::{RowEvaluator, WON};
pub(crate) use searcher::Searcher;
pub(crate) use state_space::{ChanceModel, StateSpace};
use transposition_table::{SearchedValue, TranspositionTable, Work};

/// One search from one board.
struct Search<'a, G> {
    space: &'a G,
    table: Option<&'a TranspositionTable>,
    limits: SearchLimits,
    deadline: Deadline<'a>,
    /// The number of boards with the player to move that it has looked at.
    boards: u64,
}

impl<G: StateSpace> Search<'_, G> {
    /// The value of an afterstate, looking so many moves ahead. It
    /// means nothing once the deadline has passed.
    fn afterstate(&mut self, after: G::Board, depth: u8, likelihood: f32) -> f32 {
        self.known(after, depth, likelihood)
            .unwrap_or_else(|| self.work_out(after, depth, likelihood))
    }

    /// The value of an afterstate if that needs no search.
    fn known(&self, after: G::Board, depth: u8, likelihood: f32) -> Option<f32> {
        if let Some(value) = self.space.ending(after) {
            return Some(value);
        }
        if depth == 0 {
            return Some(self.space.value(after));
        }
        let work = self.work(depth, likelihood);
        self.table?.find(self.space.key(after), work)
    }

    /// The value of an afterstate that is not [known](Search::known).
    fn work_out(&mut self, after: G::Board, depth: u8, likelihood: f32) -> f32 {
        let value = if depth == 1 || self.is_beyond(after, likelihood) {
            self.count_past_tile(after);
            self.space.value_past_tile(after)
        } else {
            self.average(after, depth, likelihood)
        };
        if let Some(table) = self.table
            && !self.deadline.has_passed()
        {
            let work = self.work(depth, likelihood);
            table.keep(self.space.key(after), SearchedValue { value, work });
        }
        value
    }

    /// True if the tiles that come next are too unlikely to look past them.
    fn is_beyond(&self, after: G::Board, likelihood: f32) -> bool {
        let least = self.limits.probability_cutoff * f32::from(self.space.empty_count(after));
        likelihood < least
    }

    /// The average over all tiles that can come.
    fn average(&mut self, after: G::Board, depth: u8, likelihood: f32) -> f32 {
        if self.deadline.check() {
            return 0.0;
        }
        let space = self.space;
        let share = 1.0 / f32::from(space.empty_count(after));
        let mut sum = 0.0;
        for &tile in space.tiles() {
            let likelihood = likelihood * share * tile.probability;
            let left = self.limits.depth_past(tile, depth);
            let mut of_tile = 0.0;
            space.place(after, tile, |board| {
                of_tile += self.board(board, left, likelihood);
            });
            sum += tile.probability * of_tile;
        }
        sum * share
    }

    /// The value of a board with the player to move.
    fn board(&mut self, board: G::Board, depth: u8, likelihood: f32) -> f32 {
        self.boards += 1;
        let likelihood = likelihood * SearchLimits::CHOICE;
        // Looking all four up before working any of them out lets the
        // processor wait for four places in memory at once.
        let steps = self
            .space
            .slides(board)
            .map(|step| step.map(|step| (step, self.known(step.after, depth, likelihood))));
        let mut best = None;
        for (step, known) in steps.into_iter().flatten() {
            let value = known.unwrap_or_else(|| self.work_out(step.after, depth, likelihood));
            best = Some(f32::max(
                best.unwrap_or(f32::NEG_INFINITY),
                step.points + value,
            ));
        }
        best.unwrap_or_else(|| self.space.lost())
    }

    fn count_past_tile(&mut self, after: G::Board) {
        let kinds = self.space.tiles().len() as u64;
        self.boards += kinds * u64::from(self.space.empty_count(after));
    }

    fn work(&self, depth: u8, likelihood: f32) -> Work {
        let above = likelihood / self.limits.probability_cutoff;
        #[expect(clippy::cast_possible_truncation, reason = "the exponent's eight bits")]
        let likelihood = (above.to_bits() >> 23) as u8;
        Work { depth, likelihood }
    }
}
