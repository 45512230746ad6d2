//! The real program on a pseudo-terminal.

use std::path::Path;

use brikke_engine::{Board, Chance, Direction, Game, Rules, Seed};
use tempfile::tempdir;

use crate::pseudo_terminal::{Running, end_of_vanished};

const SEED: &str = "otters";

/// The game that the seed gives, played in these directions.
fn game(directions: &[Direction]) -> Game {
    let chance = Chance::Seed(Seed::new(SEED).unwrap());
    let mut game = Game::start(Rules::default(), chance);
    for &direction in directions {
        game.play(direction).unwrap();
    }
    game
}

/// Legal moves, and the keys that make them.
fn legal_moves(count: usize) -> (Vec<Direction>, String) {
    let mut directions = Vec::new();
    let mut keys = String::new();
    for _ in 0..count {
        let board = *game(&directions).board();
        let direction = board.legal_directions().next().unwrap();
        directions.push(direction);
        keys.push(match direction {
            Direction::Up => 'w',
            Direction::Right => 'd',
            Direction::Down => 's',
            Direction::Left => 'a',
        });
    }
    (directions, keys)
}

/// The tiles of a board in reading order.
fn tiles(board: &Board) -> Vec<String> {
    board.tiles().map(|(_, rank)| rank.to_string()).collect()
}

/// The numbers on the left part of the screen, where the board is.
fn shown_tiles(screen: &vt100::Screen) -> Vec<String> {
    let rows: Vec<String> = screen.rows(0, 54).take(21).collect();
    let words = rows
        .iter()
        .flat_map(|row| row.split(|c: char| !c.is_ascii_digit()));
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[track_caller]
fn wait_for_board(running: &mut Running, game: &Game) {
    let expected = tiles(game.board());
    let score = format!("Moves      {}", game.moves());
    running.wait_until(&format!("the board {}", game.board()), |screen| {
        shown_tiles(screen) == expected && screen.contents().contains(&score)
    });
}

fn start(data: &Path) -> Running {
    let mut running = start_with(data, "");
    running.wait_for_taking();
    running.wait_for("Score");
    running
}

/// Starts a game with keys that were typed before.
fn start_with(data: &Path, keys: &str) -> Running {
    let mut running = Running::start(data, &["--seed", SEED]);
    running.type_keys(keys);
    running
}

#[test]
fn a_seeded_game_is_played_undone_left_and_gone_on_with() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    wait_for_board(&mut running, &game(&[]));
    let (directions, keys) = legal_moves(12);
    // All keys at once: none is lost.
    running.type_keys(&keys);
    wait_for_board(&mut running, &game(&directions));
    running.type_keys("uu");
    wait_for_board(&mut running, &game(&directions[..10]));
    running.wait_for("Undos      2");
    running.type_keys("q");
    assert!(running.wait_for_end().success());
    running.wait_for_hand_back();

    let mut again = Running::start(data.path(), &[]);
    again.wait_for("Continue");
    again.type_keys("2");
    wait_for_board(&mut again, &game(&directions[..10]));
    again.wait_for("Undos      2");
    again.type_keys("q");
    assert!(again.wait_for_end().success());
}

#[test]
fn arrows_reach_the_game_and_escape_the_menu() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    let direction = game(&[]).board().legal_directions().next().unwrap();
    let arrow = match direction {
        Direction::Up => "\x1b[A",
        Direction::Right => "\x1b[C",
        Direction::Down => "\x1b[B",
        Direction::Left => "\x1b[D",
    };
    running.type_keys(arrow);
    wait_for_board(&mut running, &game(&[direction]));
    running.type_keys("\x1b");
    running.wait_for("New game");
    running.type_keys("?");
    running.wait_for("Help");
    running.type_keys("q");
    running.wait_for("Continue");
    running.type_keys("q");
    assert!(running.wait_for_end().success());
}

#[test]
fn a_position_of_several_lines_is_pasted() {
    for line_break in ["\n", "\r"] {
        let data = tempdir().unwrap();
        let mut running = start(data.path());
        running.type_keys("e");
        running.wait_for("larger");
        let rows = ["2 4 0 0", "8 16 0 0", "0 0 0 0", "0 0 0 0"].join(line_break);
        running.type_keys(&format!("\x1b[200~{rows}\x1b[201~"));
        running.wait_until("the position", |screen| {
            shown_tiles(screen) == ["2", "4", "8", "16"]
        });
        running.type_keys("q");
    }
}

#[test]
fn a_hostile_file_name_is_drawn_safely() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    running.type_keys("o");
    running.wait_for("Open a file");
    let name = "/no/\u{202e}\u{200b}\u{9b}31m\u{feff}file";
    running.type_keys(&format!("\x1b[200~{name}\x1b[201~\r"));
    running.wait_for("no such file");
    running.wait_until("a safe screen", |screen| {
        let hidden = brikke_locale::is_hidden;
        let contents = screen.contents();
        !contents.chars().any(|sign| hidden(sign) && sign != '\n')
    });
}

#[track_caller]
fn check_signal(name: &str, code: u32) {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    let (directions, keys) = legal_moves(3);
    running.type_keys(&keys);
    wait_for_board(&mut running, &game(&directions));
    running.signal(name);
    assert_eq!(running.wait_for_end().exit_code(), code);
    running.wait_for_hand_back();
    let mut again = Running::start(data.path(), &[]);
    again.wait_for("Continue");
    again.type_keys("2");
    wait_for_board(&mut again, &game(&directions));
    again.type_keys("q");
    assert!(again.wait_for_end().success());
}

#[test]
fn an_interrupt_hands_the_terminal_back() {
    check_signal("INT", 130);
}

#[test]
fn a_termination_hands_the_terminal_back() {
    check_signal("TERM", 143);
}

#[test]
fn a_hangup_hands_the_terminal_back() {
    check_signal("HUP", 129);
}

#[test]
fn every_signal_that_ends_a_program_hands_the_terminal_back() {
    for (name, number) in [
        ("QUIT", 3),
        ("TRAP", 5),
        ("ABRT", 6),
        ("USR1", 10),
        ("USR2", 12),
        ("ALRM", 14),
        ("VTALRM", 26),
        ("PROF", 27),
    ] {
        check_signal(name, 128 + number);
    }
}

#[test]
fn a_panic_hands_the_terminal_back_and_is_printed_there() {
    let data = tempdir().unwrap();
    let mut running = Running::start(data.path(), &["--panics"]);
    running.wait_for_taking();
    running.wait_for("Settings");
    // The second setting, the theme, is changed.
    running.type_keys("7\x1b[B\x1b[C");
    assert_eq!(running.wait_for_end().exit_code(), 101);
    running.wait_for_hand_back();
    running.wait_for("this panic was asked for by a test");
}

#[test]
fn a_vanished_terminal_ends_the_program() {
    let data = tempdir().unwrap();
    let status = end_of_vanished(data.path(), &["--seed", SEED], "Score");
    assert_eq!(status.exit_code(), 129);
}

#[test]
fn a_stop_hands_the_terminal_back_and_goes_on() {
    for stop in ["key", "signal"] {
        let data = tempdir().unwrap();
        let mut running = start(data.path());
        let (directions, keys) = legal_moves(2);
        match stop {
            "key" => running.type_keys("\x1a"),
            _ => running.signal("TSTP"),
        }
        running.wait_for_hand_back();
        running.go_on();
        running.wait_for_taking();
        running.type_keys(&keys);
        wait_for_board(&mut running, &game(&directions));
        running.type_keys("q");
        assert!(running.wait_for_end().success());
        running.wait_for_hand_back();
    }
}

#[test]
fn no_window_is_too_strange() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    for (rows, columns) in [(1, 1), (2, 200), (60, 3), (5, 20), (200, 500), (24, 80)] {
        running.resize(rows, columns);
    }
    wait_for_board(&mut running, &game(&[]));
    running.type_keys("q");
    assert!(running.wait_for_end().success());
}

#[test]
fn a_name_is_asked_for_and_saved() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    // The person begins, and a player at full speed soon fills the board.
    running.type_keys(&"asds".repeat(25));
    running.type_keys("p1+++++++");
    running.wait_for("ten best");
    // The field has a cursor once it listens.
    running.wait_until("a cursor", |screen| !screen.hide_cursor());
    running.type_keys("Ada\r");
    running.wait_for("Game over");
    running.type_keys("t");
    // The name alone may still be in its field: Esc would become a part of `q`.
    running.wait_until("the table with the name", |screen| {
        let page = screen.contents();
        page.contains("Best scores") && page.contains("Ada") && !page.contains("Game over")
    });
    running.type_keys("\x1b");
    running.wait_for("Game over");
    running.type_keys("q");
    assert!(running.wait_for_end().success());
}

/// The answer of a dark terminal to the question for its background.
const DARK: &str = "\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\";

/// The background of the screen's first cell.
fn page_colour(screen: &vt100::Screen) -> vt100::Color {
    let cell = screen.cell(0, 0).cloned();
    cell.map_or(vt100::Color::Default, |cell| cell.bgcolor())
}

/// A machine that is busy may take too long for the answer: one start of some
/// is enough.
#[test]
fn a_terminal_that_says_it_is_dark_is_drawn_dark() {
    let data = tempdir().unwrap();
    let colour = |answer: &str| {
        let mut running = start_with(data.path(), answer);
        running.wait_for("Score");
        let found = page_colour(running.screen());
        running.type_keys("q");
        found
    };
    let plain = colour("");
    assert!((0..10).any(|_| colour(DARK) != plain));
}

#[test]
fn an_answer_that_comes_late_is_no_key() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    running.wait_for("Score");
    running.type_keys(DARK);
    running.type_keys("?");
    running.wait_for("Help");
    running.type_keys("q");
    wait_for_board(&mut running, &game(&[]));
    running.wait_until("no complaint", |screen| {
        !screen.contents().contains("does nothing")
    });
}

#[test]
fn keys_typed_before_an_answer_are_not_lost() {
    let data = tempdir().unwrap();
    let mut running = start_with(data.path(), &format!("?{DARK}"));
    running.wait_for("Help");
}

#[test]
fn the_screen_is_drawn_again_on_demand() {
    let data = tempdir().unwrap();
    let mut running = start(data.path());
    running.wait_for("Score");
    running.scribble("scribbled by another program");
    running.wait_for("scribbled");
    running.type_keys("\x0c");
    running.wait_until("a clean screen", |screen| {
        let contents = screen.contents();
        contents.contains("Score") && !contents.contains("scribbled")
    });
}
