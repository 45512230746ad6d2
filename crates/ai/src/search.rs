//! Expectimax: the best of the player's moves, the average of the new tiles.

mod deadline;
mod general;
mod ground;
mod horizon;
mod lines;
mod mind;
mod outlook;
mod packed;
mod root;
mod row_evaluator;
mod table;
#[cfg(test)]
mod tests;

use deadline::Deadline;
pub(crate) use general::{BoardEvaluator, General};
pub(crate) use ground::Ground;
pub(crate) use horizon::{Horizon, Widening};
pub(crate) use mind::Mind;
pub(crate) use outlook::Outlook;
pub(crate) use packed::{Packed, PackedEvaluator, pack};
pub(crate) use row_evaluator::{RowEvaluator, WON};
use table::{Found, Table, Work};

/// One search from one board.
struct Search<'a, G> {
    ground: &'a G,
    table: Option<&'a Table>,
    horizon: Horizon,
    deadline: Deadline<'a>,
    /// How many boards with the player to move it has looked at.
    boards: u64,
}

impl<G: Ground> Search<'_, G> {
    /// What an afterstate is worth, looking so many moves ahead. Nothing
    /// that means anything once the deadline has passed.
    fn afterstate(&mut self, after: G::Board, depth: u8, likelihood: f32) -> f32 {
        self.known(after, depth, likelihood)
            .unwrap_or_else(|| self.work_out(after, depth, likelihood))
    }

    /// What an afterstate is worth if that needs no search.
    fn known(&self, after: G::Board, depth: u8, likelihood: f32) -> Option<f32> {
        if let Some(value) = self.ground.ending(after) {
            return Some(value);
        }
        if depth == 0 {
            return Some(self.ground.value(after));
        }
        let work = self.work(depth, likelihood);
        self.table?.find(self.ground.key(after), work)
    }

    /// What an afterstate is worth that is not [known](Search::known).
    fn work_out(&mut self, after: G::Board, depth: u8, likelihood: f32) -> f32 {
        let value = if depth == 1 || self.is_beyond(after, likelihood) {
            self.count_past_tile(after);
            self.ground.value_past_tile(after)
        } else {
            self.average(after, depth, likelihood)
        };
        if let Some(table) = self.table
            && !self.deadline.has_passed()
        {
            let work = self.work(depth, likelihood);
            table.keep(self.ground.key(after), Found { value, work });
        }
        value
    }

    /// Whether the tiles that come next are too unlikely to look past them.
    fn is_beyond(&self, after: G::Board, likelihood: f32) -> bool {
        let least = self.horizon.least_likelihood * f32::from(self.ground.empty_count(after));
        likelihood < least
    }

    /// The average over all tiles that can come.
    fn average(&mut self, after: G::Board, depth: u8, likelihood: f32) -> f32 {
        if self.deadline.check() {
            return 0.0;
        }
        let ground = self.ground;
        let share = 1.0 / f32::from(ground.empty_count(after));
        let mut sum = 0.0;
        for &tile in ground.tiles() {
            let likelihood = likelihood * share * tile.probability;
            let mut of_tile = 0.0;
            ground.place(after, tile, |board| {
                of_tile += self.board(board, depth - 1, likelihood);
            });
            sum += tile.probability * of_tile;
        }
        sum * share
    }

    /// What a board is worth with the player to move.
    fn board(&mut self, board: G::Board, depth: u8, likelihood: f32) -> f32 {
        self.boards += 1;
        let likelihood = likelihood * Horizon::CHOICE;
        // Looking all four up before working any of them out lets the
        // processor wait for four places in memory at once.
        let steps = self
            .ground
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
        best.unwrap_or_else(|| self.ground.lost())
    }

    fn count_past_tile(&mut self, after: G::Board) {
        let kinds = self.ground.tiles().len() as u64;
        self.boards += kinds * u64::from(self.ground.empty_count(after));
    }

    fn work(&self, depth: u8, likelihood: f32) -> Work {
        let above = likelihood / self.horizon.least_likelihood;
        #[expect(clippy::cast_possible_truncation, reason = "the exponent's eight bits")]
        let likelihood = (above.to_bits() >> 23) as u8;
        Work { depth, likelihood }
    }
}
