//! Perfect play on small boards: hints, practice, replays, autoplay.

use brikke_engine::{Overrides, Preset, Rules, Seed};
use brikke_locale::Language;
use brikke_tui::{Pace, Start, Watched};
use crossterm::event::KeyCode;

use crate::face::Face;

fn playing(size: &str, player: Option<Watched>) -> Face {
    let overrides = Overrides {
        size: size.parse().ok(),
        ..Overrides::default()
    };
    let start = Start::Play {
        rules: Rules::new(Preset::Classic, overrides).unwrap(),
        seed: Some(Seed::new("otters").unwrap()),
        player,
    };
    Face::new(Language::English, start)
}

/// Hands answers over until these words are shown.
#[track_caller]
fn hear_until(face: &mut Face, words: &str) {
    for _ in 0..1_000 {
        if face.shown((80, 24)).contains(words) {
            return;
        }
        face.hear_player();
    }
    panic!("{words} is not in\n{}", face.shown((80, 24)));
}

#[test]
fn a_hint_is_the_exact_further_score() {
    let mut face = playing("2x2", None);
    face.type_keys("e");
    face.type_keys("v2,2/0,0");
    face.press(KeyCode::Enter);
    face.type_keys("e");
    face.type_keys("i");
    // As solved: 67.696264 either way.
    hear_until(&mut face, "67.70");
}

#[test]
fn the_perfect_player_is_offered_first_where_it_can_play() {
    let mut face = playing("2x3", None);
    face.type_keys("p");
    face.check(&["Expectimax", "Optimal – plays perfectly on small boards"]);
    face.press(KeyCode::Enter);
    face.check(&["Optimal plays"]);
    hear_until(&mut face, "Moves      1");
    let mut face = Face::playing(Language::English);
    face.type_keys("p");
    assert!(!face.shown((80, 24)).contains("Optimal"));
}

#[test]
fn the_perfect_player_is_watched_to_the_end() {
    let player = Watched {
        player: "optimal".parse().unwrap(),
        pace: Some(Pace::FULL),
    };
    let mut face = playing("2x2", Some(player));
    hear_until(&mut face, "Your name");
}

#[test]
fn a_move_for_practice_is_graded_against_the_truth() {
    let mut face = playing("2x2", None);
    face.type_keys("ev2,2/0,4");
    face.press(KeyCode::Enter);
    face.type_keys("e");
    face.press(KeyCode::Down);
    hear_until(&mut face, "was better by");
    face.type_keys("u");
    face.press(KeyCode::Right);
    hear_until(&mut face, "That was the best move.");
}

#[test]
fn one_that_gets_ready_says_so_and_keeps_nobody_waiting() {
    // 3x3 is not solved before the next key.
    let mut face = playing("3x3", None);
    face.type_keys("i");
    face.hear_player();
    face.check(&["Optimal is getting ready: "]);
    face.type_keys("p1");
    face.check(&["Random plays"]);
    hear_until(&mut face, "Moves      1");
}
