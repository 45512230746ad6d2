//! The sentences of one language.

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

    /// Takes messages of a language where they are not part of the program, in a
    /// browser: those that are needed first, then the rest. Until then sentences
    /// come in a language that is there.
    pub fn hand_in(language: Language, messages: &str) {
        bundle::hand_in(language, messages);
    }

    /// True if the messages of this language are there.
    pub fn is_there(language: Language) -> bool {
        bundle::is_there(language)
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text with this id. One that there is not is given in English, in
    /// whichever language has it, or else as its id.
    pub fn text(self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text with this id, filled with these arguments. An argument that
    /// is missing stays visible as `{$name}`.
    pub fn text_with(self, id: &str, arguments: &[(&str, Value<'_>)]) -> String {
        std::iter::once(self.language)
            .chain(Language::ALL)
            .find_map(|language| bundle::format(language, id, arguments))
            .unwrap_or_else(|| id.to_owned())
    }
}
