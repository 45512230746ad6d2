//! Time spent playing. Every word of a script takes a second.

use crate::scene::{LINE, Scene, check};

#[track_caller]
fn shows(script: &str, waited: u64, seconds: u64) {
    let mut scene = Scene::of(LINE).after(script);
    scene.seconds += waited;
    assert_eq!(scene.view().spent.as_secs(), seconds, "{script}");
}

#[test]
fn it_runs_from_the_first_move() {
    shows("", 60, 0);
    shows("up up", 60, 0);
    shows("left", 0, 0);
    shows("left", 60, 60);
    shows("left left", 60, 61);
}

#[test]
fn it_stands_still_when_told_and_runs_on_with_the_next_move() {
    shows("left pause", 60, 1);
    shows("left pause continue", 60, 61);
    shows("left pause left", 60, 61);
    check(
        Scene::of(LINE),
        "left pause continue",
        "left to 4,2,2 | clock stands at 1 | clock runs",
    );
}

#[test]
fn it_stops_with_the_game_and_runs_on_after_an_undo() {
    shows("left left left left", 60, 3);
    shows("left left left left continue", 60, 3);
    shows("left left left left undo", 60, 63);
}

#[test]
fn somebody_who_walks_away_is_not_playing() {
    shows("left", 24 * 3600, 300);
}

#[test]
fn it_belongs_to_its_game() {
    shows("left left restart yes", 60, 0);
    shows("left left restart yes undo", 60, 63);
}
