//! The files, read once each.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Language, numbers};

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English));
static PORTUGUESE: LazyLock<Bundle> = LazyLock::new(|| read(Language::Portuguese));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| read(Language::French));
static NORWEGIAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::Norwegian));
static CHINESE: LazyLock<Bundle> = LazyLock::new(|| read(Language::Chinese));

/// The messages of a language.
fn of(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::Portuguese => &PORTUGUESE,
        Language::French => &FRENCH,
        Language::Norwegian => &NORWEGIAN,
        Language::Chinese => &CHINESE,
    }
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../i18n/en.ftl"),
        Language::Portuguese => include_str!("../i18n/pt.ftl"),
        Language::French => include_str!("../i18n/fr.ftl"),
        Language::Norwegian => include_str!("../i18n/nb.ftl"),
        Language::Chinese => include_str!("../i18n/zh.ftl"),
    }
}

fn read(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // A terminal shows the marks that would set arguments apart.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(numbers::formatter(language)));
    // A line that cannot be read is left out; the tests find it.
    let resource = FluentResource::try_new(source(language).to_owned());
    let resource = resource.unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
    bundle
}

/// Loads the messages of a language, if nobody has yet.
pub(crate) fn load(language: Language) {
    of(language);
}

/// The message of this id in a language, filled in. `None` where the language
/// does not have it.
pub(crate) fn format(language: Language, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let bundle = of(language);
    let pattern = bundle.get_message(id)?.value()?;
    // What cannot be filled in stays visible in the text.
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    Some(text.into_owned())
}
