//! Starting on a machine: settings, language and saved games.

use std::fs;
use std::path::Path;

use brikke_app::{Directories, Face, FirstScreen, Language, Launch, Options};

fn launch(directory: &Path, face: Face, language: Option<Language>) -> Launch {
    Launch {
        directories: Directories::find(Some(directory), |_| None).unwrap(),
        language,
        start: FirstScreen::Menu,
        face,
    }
}

fn options(launch: Launch) -> (Options, Vec<String>) {
    launch.options().unwrap()
}

#[test]
fn the_language_of_the_command_line_comes_before_the_settings() {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("settings.toml"), "language = 'fr'\n").unwrap();
    let (kept, _) = options(launch(directory.path(), Face::Window, None));
    assert_eq!(kept.preferences.language(), Some(Language::French));
    let asked = launch(directory.path(), Face::Window, Some(Language::Chinese));
    let (asked, _) = options(asked);
    assert_eq!(asked.preferences.language(), None);
    assert_eq!(asked.language, Language::Chinese);
}

#[test]
fn damaged_games_are_quarantined_with_a_warning_in_the_language() {
    let directory = tempfile::tempdir().unwrap();
    drop(options(launch(directory.path(), Face::Window, None)));
    let file = fs::read_dir(directory.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| {
            path.extension()
                .is_some_and(|end| end == "db" || end == "sqlite")
        })
        .expect("a database");
    fs::write(&file, "this is no database").unwrap();
    let damaged = launch(directory.path(), Face::Window, Some(Language::French));
    let (_, warnings) = options(damaged);
    assert_eq!(warnings.len(), 1);
    assert!(warnings[0].contains("abîmées"), "{warnings:?}");
}

#[test]
fn only_plain_text_is_warned_of_mistakes_in_the_settings() {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("settings.toml"), "theme = 3\n").unwrap();
    let warned = |face| options(launch(directory.path(), face, None)).1.len();
    assert_eq!(warned(Face::Plain), 1);
    assert_eq!(warned(Face::Window), 0);
    assert_eq!(warned(Face::Terminal), 0);
}

#[test]
fn games_that_cannot_be_opened_are_an_error_in_the_language() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "no directory").unwrap();
    let refused = |language| launch(&file, Face::Window, Some(language)).options().err();
    let english = refused(Language::English).expect("a file is no directory");
    assert_ne!(refused(Language::Norwegian), Some(english));
}
