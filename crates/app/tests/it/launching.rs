//! Starting on a machine: settings, language and saved games.

use std::fs;
use std::path::Path;

use brikke_app::{App, Directories, Face, FirstScreen, Input, Language, Launch, Options};
use brikke_engine::{Chance, Game, Rules, Seed};
use brikke_play::{Mode, Moment};
use brikke_store::{Storage, Store};

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
    assert_eq!(asked.preferences.language(), Some(Language::Chinese));
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
    assert!(warnings[0].contains("endommagées"), "{warnings:?}");
}

/// A program was killed, and then the end of its log was lost.
#[test]
fn a_damaged_log_is_mentioned_with_the_moves_that_may_be_missing() {
    let (live, directory) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut store = Store::open(live.path()).unwrap().store;
    for seed in 1..=6 {
        let chance = Chance::Seed(Seed::new(format!("game {seed}")).unwrap());
        let game = Game::start(Rules::default(), chance);
        store
            .begin(&game, Mode::Scored, Moment::from_millis(seed))
            .unwrap();
    }
    for name in ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"] {
        fs::copy(live.path().join(name), directory.path().join(name)).unwrap();
    }
    let log = fs::OpenOptions::new()
        .write(true)
        .open(directory.path().join("games.sqlite-wal"));
    let log = log.unwrap();
    log.set_len(log.metadata().unwrap().len() - 3 * 4120)
        .unwrap();

    let damaged = launch(directory.path(), Face::Window, Some(Language::English));
    let (options, warnings) = options(damaged);
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(warnings[0].contains("may be missing"), "{warnings:?}");
    assert!(
        warnings[0].contains("games.damaged-1.sqlite"),
        "{warnings:?}"
    );
    assert_eq!(options.warnings, warnings, "on the first page");
}

#[test]
fn warnings_stand_on_the_first_page() {
    let directory = tempfile::tempdir().unwrap();
    let (mut options, _) = options(launch(directory.path(), Face::Window, None));
    options.warnings = vec!["Nothing is saved.".to_owned()];
    let (mut app, _) = App::new(options, Moment::from_millis(1));
    let note = |app: &App| app.page(Moment::from_millis(1)).note.map(|note| note.text);
    assert_eq!(note(&app).as_deref(), Some("Nothing is saved."));
    app.handle(Input::press("down"), Moment::from_millis(2));
    assert_eq!(note(&app), None);
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
