//! What screens show and do, in English and in Chinese.

use std::time::Duration;

use brikke_engine::{Overrides, Preset, Rules, Seed};
use brikke_locale::Language;
use brikke_play::Moment;
use brikke_tui::input::Input;
use brikke_tui::{Ending, Pace, Start, Watched};
use crossterm::event::KeyCode;
use ratatui::layout::Position;

use crate::face::Face;

#[test]
fn the_menu_shows_what_can_be_done() {
    let face = Face::new(Language::English, Start::Menu);
    face.check(&[
        "1  New game",
        "2  Games",
        "3  Best scores",
        "4  Statistics",
        "7  Quit",
    ]);
}

#[test]
fn a_wrong_key_in_the_menu_gets_a_hint() {
    let mut face = Face::new(Language::English, Start::Menu);
    face.type_keys("x");
    face.check(&["Press 1 to 7"]);
}

#[test]
fn the_menu_offers_a_game_to_go_on_with() {
    let mut face = Face::playing(Language::English);
    face.press(KeyCode::Esc);
    face.check(&["1  Continue", "2  New game"]);
    face.press(KeyCode::Enter);
    face.check(&["Score", "Moves"]);
}

#[test]
fn the_mouse_chooses_in_the_menu() {
    let mut face = Face::new(Language::English, Start::Menu);
    let shown = face.shown((80, 24));
    let row = shown
        .lines()
        .position(|line| line.contains("6  Help"))
        .unwrap();
    face.input(Input::Click(Position::new(40, u16::try_from(row).unwrap())));
    face.check(&["Help", "Slide all tiles up"]);
}

#[test]
fn the_game_shows_board_figures_and_keys() {
    let mut face = Face::playing(Language::English);
    assert!(!face.shown((80, 24)).contains("u undo"), "nothing to undo");
    face.type_keys("ad");
    face.pass(2_000);
    face.check(&[
        "Classic",
        "Score",
        "Best",
        "Moves",
        "Undos",
        "Time",
        "Best three",
        "undo",
        "help",
    ]);
}

#[test]
fn the_game_speaks_chinese() {
    let locale = brikke_locale::Locale::new(Language::Chinese);
    let words = ["play-score", "play-moves", "play-best-three", "action-undo"];
    let words = words.map(|id| locale.text(id));
    let words = words.each_ref().map(String::as_str);
    Face::playing(Language::Chinese).check(&words);
}

#[test]
fn a_move_that_moves_nothing_is_explained() {
    let mut face = Face::playing(Language::English);
    // The same direction again and again ends by moving nothing.
    face.type_keys("aaaaaaaaaaaaaaaaaaaa");
    face.check(&["Nothing moves left."]);
}

#[test]
fn a_key_never_waits_for_an_animation() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adadadad");
    let shown = face.shown((80, 24));
    face.pass(2_000);
    face.type_keys("uuuuuuuuuuuuuuuuuuuu");
    face.check(&["There is nothing to undo.", "Moves      0"]);
    assert!(!shown.contains("Moves      0"), "{shown}");
}

#[test]
fn an_animation_asks_for_frames_and_ends() {
    let mut face = Face::playing(Language::English);
    face.type_keys("ad");
    let wake = |face: &Face| {
        let now = Moment::from_millis(face.now);
        face.app.next_wake(now).map(|wake| wake.since(now))
    };
    assert!(wake(&face).is_some_and(|wait| wait <= Duration::from_millis(16)));
    face.shown((80, 24));
    face.pass(5_000);
    // Only the clock is left.
    assert!(wake(&face).is_none_or(|wait| wait > Duration::from_millis(16)));
}

#[test]
fn a_new_game_asks_before_another_is_left() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adadn");
    face.check(&[
        "New game", "Classic", "Sudden", "Even", "Gentle", "1024", "4x4",
    ]);
    face.press(KeyCode::Right);
    face.check(&["5x5"]);
    face.press(KeyCode::Enter);
    face.check(&["Leave this game for a new one?"]);
    face.type_keys("n");
    face.check(&["Classic"]);
    face.type_keys("n");
    face.press(KeyCode::Right);
    face.press(KeyCode::Enter);
    face.type_keys("y");
    face.check(&["Classic 5x5", "Moves      0"]);
}

#[test]
fn a_hint_shows_bars() {
    let mut face = Face::playing(Language::English);
    face.type_keys("i");
    face.hear_player();
    face.check(&["Hint", "up", "right", "down", "left", "assisted"]);
}

#[test]
fn a_player_takes_over_steps_and_is_sent_away() {
    let mut face = Face::playing(Language::English);
    face.type_keys("p");
    face.check(&["Players", "Random", "Greedy", "Corner"]);
    face.type_keys("2");
    face.check(&["Greedy plays"]);
    face.hear_player();
    face.check(&["Moves      1"]);
    face.type_keys(" ");
    face.check(&["Greedy waits"]);
    face.type_keys("p");
    face.check(&["Your turn again."]);
}

#[test]
fn a_player_is_watched_past_the_goal_to_the_end() {
    let overrides = Overrides {
        goal: Some("32".parse().unwrap()),
        ..Overrides::default()
    };
    let start = Start::Play {
        rules: Rules::new(Preset::Classic, overrides).unwrap(),
        seed: Some(Seed::new("otters").unwrap()),
        player: Some(Watched {
            player: "greedy".parse().unwrap(),
            pace: Some(Pace::FULL),
        }),
    };
    let mut face = Face::new(Language::English, start);
    face.check(&["Greedy plays", "full speed"]);
    while !face.shown((80, 24)).contains("number 1") {
        face.hear_player();
    }
    // The name that is offered is the player's.
    face.check(&["Greedy_"]);
}

#[test]
fn a_game_played_to_its_end_enters_the_scores() {
    let mut face = Face::playing(Language::English);
    face.type_keys("p1++++");
    while !face.shown((80, 24)).contains("number 1") {
        face.hear_player();
    }
    face.check(&["Your name"]);
    face.type_keys("Ada");
    face.press(KeyCode::Enter);
    face.check(&["Best scores", "Ada", "Assisted"]);
    face.press(KeyCode::Esc);
    face.pass(3_000);
    face.check(&["Game over", "Play again", "Watch replay"]);
    face.type_keys("v");
    face.check(&["Replay", "Move 0 of"]);
    face.press(KeyCode::End);
    face.check(&["end of the game"]);
    face.type_keys("g3");
    face.press(KeyCode::Enter);
    face.check(&["Move 3 of"]);
    face.type_keys("t");
    face.check(&["PRACTICE", "Moves      3"]);
}

/// The replay of a game that was played at random to its end.
fn replay_of_random_game(language: Language) -> Face {
    let mut face = Face::playing(language);
    face.type_keys("p1++++");
    let asked = brikke_locale::Locale::new(language).text("name-prompt");
    while !face.shown((80, 24)).contains(&asked) {
        face.hear_player();
    }
    face.type_keys("Ada");
    face.press(KeyCode::Enter);
    face.press(KeyCode::Esc);
    face.pass(3_000);
    face.type_keys("v");
    face
}

/// Waits until the screen shows this.
fn await_shown(face: &mut Face, words: &str) {
    while !face.shown((80, 24)).contains(words) {
        std::thread::sleep(Duration::from_millis(5));
        face.pass(100);
    }
}

#[test]
fn a_replay_can_be_judged_and_a_mistake_tried_again() {
    let mut face = replay_of_random_game(Language::English);
    face.type_keys("n");
    face.check(&["Let the moves be judged first: press a."]);
    face.type_keys("a");
    await_shown(&mut face, "Accuracy");
    face.check(&["of 100", "blunders:", "luck", "Next:"]);
    face.press(KeyCode::Home);
    let mut mistakes = Vec::new();
    while !face.shown((80, 24)).contains("No more mistakes") {
        mistakes.push(face.shown((80, 24)));
        face.type_keys("n");
    }
    // The first is the opening, the others are mistakes.
    assert!(mistakes.len() > 5);
    for shown in &mistakes[1..] {
        assert!(
            shown.contains(", a mistake;") || shown.contains(", a blunder;"),
            "{shown}"
        );
    }
    face.press(KeyCode::End);
    face.type_keys("N");
    assert_eq!(Some(&face.shown((80, 24))), mistakes.last());
    face.type_keys("t");
    face.check(&["PRACTICE"]);
}

#[test]
fn judging_can_be_stopped_and_begun_again() {
    let mut face = replay_of_random_game(Language::Chinese);
    face.type_keys("aa");
    assert!(!face.shown((80, 24)).contains("评判："));
    face.type_keys("a");
    await_shown(&mut face, "准确度");
    for size in [(1, 1), (20, 8), (30, 10), (61, 9), (200, 60)] {
        face.shown(size);
    }
    // In a small window the board comes first.
    assert!(!face.shown((20, 8)).contains("准确度"));
    face.press(KeyCode::Esc);
}

#[test]
fn practice_changes_the_board() {
    let mut face = Face::playing(Language::English);
    face.type_keys("e1");
    face.check(&["PRACTICE", "65536", "32768"]);
    face.type_keys("c+++");
    face.check(&["8"]);
    face.type_keys("v2,0/0,4");
    face.press(KeyCode::Enter);
    face.check(&["2x2"]);
    face.type_keys("vx,2/2,2");
    face.press(KeyCode::Enter);
    face.check(&["“x” is no tile"]);
}

#[test]
fn a_bookmark_is_made_and_gone_back_to() {
    let mut face = Face::playing(Language::English);
    face.type_keys("Shere");
    face.press(KeyCode::Enter);
    face.check(&["Bookmark “here” saved."]);
    face.type_keys("ad");
    face.type_keys("g");
    face.check(&["Go to a bookmark", "here"]);
    face.press(KeyCode::Enter);
    face.check(&["Moves      0"]);
}

#[test]
fn lists_show_what_is_kept() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adad");
    face.press(KeyCode::Esc);
    face.type_keys("3");
    face.check(&["Games", "Classic", "unfinished"]);
    face.press(KeyCode::Esc);
    face.type_keys("4");
    face.check(&["Best scores", "No scores yet."]);
    face.press(KeyCode::Esc);
    face.type_keys("5");
    face.check(&["Statistics", "Longest streak"]);
}

#[test]
fn a_setting_changes_at_once() {
    let mut face = Face::new(Language::English, Start::Menu);
    face.type_keys("5");
    face.check(&["Settings", "Language", "as the system", "Reduced motion"]);
    face.press(KeyCode::Right);
    face.press(KeyCode::Right);
    face.check(&["Português"]);
    face.press(KeyCode::Esc);
    face.check(&[&brikke_locale::Locale::new(Language::Portuguese).text("menu-quit")]);
}

#[test]
fn every_screen_fits_every_window() {
    for keys in ["", "?", "n", "S", "p", "g", "e", "i", "v"] {
        let mut face = Face::playing(Language::Chinese);
        face.type_keys(keys);
        for size in [
            (1, 1),
            (1, 60),
            (200, 1),
            (7, 3),
            (30, 10),
            (61, 9),
            (500, 200),
        ] {
            face.shown(size);
        }
    }
}

#[test]
fn quitting_ends() {
    let mut face = Face::playing(Language::English);
    face.type_keys("q");
    assert_eq!(face.app.ending(), Some(Ending::Quit));
    face.input(Input::End { signal: 15 });
    assert_eq!(face.app.ending().map(Ending::exit_code), Some(143));
}

#[test]
fn the_mouse_answers_questions_and_chooses_players() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adadR");
    face.click_on("n  No");
    face.check(&["Moves      4"]);
    face.type_keys("R");
    face.click_on("y  Yes");
    face.check(&["Moves      0"]);
    face.type_keys("p");
    face.input(Input::Scroll { down: true });
    face.check(&["[1  Random"]);
    face.click_on("2  Greedy");
    face.check(&["Greedy plays"]);
}

#[test]
fn the_mouse_chooses_at_the_end() {
    let mut face = Face::playing(Language::English);
    face.type_keys("e");
    face.type_keys("v2,4/8,4");
    face.press(KeyCode::Enter);
    face.type_keys("ew");
    face.pass(3_000);
    face.type_keys("w");
    face.pass(3_000);
    face.check(&["Game over", "x      Look at the board"]);
    face.click_on("Look at the board");
    assert!(!face.shown((80, 24)).contains("Game over"));
}

#[test]
fn the_keys_at_the_bottom_are_pressed_by_the_mouse() {
    let mut face = Face::playing(Language::Chinese);
    let locale = brikke_locale::Locale::new(Language::Chinese);
    face.type_keys("ad");
    face.click_on(&format!("u {}", locale.text("action-undo")));
    face.click_on(&format!("Esc {}", locale.text("action-menu")));
    face.check(&[&locale.text("menu-statistics")]);
    face.click_on(&locale.text("menu-statistics"));
    face.click_on(&format!("Esc {}", locale.text("keys-back")));
    face.check(&[&locale.text("menu-settings")]);
}

#[test]
fn a_click_marks_a_game_and_another_opens_it() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adad");
    face.press(KeyCode::Esc);
    face.type_keys("3");
    face.click_on("Classic");
    face.check(&["Moves      4"]);
}

#[test]
fn rules_of_ones_own_are_played() {
    let mut face = Face::new(Language::English, Start::Menu);
    face.type_keys("16");
    face.check(&["Custom", "New tiles", "2:9,4:1"]);
    face.press(KeyCode::Backspace);
    face.type_keys("5");
    face.press(KeyCode::Down);
    for _ in 0..7 {
        face.press(KeyCode::Backspace);
    }
    face.type_keys("8:1");
    face.press(KeyCode::End);
    face.press(KeyCode::Up);
    face.type_keys("otters");
    face.press(KeyCode::Enter);
    face.check(&["Custom 4x5", "Goal       2048", "8"]);
    assert!(!face.shown((80, 24)).contains(" 2 "));
}

#[test]
fn what_is_wrong_with_rules_is_said_at_once() {
    let mut face = Face::new(Language::English, Start::Menu);
    face.type_keys("16");
    face.type_keys("9");
    face.check(&["Each side of a board is from 1 to 8"]);
    face.press(KeyCode::Enter);
    face.check(&["Each side of a board is from 1 to 8"]);
    face.press(KeyCode::Backspace);
    face.press(KeyCode::Down);
    face.press(KeyCode::Down);
    face.type_keys("0");
    face.check(&["takes from 1 to 16 start tiles"]);
    face.press(KeyCode::Backspace);
    face.press(KeyCode::Down);
    face.type_keys("1");
    face.check(&["Write a power of two"]);
    face.press(KeyCode::Backspace);
    face.check(&["The tile to reach"]);
}

#[test]
fn a_field_stays_open_while_time_passes() {
    let mut face = Face::new(Language::English, Start::Menu);
    face.type_keys("5");
    for _ in 0..6 {
        face.press(KeyCode::Down);
    }
    face.press(KeyCode::Enter);
    face.type_keys("A");
    face.pass(5_000);
    face.input(Input::Paste("da".to_owned()));
    face.check(&["Ada_"]);
    face.press(KeyCode::Enter);
    face.check(&["Saved.", "Ada"]);
}

/// The row in which `+N` is seen, this long after a move that brings points.
fn risen(millis: u64) -> Option<usize> {
    let mut face = Face::playing(Language::English);
    face.type_keys("ev2,2/0,0");
    face.press(KeyCode::Enter);
    face.type_keys("ea");
    face.now += millis;
    let shown = face.shown((80, 24));
    shown.lines().position(|line| line.ends_with("+4"))
}

#[test]
fn points_rise_at_the_score_and_are_gone() {
    let rows: Vec<Option<usize>> = [0, 200, 400, 550, 700].map(risen).to_vec();
    assert_eq!(rows, [Some(3), Some(2), Some(1), Some(0), None]);
}
