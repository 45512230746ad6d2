//! Document 003, the lesson in Pascal with slides in Portuguese: its steps in
//! practice, and its game on the page.

use brikke_app::page::Body;
use brikke_app::{FirstScreen, Input, Options};
use brikke_engine::{Preset, Seed};

use crate::stage::{Stage, options};

/// A practice game by the rules of the lesson, with this row at its top.
fn practice(row: &str) -> Stage {
    let mut stage = Stage::new(Options {
        start: FirstScreen::Practice {
            rules: Preset::Gentle.rules(),
            seed: Seed::new("lesson").ok(),
        },
        ..options()
    });
    let board = format!("{row} / 0 0 0 0 / 0 0 0 0 / 0 0 0 0");
    stage.press("e").input(Input::Write(board));
    stage.press("e");
    stage
}

/// The top row of the board once nothing moves.
fn top(stage: &mut Stage) -> String {
    let board = stage.drawn();
    board.split(" / ").next().unwrap_or_default().to_owned()
}

/// Row `Passar três vezes`.
#[test]
fn practice_shows_the_three_passes_with_their_names() {
    let mut stage = practice("4 2 0 2");
    stage.press("C");
    for (name, row) in [
        ("1 of 3: push right", ". 4 2 2"),
        ("2 of 3: merge right", ". 4 . 4"),
        ("3 of 3: push right", ". . 4 4"),
    ] {
        stage.press("right");
        assert_eq!(stage.note(), name);
        assert!(stage.game().board.is_moving, "{name} is animated");
        assert_eq!(top(&mut stage), row, "{name}");
    }
}

/// Row `MostrarJogoAtual`.
#[test]
fn the_game_is_shown_after_every_move_with_its_points() {
    let mut stage = Stage::playing(Preset::Gentle.rules());
    let mut shown = stage.drawn();
    for key in ["left", "down", "right", "up"].iter().cycle().take(12) {
        let moves = stage.moves();
        stage.press(key);
        let now = stage.drawn();
        assert_eq!(now != shown, stage.moves() != moves, "{now}");
        shown = now;
    }
    assert_ne!(stage.game().score.value, "0");
}

/// Row `EscolheDirecao`.
#[test]
fn a_direction_is_chosen_by_a_key_and_others_are_asked_for_again() {
    for keys in ["up right down left", "w d s a", "k l j h"] {
        let mut stage = Stage::playing(Preset::Gentle.rules());
        stage.press(keys);
        assert_ne!(stage.moves(), "0", "{keys}");
    }
    let mut stage = Stage::playing(Preset::Gentle.rules());
    stage.press("y");
    assert!(matches!(stage.page().body, Body::Game(_)));
    assert_eq!(stage.moves(), "0");
    assert!(stage.note().contains('?'), "{}", stage.note());
}
