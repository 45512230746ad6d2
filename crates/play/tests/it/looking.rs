//! Bookmarks and looking back.

use crate::scene::{LINE, Scene, board, check};

#[test]
fn a_bookmark_is_reached_by_undoing_and_redoing() {
    let expected = "early is 1 | left to 4,4,2 | left to 8,2,2 | undo | helped by undo | undo";
    let scene = Scene::of(LINE).after("left");
    check(scene, "mark:early left left goto:early", expected);
    let scene = Scene::of(LINE).after("left left mark:late undo undo");
    check(scene, "goto:late", "redo | redo");
}

#[test]
fn a_jump_to_the_end_tells_the_end_once() {
    let scene = Scene::of(LINE).after("left left left left name:Bo mark:end undo undo");
    let expected = "redo | redo | lost with 20, assisted, 2 undone | 1. assisted: who?";
    check(scene, "goto:end", expected);
}

#[test]
fn a_bookmark_that_nobody_set_is_refused() {
    check(
        Scene::of(LINE),
        "goto:nowhere",
        "no: there is no bookmark 'nowhere'",
    );
}

#[test]
fn a_bookmark_is_moved_only_after_a_yes() {
    let scene = Scene::of(LINE).after("mark:a left");
    check(scene, "mark:a no", "move a? | not move a");
    let scene = Scene::of(LINE).after("mark:a left");
    check(scene, "mark:a yes", "move a? | a is 1");
    let scene = Scene::of(LINE).after("mark:a");
    check(scene, "mark:a", "a is 0");
}

#[test]
fn a_bookmark_goes_where_it_was_asked_for_even_if_a_player_moves_on() {
    let scene = Scene::of(LINE).after("mark:a left bot mark:a bot:left");
    check(scene, "yes", "a is 1");
}

#[test]
fn other_moves_lose_the_bookmarks_behind_them() {
    let scene = Scene::of(LINE).after("left mark:stays left mark:goes undo");
    check(scene, "right", "right to 2,4,4 | goes is lost");
}

#[test]
fn the_same_move_keeps_the_bookmarks_behind_it() {
    let scene = Scene::of(LINE).after("left left mark:stays undo undo left");
    check(scene, "goto:stays", "redo");
}

#[test]
fn looking_back_changes_nothing() {
    let mut scene = Scene::of(LINE).after("left left left");
    assert_eq!(scene.does("ply:1"), "looking at 1");
    let view = scene.view();
    assert_eq!(*view.board, board("4 2 2"));
    assert_eq!((view.score, view.moves, view.undos), (4, 1, 0));
    assert!(view.is_looking_back());
    scene.does("ply:0");
    assert_eq!(*scene.view().board, board("2 2 2"));
    assert_eq!(scene.does("present"), "looking at the present");
    assert_eq!(*scene.view().board, board("8 2 2"));
}

#[test]
fn the_last_position_is_the_present() {
    let scene = Scene::of(LINE).after("left left ply:0");
    check(scene, "ply:2", "looking at the present");
}

#[test]
fn a_game_has_no_position_after_its_last() {
    let expected = "no: there is no move 3: the game has 2";
    check(Scene::of(LINE).after("left left"), "ply:3", expected);
}

#[test]
fn nobody_moves_while_looking_back() {
    let expected = "no: an earlier position is shown: go back to the current one first";
    for word in [
        "left", "undo", "redo", "keep", "take", "hint", "bot", "step",
    ] {
        check(Scene::of(LINE).after("left left ply:1"), word, expected);
    }
}

#[test]
fn the_position_looked_at_can_be_bookmarked() {
    let scene = Scene::of(LINE).after("left left ply:1");
    check(scene, "mark:a", "a is 1");
}

#[test]
fn a_bookmark_ends_looking_back() {
    let scene = Scene::of(LINE).after("mark:a left left ply:1");
    let expected = "looking at the present | undo | helped by undo | undo";
    check(scene, "goto:a", expected);
}
