//! A small reader of the message files: the messages need little of what Fluent
//! can do, a browser loads every byte over a network, and everybody who builds
//! Brikke would build a dozen crates for the rest.
//!
//! It knows texts, arguments, references to other messages, literals, and
//! choices by a number or a text. The tests compare it with Fluent on every
//! message of every language.

#[cfg(test)]
mod fluent;

use std::cmp::Ordering;
use std::ops::Range;

use crate::Language;
use crate::value::{Kind, Value};

/// The messages of a language.
#[derive(Debug)]
pub(crate) struct Messages {
    language: Language,
    source: String,
    /// The ids and their patterns, as places in the source, in the order of
    /// the ids.
    places: Vec<(Range<usize>, Range<usize>)>,
}

impl Messages {
    /// Reads a file.
    pub(crate) fn read(language: Language, source: String) -> Messages {
        let mut places: Vec<(Range<usize>, Range<usize>)> = Vec::new();
        let mut start = 0;
        for line in source.split_inclusive('\n') {
            let end = start + line.len();
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                let id = line.find([' ', '=']).unwrap_or(line.len());
                let pattern = line.find('=').map_or(line.len(), |sign| sign + 1);
                places.push((start..start + id, start + pattern..end));
            } else if line.starts_with([' ', '}'])
                && let Some((_, pattern)) = places.last_mut()
            {
                pattern.end = end;
            }
            start = end;
        }
        places.sort_by(|(one, _), (other, _)| source[one.clone()].cmp(&source[other.clone()]));
        Messages {
            language,
            source,
            places,
        }
    }

    /// The message of this id, filled in.
    pub(crate) fn format(&self, id: &str, arguments: &[(&str, Value<'_>)]) -> Option<String> {
        let mut text = String::new();
        self.write(&mut text, self.pattern(id)?, arguments);
        Some(text)
    }

    fn pattern(&self, id: &str) -> Option<&str> {
        let order =
            |(known, _): &(Range<usize>, _)| -> Ordering { self.source[known.clone()].cmp(id) };
        let place = self.places.binary_search_by(order).ok()?;
        Some(self.source[self.places[place].1.clone()].trim())
    }

    /// Writes a pattern: texts, and what stands in braces.
    fn write(&self, text: &mut String, pattern: &str, arguments: &[(&str, Value<'_>)]) {
        let mut rest = pattern;
        while let Some(open) = rest.find('{') {
            let inner = open + 1..closing(rest, open);
            text.push_str(&rest[..open]);
            self.write_braced(text, rest[inner.clone()].trim(), arguments);
            rest = rest.get(inner.end + 1..).unwrap_or_default();
        }
        text.push_str(rest);
    }

    fn write_braced(&self, text: &mut String, inner: &str, arguments: &[(&str, Value<'_>)]) {
        if let Some(literal) = inner.strip_prefix('"') {
            text.push_str(literal.trim_end_matches('"'));
        } else if let Some(name) = inner.strip_prefix('$') {
            let (name, variants) = name.split_once("->").unwrap_or((name, ""));
            let name = name.trim();
            let value = arguments.iter().find(|(known, _)| *known == name);
            let value = value.map(|(_, value)| value);
            if !variants.is_empty() {
                let chosen = self.choose(variants, value);
                self.write(text, chosen, arguments);
            } else if let Some(value) = value {
                text.push_str(&value.written(self.language));
            } else {
                text.extend(["{$", name, "}"]);
            }
        } else if let Some(pattern) = self.pattern(inner) {
            self.write(text, pattern, arguments);
        }
    }

    /// The first variant that a value has, else the one with the star.
    fn choose<'a>(&self, variants: &'a str, value: Option<&Value<'_>>) -> &'a str {
        let mut other = "";
        let mut rest = variants.trim();
        while let Some(open) = rest.find('[') {
            let is_other = rest[..open].ends_with('*');
            let Some(close) = rest.find(']') else {
                break;
            };
            let key = &rest[open + 1..close];
            let end = close + 1 + next_variant(&rest[close + 1..]);
            let pattern = rest[close + 1..end].trim();
            if value.is_some_and(|value| self.has(value, key)) {
                return pattern;
            }
            if is_other {
                other = pattern;
            }
            rest = &rest[end..];
        }
        other
    }

    /// True if a variant with this key is meant by a value.
    fn has(&self, value: &Value<'_>, key: &str) -> bool {
        match &value.0 {
            Kind::Text(text) => key == text,
            // Too large to be anything but the general plural.
            Kind::Large(_) => false,
            Kind::Whole(number) => match key {
                "one" => is_one(self.language, *number),
                key => key.parse() == Ok(*number),
            },
            Kind::Fraction(number) => key == "one" && is_one_and_a_fraction(self.language, *number),
        }
    }
}

/// The place of the brace that closes the one at this place.
fn closing(text: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (place, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return place;
        }
    }
    text.len()
}

/// The place at which the next variant begins, on a line of its own.
fn next_variant(text: &str) -> usize {
    let mut depth = 0_i32;
    let mut starts_line = false;
    for (place, byte) in text.bytes().enumerate() {
        match byte {
            b'\n' => starts_line = true,
            b' ' => {}
            b'[' | b'*' if starts_line && depth == 0 => return place,
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => starts_line = false,
        }
    }
    text.len()
}

/// True for a whole number that takes the plural `one`.
const fn is_one(language: Language, number: u64) -> bool {
    match language {
        Language::English | Language::Norwegian => number == 1,
        Language::Portuguese | Language::French => number <= 1,
        Language::Chinese => false,
    }
}

/// True for a number that is not whole and takes the plural `one`.
fn is_one_and_a_fraction(language: Language, number: f64) -> bool {
    let is_between = number.abs() < 2.0;
    matches!(language, Language::Portuguese | Language::French) && is_between
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: [&str; 5] = [
        include_str!("../i18n/en.ftl"),
        include_str!("../i18n/pt.ftl"),
        include_str!("../i18n/fr.ftl"),
        include_str!("../i18n/nb.ftl"),
        include_str!("../i18n/zh.ftl"),
    ];

    /// The names of all arguments of a file.
    fn names(source: &str) -> Vec<&str> {
        let mut names: Vec<&str> = source
            .split('$')
            .skip(1)
            .filter_map(|rest| {
                rest.split(|it: char| !it.is_alphanumeric() && it != '_')
                    .next()
            })
            .collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The names of all variants of a file that are chosen by a text.
    fn keys(source: &str) -> Vec<&str> {
        let keys = source.split('[').skip(1);
        let mut keys: Vec<&str> = keys.filter_map(|rest| rest.split(']').next()).collect();
        keys.retain(|key| key.starts_with(|first: char| first.is_ascii_lowercase()));
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// Compares a message with Fluent's, all of its arguments being this.
    fn check(
        messages: &Messages,
        fluent: &fluent::Messages,
        names: &[&str],
        id: &str,
        value: &Value<'_>,
    ) {
        let arguments: Vec<_> = names.iter().map(|name| (*name, value.clone())).collect();
        let expected = fluent.format(id, &arguments);
        let found = messages.format(id, &arguments);
        assert_eq!(found, expected, "{} {id}", messages.language);
    }

    #[test]
    fn every_message_is_the_one_that_fluent_makes() {
        for (language, source) in Language::ALL.into_iter().zip(SOURCES) {
            let messages = Messages::read(language, source.to_owned());
            let fluent = fluent::Messages::read(language, source.to_owned());
            assert!(messages.places.len() > 900);
            let names = names(source);
            let numbers = [0_u64, 1, 2, 5, 11, 2_048, 1_000_000].map(Value::from);
            let others = [
                0.5_f64.into(),
                1.5_f64.into(),
                "up".into(),
                u128::MAX.into(),
            ];
            for (id, pattern) in &messages.places {
                let texts = keys(&source[pattern.clone()]).into_iter().map(Value::from);
                for value in texts.chain(numbers.clone()).chain(others.clone()) {
                    check(&messages, &fluent, &names, &source[id.clone()], &value);
                }
            }
        }
    }

    #[test]
    fn what_is_missing_stays_visible() {
        let source = "greeting = Hello {$name}, { $count ->\n    [one] one\n   *[other] many\n}\n";
        let messages = Messages::read(Language::English, source.to_owned());
        let text = messages.format("greeting", &[]);
        assert_eq!(text.as_deref(), Some("Hello {$name}, many"));
        assert_eq!(messages.format("nothing", &[]), None);
    }
}
