//! Moves, undo and redo.

use crate::scene::{CLASSIC, LINE, Scene, board, check};

#[test]
fn a_move_is_told_with_its_turn() {
    check(Scene::of(LINE), "left", "left to 4,2,2");
}

#[test]
fn a_direction_that_moves_nothing_is_refused() {
    check(Scene::of(LINE), "up", "no: up moves nothing");
}

#[test]
fn undo_and_redo_are_told_with_the_move() {
    let expected = "left to 4,2,2 | undo left | helped by undo | redo left";
    check(Scene::of(LINE), "left undo redo", expected);
}

#[test]
fn help_is_told_the_first_time_only() {
    let scene = Scene::of(LINE).after("left left undo");
    check(scene, "redo undo", "redo left | undo left");
}

#[test]
fn undos_are_counted_and_shown() {
    let scene = Scene::of(LINE).after("left undo left undo redo");
    assert_eq!((scene.view().undos, scene.view().moves), (2, 1));
}

#[test]
fn there_is_nothing_before_the_beginning() {
    check(Scene::of(LINE), "undo", "no: there is nothing to undo");
}

#[test]
fn there_is_nothing_to_redo_after_another_move() {
    let scene = Scene::of(LINE).after("left left undo right");
    check(scene, "redo", "no: there is nothing to redo");
}

#[test]
fn undo_and_the_same_move_bring_the_same_tile() {
    let mut scene = Scene::of(CLASSIC).after("left up right");
    let before = *scene.view().board;
    scene.does("undo right");
    assert_eq!(*scene.view().board, before);
}

#[test]
fn the_view_shows_the_game() {
    let scene = Scene::of(LINE).after("left left");
    let view = scene.view();
    assert_eq!(*view.board, board("4 4 2"));
    assert_eq!((view.score, view.moves, view.best), (8, 2, 8));
    assert!(view.can_undo && !view.can_redo);
}
