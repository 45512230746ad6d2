//! The learning loop: a game, its worst mistake, another way, and back to the
//! same move of the same analysis.

use brikke_app::page::{Body, DialogKind, ReplayPage};
use brikke_app::{Destination, FirstScreen, Input, Moment, Options, Reply};
use brikke_engine::Rules;
use brikke_players::{Answer, PlayerAssets, Query, Request, Responder};

use crate::stage::{Stage, options, play, rules};

/// A lost game on a small board, with what happened over it, after nobody
/// gave a name.
fn lost() -> Stage {
    let mut stage = just_lost();
    if stage.dialog().kind == DialogKind::Name {
        stage.press("esc");
    }
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    stage
}

/// A lost game on a small board, with the first dialog over it.
fn just_lost() -> Stage {
    let mut stage = Stage::new(Options {
        start: play(rules("2x3", None), None),
        ..options()
    });
    for key in ["left", "left", "right", "up", "down"]
        .iter()
        .cycle()
        .take(400)
    {
        stage.press(key);
        if stage.game().figures[0].value != "0" && stage.wait(3_000).page().dialog.is_some() {
            break;
        }
    }
    stage.wait(3_000);
    stage
}

#[track_caller]
fn replay(stage: &Stage) -> ReplayPage {
    match stage.page().body {
        Body::Replay(replay) => *replay,
        body => panic!("not the replay but {body:?}"),
    }
}

/// Where the replay stands, and what it says of the game.
fn place(stage: &Stage) -> (usize, Vec<String>) {
    let replay = replay(stage);
    let headlines = replay.headlines.iter().map(|it| it.value.clone());
    (replay.ply, headlines.collect())
}

#[test]
fn from_a_lost_game_to_its_worst_mistake_another_way_and_back_in_five_presses() {
    let mut stage = lost();
    stage.press("a").answer();
    assert!(!replay(&stage).worst.is_empty(), "the game has a mistake");
    stage.press("w");
    let at_worst = place(&stage);
    assert_eq!(at_worst.0, replay(&stage).worst[0].ply);
    let better = replay(&stage).board.hint.expect("a better way");
    assert!(
        replay(&stage)
            .board
            .played
            .is_some_and(|played| played != better)
    );
    stage.press("t").press(better.name());
    assert_eq!(stage.wait(500).moves(), (at_worst.0 + 1).to_string());
    stage.press("b");
    assert_eq!(place(&stage), at_worst);
    assert!(stage.asked.is_empty(), "nothing is analysed again");
}

/// From the question for a name to the worst mistake, another way and back;
/// the name is answered by these presses.
#[track_caller]
fn check_loop_after_name(name: &str) {
    let mut stage = just_lost();
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    stage.press(name);
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    stage.press("a").answer();
    stage.press("w");
    let at_worst = place(&stage);
    let better = replay(&stage).board.hint.expect("a better way");
    stage.press("t").press(better.name());
    stage.press("b");
    assert_eq!(place(&stage), at_worst);
    let presses = name.split(' ').count() + 5;
    assert!(presses <= 8, "{presses} presses");
}

#[test]
fn a_name_that_is_given_or_not_costs_one_press() {
    check_loop_after_name("enter");
    check_loop_after_name("esc");
    check_loop_after_name("A d enter");
}

#[test]
fn the_table_that_a_score_has_entered_is_one_key_away() {
    let mut stage = just_lost();
    stage.press("A d a enter");
    assert!(
        stage.note().contains("first place"),
        "its place: {}",
        stage.note()
    );
    let answers = stage.dialog().answers;
    assert!(answers.iter().any(|answer| answer.name == "Best scores"));
    stage.press("t");
    let Body::Listing(scores) = stage.page().body else {
        panic!("not the scores")
    };
    assert_eq!(scores.rows[0].cells[1].text(), "Ada");
    stage.press("esc");
    assert_eq!(stage.dialog().kind, DialogKind::Over);
}

#[test]
fn the_same_by_clicks() {
    let mut stage = lost();
    let answers = stage.dialog().answers;
    let analyse = answers.iter().position(|answer| answer.name == "Analyse");
    stage.input(Input::Choose(analyse.unwrap())).answer();
    stage.input(Input::GoTo(replay(&stage).worst[0].ply));
    let at_worst = place(&stage);
    let button = |stage: &Stage, does: &str| {
        let mut buttons = replay(stage).buttons.into_iter();
        buttons
            .find(|button| button.does == does)
            .unwrap()
            .key
            .unwrap()
    };
    let key = button(&stage, "try it");
    stage.input(Input::press(key));
    let better = stage.game().practice.into_iter();
    let back = better.rev().find(|key| key.does == "back to the replay");
    stage.input(Input::press(back.unwrap().key.unwrap()));
    assert_eq!(place(&stage), at_worst);
}

#[test]
fn esc_leaves_the_trial_only_and_says_so() {
    let mut stage = lost();
    stage.press("a").answer().press("w t");
    let keys = stage.page().keys;
    let back = keys.iter().filter(|key| key.does == "back to the replay");
    let back: Vec<&str> = back.map(|key| key.shown.as_str()).collect();
    assert_eq!(back, ["Esc"]);
    stage.press("esc");
    assert!(replay(&stage).ply < replay(&stage).plies);
    stage.press("esc");
    assert!(matches!(stage.page().body, Body::Game(_)));
}

#[test]
fn an_analysis_is_there_at_once_when_the_game_is_opened_again() {
    let mut stage = lost();
    stage.press("a").answer();
    let said = place(&stage).1;
    stage.press("esc v");
    assert!(stage.asked.is_empty());
    assert_eq!(place(&stage).1, said);
    assert!(!said.is_empty());
}

/// Lets the advisor deliver the next moves of an analysis, after some time.
fn progress(stage: &mut Stage, moves: usize, millis: u64) {
    let request = stage.asked.last().expect("a request").clone();
    let Query::Analysis { game, known } = &request.query else {
        panic!("{request:?}")
    };
    let of = game.plies().len();
    let whole = match Responder::new(PlayerAssets::default(), 1).answer(&request, &|_| {}) {
        Reply::Analysis { progress, .. } => progress,
        reply => panic!("{reply:?}"),
    };
    let mut bytes = whole.after(known.len());
    let rest = whole.after(known.len() + moves);
    assert!(bytes.len() > rest.len());
    bytes.keep_first(moves);
    stage.wait(millis);
    let reply = Reply::AnalysisProgress {
        done: known.len() + moves,
        new: Box::new(bytes),
        of,
    };
    let id = request.id;
    stage.input(Input::Player(Answer { id, reply }));
}

/// A game of a hundred moves on the usual board, over the menu of games.
fn long_game() -> Stage {
    let mut stage = Stage::playing(Rules::default());
    for key in ["left", "down", "left", "right"].iter().cycle().take(150) {
        stage.press(key);
    }
    stage.wait(2_000);
    stage
}

#[test]
fn an_analysis_that_takes_long_does_not_go_on_by_itself() {
    let mut stage = long_game();
    stage.press("v");
    assert_eq!(stage.asked.len(), 1, "it is tried");
    assert!(replay(&stage).analysis.is_empty(), "and says nothing");
    progress(&mut stage, 32, 1_500);
    assert!(
        stage.asked.is_empty(),
        "a hundred moves would take five seconds"
    );
    // It goes on from there when it is wanted.
    stage.press("a");
    let Query::Analysis { known, .. } = &stage.asked[0].query else {
        panic!("no analysis")
    };
    assert_eq!(known.len(), 32);
    stage.press("esc v");
    assert!(stage.asked.is_empty(), "its speed is known");
}

#[test]
fn an_analysis_that_says_nothing_for_two_seconds_stops() {
    let mut stage = long_game();
    stage.press("v").wait(1_900);
    assert_eq!(stage.asked.len(), 1);
    stage.wait(200);
    assert!(stage.asked.is_empty());
    assert_eq!(stage.app.next_wake(stage.now()), None::<Moment>);
}

#[test]
fn an_analysis_that_somebody_asked_for_in_the_list_goes_on() {
    let mut stage = long_game();
    stage.input(Input::Open(Destination::Games));
    stage.press("a").wait(5_000);
    assert_eq!(stage.asked.len(), 1);
    assert!(!replay(&stage).analysis.is_empty(), "it says that it works");
}

#[test]
fn moves_of_a_replay_slide_forth_and_back() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down v").answer();
    stage.press("right").wait(40);
    assert!(replay(&stage).board.is_moving);
    stage.wait(400).press("left").wait(250);
    assert!(replay(&stage).board.is_moving, "the tiles slide back");
    stage.wait(200);
    assert!(!replay(&stage).board.is_moving);
}

/// Presses these keys in turn until the game is over.
fn play_to_the_end(stage: &mut Stage, keys: &[&str]) {
    for key in keys.iter().cycle().take(400) {
        stage.press(key);
        if stage.wait(3_000).page().dialog.is_some() {
            return;
        }
    }
    panic!("the game is not over");
}

#[test]
fn a_score_opens_the_course_that_made_it() {
    let mut stage = Stage::new(Options {
        start: FirstScreen::Play {
            rules: rules("2x3", None),
            seed: None,
            player: None,
        },
        ..options()
    });
    play_to_the_end(&mut stage, &["left", "right", "up", "down"]);
    let (moves, score) = (stage.moves(), stage.points());
    stage.press("enter u 1 u u u");
    stage.press("down up right left down").wait(3_000);
    stage.input(Input::Open(Destination::Scores));
    stage.press("enter");
    let shown = replay(&stage);
    assert_eq!(shown.plies.to_string(), moves);
    assert_eq!(shown.ply, shown.plies);
    let status = shown.status.line();
    assert!(status.contains(&score.to_string()), "{status}");
}

/// Something special about the game.
fn mark(stage: &Stage) -> String {
    stage.game().mark.unwrap_or_default()
}

/// A clean game of some moves, with another way tried from where it stands.
fn trial_at_the_present() -> Stage {
    let mut stage = Stage::new(Options {
        start: FirstScreen::Play {
            rules: Rules::default(),
            seed: None,
            player: None,
        },
        ..options()
    });
    stage.press("left down left v end t");
    assert_eq!(mark(&stage), "TRYING ANOTHER MOVE");
    stage
}

#[test]
fn a_hint_on_the_position_of_a_clean_game_is_help_for_it() {
    let mut stage = trial_at_the_present();
    stage.press("f2");
    assert_eq!(stage.dialog().kind, DialogKind::Assistance);
    let is_hint = |request: &Request| matches!(request.query, Query::Hint(_));
    assert!(!stage.asked.iter().any(is_hint), "nobody is asked yet");
    stage.press("1").answer();
    assert!(stage.note().contains("assisted"), "{}", stage.note());
    stage.press("b esc");
    assert_eq!(mark(&stage), "assisted");
}

#[test]
fn a_hint_that_is_refused_changes_nothing() {
    let mut stage = trial_at_the_present();
    stage.press("f2 esc b esc");
    assert_eq!(mark(&stage), "");
}

#[test]
fn a_hint_elsewhere_in_practice_is_free() {
    let mut stage = trial_at_the_present();
    let way = ["left", "down", "right", "up"].into_iter();
    for key in way {
        stage.press(key);
    }
    stage.press("f2").answer();
    assert!(stage.page().dialog.is_none());
    stage.press("b esc");
    assert_eq!(mark(&stage), "");
}

#[test]
fn autoplay_from_the_position_of_a_clean_game_is_help_too() {
    let mut stage = trial_at_the_present();
    stage.press("f3");
    assert_eq!(stage.dialog().kind, DialogKind::Assistance);
    stage.press("1 enter").answer().wait(1_000);
    stage.press("b esc");
    assert_eq!(mark(&stage), "assisted");
}

/// The number of games that are listed.
fn listed(stage: &mut Stage) -> usize {
    stage.input(Input::Open(Destination::Games));
    let Body::Listing(games) = stage.page().body else {
        panic!("not the games")
    };
    stage.press("esc");
    games.rows.len()
}

#[test]
fn a_trial_is_no_game_of_its_own() {
    let mut stage = lost();
    stage.press("a").answer();
    stage.press("w t");
    assert!(
        stage.note().contains("Nothing is saved"),
        "{}",
        stage.note()
    );
    stage.press("left right up down b");
    assert_eq!(listed(&mut stage), 1);
}

#[test]
fn a_trial_that_is_saved_stays_in_the_list() {
    let mut stage = lost();
    stage.press("a").answer();
    stage.press("w t left right S 1");
    assert!(stage.note().contains("Saved"), "{}", stage.note());
    stage.press("up down b");
    assert_eq!(listed(&mut stage), 2);
}

#[test]
fn taking_the_trial_itself_back_leads_to_the_replay() {
    let mut stage = lost();
    stage.press("a").answer();
    stage.press("w");
    let at_worst = place(&stage);
    stage.press("t u");
    assert_eq!(place(&stage), at_worst);
}

#[test]
fn the_game_in_hand_waits_while_another_one_is_tried() {
    let mut stage = Stage::new(Options {
        start: play(Rules::default(), None),
        ..options()
    });
    stage.press("left down left right up down");
    let moves = stage.moves();
    stage.press("n enter 1").wait(500);
    stage.press("down left").wait(500);
    let drawn = stage.drawn();
    stage.input(Input::Open(Destination::Games));
    stage.press("down v");
    assert_eq!(replay(&stage).plies.to_string(), moves);
    stage.press("end t left right b esc esc");
    assert_eq!(stage.drawn(), drawn);
}

#[test]
fn a_trial_is_played_with_the_keys_of_a_game() {
    let mut stage = Stage::playing(Rules::default());
    for key in ["left", "down", "right", "up"].iter().cycle().take(12) {
        stage.press(key).wait(200);
    }
    stage.press("v t").wait(500);
    let tiles = |stage: &mut Stage| stage.drawn().split('.').count();
    let before = tiles(&mut stage);
    // Letters of the editor do nothing here, and `d` never fills the board.
    stage.press("f x m z").wait(500);
    assert_eq!(tiles(&mut stage), before);
    for key in ["w", "a", "s", "d"] {
        stage.press(key).wait(500);
        assert!(!stage.note().contains("does nothing"), "{key}");
    }
    assert!(tiles(&mut stage) >= before - 4);
    let offered = stage.game().practice.into_iter();
    let offered: Vec<String> = offered.map(|hint| hint.does).collect();
    assert_eq!(
        offered,
        ["back to the replay", "undo", "hint", "save", "edit board"]
    );
}
