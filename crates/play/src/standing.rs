//! The best scores under some rules.

use std::cmp::Reverse;

use crate::Table;

/// A line of a table of best scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who it was; somebody may prefer not to say. Whoever keeps names has
    /// checked that it can be shown.
    pub name: Option<String>,
    /// The score.
    pub score: u64,
}

/// The best scores under some rules, clean and assisted ones apart.
///
/// ```
/// use brikke_play::{Entry, Standing, Table};
///
/// let entry = |score| Entry { name: Some("Ada".into()), score };
/// let standing = Standing::new(vec![entry(100), entry(300)], vec![]);
/// assert_eq!(standing.best(Table::Clean), Some(300));
/// assert_eq!(standing.place(Table::Clean, 200), Some(2));
/// // Whoever had the score first stays in front.
/// assert_eq!(standing.place(Table::Clean, 300), Some(2));
/// // No points, no place.
/// assert_eq!(standing.place(Table::Assisted, 0), None);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    clean: Vec<Entry>,
    assisted: Vec<Entry>,
}

impl Standing {
    /// How many entries a table has at most.
    pub const PLACES: usize = 10;

    /// A standing of these entries; of those that are too many, the best
    /// stay.
    pub fn new(clean: Vec<Entry>, assisted: Vec<Entry>) -> Standing {
        Standing {
            clean: best_first(clean),
            assisted: best_first(assisted),
        }
    }

    /// The entries of a table, best first.
    pub fn entries(&self, table: Table) -> &[Entry] {
        match table {
            Table::Clean => &self.clean,
            Table::Assisted => &self.assisted,
        }
    }

    /// The first three entries of a table, or fewer.
    pub fn best_three(&self, table: Table) -> &[Entry] {
        let entries = self.entries(table);
        &entries[..entries.len().min(3)]
    }

    /// The best score of a table.
    pub fn best(&self, table: Table) -> Option<u64> {
        self.entries(table).first().map(|entry| entry.score)
    }

    /// The place, from 1, at which the score would enter the table.
    pub fn place(&self, table: Table, score: u64) -> Option<usize> {
        let ahead = self
            .entries(table)
            .partition_point(|entry| entry.score >= score);
        (score > 0 && ahead < Standing::PLACES).then_some(ahead + 1)
    }

    /// Puts an entry in its place and returns that, counted from 1; `None`
    /// if the score does not enter.
    pub(crate) fn enter(&mut self, table: Table, entry: Entry) -> Option<usize> {
        let place = self.place(table, entry.score)?;
        let entries = self.entries_mut(table);
        entries.insert(place - 1, entry);
        entries.truncate(Standing::PLACES);
        Some(place)
    }

    /// The standing without this entry: a better one takes its place.
    pub(crate) fn remove(&mut self, table: Table, entry: &Entry) {
        let entries = self.entries_mut(table);
        if let Some(index) = entries.iter().position(|other| other == entry) {
            entries.remove(index);
        }
    }

    fn entries_mut(&mut self, table: Table) -> &mut Vec<Entry> {
        match table {
            Table::Clean => &mut self.clean,
            Table::Assisted => &mut self.assisted,
        }
    }
}

fn best_first(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.sort_by_key(|entry| Reverse(entry.score));
    entries.truncate(Standing::PLACES);
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: u64) -> Entry {
        Entry { name: None, score }
    }

    #[test]
    fn a_full_table_drops_its_last_entry() {
        let mut standing = Standing::new((1..=10).map(entry).collect(), vec![]);
        assert_eq!(standing.place(Table::Clean, 1), None);
        assert_eq!(standing.enter(Table::Clean, entry(5)), Some(7));
        let scores: Vec<u64> = standing.clean.iter().map(|entry| entry.score).collect();
        assert_eq!(scores, [10, 9, 8, 7, 6, 5, 5, 4, 3, 2]);
    }

    #[test]
    fn the_tables_do_not_know_each_other() {
        let mut standing = Standing::default();
        standing.enter(Table::Assisted, entry(9));
        assert_eq!(standing.best(Table::Clean), None);
        assert_eq!(standing.best_three(Table::Assisted), [entry(9)]);
    }
}
