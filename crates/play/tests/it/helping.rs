//! Hints and players.

use brikke_play::{Category, HintState};

use crate::scene::{LINE, LINE_TO_4, Scene, check};

#[test]
fn a_hint_is_asked_for_and_given() {
    let expected = "hint for 2,2,2? | hint: left | helped by hint";
    check(Scene::of(LINE), "hint advise:left", expected);
}

#[test]
fn asking_for_a_hint_is_no_help_yet() {
    let scene = Scene::of(LINE).after("hint");
    assert_eq!(scene.view().category, Some(Category::Clean));
    let scene = scene.after("advise:left");
    assert_eq!(
        (scene.view().category, scene.view().assistance.hints),
        (Some(Category::Assisted), 1)
    );
}

#[test]
fn a_hint_that_comes_too_late_is_not_shown() {
    let expected = "no: no hint is awaited on this board";
    check(Scene::of(LINE).after("hint left"), "advise:left", expected);
    check(Scene::of(LINE).after("hint"), "stale-advice:left", expected);
    check(Scene::of(LINE), "advise:left", expected);
}

#[test]
fn a_move_takes_the_hint_away() {
    let scene = Scene::of(LINE).after("hint advise:left left");
    assert_eq!(*scene.view().hint, HintState::None);
}

#[test]
fn a_hint_that_is_shown_is_not_paid_for_twice() {
    let mut scene = Scene::of(LINE).after("hint advise:left");
    assert_eq!(scene.does("hint"), "");
    assert_eq!(scene.view().assistance.hints, 1);
}

#[test]
fn a_player_moves_as_long_as_it_runs() {
    let expected = "bot takes over | move for 2,2,2? | \
                    bot: left to 4,2,2 | helped by player | move for 4,2,2? | \
                    bot: left to 4,4,2 | move for 4,4,2?";
    check(Scene::of(LINE), "bot bot:left bot:left", expected);
}

#[test]
fn a_player_goes_when_the_game_ends() {
    let scene = Scene::of(LINE).after("bot bot:left bot:left bot:left");
    let expected = "bot: left to 8,4,2 | player goes | lost with 20, machine | 1. machine: bot 20";
    check(scene, "bot:left", expected);
}

#[test]
fn a_machines_game_asks_for_no_name() {
    let mut scene = Scene::of(LINE).after("bot bot:left bot:left bot:left bot:left");
    assert_eq!(scene.view().category, Some(Category::Machine));
    assert_eq!(scene.view().name_wanted, None);
    assert_eq!(scene.does("name:Bo"), "no: no score is waiting for a name");
}

#[test]
fn a_persons_game_with_some_moves_of_a_player_is_the_persons() {
    let scene = Scene::of(LINE).after("left bot bot:left");
    assert_eq!(scene.view().category, Some(Category::Assisted));
    let assistance = scene.view().assistance;
    assert_eq!((assistance.person_moves, assistance.player_moves), (1, 1));
}

#[test]
fn a_first_move_that_ends_the_game_is_assisted() {
    let scene = Scene::of(LINE).after("left left left bot");
    let expected = "bot: left to 8,4,2 | helped by player | player goes | \
                    lost with 20, assisted | 1. assisted: who?";
    check(scene, "bot:left", expected);
}

#[test]
fn a_person_who_moves_pauses_the_player() {
    let expected =
        "player waits | left to 4,2,2 | no: no move of a player is awaited on this board";
    check(Scene::of(LINE).after("bot"), "left bot:left", expected);
    check(
        Scene::of(LINE).after("bot bot:left"),
        "undo",
        "player waits | undo left",
    );
}

#[test]
fn a_move_thought_of_on_another_board_is_not_played() {
    let expected = "no: no move of a player is awaited on this board";
    check(Scene::of(LINE).after("bot"), "stale-bot:left", expected);
}

#[test]
fn a_paused_player_makes_single_moves() {
    let expected = "player waits | move for 2,2,2? | bot: left to 4,2,2 | helped by player | \
                    move for 4,2,2?";
    check(
        Scene::of(LINE).after("bot"),
        "wait step bot:left step",
        expected,
    );
}

#[test]
fn a_running_player_that_is_to_step_finishes_its_move() {
    let expected = "player waits | bot: left to 4,2,2 | helped by player";
    check(Scene::of(LINE).after("bot"), "step bot:left", expected);
}

#[test]
fn a_player_goes_on_after_a_pause() {
    let scene = Scene::of(LINE).after("bot wait");
    check(scene, "bot", "bot takes over | move for 2,2,2?");
}

#[test]
fn a_player_that_is_sent_away_does_not_move() {
    let expected = "player goes | no: no player has taken over";
    check(Scene::of(LINE).after("bot"), "away bot:left", expected);
}

#[test]
fn a_player_without_a_legal_move_waits() {
    let expected = "player waits | no: up moves nothing";
    check(Scene::of(LINE).after("bot"), "bot:up", expected);
}

#[test]
fn a_player_goes_on_past_the_goal_when_told() {
    let expected = "bot: left to 4,2,2 | helped by player | goal | keep playing | move for 4,2,2?";
    check(Scene::of(LINE_TO_4).after("bot"), "bot:left keep", expected);
}

#[test]
fn a_player_goes_when_another_game_begins() {
    let scene = Scene::of(LINE).after("bot");
    check(scene, "restart", "player goes | Scored game 2 begins");
}

#[test]
fn a_player_waits_while_somebody_looks_back() {
    let scene = Scene::of(LINE).after("bot bot:left");
    check(scene, "ply:0", "player waits | looking at 0");
}

#[test]
fn a_question_stays_open_while_a_player_moves() {
    let scene = Scene::of(LINE).after("left bot restart");
    let expected = "bot: left to 4,4,2 | helped by player | move for 4,4,2? | \
                    player goes | Scored game 2 begins";
    check(scene, "bot:left yes", expected);
}

#[test]
fn advice_in_practice_on_the_position_of_a_game_is_help_for_it() {
    let first = "hint for 4,2,2? | hint: left | helps the game before, at first";
    let scene = || Scene::of(LINE).after("left practise");
    check(scene(), "hint advise:left", first);
    let scene_after = scene().after("hint advise:left return");
    assert_eq!(scene_after.view().category, Some(Category::Assisted));
    assert_eq!(scene_after.view().assistance.hints, 1);
}

#[test]
fn a_mirror_image_is_the_same_position() {
    let scene = Scene::of(LINE).after("left practise flip hint advise:left return");
    assert_eq!(scene.view().category, Some(Category::Assisted));
}

#[test]
fn advice_on_another_position_is_free() {
    let scene = Scene::of(LINE).after("left practise left hint advise:left return");
    assert_eq!(scene.view().category, Some(Category::Clean));
}

#[test]
fn a_player_in_practice_on_the_position_of_a_game_is_help_for_it() {
    let scene = Scene::of(LINE).after("left practise bot bot:left return");
    assert_eq!(scene.view().category, Some(Category::Assisted));
}
