//! Lists line by line: a row is named by its number.

use brikke_locale::Locale;

use super::choice::opened;
use super::{Line, filled_in, reading};
use crate::page::{KeyHint, Listing, Row};
use crate::{FieldValue, Input};

/// The keys that do something with one row.
pub(super) const OF_A_ROW: [&str; 8] = ["enter", "v", "a", "n", "x", "e", "c", "b"];

/// The key that gives a row the name behind its number.
pub(super) const RENAME: &str = "n";

/// The key that searches for the text behind it; without one for everything.
pub(super) const SEARCH: &str = "/";

/// The key that opens the file whose name stands behind it.
const OPEN_FILE: &str = "o";

/// The meaning of a line on a list: the number of a row, or a button with the
/// number of a row and a text. A button without a number says which row it
/// takes. None if the list knows no such line.
pub(super) fn meant(line: &str, listing: &Listing, locale: Locale) -> Option<Line> {
    if let Some(index) = row(line, listing) {
        return Some(Line::Inputs(opened(index)));
    }
    let (key, rest) = button(line, listing)?;
    if key == SEARCH {
        let text = Input::Set(0, FieldValue::Text(rest.to_owned()));
        let inputs = vec![Input::press(key), text, Input::press("enter")];
        return Some(Line::Inputs(inputs));
    }
    if key == OPEN_FILE && !rest.is_empty() {
        return Some(Line::Inputs(vec![Input::OpenFile(rest.to_owned())]));
    }
    if !OF_A_ROW.contains(&key) {
        return rest
            .is_empty()
            .then(|| Line::Inputs(vec![Input::press(key)]));
    }
    if key == "enter" && rest.is_empty() {
        // The page that opens says which row it is.
        return Some(Line::Inputs(vec![Input::press(key)]));
    }
    if rest.is_empty() {
        return Some(on_selected(key, listing, locale));
    }
    on_numbered(key, rest, listing, locale)
}

/// The row whose first cell is this number.
fn row(number: &str, listing: &Listing) -> Option<usize> {
    let is_meant = |row: &Row| {
        let first = row.cells.first();
        first.is_some_and(|cell| cell.text() == number)
    };
    listing.rows.iter().position(is_meant)
}

/// The key of a button that a line begins with, by itself or by its word, and
/// the rest of the line.
fn button<'l>(line: &'l str, listing: &'l Listing) -> Option<(&'l str, &'l str)> {
    let named = |hint: &'l KeyHint| {
        let key = hint.key.as_deref()?;
        let rest = behind(line, &hint.does).or_else(|| {
            let is_key = line.split_whitespace().next() == Some(key);
            is_key.then(|| line[key.len()..].trim())
        })?;
        Some((key, rest))
    };
    // The longest word is meant: “open file” is not “open”.
    let named = listing.buttons.iter().filter_map(named);
    named.min_by_key(|(_, rest)| rest.len())
}

/// The rest of a line behind a word, in capitals or not.
pub(super) fn behind<'l>(line: &'l str, word: &str) -> Option<&'l str> {
    let rest = line.get(word.len()..)?;
    let is_word = line.get(..word.len())?.to_lowercase() == word.to_lowercase();
    let is_whole = rest.is_empty() || rest.starts_with(char::is_whitespace);
    (is_word && is_whole).then(|| rest.trim())
}

fn on_selected(key: &str, listing: &Listing, locale: Locale) -> Line {
    let selected = listing.selected.and_then(|index| listing.rows.get(index));
    let said = selected.map(|row| reading::row(row, &listing.columns, locale));
    Line::Then(said.into_iter().collect(), vec![Input::press(key)])
}

/// A button with the number of a row, and the text for it.
fn on_numbered(key: &str, rest: &str, listing: &Listing, locale: Locale) -> Option<Line> {
    let (number, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if number.parse::<u64>().is_err() {
        // It may be the name of a file.
        return (key != "enter").then(|| {
            let values = [("text", number.into()), ("word", key.into())];
            Line::Say(vec![locale.text_with("plain-row-number", &values)])
        });
    }
    let Some(index) = row(number, listing) else {
        let sentence = locale.text_with("plain-no-row", &[("number", number.into())]);
        return Some(Line::Say(vec![sentence]));
    };
    let inputs = vec![Input::Mark(index), Input::press(key)];
    match text.trim() {
        "" => Some(Line::Inputs(inputs)),
        text if key == RENAME => Some(Line::Inputs(filled_in(inputs, text.to_owned()))),
        _ => None,
    }
}
