//! The rows that were found, by table and game.
//!
//! A row may have been found several times: as it is now, as it was, and
//! damaged. The latest comes last.

use std::collections::BTreeMap;

use rusqlite::types::Value;

use super::cells::{self, Cell};
use super::pages::Pages;

/// A row as it was found.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Version {
    pub(super) values: Vec<Value>,
    /// It stood on a page in use.
    pub(super) is_live: bool,
}

/// The versions of the rows with one key.
pub(super) type Versions = Vec<Version>;

/// An action's code and time.
pub(super) type Action = (i64, i64);

/// The least numbers that the row of a game has beside its own.
const GAME_NUMBERS: usize = 19;

/// Everything that was found.
#[derive(Debug, Default)]
pub(super) struct Rows {
    pub(super) register: Versions,
    pub(super) rules: BTreeMap<i64, Versions>,
    pub(super) games: BTreeMap<i64, Versions>,
    pub(super) beginnings: BTreeMap<i64, Versions>,
    pub(super) scores: BTreeMap<i64, Versions>,
    /// By game and number, every distinct one.
    pub(super) actions: BTreeMap<i64, BTreeMap<i64, Vec<Action>>>,
    /// By game.
    pub(super) splits: BTreeMap<i64, Versions>,
    /// By game.
    pub(super) bookmarks: BTreeMap<i64, Versions>,
    /// The number of rows.
    pub(super) count: usize,
}

impl Rows {
    /// All rows on all pages.
    pub(super) fn read(pages: &Pages<'_>) -> Rows {
        let mut rows = Rows::default();
        for page in pages.all() {
            for cell in cells::read(pages, page.number, page.bytes) {
                rows.add(cell, page.is_live);
            }
        }
        rows
    }

    fn add(&mut self, cell: Cell, is_live: bool) {
        let Some((place, values)) = self.place(cell) else {
            return;
        };
        add(place, Version { values, is_live });
        self.count += 1;
    }

    /// The versions among which a row belongs, by its form.
    fn place(&mut self, Cell { number, values }: Cell) -> Option<(&mut Versions, Vec<Value>)> {
        use Value::{Blob, Integer, Null, Text};
        let Some(id) = number else {
            return self.place_keyed(values);
        };
        let place = match values.as_slice() {
            [Blob(_), Integer(_), Integer(_), Integer(_)] => &mut self.register,
            // A recording begins like this, the text of rules does not.
            [Null, Text(text), Integer(_)] if text.starts_with("bk") => {
                self.beginnings.entry(id).or_default()
            }
            [Null, Text(_), Integer(_)] => self.rules.entry(id).or_default(),
            [Null, _, _, _, _, _, _, _, _, Text(_), ..] => self.scores.entry(id).or_default(),
            [Null, rest @ ..] if rest.len() >= GAME_NUMBERS => self.games.entry(id).or_default(),
            _ => return None,
        };
        let numbered = |mut values: Vec<Value>| {
            if values.first() == Some(&Null) {
                values[0] = Integer(id);
            }
            values
        };
        Some((place, numbered(values)))
    }

    fn place_keyed(&mut self, values: Vec<Value>) -> Option<(&mut Versions, Vec<Value>)> {
        use Value::{Integer, Text};
        match *values.as_slice() {
            [Integer(game), Integer(number), Integer(code), Integer(at)] => {
                let known = self
                    .actions
                    .entry(game)
                    .or_default()
                    .entry(number)
                    .or_default();
                known.retain(|&action| action != (code, at));
                known.push((code, at));
                self.count += 1;
                None
            }
            [Integer(game), Text(_), Integer(_), Integer(_)] => {
                Some((self.bookmarks.entry(game).or_default(), values))
            }
            [
                Integer(game),
                Integer(_),
                _,
                Integer(_),
                Integer(_),
                Integer(_),
            ] => Some((self.splits.entry(game).or_default(), values)),
            _ => None,
        }
    }
}

/// Adds a version behind the others, once.
fn add(versions: &mut Versions, version: Version) {
    let known = versions
        .iter()
        .rposition(|known| known.values == version.values);
    match known {
        Some(index) if index + 1 == versions.len() => {
            versions[index].is_live |= version.is_live;
        }
        Some(index) => {
            let mut known = versions.remove(index);
            known.is_live |= version.is_live;
            versions.push(known);
        }
        None => versions.push(version),
    }
}
