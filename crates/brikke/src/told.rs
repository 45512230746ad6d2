//! Results in the language that somebody asked for.

use std::fmt;

use serde::Serialize;

/// A result, with the text about it in another language if one was asked for.
/// As JSON it is the result alone.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Told<T> {
    result: T,
    #[serde(skip)]
    text: Option<String>,
}

impl<T> Told<T> {
    /// The result; where there is a text, that is what people read.
    pub(crate) const fn new(result: T, text: Option<String>) -> Told<T> {
        Told { result, text }
    }
}

impl<T: fmt::Display> fmt::Display for Told<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.text {
            Some(text) => f.write_str(text),
            None => self.result.fmt(f),
        }
    }
}
