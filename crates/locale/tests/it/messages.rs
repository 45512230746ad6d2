//! Every language says everything.

use std::collections::BTreeSet;

use brikke_locale::{Language, Locale, Value};

use crate::files;

#[test]
fn every_language_has_every_message_and_no_other() {
    let ids = |language| -> BTreeSet<&str> { files::messages(language).into_keys().collect() };
    let english = ids(Language::English);
    assert!(english.len() > 400);
    for language in Language::ALL {
        let these = ids(language);
        let missing: Vec<_> = english.difference(&these).collect();
        let strange: Vec<_> = these.difference(&english).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(strange.is_empty(), "only {language} has {strange:?}");
    }
}

#[test]
fn messages_have_the_same_arguments_in_every_language() {
    let english = files::messages(Language::English);
    for language in Language::ALL {
        for (id, arguments) in files::messages(language) {
            assert_eq!(Some(&arguments), english.get(id), "{language}: {id}");
        }
    }
}

#[test]
fn ids_and_arguments_are_in_kebab_case() {
    for (id, arguments) in files::messages(Language::English) {
        for name in arguments.into_iter().chain([id]) {
            let is_word = |word: &str| {
                !word.is_empty()
                    && word
                        .bytes()
                        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
            };
            assert!(name.split('-').all(is_word), "{name}");
        }
    }
}

#[test]
fn every_message_can_be_shown_in_every_language() {
    for language in Language::ALL {
        for (id, arguments) in files::messages(language) {
            for number in [0, 1, 2, 5, 21, 1_000_000, u64::MAX] {
                let arguments: Vec<(&str, Value<'_>)> = arguments
                    .iter()
                    .map(|name| (*name, number.into()))
                    .collect();
                check_shown(language, id, &arguments);
            }
        }
    }
}

#[track_caller]
fn check_shown(language: Language, id: &str, arguments: &[(&str, Value<'_>)]) {
    let text = Locale::new(language).text_with(id, arguments);
    let place = format!("{language}: {id}: {text}");
    assert!(!text.is_empty(), "{place}");
    // Whatever cannot be filled in stays in braces.
    assert!(!text.contains(['{', '}']), "{place}");
    assert!(!text.contains(char::is_control), "{place}");
    assert!(!text.contains(turns_or_hides), "{place}");
}

/// Marks of direction, isolates, joiners and the like.
fn turns_or_hides(character: char) -> bool {
    matches!(
        character,
        '\u{061C}' | '\u{00AD}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
    )
}

#[test]
fn every_argument_is_shown() {
    for language in Language::ALL {
        for (id, names) in files::messages(language) {
            let arguments: Vec<(&str, Value<'_>)> = names
                .iter()
                .map(|name| (*name, format!("<{name}>").into()))
                .collect();
            let text = Locale::new(language).text_with(id, &arguments);
            for name in names {
                // The general plural shows everything.
                assert!(
                    text.contains(&format!("<{name}>")),
                    "{language}: {id}: {text}"
                );
            }
        }
    }
}

#[test]
fn files_are_plain_lines() {
    for language in Language::ALL {
        let source = files::source(language);
        assert!(
            source.ends_with('\n') && !source.contains(['\t', '\r']),
            "{language}"
        );
        for line in source.lines() {
            assert_eq!(line.trim_end(), line, "{language}");
        }
    }
}

#[test]
fn commands_are_told_apart() {
    let is_command = |id: &&str| id.starts_with("command-");
    let ids: Vec<&str> = files::messages(Language::English)
        .into_keys()
        .filter(is_command)
        .collect();
    let english = Locale::new(Language::English);
    for language in Language::ALL {
        let locale = Locale::new(language);
        for id in &ids {
            let word = locale.text(id);
            assert!(!word.contains(char::is_whitespace), "{language}: {word}");
            assert_eq!(word.to_lowercase(), word, "{language}");
            assert!(
                !["u", "r", "d", "l"].contains(&word.as_str()),
                "{language}: {word}"
            );
            // The English words are understood everywhere.
            for other in ids.iter().filter(|other| *other != id) {
                assert_ne!(locale.text(other), word, "{language}");
                assert_ne!(english.text(other), word, "{language}");
            }
        }
    }
}

#[test]
fn yes_and_no_are_told_apart() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let (yes, no) = (locale.text("yes-letter"), locale.text("no-letter"));
        assert!(yes.chars().count() == 1 && no.chars().count() == 1);
        assert!(yes != no && yes != "n" && no != "y", "{language}");
    }
}

#[test]
fn languages_call_themselves_as_they_are_called() {
    for language in Language::ALL {
        for spoken in Language::ALL {
            let id = format!("language-{language}");
            assert_eq!(Locale::new(spoken).text(&id), language.own_name());
        }
    }
}
