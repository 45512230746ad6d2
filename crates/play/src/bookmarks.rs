//! Directories in a game that have names.

use std::collections::BTreeMap;

/// Directories in a game by name. A place is the number of steps (moves, and in
/// practice edits) that lead to it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bookmarks(BTreeMap<String, usize>);

impl Bookmarks {
    /// The place with this name.
    pub fn get(&self, name: &str) -> Option<usize> {
        self.0.get(name).copied()
    }

    /// Names a place; the name leaves the place that had it.
    pub fn set(&mut self, name: impl Into<String>, step: usize) {
        self.0.insert(name.into(), step);
    }

    /// All names with their places, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, usize)> {
        self.0.iter().map(|(name, &step)| (name.as_str(), step))
    }

    /// Forgets all places after `step`, because other moves were made there,
    /// and returns their names.
    pub(crate) fn forget_after(&mut self, step: usize) -> Vec<String> {
        let lost = self.0.extract_if(.., |_, place| *place > step);
        lost.map(|(name, _)| name).collect()
    }
}

impl<Name: Into<String>> FromIterator<(Name, usize)> for Bookmarks {
    fn from_iter<I: IntoIterator<Item = (Name, usize)>>(places: I) -> Bookmarks {
        let named = places.into_iter().map(|(name, step)| (name.into(), step));
        Bookmarks(named.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_no_longer_exist_are_forgotten() {
        let mut bookmarks: Bookmarks = [("early", 3), ("late", 9), ("later", 12)]
            .into_iter()
            .collect();
        assert_eq!(bookmarks.forget_after(8), ["late", "later"]);
        assert_eq!(bookmarks.iter().collect::<Vec<_>>(), [("early", 3)]);
    }
}
