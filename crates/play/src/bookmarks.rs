//! The bookmarks of a game.

use std::collections::BTreeMap;

use crate::BookmarkName;

/// Named places in a game. A place is the number of steps (moves, and in
/// practice edits) that lead to it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bookmarks(BTreeMap<BookmarkName, usize>);

impl Bookmarks {
    /// The place with this name.
    pub fn get(&self, name: &BookmarkName) -> Option<usize> {
        self.0.get(name).copied()
    }

    /// Names a place; the name leaves the place that had it.
    pub fn set(&mut self, name: BookmarkName, step: usize) {
        self.0.insert(name, step);
    }

    /// All names with their places, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&BookmarkName, usize)> {
        self.0.iter().map(|(name, &step)| (name, step))
    }

    /// Removes all places after `step`, because other moves were made there,
    /// and returns their names.
    pub(crate) fn remove_after(&mut self, step: usize) -> Vec<BookmarkName> {
        let lost = self.0.extract_if(.., |_, place| *place > step);
        lost.map(|(name, _)| name).collect()
    }
}

impl FromIterator<(BookmarkName, usize)> for Bookmarks {
    fn from_iter<I: IntoIterator<Item = (BookmarkName, usize)>>(places: I) -> Bookmarks {
        Bookmarks(places.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> BookmarkName {
        BookmarkName::new(text).unwrap()
    }

    #[test]
    fn places_that_no_longer_exist_are_forgotten() {
        let places = [("early", 3), ("late", 9), ("later", 12)];
        let named = places.into_iter().map(|(text, step)| (name(text), step));
        let mut bookmarks: Bookmarks = named.collect();
        assert_eq!(bookmarks.remove_after(8), [name("late"), name("later")]);
        assert_eq!(bookmarks.iter().collect::<Vec<_>>(), [(&name("early"), 3)]);
    }
}
