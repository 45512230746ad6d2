//! The sentences of one language.

use fluent_bundle::FluentArgs;

use crate::{Language, Value, bundle};

/// The sentences of one language. The files are read once in a program, so
/// this is copied at no cost and shared between threads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Locale {
    language: Language,
}

impl Locale {
    /// The sentences of this language.
    pub fn new(language: Language) -> Locale {
        bundle::load(language);
        Locale { language }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text with this id. One that there is not is given in English, or
    /// else as its id.
    pub fn text(self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text with this id, filled with these arguments. An argument that
    /// is missing stays visible as `{$name}`.
    pub fn text_with(self, id: &str, arguments: &[(&str, Value<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, value)| (*name, value.in_language(self.language)))
            .collect();
        [self.language, Language::English]
            .into_iter()
            .find_map(|language| bundle::format(language, id, &arguments))
            .unwrap_or_else(|| id.to_owned())
    }
}
