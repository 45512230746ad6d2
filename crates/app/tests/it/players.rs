//! Hints, autoplay and practice: answers reach the game that asked.

use brikke_app::page::DialogKind;
use brikke_app::{FirstScreen, Input, Options, Pace, Watched};
use brikke_engine::{Rules, Seed};
use brikke_players::{Answer, PlayerError, PlayerSpec, Reply};

use crate::stage::{Stage, options, play, rules};

fn watching(player: PlayerSpec) -> Stage {
    Stage::new(Options {
        start: play(Rules::default(), Some(player)),
        ..options()
    })
}

#[test]
fn autoplay_goes_on_after_a_look_at_the_help() {
    let mut stage = watching(PlayerSpec::Corner);
    assert_eq!(stage.asked.len(), 1);
    // The answer comes while the help lies over the game.
    stage.press("?").answer();
    assert_eq!(stage.page().title, "Help");
    stage.press("esc").wait(1_000);
    assert_eq!(stage.moves(), "1");
    assert_eq!(stage.asked.len(), 1, "the next move is asked for");
    stage.answer().wait(1_000);
    assert_eq!(stage.moves(), "2");
}

#[test]
fn autoplay_goes_on_when_a_new_game_is_not_wanted_after_all() {
    let mut stage = watching(PlayerSpec::Corner);
    stage.answer().wait(1_000);
    assert_eq!(stage.moves(), "1");
    stage.press("n enter");
    assert_eq!(stage.dialog().kind, DialogKind::Question);
    stage.press("n esc").answer().wait(1_000);
    assert_eq!(stage.moves(), "2");
}

#[test]
fn nobody_works_on_a_hint_for_a_game_that_was_left() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left i");
    assert_eq!(stage.asked.len(), 1);
    stage.press("n enter y");
    assert_eq!(stage.moves(), "0");
    assert_eq!(stage.asked, []);
}

#[test]
fn an_answer_for_another_game_is_not_taken() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left i");
    let late = stage.asked.clone();
    stage.press("R enter");
    assert_eq!(stage.asked, [], "nobody works on it any longer");
    stage.asked = late;
    stage.answer();
    assert_eq!(stage.game().hint, None);
}

#[test]
fn a_hint_is_shown_and_read_aloud() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("i");
    assert!(stage.note().contains("hinking"), "{}", stage.note());
    stage.take_announced();
    stage.answer();
    let hint = stage.game().hint.expect("a hint");
    assert_eq!(hint.bars.iter().filter(|bar| bar.is_best).count(), 1);
    assert!(stage.game().board.hint.is_some());
    assert!(!stage.take_announced().is_empty());
}

#[test]
fn a_player_that_fails_is_heard() {
    let mut stage = watching(PlayerSpec::Corner);
    let id = stage.asked[0].id;
    let reply = Reply::Failed {
        player: PlayerSpec::Corner,
        error: PlayerError::Panicked,
    };
    stage.input(Input::Player(Answer { id, reply }));
    assert!(stage.note().contains("failed"), "{}", stage.note());
    let autoplay = stage.game().autoplay.expect("it waits");
    assert!(!autoplay.is_running);
}

#[test]
fn the_strategies_of_document_002_can_take_over() {
    for name in ["Fast – ", "Slow – "] {
        let mut stage = Stage::playing(Rules::default());
        stage.press("p");
        let answers = stage.dialog().answers;
        let offered = answers.iter().find(|answer| answer.name.starts_with(name));
        stage.press(&offered.expect("it is offered").key);
        stage.answer().wait(1_000);
        assert_eq!(stage.moves(), "1", "{name}");
    }
}

#[test]
fn a_number_of_moves_can_be_asked_for() {
    let mut stage = Stage::playing(Rules::default());
    stage.input(Input::Autoplay(3));
    for _ in 0..10 {
        stage.answer().wait(1_000);
    }
    assert_eq!(stage.moves(), "3");
    assert_eq!(stage.game().autoplay, None);
}

#[test]
fn practice_on_a_small_board_is_graded() {
    let mut stage = Stage::playing(rules("2x2", None));
    stage.press("e D e");
    stage.press("left");
    if stage.asked.is_empty() {
        stage.press("up");
    }
    stage.take_announced();
    stage.answer();
    assert!(!stage.note().is_empty());
}

/// Whether the first move of a player at this pace slides over the board.
fn slides_at(moves_per_second: u32) -> bool {
    let player = PlayerSpec::Corner;
    let pace = Some(Pace::new(moves_per_second));
    let mut stage = Stage::new(Options {
        start: FirstScreen::Play {
            rules: Rules::default(),
            seed: Seed::new("otters").ok(),
            player: Some(Watched { player, pace }),
        },
        ..options()
    });
    stage.answer();
    assert_eq!(stage.moves(), "1");
    stage.game().board.is_moving
}

#[test]
fn the_moves_of_a_player_slide_where_there_is_time_for_a_slide() {
    // A slide takes a tenth of a second.
    assert!(slides_at(9));
    assert!(slides_at(10));
    assert!(!slides_at(11));
}

#[test]
fn a_player_that_is_loaded_shows_how_far_it_is_and_then_that_it_gets_ready() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left i");
    let request = stage.asked.pop().unwrap();
    let mut note_at = |done| {
        let player = request.player;
        let reply = Reply::Loading { player, done };
        let id = request.id;
        stage.input(Input::Player(Answer { id, reply }));
        stage.page().note.unwrap()
    };
    let half = note_at(0.5);
    assert_eq!(half.progress, Some(50));
    assert!(half.text.ends_with(": 50%"), "{}", half.text);
    let all = note_at(1.0);
    assert_eq!(all.progress, Some(100));
    assert!(all.text.starts_with("Getting "), "{}", all.text);
}
