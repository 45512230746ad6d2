//! Boards edited by hand.

use brikke_play::{Category, Mode};

use crate::scene::{CLASSIC, LINE, LINE_TO_4, Scene, board, check};

#[test]
fn practice_leaves_the_scored_game_as_it_is() {
    let mut scene = Scene::of(LINE).after("left");
    assert_eq!(
        scene.does("practise left"),
        "Practice game 2 begins | left to 4,4,2"
    );
    assert_eq!(scene.does("return"), "back to game 1");
    assert_eq!(*scene.view().board, board("4 2 2"));
    assert_eq!(scene.view().category, Some(Category::Clean));
}

#[test]
fn an_edit_begins_practice() {
    let expected = "Practice game 2 begins | board 8,2,2";
    check(Scene::of(LINE), "put:0,0=8", expected);
}

#[test]
fn an_edit_that_is_refused_begins_nothing() {
    let mut scene = Scene::of(LINE);
    let expected = "no: a tile 16 is too large: these rules lead to at most 8";
    assert_eq!(scene.does("put:0,0=16"), expected);
    let expected = "no: row 2, column 1 is outside a board of 1x3";
    assert_eq!(scene.does("put:1,0=2"), expected);
    assert_eq!(scene.view().mode, Mode::Scored);
}

#[test]
fn practice_begins_at_the_position_looked_at() {
    let mut scene = Scene::of(LINE).after("left left left ply:1");
    assert_eq!(scene.does("practise"), "Practice game 2 begins");
    assert_eq!(*scene.view().board, board("4 2 2"));
    assert_eq!(scene.view().score, 4);
}

#[test]
fn practice_is_never_scored() {
    let scene = Scene::of(LINE).after("practise left left left");
    check(scene, "left", "left to 8,4,2 | lost with 20, practice");
    let scene = Scene::of(LINE).after("practise left left left left");
    check(scene, "name:Bo", "no: no score is waiting for a name");
}

#[test]
fn practice_stays_practice_when_begun_again() {
    let scene = Scene::of(LINE).after("practise left");
    check(scene, "restart yes", "restart? | Practice game 3 begins");
}

#[test]
fn practice_is_no_practice_of_practice() {
    check(
        Scene::of(LINE).after("practise"),
        "practise",
        "no: you are practising already",
    );
}

#[test]
fn moves_and_edits_are_undone_back_to_the_scored_game() {
    let scene = Scene::of(LINE).after("left practise left flip right");
    let expected = "undo right | undo | undo left | back to game 1";
    check(scene, "undo undo undo undo", expected);
}

#[test]
fn undone_edits_are_redone() {
    let mut scene = Scene::of(LINE).after("practise left flip right");
    let board = *scene.view().board;
    scene.does("undo undo undo");
    assert_eq!(
        scene.does("redo redo redo"),
        "redo left | redo | redo right"
    );
    assert_eq!(*scene.view().board, board);
}

#[test]
fn the_board_is_filled_flipped_turned_and_cleared() {
    let begun = || Scene::of(LINE).after("practise");
    check(begun(), "ranks", "board 2,4,8");
    check(begun(), "ranks flip", "board 2,4,8 | board 8,4,2");
    check(begun(), "ranks transpose", "board 2,4,8 | board 2/4/8");
    check(
        begun(),
        "ranks transpose rotate",
        "board 2,4,8 | board 2/4/8 | board 8,4,2",
    );
    check(begun(), "clear", "board 0,0,0");
    check(begun(), "clear twos", "board 0,0,0 | board 2,2,2");
    check(begun(), "rows", "board 2,2,0");
    check(begun(), "paste:2,4/8,0", "board 2,4/8,0");
}

#[test]
fn a_board_of_another_shape_is_played_on() {
    let scene = Scene::of(LINE).after("practise transpose");
    check(scene, "up", "up to 4/2/2");
}

#[test]
fn a_goal_on_the_edited_board_stops_nobody() {
    let scene = Scene::of(LINE_TO_4).after("put:0,0=4");
    check(scene, "left", "left to 4,4,2");
}

#[test]
fn a_practice_game_has_no_bookmarks() {
    let scene = Scene::of(LINE).after("practise left");
    check(scene, "mark:a", "no: practice games have no bookmarks");
}

#[test]
fn practice_does_not_foretell_the_tiles_of_the_game() {
    let script = "left up right down left up right down";
    let scored = Scene::of(CLASSIC).after(script);
    let practised = Scene::of(CLASSIC).after("practise").after(script);
    assert_ne!(scored.view().board, practised.view().board);
}

#[test]
fn a_slide_can_be_made_in_two_halves() {
    let mut scene = Scene::of(LINE).after("practise paste:2,0,2");
    assert_eq!(scene.does("push:right"), "push right to 0,2,2");
    assert_eq!(scene.does("merge:right"), "merge right to 0,0,4");
    assert_eq!(scene.view().score, 4, "a merge has its points");
    assert_eq!(scene.view().moves, 0, "half a slide is no move");
    assert_eq!(scene.does("push:right"), "no: right moves nothing");
    assert_eq!(scene.does("merge:right"), "no: right merges nothing");
}

#[test]
fn half_a_slide_is_taken_back_with_its_points() {
    let mut scene = Scene::of(LINE).after("practise paste:2,0,2 merge:left");
    assert_eq!(scene.view().score, 4);
    scene.does("undo");
    assert_eq!(*scene.view().board, board("2 . 2"));
    assert_eq!(scene.view().score, 0);
    scene.does("redo");
    assert_eq!(*scene.view().board, board("4 . ."));
    assert_eq!(scene.view().score, 4);
}

#[test]
fn half_a_slide_begins_practice() {
    let expected = "Practice game 2 begins | merge left to 4,0,2";
    check(Scene::of(LINE), "merge:left", expected);
    check(Scene::of(LINE), "push:left", "no: left moves nothing");
    let scene = Scene::of(LINE).after("left left ply:1");
    let back = "no: an earlier position is shown: go back to the current one first";
    check(scene, "merge:left", back);
}

#[test]
fn a_new_game_can_be_practice() {
    let mut scene = Scene::of(LINE);
    assert_eq!(scene.does("new-practice"), "Practice game 2 begins");
    assert_eq!(scene.view().category, None);
    assert_eq!(scene.does("return"), "back to game 1");
}
