//! The files, read once each.
//!
//! A browser loads the file of the language that is spoken and hands it in:
//! five would be more than all the rest of a page.

use std::sync::OnceLock;

use crate::messages::Messages;
use crate::{Language, Value};

/// The parts in which the messages of a language may be handed in: those that
/// are needed first, and the rest.
const PARTS: usize = 2;

static BUNDLES: [[OnceLock<Messages>; PARTS]; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; PARTS] }; Language::ALL.len()];

/// The messages of a language, part by part; nothing where they were not handed
/// in.
fn of(language: Language) -> impl Iterator<Item = &'static Messages> {
    let parts = &BUNDLES[language as usize];
    #[cfg(not(target_family = "wasm"))]
    parts[0].get_or_init(|| Messages::read(language, source(language).to_owned()));
    parts.iter().filter_map(OnceLock::get)
}

#[cfg(not(target_family = "wasm"))]
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../i18n/en.ftl"),
        Language::Portuguese => include_str!("../i18n/pt.ftl"),
        Language::French => include_str!("../i18n/fr.ftl"),
        Language::Norwegian => include_str!("../i18n/nb.ftl"),
        Language::Chinese => include_str!("../i18n/zh.ftl"),
    }
}

/// Takes messages of a language, unless it has all of its parts already.
pub(crate) fn hand_in(language: Language, messages: &str) {
    let parts = &BUNDLES[language as usize];
    if parts.iter().all(|part| part.get().is_some()) {
        return;
    }
    // Code that is needed for reading may itself be loaded only now, and come with
    // other messages: those are there first then.
    let mut read = Messages::read(language, messages.to_owned());
    for part in parts {
        match part.set(read) {
            Ok(()) => return,
            Err(back) => read = back,
        }
    }
}

/// True if messages of a language are there.
pub(crate) fn is_there(language: Language) -> bool {
    of(language).next().is_some()
}

/// Loads the messages of a language, if nobody has yet.
pub(crate) fn load(language: Language) {
    is_there(language);
}

/// The message of this id in a language, filled in. `None` where the language
/// does not have it.
pub(crate) fn format(
    language: Language,
    id: &str,
    arguments: &[(&str, Value<'_>)],
) -> Option<String> {
    of(language).find_map(|messages| messages.format(id, arguments))
}
