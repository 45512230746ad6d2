//! The best scores under some rules.

use std::cmp::Reverse;

use crate::{Category, Origin, PlayerName};

/// A line of a leaderboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaderboardEntry {
    /// The player; somebody may prefer not to say.
    pub name: Option<PlayerName>,
    /// The score.
    pub score: u64,
    /// Its origin.
    pub origin: Origin,
}

/// The best scores under some rules, those of each category apart.
///
/// ```
/// use brikke_play::{Category, Leaderboard, LeaderboardEntry, Origin, PlayerName};
///
/// let name = PlayerName::new("Ada").ok();
/// let origin = Origin::Played;
/// let entry = |score| LeaderboardEntry { name: name.clone(), score, origin };
/// let leaderboard = Leaderboard::of([(Category::Clean, vec![entry(100), entry(300)])]);
/// assert_eq!(leaderboard.best(Category::Clean), Some(300));
/// assert_eq!(leaderboard.place(Category::Clean, 200), Some(2));
/// // Whoever had the score first stays in front.
/// assert_eq!(leaderboard.place(Category::Clean, 300), Some(2));
/// // No points, no place.
/// assert_eq!(leaderboard.place(Category::Assisted, 0), None);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Leaderboard {
    clean: Vec<LeaderboardEntry>,
    assisted: Vec<LeaderboardEntry>,
    seeded: Vec<LeaderboardEntry>,
    machine: Vec<LeaderboardEntry>,
}

impl Leaderboard {
    /// The most entries of a category.
    pub const PLACES: usize = 10;

    /// A leaderboard of these entries; of those that are too many, the best
    /// stay.
    pub fn of(entries: impl IntoIterator<Item = (Category, Vec<LeaderboardEntry>)>) -> Leaderboard {
        let mut leaderboard = Leaderboard::default();
        for (category, entries) in entries {
            *leaderboard.entries_mut(category) = best_first(entries);
        }
        leaderboard
    }

    /// The entries of a category, best first.
    pub fn entries(&self, category: Category) -> &[LeaderboardEntry] {
        match category {
            Category::Clean => &self.clean,
            Category::Assisted => &self.assisted,
            Category::Seeded => &self.seeded,
            Category::Machine => &self.machine,
        }
    }

    /// The best three scores that stand beside a game of this category, or
    /// fewer. Imported ones are among them, clean or assisted.
    pub fn best_three(&self, category: Category) -> Vec<&LeaderboardEntry> {
        let imported = self.imported().filter(|_| category == Category::Clean);
        let mut entries: Vec<&LeaderboardEntry> =
            self.entries(category).iter().chain(imported).collect();
        entries.sort_by_key(|entry| Reverse(entry.score));
        entries.truncate(3);
        entries
    }

    /// The entries that come from another program. They count as assisted.
    fn imported(&self) -> impl Iterator<Item = &LeaderboardEntry> {
        let is_imported = |entry: &&LeaderboardEntry| entry.origin == Origin::Imported;
        self.assisted.iter().filter(is_imported)
    }

    /// The best score of a category.
    pub fn best(&self, category: Category) -> Option<u64> {
        self.entries(category).first().map(|entry| entry.score)
    }

    /// The place, from 1, at which the score would enter the category.
    pub fn place(&self, category: Category, score: u64) -> Option<usize> {
        let ahead = self
            .entries(category)
            .partition_point(|entry| entry.score >= score);
        (score > 0 && ahead < Leaderboard::PLACES).then_some(ahead + 1)
    }

    /// Puts an entry in its place and returns that, counted from 1; `None`
    /// if the score does not enter.
    pub(crate) fn enter(&mut self, category: Category, entry: LeaderboardEntry) -> Option<usize> {
        let place = self.place(category, entry.score)?;
        let entries = self.entries_mut(category);
        entries.insert(place - 1, entry);
        entries.truncate(Leaderboard::PLACES);
        Some(place)
    }

    /// The leaderboard without this entry: a better one takes its place.
    pub(crate) fn remove(&mut self, category: Category, entry: &LeaderboardEntry) {
        let entries = self.entries_mut(category);
        if let Some(index) = entries.iter().position(|other| other == entry) {
            entries.remove(index);
        }
    }

    fn entries_mut(&mut self, category: Category) -> &mut Vec<LeaderboardEntry> {
        match category {
            Category::Clean => &mut self.clean,
            Category::Assisted => &mut self.assisted,
            Category::Seeded => &mut self.seeded,
            Category::Machine => &mut self.machine,
        }
    }
}

fn best_first(mut entries: Vec<LeaderboardEntry>) -> Vec<LeaderboardEntry> {
    entries.sort_by_key(|entry| Reverse(entry.score));
    entries.truncate(Leaderboard::PLACES);
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: u64) -> LeaderboardEntry {
        LeaderboardEntry {
            name: None,
            score,
            origin: Origin::Played,
        }
    }

    #[test]
    fn a_full_table_drops_its_last_entry() {
        let mut leaderboard = Leaderboard::of([(Category::Clean, (1..=10).map(entry).collect())]);
        assert_eq!(leaderboard.place(Category::Clean, 1), None);
        assert_eq!(leaderboard.enter(Category::Clean, entry(5)), Some(7));
        let scores: Vec<u64> = leaderboard.clean.iter().map(|entry| entry.score).collect();
        assert_eq!(scores, [10, 9, 8, 7, 6, 5, 5, 4, 3, 2]);
    }

    #[test]
    fn the_tables_do_not_know_each_other() {
        let mut leaderboard = Leaderboard::default();
        leaderboard.enter(Category::Assisted, entry(9));
        assert_eq!(leaderboard.best(Category::Clean), None);
        assert_eq!(leaderboard.best_three(Category::Assisted), [&entry(9)]);
    }

    #[test]
    fn imported_scores_stand_beside_clean_games_too() {
        let imported = |score| LeaderboardEntry {
            origin: Origin::Imported,
            ..entry(score)
        };
        let assisted = vec![entry(90), imported(66), imported(58)];
        let clean = vec![entry(60), entry(10)];
        let leaderboard =
            Leaderboard::of([(Category::Clean, clean), (Category::Assisted, assisted)]);
        let scores = |category| -> Vec<u64> {
            let three = leaderboard.best_three(category);
            three.iter().map(|entry| entry.score).collect()
        };
        assert_eq!(scores(Category::Clean), [66, 60, 58]);
        assert_eq!(scores(Category::Assisted), [90, 66, 58]);
        assert_eq!(scores(Category::Seeded), [0; 0]);
        assert_eq!(leaderboard.best(Category::Clean), Some(60));
    }
}
