//! The catalogue of messages: nothing in it is dead, nothing English leaks.

use std::fs;
use std::path::{Path, PathBuf};

use brikke_app::words;
use brikke_locale::{Language, Locale};
use brikke_players::{LoadError, PlayerError, PlayerSpec};
use brikke_store::{GameId, StoreError};

/// Beginnings of ids that the program puts together.
const COMPOSED: [&str; 14] = [
    "action-",
    "preset-",
    "direction-",
    "towards-",
    "player-",
    "key-",
    "theme-",
    "language-",
    "colour-",
    "setting-",
    "plain-help-",
    "command-",
    "new-game-at-goal-",
    "new-game-lost-when-",
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read_sources(directory: &Path, text: &mut String) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_message_is_used_somewhere() {
    let mut sources = String::new();
    for room in ["app", "tui", "desktop", "brikke"] {
        read_sources(&crates().join(room).join("src"), &mut sources);
    }
    let english = fs::read_to_string(crates().join("locale/i18n/en.ftl")).unwrap();
    let ids = english.lines().filter_map(|line| line.split_once(" ="));
    let ids = ids
        .map(|(id, _)| id)
        .filter(|id| !id.starts_with([' ', '#', '-']));
    let is_composed = |id: &&str| COMPOSED.iter().any(|start| id.starts_with(start));
    let unused: Vec<&str> = ids
        .filter(|id| !is_composed(id) && !sources.contains(&format!("\"{id}\"")))
        .collect();
    assert_eq!(unused, [] as [&str; 0]);
}

/// Errors as they reach a person in this language.
fn sentences(language: Language) -> Vec<String> {
    let locale = Locale::new(language);
    let store = [
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::Busy,
        StoreError::NotNew,
        StoreError::NoSuchGame(GameId(7)),
        StoreError::NewerSchema { found: 9, known: 1 },
    ];
    let load = [
        LoadError::Stopped,
        LoadError::NoThread,
        LoadError::NoNetwork {
            size: "4x4".parse().unwrap(),
        },
    ];
    let load = load.into_iter().map(PlayerError::Load);
    let player = PlayerSpec::Optimal;
    let players = load.chain([PlayerError::Panicked]);
    let players = players.map(|error| words::player_error(locale, player, &error));
    let stores = store.iter().map(|error| words::store_error(locale, error));
    stores.chain(players).collect()
}

#[test]
fn errors_are_said_in_the_language_of_the_person() {
    let english = sentences(Language::English);
    for language in [
        Language::Portuguese,
        Language::French,
        Language::Norwegian,
        Language::Chinese,
    ] {
        for (sentence, english) in sentences(language).iter().zip(&english) {
            assert_ne!(sentence, english, "{language:?}");
        }
    }
}

#[test]
fn problems_in_the_settings_are_said_in_the_language_of_the_person() {
    let text = "theme = 3\nreduced_motion = 7\nanimation_speed = 'x'\nkeys = 1\n";
    let (_, problems) = brikke_app::Settings::read(text);
    assert_eq!(problems.len(), 4);
    let said = |language| {
        let locale = Locale::new(language);
        let sentences = problems
            .iter()
            .map(|problem| words::settings_problem(locale, problem));
        sentences.collect::<Vec<_>>().join("\n")
    };
    let french = said(Language::French);
    for english in ["one of", "true or", "number", "the usual"] {
        assert!(said(Language::English).contains(english), "{english}");
        assert!(!french.contains(english), "{french}");
    }
}
