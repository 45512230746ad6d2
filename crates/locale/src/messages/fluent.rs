//! The messages of a language, read by Fluent, to compare.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::value::{Kind, Value};
use crate::{Language, numbers};

/// The messages of a language.
pub(super) struct Messages {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// Reads a file.
    pub(super) fn read(language: Language, source: String) -> Messages {
        let mut bundle =
            FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // A terminal shows the marks that would set arguments apart.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(formatter(language)));
        // A line that cannot be read is left out; the tests find it.
        let resource = FluentResource::try_new(source);
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Messages { language, bundle }
    }

    /// The message of this id, filled in.
    pub(super) fn format(&self, id: &str, arguments: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, value)| (*name, self.value(value)))
            .collect();
        // What cannot be filled in stays visible in the text.
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        Some(text.into_owned())
    }

    /// A value as Fluent's. A number that Fluent's cannot hold is a text: it
    /// takes the general plural, as any such number does.
    fn value<'a>(&self, value: &'a Value<'_>) -> FluentValue<'a> {
        match &value.0 {
            Kind::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            #[expect(clippy::cast_precision_loss, reason = "these are exact")]
            Kind::Whole(number) => FluentValue::from(*number as f64),
            Kind::Fraction(number) => FluentValue::from(*number),
            Kind::Large(_) => FluentValue::String(value.written(self.language)),
        }
    }
}

/// How the messages of a language write numbers.
fn formatter<M>(language: Language) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    match language {
        Language::English => |value, _| shown(Language::English, value),
        Language::Portuguese => |value, _| shown(Language::Portuguese, value),
        Language::French => |value, _| shown(Language::French, value),
        Language::Norwegian => |value, _| shown(Language::Norwegian, value),
        Language::Chinese => |value, _| shown(Language::Chinese, value),
    }
}

fn shown(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(numbers::written(language, &number.as_string())),
        _ => None,
    }
}
