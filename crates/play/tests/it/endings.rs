//! The goal, the end, the tables of best scores.

use brikke_engine::{Chance, GameResult, Phase, Seed};
use brikke_play::{Category, Leaderboard, LeaderboardEntry, Mode, Origin, Play, PlayerName};

use crate::scene::{CLASSIC, LINE, LINE_TO_4, LINE_TO_8, Scene, check, entries, rules};

const TO_THE_END: &str = "left left left left";

#[test]
fn a_clean_game_enters_the_clean_table() {
    let scene = Scene::of(LINE).after("left left left");
    let expected = "left to 8,4,2 | lost with 20, clean | 1. clean: who? | 1. clean: Bo 20";
    check(scene, "left name:Bo", expected);
}

#[test]
fn a_name_is_asked_only_where_the_score_enters() {
    let full = Leaderboard::of([(Category::Clean, entries(&[20; 10]))]);
    let scene = Scene::with(LINE, full).after("left left left");
    check(scene, "left", "left to 8,4,2 | lost with 20, clean");
}

#[test]
fn the_place_is_the_one_behind_equal_scores() {
    let leaderboard = Leaderboard::of([(Category::Clean, entries(&[30, 20, 10]))]);
    let scene = Scene::with(LINE, leaderboard).after(TO_THE_END);
    check(scene, "name:Bo", "3. clean: Bo 20");
}

#[test]
fn an_undone_end_goes_on_and_is_told_again_as_assisted() {
    let scene = Scene::of(LINE).after(TO_THE_END).after("name:Bo");
    let expected = "undo left | helped by undo | left to 8,4,2 | \
                    lost with 20, assisted, 1 undone | 1. assisted: who?";
    check(scene, "undo left", expected);
}

#[test]
fn an_end_that_is_redone_is_told_again() {
    let scene = Scene::of(LINE).after(TO_THE_END).after("name:Bo undo");
    let expected = "redo left | lost with 20, assisted, 1 undone | 1. assisted: who?";
    check(scene, "redo", expected);
}

#[test]
fn a_game_has_one_entry_in_each_table() {
    let mut scene = Scene::of(LINE)
        .after(TO_THE_END)
        .after("name:Bo undo redo name:Bo");
    let again = scene.does("undo redo");
    assert_eq!(
        again,
        "undo left | redo left | lost with 20, assisted, 2 undone"
    );
}

#[test]
fn a_better_end_takes_the_place_of_the_worse_one() {
    // The win taken at the goal counts 4 points, the end 20.
    let mut scene = Scene::of(LINE_TO_4)
        .after("left undo left take name:Bo")
        .after("keep left left left name:Bo");
    scene.does("restart left undo");
    let best = LeaderboardEntry {
        name: PlayerName::new("Bo").ok(),
        score: 20,
        origin: Origin::Played,
    };
    assert_eq!(scene.view().best_three, [&best]);
}

#[test]
fn who_undoes_the_end_is_not_asked_for_a_name() {
    let scene = Scene::of(LINE).after(TO_THE_END).after("undo");
    check(scene, "name:Bo", "no: no score is waiting for a name");
}

#[test]
fn who_says_no_name_keeps_the_place() {
    let scene = Scene::of(LINE).after(TO_THE_END);
    check(scene, "no", "1. clean: somebody 20");
    let scene = Scene::of(LINE).after(TO_THE_END);
    check(scene, "name:", "1. clean: somebody 20");
    let scene = Scene::of(LINE).after(TO_THE_END);
    let expected = "1. clean: somebody 20 | Scored game 2 begins";
    check(scene, "restart", expected);
}

#[test]
fn the_goal_asks_whether_to_keep_playing() {
    let expected = "left to 4,2,2 | goal | no: the goal is reached: keep playing first | \
                    keep playing | left to 4,4,2";
    check(Scene::of(LINE_TO_4), "left left keep left", expected);
}

#[test]
fn a_win_can_be_taken_at_the_goal() {
    let expected =
        "left to 4,2,2 | goal | finish | won with 4, clean | 1. clean: who? | 1. clean: Bo 4";
    check(Scene::of(LINE_TO_4), "left take name:Bo", expected);
}

#[test]
fn a_win_is_taken_once() {
    let scene = Scene::of(LINE_TO_4).after("left take");
    let expected = "no: there is nothing to decide at the goal";
    check(scene, "take", expected);
}

#[test]
fn a_taken_win_can_still_be_played_on() {
    let scene = Scene::of(LINE_TO_4).after("left take name:Bo");
    let expected = "keep playing | helped by undo | left to 4,4,2 | left to 8,2,2 | \
                    left to 8,4,2 | won with 20, assisted, 1 undone | 1. assisted: who?";
    check(scene, "keep left left left", expected);
}

#[test]
fn taking_the_win_ends_the_game_and_stops_its_clock() {
    let scene = Scene::of(LINE_TO_4).after("left take name:Bo");
    let view = scene.view();
    assert!(view.phase.is_over() && !view.clock_runs);
    assert_eq!(view.result, GameResult::Won);
    check(scene, "left", "no: the game is over");
}

#[test]
fn undo_takes_the_decision_back_before_any_move() {
    let mut scene = Scene::of(LINE_TO_4).after("left take name:Bo");
    assert_eq!(scene.does("undo"), "reopen | helped by undo | goal");
    assert_eq!(scene.view().phase, Phase::GoalReached);
    assert_eq!(
        (scene.view().undos, scene.view().category),
        (1, Some(Category::Assisted))
    );
    assert_eq!(scene.does("keep"), "keep playing");
}

/// A finished game may have been shared with its secret, so that the coming
/// tiles are known.
#[test]
fn a_finished_game_that_goes_on_is_assisted() {
    for way_on in ["undo keep", "keep"] {
        let scene = Scene::of(LINE_TO_4).after("left take name:Bo");
        let mode = scene.play.mode();
        let shown = mode.shared_recording(scene.play.game()).to_text();
        assert!(shown.contains("\nsecret "), "{shown}");
        let scene = scene.after(way_on);
        assert_eq!(scene.view().category, Some(Category::Assisted), "{way_on}");
        let hidden = mode.shared_recording(scene.play.game()).to_text();
        assert!(!hidden.contains("secret"), "{hidden}");
        assert!(hidden.contains("\ncommitment "), "{hidden}");
    }
}

#[test]
fn a_lost_game_that_goes_on_is_assisted() {
    let scene = Scene::of(LINE).after(TO_THE_END).after("name:Bo");
    let shown = Mode::Scored.shared_recording(scene.play.game());
    assert!(shown.chance().is_some());
    let scene = scene.after("undo");
    assert_eq!(scene.view().category, Some(Category::Assisted));
    let hidden = Mode::Scored.shared_recording(scene.play.game());
    assert_eq!(hidden.chance(), None);
    assert_eq!(hidden.commitment(), shown.commitment());
}

#[test]
fn practice_has_nothing_to_hide_and_does_not_share_the_secret_of_a_game() {
    let mut scene = Scene::of(CLASSIC).after("left");
    let scored = scene.play.game().commitment();
    scene.does("practise");
    let shared = Mode::Practice.shared_recording(scene.play.game());
    assert!(shared.chance().is_some());
    assert_ne!(shared.commitment(), scored);
}

#[test]
fn a_game_from_a_chosen_seed_has_a_table_of_its_own() {
    let seed = Chance::Seed(Seed::new("otters").unwrap());
    let leaderboard = Leaderboard::of([
        (Category::Clean, entries(&[300])),
        (Category::Seeded, entries(&[10])),
    ]);
    let new = || {
        let begun = Play::start(rules(LINE), seed.clone(), leaderboard.clone(), seed.clone());
        Scene {
            play: begun.0,
            seconds: 0,
        }
    };
    assert_eq!(new().view().best, 10);
    let mut scene = new();
    let end = "left to 8,4,2 | lost with 20, seeded | 1. seeded: who?";
    assert!(scene.does(TO_THE_END).ends_with(end));
    let helped = new().after("left undo");
    assert_eq!(helped.view().category, Some(Category::Seeded));
}

#[test]
fn where_the_goal_ends_the_game_it_is_won() {
    let scene = Scene::of(LINE_TO_8).after("left left");
    let expected = "left to 8,2,2 | won with 16, clean | 1. clean: who?";
    check(scene, "left", expected);
}

#[test]
fn the_best_is_of_the_table_that_the_game_would_enter() {
    let leaderboard = Leaderboard::of([
        (Category::Clean, entries(&[300])),
        (Category::Assisted, entries(&[700])),
    ]);
    let mut scene = Scene::with(LINE, leaderboard);
    assert_eq!(scene.view().best, 300);
    scene.does("left undo");
    assert_eq!(scene.view().best, 700);
    scene.does("practise");
    assert_eq!(scene.view().best, 300);
}

#[test]
fn a_new_entry_is_seen_beside_the_next_game() {
    let scene = Scene::of(LINE).after(TO_THE_END).after("name:Bo restart");
    assert_eq!(scene.view().best, 20);
    assert_eq!(scene.view().best_three.len(), 1);
    assert_eq!(scene.view().category, Some(Category::Clean));
}
