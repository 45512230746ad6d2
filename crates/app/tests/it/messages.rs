//! The catalogue of messages: nothing in it is dead, nothing English leaks.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use brikke_app::words;
use brikke_engine::{Recording, Size};
use brikke_locale::{Language, Locale};
use brikke_players::{LoadError, NetworkProblem, PlayerError, PlayerSpec};
use brikke_store::{Damage, DamageKind, GameId, Quantity, StoreError};

/// Beginnings of ids that the program puts together.
const COMPOSED: [&str; 18] = [
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
    "labels-",
    "reading-",
    "plain-help-",
    "command-",
    "new-game-at-goal-",
    "new-game-lost-when-",
    "tables-state-",
    "tables-reason-",
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
    for room in ["app", "tui", "desktop", "web", "brikke"] {
        read_sources(&crates().join(room).join("src"), &mut sources);
    }
    let english = fs::read_to_string(crates().join("locale/i18n/en.ftl")).unwrap();
    let ids = english.lines().filter_map(|line| line.split_once(" ="));
    let ids = ids
        .map(|(id, _)| id)
        .filter(|id| !id.starts_with([' ', '#', '-']));
    // A field and the sentence about it share the beginning of their ids.
    let of_field = |id: &str| {
        let field = id.strip_suffix("-about").unwrap_or(id);
        sources.contains(&format!("\"{field}\""))
    };
    let is_composed = |id: &&str| COMPOSED.iter().any(|start| id.starts_with(start));
    let unused: Vec<&str> = ids.filter(|id| !is_composed(id) && !of_field(id)).collect();
    assert_eq!(unused, [] as [&str; 0]);
}

/// Every error of the storage.
fn store_errors() -> Vec<StoreError> {
    let damage = |game| {
        StoreError::Damaged(Damage {
            game,
            kind: DamageKind::Checksum,
        })
    };
    vec![
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::Busy,
        StoreError::Gone,
        damage(None),
        damage(Some(GameId(7))),
        StoreError::ChangedElsewhere(GameId(7)),
        StoreError::NoSuchGame(GameId(7)),
        StoreError::NewerSchema { found: 9, known: 1 },
        StoreError::Practice(GameId(7)),
        StoreError::NotNew,
        StoreError::Start(Recording::read("nothing").unwrap_err()),
        StoreError::TooLarge {
            quantity: Quantity::Score,
            value: 7,
        },
        StoreError::Io {
            path: "games.db".into(),
            source: ErrorKind::PermissionDenied.into(),
        },
        StoreError::Database {
            code: 1,
            message: "malformed".to_owned(),
        },
    ]
}

/// The number of the variant. A new one does not compile until it is here,
/// and fails until it is among [`store_errors`].
const fn variant(error: &StoreError) -> usize {
    match error {
        StoreError::Full => 0,
        StoreError::ReadOnly => 1,
        StoreError::Busy => 2,
        StoreError::Gone => 13,
        StoreError::Damaged(_) => 3,
        StoreError::ChangedElsewhere(_) => 4,
        StoreError::NoSuchGame(_) => 5,
        StoreError::NewerSchema { .. } => 6,
        StoreError::Practice(_) => 7,
        StoreError::NotNew => 8,
        StoreError::Start(_) => 9,
        StoreError::TooLarge { .. } => 10,
        StoreError::Io { .. } => 11,
        StoreError::Database { .. } => 12,
    }
}

#[test]
fn every_error_of_the_storage_is_tried() {
    let tried: BTreeSet<usize> = store_errors().iter().map(variant).collect();
    assert_eq!(tried, (0..=13).collect());
}

/// Every reason why a file is of no use as a network.
fn network_problems() -> Vec<NetworkProblem> {
    let text = || "brikke network 9".to_owned();
    vec![
        NetworkProblem::NotFound,
        NetworkProblem::Unreadable(ErrorKind::PermissionDenied),
        NetworkProblem::OtherSize("3x3".parse().unwrap()),
        NetworkProblem::Foreign,
        NetworkProblem::Later { title: text() },
        NetworkProblem::Earlier { title: text() },
        NetworkProblem::Header { line: text() },
        NetworkProblem::Damaged,
        NetworkProblem::CutOff,
    ]
}

/// Words with hyphens in the sources that name no message: keys, colours,
/// terminals and the like.
const OTHER_WORDS: [&str; 8] = [
    "brikke-desktop",
    "brikke-game",
    "colour-blind",
    "high-contrast",
    "kebab-case",
    "page-down",
    "page-up",
    "xterm-256color",
];

#[test]
fn every_message_that_is_asked_for_exists() {
    let mut sources = String::new();
    for room in ["app", "tui", "desktop"] {
        read_sources(&crates().join(room).join("src"), &mut sources);
    }
    let english = fs::read_to_string(crates().join("locale/i18n/en.ftl")).unwrap();
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let is_id = |word: &&str| {
        let mut parts = word.split('-');
        word.contains('-') && parts.all(|part| !part.is_empty() && part.chars().all(is_letter))
    };
    let is_key = |word: &str| {
        ["ctrl-", "alt-", "shift-"]
            .iter()
            .any(|held| word.starts_with(held))
    };
    let missing: Vec<&str> = sources
        .split('"')
        .filter(is_id)
        .filter(|word| !is_key(word) && !OTHER_WORDS.contains(word))
        .filter(|word| !english.contains(&format!("\n{word} =")))
        .collect();
    assert_eq!(missing, [] as [&str; 0]);
}

/// Errors as they reach a person in this language.
fn sentences(language: Language) -> Vec<String> {
    let locale = Locale::new(language);
    let size: Size = "4x4".parse().unwrap();
    let mut load = vec![
        LoadError::Stopped,
        LoadError::NoThread,
        LoadError::NoNetwork { size },
    ];
    load.extend(
        network_problems()
            .into_iter()
            .map(|problem| LoadError::BadNetwork {
                size,
                path: "4x4.brikke".into(),
                problem,
            }),
    );
    let load = load.into_iter().map(PlayerError::Load);
    let player = PlayerSpec::Optimal;
    let players = load.chain([PlayerError::Panicked]);
    let players = players.map(|error| words::player_error(locale, player, &error));
    let stores = store_errors();
    let stores = stores.iter().map(|error| words::store_error(locale, error));
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
