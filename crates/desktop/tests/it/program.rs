//! The real program on a screen of its own: Xvfb shows it, xdotool presses
//! keys and drags.

mod screen;

use std::fs;
use std::path::Path;
use std::time::Duration;

use brikke_app::settings::Action;
use brikke_app::{App, Face, FirstScreen, Input, Moment, Options, Preferences, SystemEntropy};
use brikke_engine::Direction;
use brikke_locale::Language;
use brikke_players::PlayerAssets;
use brikke_store::{GameId, Storage, Store};
use eframe::egui::Key;

use crate::stage::Stage;
use screen::{Program, Screen};

const GAME: GameId = GameId(1);

/// The board of the saved game, and its number of moves.
fn saved(directory: &Path) -> Option<(String, u64)> {
    let store = Store::open(directory).ok()?.store;
    // Both from one look: a move may be saved between two.
    let game = store.load(GAME).ok()?.game;
    Some((game.board().to_string(), game.moves()))
}

/// Waits until the game is saved with so many moves.
#[track_caller]
fn wait_for_moves(directory: &Path, moves: u64) -> String {
    for _ in 0..600 {
        if let Some((board, found)) = saved(directory)
            && found >= moves
        {
            assert_eq!(found, moves);
            return board;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("{:?}, not {moves} moves", saved(directory));
}

/// Another program goes on with the same game.
fn move_elsewhere(directory: &Path, direction: Direction) {
    let now = Moment::from_millis(1_800_000_000_000);
    let options = Options {
        storage: Box::new(Store::open(directory).unwrap().store),
        preferences: Preferences::default(),
        language: Language::English,
        assets: PlayerAssets::default(),
        entropy: Box::new(SystemEntropy),
        start: FirstScreen::Continue,
        face: Face::Window,
        warnings: Vec::new(),
    };
    let (mut app, _) = App::new(options, now);
    let action = match direction {
        Direction::Up => Action::Up,
        Direction::Right => Action::Right,
        Direction::Down => Action::Down,
        Direction::Left => Action::Left,
    };
    app.handle(Input::Do(action), now);
    app.close(now).unwrap();
}

#[test]
fn without_a_screen_it_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_brikke-desktop"))
        .arg("--data")
        .arg(directory.path())
        .env("DISPLAY", ":4711")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(1));
    let said = String::from_utf8(run.stderr).unwrap();
    assert_eq!(
        said,
        "brikke-desktop: there is no screen for a window: DISPLAY or WAYLAND_DISPLAY has to \
         name one that answers; 'brikke' plays in the terminal\n"
    );
}

#[test]
fn a_seeded_game_is_played_by_keys_and_drags_and_saved() {
    let Some(screen) = Screen::open() else {
        return;
    };
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    let mut program = Program::start(&screen, path);
    let mut expected = Stage::playing();

    for (key, name) in [
        (Key::ArrowLeft, "Left"),
        (Key::ArrowUp, "w"),
        (Key::ArrowRight, "l"),
    ] {
        program.key(name);
        expected.key(key);
        let moves = expected.moves();
        assert_eq!(wait_for_moves(path, moves), expected.board(), "{name}");
    }

    for (key, way) in [(Key::ArrowDown, (0, 120)), (Key::ArrowLeft, (-120, 5))] {
        program.drag(way);
        expected.key(key);
        let moves = expected.moves();
        assert_eq!(wait_for_moves(path, moves), expected.board(), "{way:?}");
    }

    program.resize(900, 500);
    program.key("u");
    expected.write("u");
    let moves = expected.moves();
    for _ in 0..100 {
        if saved(path).is_some_and(|(_, found)| found == moves) {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(saved(path).unwrap().0, expected.board());

    check_two_programs(&mut program, path);

    program.key("ctrl+q");
    assert!(program.wait().success());
    let place = fs::read_to_string(path.join("cache/window")).unwrap();
    assert!(place.contains("size 900 500"), "{place}");
}

#[test]
fn a_signal_ends_it_and_what_is_not_saved_is_said() {
    let Some(screen) = Screen::open() else {
        return;
    };
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();

    let mut program = Program::start(&screen, path);
    program.key("Left");
    wait_for_moves(path, 1);
    program.signal("TERM");
    assert_eq!(program.wait().code(), Some(128 + 15));
    assert_eq!(program.said(), "");

    let mut program = Program::start(&screen, path);
    fs::remove_file(path.join("games.sqlite")).unwrap();
    for key in ["Left", "Up", "Right", "Down"] {
        program.key(key);
    }
    // Until the keys are there.
    std::thread::sleep(Duration::from_secs(1));
    program.signal("TERM");
    assert_eq!(program.wait().code(), Some(1));
    let said = program.said();
    assert!(said.contains("not saved"), "{said}");
}

/// Both programs are open: what one does is there in the other.
fn check_two_programs(program: &mut Program<'_>, path: &Path) {
    let store = Store::open(path).unwrap().store;
    let game = store.load(GAME).unwrap().game;
    let moves = store.game(GAME).unwrap().summary.moves;
    let legal: Vec<Direction> = game.board().legal_directions().collect();
    drop(store);
    move_elsewhere(path, legal[0]);
    wait_for_moves(path, moves + 1);
    // The first key finds the game changed and takes it up; the next moves.
    for key in ["Left", "Up", "Right", "Down"] {
        program.key(key);
        std::thread::sleep(Duration::from_millis(700));
        if saved(path).is_some_and(|(_, found)| found > moves + 1) {
            return;
        }
    }
    panic!("the window does not go on with the game: {:?}", saved(path));
}
