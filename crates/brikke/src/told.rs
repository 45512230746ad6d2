//! Results with the text that people read.

use std::fmt;

use serde::Serialize;

/// A result, with the text about it. As JSON it is the result alone.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Told<T> {
    result: T,
    #[serde(skip)]
    text: String,
}

impl<T> Told<T> {
    /// The result with this text.
    pub(crate) const fn in_words(result: T, text: String) -> Told<T> {
        Told { result, text }
    }
}

impl<T: fmt::Display> Told<T> {
    /// The result; people read the text where there is one, in the language
    /// that they asked for.
    pub(crate) fn new(result: T, text: Option<String>) -> Told<T> {
        let text = text.unwrap_or_else(|| result.to_string());
        Told { result, text }
    }
}

impl<T> fmt::Display for Told<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
