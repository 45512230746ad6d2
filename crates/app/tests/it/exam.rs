//! Practice by the keys of the exam, with its figures drawn as boards. What
//! the keys of its table do is told in `documents::d004`.

use brikke_app::page::{Block, Body};
use brikke_app::settings::{Action, LabelChoice};
use brikke_app::{Face, FieldValue, FirstScreen, Input, Options, Preferences, Settings};
use brikke_engine::{Preset, Seed};

use crate::stage::{Stage, options};

/// The board filled with 1 to 16.
pub(crate) const FIGURE_3: &str = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 16";
/// Figure 3 mirrored.
pub(crate) const FIGURE_4: &str = "4 3 2 1 / 8 7 6 5 / 12 11 10 9 / 16 15 14 13";
/// Figure 3 transposed.
pub(crate) const FIGURE_5: &str = "1 5 9 13 / 2 6 10 14 / 3 7 11 15 / 4 8 12 16";
/// The board for trying push and merge.
pub(crate) const FIGURE_6: &str = "2 2 . 4 / 2 . 2 . / . 2 2 2 / 8 4 4 2";
/// Figure 6 pushed to the right.
pub(crate) const FIGURE_7: &str = ". 2 2 4 / . . 2 2 / . 2 2 2 / 8 4 4 2";
/// Figure 6 moved to the right.
pub(crate) const FIGURE_8: &str = ". . 4 4 / . . . 4 / . . 2 4 / . 8 8 2";
pub(crate) const TWOS: &str = "2 2 2 2 / 2 2 2 2 / 2 2 2 2 / 2 2 2 2";

/// `play --rules 1024 --practice`, from a seed.
fn practice_start() -> FirstScreen {
    FirstScreen::Practice {
        rules: Preset::TenTwentyFour.rules(),
        seed: Seed::new("exam").ok(),
    }
}

fn exam_with(settings: Settings, face: Face) -> Stage {
    Stage::new(Options {
        start: practice_start(),
        preferences: Preferences {
            settings,
            ..Preferences::default()
        },
        face,
        ..options()
    })
}

pub(crate) fn exam() -> Stage {
    exam_with(Settings::default(), Face::Terminal)
}

#[track_caller]
pub(crate) fn check(keys: &str, expected: &str) {
    let mut stage = exam();
    stage.press(keys);
    assert_eq!(stage.drawn(), expected, "{keys}");
}

/// How many tiles of which number are on a drawing.
pub(crate) fn count(drawing: &str, number: &str) -> usize {
    drawing
        .split_whitespace()
        .filter(|it| *it == number)
        .count()
}

#[test]
fn practice_begins_with_two_twos_under_the_rules_of_the_exam() {
    let mut stage = exam();
    let board = stage.drawn();
    assert_eq!((count(&board, "2"), count(&board, ".")), (2, 14), "{board}");
    assert_eq!(stage.game().mark.as_deref(), Some("PRACTICE"));
    assert_eq!(stage.press("u").note(), "There is nothing to undo.");
}

#[test]
fn merge_alone_adds_up_pairs_and_moves_nothing_else() {
    check("D m right", ". 4 . 4 / . 4 . 4 / . 4 . 4 / . 4 . 4");
    check(
        "P x right x m right",
        ". . 4 4 / . . . 4 / . 2 . 4 / 8 . 8 2",
    );
}

#[test]
fn three_passes_give_figure_8_and_say_their_names() {
    let mut stage = exam();
    stage.press("P C");
    let passes = [
        ("1 of 3: push right", FIGURE_7),
        (
            "2 of 3: merge right",
            ". . 4 4 / . . . 4 / . 2 . 4 / 8 . 8 2",
        ),
        ("3 of 3: push right", FIGURE_8),
    ];
    for (name, board) in passes {
        stage.press("right");
        assert!(stage.game().board.is_moving, "{name}");
        assert_eq!(stage.note(), name);
        assert_eq!(stage.drawn(), board, "{name}");
    }
    stage.press("right");
    assert_eq!(stage.note(), "1 of 3: push right. Nothing moves.");
}

#[test]
fn passes_are_taken_back_one_by_one_and_another_direction_begins_anew() {
    let mut stage = exam();
    stage.press("P C right right u");
    assert_eq!(stage.drawn(), FIGURE_7);
    assert_eq!(stage.press("right").note(), "2 of 3: merge right");
    assert_eq!(stage.press("up").note(), "1 of 3: push up");
    assert_eq!(stage.press("C").note(), "The arrows slide again.");
}

#[test]
fn what_the_arrows_do_is_always_shown() {
    let mut stage = exam();
    let mark = |stage: &Stage| stage.game().mark.unwrap_or_default();
    assert_eq!(mark(stage.press("x")), "PRACTICE: push");
    assert_eq!(stage.page().keys[0].does, "push");
    assert_eq!(mark(stage.press("m")), "PRACTICE: merge");
    assert_eq!(mark(stage.press("C")), "PRACTICE: three passes");
    assert_eq!(mark(stage.press("C")), "PRACTICE");
}

#[test]
fn a_half_slide_that_changes_nothing_says_so() {
    let mut stage = exam();
    assert_eq!(stage.press("D x left").note(), "Nothing moves left.");
    assert_eq!(stage.press("I m left").note(), "Nothing merges left.");
}

#[test]
fn every_key_can_be_undone() {
    for key in ["I", "f", "t", "D", "x right", "m right", "C right", "right"] {
        let mut stage = exam();
        stage.press("P");
        let before = (stage.drawn(), stage.game().score.value);
        stage.press(key);
        assert_ne!(stage.drawn(), before.0, "{key}");
        stage.press("u");
        assert_eq!((stage.drawn(), stage.game().score.value), before, "{key}");
    }
    let mut stage = exam();
    stage.press("I f R u");
    assert_eq!(stage.drawn(), FIGURE_4, "with its numbers");
}

#[test]
fn numbers_come_back_with_the_board_that_had_them() {
    let mut stage = exam();
    stage.press("P I");
    assert_eq!(stage.drawn(), FIGURE_3);
    stage.press("u");
    assert_eq!(stage.drawn(), FIGURE_6);
    stage.press("ctrl-r");
    assert_eq!(stage.drawn(), FIGURE_3);
    stage.press("u right u right");
    assert_eq!(stage.game().board.labels, LabelChoice::Values);
    stage.press("u u D");
    assert_eq!(stage.drawn(), TWOS);
}

#[test]
fn a_full_board_without_a_move_is_no_lost_game() {
    let mut stage = exam();
    stage.press("I").wait(2_000);
    assert_eq!(stage.page().dialog, None);
    stage.press("right");
    assert_eq!(stage.page().dialog, None);
}

#[test]
fn in_a_scored_game_the_letters_are_what_they_were() {
    let mut stage = Stage::playing(Preset::TenTwentyFour.rules());
    stage.press("s d").wait(2_000);
    assert_eq!((stage.moves(), stage.game().mark), ("2".into(), None));
    stage.press("f t x m c");
    assert_eq!(stage.game().mark, None, "nothing begins practice");
}

#[test]
fn while_a_board_is_edited_the_letters_do_not_play() {
    let mut stage = exam();
    stage.press("P e d 0");
    assert_eq!(stage.drawn(), "2 . . 4 / 2 . 2 . / . 2 2 2 / 8 4 4 2");
    stage.press("e D");
    assert_eq!(stage.drawn(), TWOS);
}

/// The keys of the page of help, with what they do.
fn help(stage: &mut Stage) -> Vec<(String, String)> {
    let Body::Document(document) = stage.press("?").page().body else {
        panic!("no help");
    };
    let blocks = document.sections.into_iter().flat_map(|it| it.blocks);
    let keys = blocks.filter_map(|block| match block {
        Block::Keys(keys) => Some(keys),
        _ => None,
    });
    keys.flatten().map(|it| (it.name, it.value)).collect()
}

#[test]
fn help_lists_the_keys_of_practice_first_and_what_is_left_of_the_others() {
    let keys = help(&mut exam());
    let first = ("R".to_owned(), "Start the practice again".to_owned());
    assert_eq!(keys[0], first);
    let does = |key: &str| {
        let found = keys.iter().filter(|(name, _)| name == key);
        found.map(|(_, does)| does.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(does("→ d l Num 6"), ["Slide all tiles right"]);
    assert_eq!(does("r Ctrl+r"), ["Play the undone move again"]);
    assert_eq!(does("i F2"), ["Show the value of each direction"]);
    assert_eq!(does("P").len(), 1);
}

#[test]
fn help_while_the_board_is_edited_lists_the_keys_of_the_editor_first() {
    let mut stage = Stage::playing(Preset::Classic.rules());
    let keys = help(stage.press("e"));
    assert_eq!(keys[0], ("0–9".to_owned(), "type a tile".to_owned()));
    assert_eq!(keys[1].0, "+");
}

#[test]
fn help_of_a_scored_game_lists_them_too() {
    let mut stage = Stage::playing(Preset::TenTwentyFour.rules());
    let keys = help(&mut stage);
    assert!(
        keys.contains(&("t T".into(), "Turn rows into columns".into())),
        "{keys:?}"
    );
    assert!(keys.contains(&("→ d l Num 6".into(), "Slide all tiles right".into())));
}

#[test]
fn the_letters_can_be_changed() {
    let (settings, problems) = Settings::read("[keys]\nmirror = 'y'\n");
    assert_eq!(problems, []);
    let mut stage = exam_with(settings, Face::Terminal);
    stage.press("I y");
    assert_eq!(stage.drawn(), FIGURE_4);
    stage.press("f");
    assert_eq!(stage.drawn(), FIGURE_4);
    assert!(stage.note().contains('?'), "{}", stage.note());
}

#[test]
fn the_letters_can_be_changed_by_pressing_them() {
    let mut stage = exam();
    // The settings, and last in them the keys.
    stage.input(Input::Open(brikke_app::Destination::Settings));
    stage.press("up enter");
    let twos = Action::ALL.iter().position(|&it| it == Action::Twos);
    stage.input(Input::Mark(twos.unwrap()));
    // `t` belongs to practice already, `a` to every game.
    let problem = |stage: &Stage| {
        let dialog = stage.page().dialog;
        dialog.and_then(|dialog| dialog.problem).unwrap_or_default()
    };
    stage.press("enter t");
    assert!(problem(&stage).contains("already"), "{}", problem(&stage));
    stage.press("a");
    assert!(problem(&stage).contains("already"), "{}", problem(&stage));
    stage.press("y esc esc y");
    assert_eq!(stage.drawn(), TWOS);
}

#[test]
fn exponents_are_a_setting_of_every_face() {
    for face in [Face::Terminal, Face::Plain, Face::Window, Face::Browser] {
        let (settings, problems) = Settings::read("labels = 'exponents'\n");
        assert_eq!(problems, []);
        let mut stage = exam_with(settings, face);
        stage.press("P");
        assert_eq!(stage.drawn(), "1 1 . 2 / 1 . 1 . / . 1 1 1 / 3 2 2 1");
        assert_eq!(stage.game().board.rows[0], "Row 1: 1, 1, empty, 2.");
        assert_eq!(stage.game().board.squares[3], "Row 1, column 4: 2");
        stage.take_announced();
        stage.press("left");
        let announced = stage.take_announced();
        assert!(announced.contains("2, 2, 2, 3"), "{announced}");
    }
}

#[test]
fn labels_are_changed_on_the_screen_of_settings() {
    let mut stage = exam();
    stage.press("P");
    stage.input(Input::Open(brikke_app::Destination::Settings));
    let Body::Form(form) = stage.page().body else {
        panic!("no settings");
    };
    let names: Vec<&str> = form.fields.iter().map(|it| it.name.as_str()).collect();
    let labels = names.iter().position(|it| *it == "Tile labels").unwrap();
    stage.input(Input::Set(labels, FieldValue::Option(1)));
    stage.press("esc");
    assert_eq!(stage.drawn(), "1 1 . 2 / 1 . 1 . / . 1 1 1 / 3 2 2 1");
    stage.press("R");
    assert_eq!(stage.game().board.labels, LabelChoice::Exponents);
}

#[test]
fn practice_enters_no_scores() {
    let mut stage = exam();
    stage.press("P right R P C right right right");
    stage.input(Input::Open(brikke_app::Destination::Scores));
    let Body::Listing(scores) = stage.page().body else {
        panic!("no scores");
    };
    assert_eq!(scores.rows.len(), 0);
}

#[test]
fn enter_confirms_a_typed_tile_and_a_wrong_value_is_refused() {
    let mut stage = Stage::playing(brikke_engine::Rules::default());
    stage.press("e c 1 6 enter");
    assert!(
        tiles(&stage).contains(&"16".to_owned()),
        "{:?}",
        tiles(&stage)
    );
    stage.press("right 3 enter");
    assert!(
        stage.note().contains("“3” is not a tile"),
        "{}",
        stage.note()
    );
    assert_eq!(tiles(&stage).len(), 1, "{:?}", tiles(&stage));
}

/// The tiles on the board, as they are read aloud.
fn tiles(stage: &Stage) -> Vec<String> {
    let rows = stage.game().board.rows.join(" ");
    let words = rows.split(|c: char| !c.is_ascii_digit());
    let numbers: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    // Each row begins with its own number.
    numbers
        .into_iter()
        .filter(|number| number.parse::<u32>().is_ok_and(|it| it > 4))
        .collect()
}
