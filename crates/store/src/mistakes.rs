//! Positions of endgame tables to repeat, in memory.

use std::collections::BTreeMap;

use brikke_engine::Board;

/// The positions in which a person made a mistake, by endgame table.
#[derive(Debug, Clone, Default)]
pub(crate) struct Mistakes(BTreeMap<String, Vec<Board>>);

impl Mistakes {
    /// The positions of a table, the oldest first.
    pub(crate) fn of_table(&self, table: &str) -> &[Board] {
        self.0.get(table).map_or(&[], Vec::as_slice)
    }

    /// Adds a position, unless it is there.
    pub(crate) fn add(&mut self, table: &str, board: &Board) {
        let boards = self.0.entry(table.to_owned()).or_default();
        if !boards.contains(board) {
            boards.push(*board);
        }
    }

    /// Removes a position; says whether it was there.
    pub(crate) fn remove(&mut self, table: &str, board: &Board) -> bool {
        let Some(boards) = self.0.get_mut(table) else {
            return false;
        };
        let before = boards.len();
        boards.retain(|known| known != board);
        boards.len() < before
    }

    /// Puts these positions in the place of those of a table.
    pub(crate) fn replace(&mut self, table: &str, boards: Vec<Board>) {
        self.0.insert(table.to_owned(), boards);
    }
}
