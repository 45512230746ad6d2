//! Saving with `S`, and files that a person names.

use brikke_app::page::{DialogKind, Tone};
use brikke_app::{Face, FieldValue, FileProblem, Input, Options};
use brikke_engine::{Recording, Rules};
use brikke_store::Board72;

use crate::failing::FailingStorage;
use crate::stage::{Stage, options, play, rules};

/// A game of two moves.
fn game() -> Stage {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down").take_announced();
    stage
}

fn write(stage: &mut Stage, text: &str) {
    stage.input(Input::Set(0, FieldValue::Text(text.to_owned())));
}

#[test]
fn saving_asks_and_then_says_that_the_game_is_saved() {
    for yes in ["1", "y", "enter"] {
        let mut stage = game();
        stage.press("S");
        assert_eq!(stage.dialog().kind, DialogKind::Save);
        assert_eq!(stage.dialog().text, "Save the game as it stands?");
        stage.press(yes);
        assert_eq!(stage.page().dialog, None, "{yes}");
        assert_eq!(
            stage.note(),
            "Saved. The bookmark “Move 2” takes you back here."
        );
        stage.press("left up g 1");
        assert_eq!(stage.moves(), "2", "the bookmark leads back");
    }
    for no in ["0", "n", "esc"] {
        let mut stage = game();
        stage.press("S").press(no);
        assert_eq!(stage.page().dialog, None, "{no}");
        assert_eq!(stage.note(), "", "{no}");
    }
}

#[test]
fn saving_twice_at_the_same_move_asks_nothing_more() {
    let mut stage = game();
    stage.press("S 1 S 1");
    assert_eq!(stage.page().dialog, None);
    assert!(stage.note().starts_with("Saved."));
}

#[test]
fn a_game_can_be_saved_under_a_name() {
    let mut stage = game();
    stage.press("S 2");
    assert_eq!(stage.dialog().kind, DialogKind::Bookmark);
    stage.press("h e r e enter");
    assert!(stage.note().contains("“here”"), "{}", stage.note());
}

#[test]
fn what_cannot_be_written_is_not_called_saved() {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let mut stage = Stage::playing_on(storage);
    full.set(true);
    stage.press("left S 1");
    assert!(!stage.take_announced().contains("Saved."));
    assert_eq!(stage.page().note.unwrap().tone, Tone::Warning);
}

#[test]
fn a_practice_board_is_saved_too() {
    let mut stage = game();
    stage.press("e D e S 1");
    assert!(stage.note().starts_with("Saved."), "{}", stage.note());
}

#[test]
fn a_recording_is_written_as_text() {
    let mut stage = game();
    stage.press("S 3 1");
    assert_eq!(
        stage.dialog().field.as_deref(),
        Some("brikke-1.brikke-game")
    );
    stage.press("enter");
    assert_eq!(stage.note(), "Saved: brikke-1.brikke-game");
    let text = String::from_utf8(stage.disk["brikke-1.brikke-game"].clone()).unwrap();
    let recording = Recording::read(&text).unwrap();
    assert_eq!(recording.game().moves(), 2);
}

#[test]
fn a_link_goes_to_the_clipboard() {
    let mut stage = game();
    stage.press("S 3 2");
    assert_eq!(stage.page().dialog, None);
    let recording = Recording::read(&stage.copied[0]).unwrap();
    assert_eq!(recording.game().moves(), 2);
    assert!(stage.note().contains("copied"), "{}", stage.note());
}

#[test]
fn a_board_has_the_name_and_the_bytes_of_the_first_document() {
    let mut stage = game();
    let position = stage.press("ctrl-c").copied[0].clone();
    stage.press("S 3 3 enter");
    let saved = Board72::read(&stage.disk["ultimo_tabuleiro.bin"]).unwrap();
    assert_eq!(saved.board.to_string(), position);
    assert_eq!(saved.moves, 2);
}

#[test]
fn every_way_to_save_can_be_clicked() {
    let mut stage = game();
    stage
        .press("S")
        .input(Input::Choose(2))
        .input(Input::Choose(2));
    assert_eq!(stage.dialog().kind, DialogKind::FileToWrite);
}

#[test]
fn the_best_scores_have_the_name_of_the_first_document() {
    let mut stage = game();
    stage.press("S 3 4 enter");
    assert_eq!(stage.disk["pontuacoes.txt"], b"");
}

#[test]
fn the_board_can_be_saved_as_a_picture() {
    let mut stage = game();
    stage.press("S 3 5 enter");
    let (name, bytes) = stage.disk.iter().next().unwrap();
    assert!(name.contains(".svg"), "{name}");
    assert!(bytes.starts_with(b"<svg "));
    assert!(stage.note().contains(".svg"), "{}", stage.note());
}

#[test]
fn another_size_does_not_fit_the_board_of_the_first_document() {
    let mut stage = Stage::playing(rules("5x5", None));
    stage.press("S 3 3 enter");
    let problem = stage.dialog().problem.unwrap_or_default();
    assert!(problem.contains("4x4"), "{problem}");
    assert!(stage.disk.is_empty());
}

#[test]
fn a_file_that_exists_is_replaced_only_on_request() {
    for (answer, is_replaced) in [("1", true), ("y", true), ("0", false), ("n", false)] {
        let mut stage = game();
        stage
            .disk
            .insert("brikke-1.brikke-game".to_owned(), b"old".to_vec());
        stage.press("S 3 1 enter");
        assert_eq!(stage.dialog().kind, DialogKind::Question);
        assert!(stage.dialog().text.contains("brikke-1.brikke-game"));
        stage.press(answer);
        assert_eq!(stage.disk["brikke-1.brikke-game"] != b"old", is_replaced);
        assert_eq!(stage.note().starts_with("Saved"), is_replaced);
        assert_eq!(stage.page().dialog.is_none(), is_replaced);
    }
}

#[test]
fn a_file_that_cannot_be_written_is_explained_and_can_be_tried_again() {
    let mut stage = game();
    stage.disk_problem = Some(FileProblem::NoDirectory);
    stage.press("S 3 1");
    write(&mut stage, "nowhere/game.txt");
    stage.press("enter");
    let problem = stage.dialog().problem.unwrap_or_default();
    assert_eq!(problem, "nowhere/game.txt: there is no such directory.");
    assert!(stage.take_announced().contains(&problem));
    stage.disk_problem = None;
    write(&mut stage, " game.txt ");
    stage.press("enter");
    assert_eq!(stage.note(), "Saved: game.txt");
}

#[test]
fn a_name_that_is_typed_takes_the_place_of_the_offer() {
    let mut stage = game();
    stage.press("S 3 1 a . b enter");
    assert!(stage.disk.contains_key("a.b"));
    stage.press("S 3 1 ctrl-u enter");
    assert!(stage.dialog().problem.is_some(), "a file needs a name");
    stage.press("esc");
    assert_eq!(stage.page().dialog, None);
}

#[test]
fn a_window_offers_the_home_directory() {
    let mut stage = Stage::new(Options {
        start: play(Rules::default(), None),
        face: Face::Window,
        ..options()
    });
    stage.press("S 3 3");
    let offered = stage.dialog().field;
    assert_eq!(offered.as_deref(), Some("~/ultimo_tabuleiro.bin"));
}

/// The menu of a new application with this file on its disk.
fn menu_with(path: &str, bytes: impl Into<Vec<u8>>) -> Stage {
    let mut stage = Stage::new(options());
    stage.disk.insert(path.to_owned(), bytes.into());
    stage
}

/// A position of the first document with its score and moves.
fn board72() -> Vec<u8> {
    let saved = Board72 {
        board: "2,4,8,16/0,0,0,0/0,0,0,0/0,0,0,2".parse().unwrap(),
        score: 100,
        moves: 30,
    };
    saved.write().unwrap().to_vec()
}

#[test]
fn the_second_digit_loads_the_board_of_the_first_document() {
    let mut stage = menu_with("ultimo_tabuleiro.bin", board72());
    stage.press("2");
    assert_eq!(stage.dialog().kind, DialogKind::FileToRead);
    stage.press("enter");
    assert_eq!(stage.game().score.value, "100");
    assert_eq!(stage.moves(), "30");
    stage.press("down");
    assert_eq!(stage.moves(), "31", "it can be played on");
}

#[test]
fn a_recording_that_was_saved_can_be_opened_again() {
    let mut stage = game();
    stage.press("S 3 1 enter");
    let mut other = menu_with("game.txt", stage.disk["brikke-1.brikke-game"].clone());
    other.press("o");
    write(&mut other, "game.txt");
    other.press("enter");
    assert_eq!(other.moves(), "2");
    assert_eq!(other.game().board.rows, stage.game().board.rows);
}

#[test]
fn a_link_is_opened_where_a_file_is_asked_for() {
    let mut stage = game();
    let link = stage.press("S 3 2").copied[0].clone();
    let mut other = Stage::playing(rules("3x3", None));
    other.press("o").input(Input::Write(link));
    other.press("enter");
    assert_eq!(other.game().board.rows, stage.game().board.rows);
}

/// A position as people write it down: in one line, in several, and as other
/// programs do.
const POSITIONS: [&str; 4] = [
    "2,4,8,16/0,0,0,0/0,0,0,0/0,0,0,2",
    "2 4 8 16\n. . . .\n. . . .\n. . . 2\n",
    "1234000000000001\n",
    "https://example.org/p/1234000000000001",
];

#[track_caller]
fn must_practise(stage: &mut Stage) {
    let row = "Row 1: 2, 4, 8, 16";
    assert!(stage.game().board.rows[0].contains(row), "{}", stage.note());
    assert_eq!(stage.note(), "Game 1: the position is open for practice.");
    let game = stage.game();
    assert!(game.mark.is_some_and(|mark| mark.contains("PRACTICE")));
    stage.press("down");
    assert_eq!(stage.moves(), "1", "it can be played on");
}

#[test]
fn a_file_with_a_position_is_opened_for_practice() {
    for position in POSITIONS {
        let mut stage = menu_with("board.txt", position);
        must_practise(stage.input(Input::OpenFile("board.txt".to_owned())));
    }
}

#[test]
fn the_bytes_of_a_position_are_opened_for_practice() {
    for position in POSITIONS {
        let mut stage = Stage::new(options());
        must_practise(stage.input(Input::File(position.into())));
    }
}

#[test]
fn a_position_is_opened_where_a_file_is_asked_for() {
    for position in POSITIONS {
        // In the menu a pasted text is opened at once.
        must_practise(Stage::new(options()).input(Input::Write(position.to_owned())));
    }
}

#[test]
fn a_position_of_another_size_has_the_rules_for_it() {
    let mut stage = Stage::new(options());
    stage.input(Input::File("2 4 8\n0 0 2".into()));
    let size = stage.game().board.size;
    assert_eq!((size.rows(), size.columns()), (2, 3));
    let mut stage = Stage::new(options());
    stage.input(Input::File("0 0 0\n0 0 0".into()));
    assert!(stage.note().contains("no tiles"), "{}", stage.note());
}

#[test]
fn a_table_of_scores_is_opened_too() {
    let mut stage = menu_with("pontuacoes.txt", "Teste 1             |66\n");
    stage.press("o");
    write(&mut stage, "pontuacoes.txt");
    stage.press("enter");
    assert_eq!(stage.page().title, "Best scores");
    assert_eq!(stage.page().dialog, None);
    stage.press("esc");
    assert_eq!(stage.page().back, None, "back in the menu");
}

#[test]
fn a_file_that_cannot_be_opened_is_explained_and_another_can_be_named() {
    let mut stage = menu_with("notes.txt", "Milk, bread, eggs.\n");
    stage.press("4 o");
    write(&mut stage, "nothing.txt");
    stage.press("enter");
    let problem = stage.dialog().problem.unwrap_or_default();
    assert_eq!(problem, "nothing.txt: there is no such file or directory.");
    write(&mut stage, "notes.txt");
    stage.press("enter");
    let problem = stage.dialog().problem.unwrap_or_default();
    assert!(problem.starts_with("notes.txt: "), "{problem}");
    stage.press("esc");
    assert_eq!(stage.page().title, "Games");
}

#[test]
fn practice_is_saved_here_or_as_a_file() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("e P esc S");
    let answers = stage.dialog().answers;
    let names: Vec<&str> = answers.iter().map(|answer| answer.name.as_str()).collect();
    assert_eq!(names, ["Save here", "Save as a file…"]);
}

#[test]
fn a_position_that_is_opened_leads_back_to_the_game_in_hand() {
    let mut stage = Stage::playing(brikke_engine::Rules::default());
    stage.press("left up left").wait(500);
    let before = (stage.drawn(), stage.points());
    stage.input(Input::File("2,4,8,16/0,0,0,0/0,0,0,0/2,2,2,2".into()));
    assert!(
        stage
            .game()
            .mark
            .is_some_and(|mark| mark.contains("PRACTICE"))
    );
    stage.press("up b").wait(500);
    assert_eq!((stage.drawn(), stage.points()), before);
    assert_eq!(stage.game().mark, None);
}
