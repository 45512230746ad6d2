//! The sentences of results, in the language that somebody asked for.

use brikke_locale::{Locale, Value};
use unicode_width::UnicodeWidthStr as _;

use crate::output::padded;

/// The sentences of results, in English where nobody asked for a language.
#[derive(Clone, Copy)]
pub(crate) struct Sentences(Locale);

impl Sentences {
    pub(crate) fn new(asked: Option<Locale>) -> Sentences {
        Sentences(asked.unwrap_or_default())
    }

    /// The language.
    pub(crate) const fn locale(self) -> Locale {
        self.0
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
        self.0.number(number)
    }

    /// A number with so many decimals.
    pub(crate) fn decimal(self, number: f64, places: usize) -> String {
        self.0.decimal(number, places)
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
