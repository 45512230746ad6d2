//! The files, read once each.
//!
//! A browser loads the file of the language that is spoken and hands it in:
//! five would be more than all the rest of a page.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Language, numbers};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The messages of a language; none where they were not handed in.
fn of(language: Language) -> Option<&'static Bundle> {
    let bundle = &BUNDLES[language as usize];
    #[cfg(not(target_family = "wasm"))]
    bundle.get_or_init(|| read(language, source(language).to_owned()));
    bundle.get()
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

fn read(language: Language, source: String) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // A terminal shows the marks that would set arguments apart.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(numbers::formatter(language)));
    // A line that cannot be read is left out; the tests find it.
    let resource = FluentResource::try_new(source);
    let resource = resource.unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
    bundle
}

/// Takes the messages of a language, unless it has them already.
pub(crate) fn hand_in(language: Language, messages: &str) {
    BUNDLES[language as usize].get_or_init(|| read(language, messages.to_owned()));
}

/// True if the messages of a language are there.
pub(crate) fn is_there(language: Language) -> bool {
    of(language).is_some()
}

/// Loads the messages of a language, if nobody has yet.
pub(crate) fn load(language: Language) {
    of(language);
}

/// The message of this id in a language, filled in. `None` where the language
/// does not have it.
pub(crate) fn format(language: Language, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let bundle = of(language)?;
    let pattern = bundle.get_message(id)?.value()?;
    // What cannot be filled in stays visible in the text.
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    Some(text.into_owned())
}
