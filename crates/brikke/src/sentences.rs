//! The sentences of results, in the language that somebody asked for.

use brikke_locale::{Locale, Value};
use unicode_width::UnicodeWidthStr as _;

use crate::output::padded;

/// The sentences of results. Where nobody asked for a language they are in
/// English, and numbers are plain, as scripts have always read them.
#[derive(Clone, Copy)]
pub(crate) struct Sentences(Option<Locale>);

impl Sentences {
    pub(crate) const fn new(asked: Option<Locale>) -> Sentences {
        Sentences(asked)
    }

    /// The language.
    pub(crate) fn locale(self) -> Locale {
        self.0.unwrap_or_default()
    }

    /// The text with this id.
    pub(crate) fn text(self, id: &str) -> String {
        self.locale().text(id)
    }

    /// The text with this id, filled with these arguments.
    pub(crate) fn text_with(self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale().text_with(id, values)
    }

    /// A whole number.
    pub(crate) fn number(self, number: impl Into<u128>) -> String {
        match self.0 {
            Some(locale) => locale.number(number),
            None => number.into().to_string(),
        }
    }

    /// A number with so many decimals.
    pub(crate) fn decimal(self, number: f64, places: usize) -> String {
        match self.0 {
            Some(locale) => locale.decimal(number, places),
            None => format!("{number:.places$}"),
        }
    }

    /// A count whose word follows it in number.
    pub(crate) fn count(self, count: usize) -> Value<'static> {
        match self.0 {
            // Such a number would have a comma; its word is the general plural.
            None if count >= 1000 => count.to_string().into(),
            _ => count.into(),
        }
    }

    /// The columns of the widest of these texts.
    pub(crate) fn widest(self, ids: &[&str]) -> usize {
        let widths = ids.iter().map(|id| self.text(id).width());
        widths.max().unwrap_or(0)
    }

    /// A line with a name at its beginning, in so many columns.
    pub(crate) fn line(self, id: &str, columns: usize, value: &str) -> String {
        padded(&self.text(id), columns) + value
    }
}
