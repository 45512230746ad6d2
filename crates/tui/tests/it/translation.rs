//! Clicks, wheels, keys and pastes become input.

use brikke_app::page::Square;
use brikke_app::settings::Action;
use brikke_app::{Button, FirstScreen, Input};
use brikke_engine::{Overrides, Preset, Rules};
use brikke_locale::{Language, Locale};
use brikke_tui::event::Event;
use crossterm::event::KeyCode;
use ratatui::layout::Position;

use crate::face::{Face, seeded};

fn menu() -> Face {
    Face::new(Language::English, FirstScreen::Menu)
}

/// A menu with a game to continue.
fn menu_after_game() -> Face {
    let mut face = Face::playing(Language::English);
    face.type_keys("adad");
    face.press(KeyCode::Esc);
    face
}

#[test]
fn a_click_chooses_a_line_of_the_menu() {
    let mut face = menu();
    face.click_on("Help");
    face.check(&["Help", "Slide all tiles up"]);
}

#[test]
fn a_click_answers_a_dialog_and_nothing_below_it() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adadR");
    face.click_on("n  No");
    assert_eq!(face.last_input, Some(Input::Choose(1)));
    face.check(&["Moves      4"]);
    face.type_keys("R");
    face.event(&Event::Click(Position::new(0, 0), Button::Primary));
    assert_eq!(face.last_input, None);
    face.click_on("y  Yes");
    face.check(&["Moves      0"]);
}

#[test]
fn a_click_on_a_key_presses_it() {
    let mut face = Face::playing(Language::Chinese);
    let locale = Locale::new(Language::Chinese);
    face.type_keys("ad");
    face.click_on(&format!("u {}", locale.text("action-undo")));
    assert_eq!(face.last_input, Some(Input::press("u")));
    face.click_on(&format!("Esc {}", locale.text("action-menu")));
    face.check(&[&locale.text("menu-statistics")]);
    face.click_on(&locale.text("menu-statistics"));
    face.click_on(&format!("Esc {}", locale.text("keys-back")));
    face.check(&[&locale.text("menu-settings")]);
}

#[test]
fn a_click_chooses_a_row_of_a_table() {
    let mut face = menu_after_game();
    face.type_keys("4");
    face.click_on("Classic");
    assert_eq!(face.last_input, Some(Input::Choose(0)));
    face.check(&["Moves      4"]);
}

#[test]
fn a_click_selects_a_field_and_accepts_a_form() {
    let mut face = menu();
    face.type_keys("16");
    face.click_on("Goal");
    assert_eq!(face.last_input, Some(Input::Choose(3)));
    face.check(&["2048"]);
    face.click_on("Start ");
    assert_eq!(face.last_input, Some(Input::Choose(2)));
    let mut below = face.find("Name");
    below.y += 1;
    face.event(&Event::Click(below, Button::Primary));
    face.check(&["Score", "Moves      0"]);
}

#[test]
fn clicks_beside_a_size_change_it() {
    let mut face = menu();
    face.type_keys("1");
    face.click_on("▶");
    face.check(&["5x5"]);
    face.click_on("◀");
    face.check(&["4x4"]);
}

#[test]
fn both_buttons_of_the_mouse_reach_the_board_of_practice() {
    let mut face = Face::playing(Language::English);
    // The middle of the first square.
    let place = Position::new(8, 2);
    face.shown((80, 24));
    face.event(&Event::Click(place, Button::Primary));
    assert_eq!(face.last_input, None);
    face.type_keys("e");
    for button in [Button::Primary, Button::Secondary] {
        face.shown((80, 24));
        face.event(&Event::Click(place, button));
        let square = Input::Square(Square::new(0, 0), button);
        assert_eq!(face.last_input, Some(square));
    }
    let help = face.find("e ");
    face.event(&Event::Click(help, Button::Secondary));
    assert_eq!(face.last_input, None, "keys have one button");
}

#[track_caller]
fn check_wheel(face: &mut Face, up: Option<&str>, down: Option<&str>) {
    face.event(&Event::Wheel { down: false });
    assert_eq!(face.last_input, up.map(Input::press));
    face.event(&Event::Wheel { down: true });
    assert_eq!(face.last_input, down.map(Input::press));
}

#[test]
fn the_wheel_goes_through_lists_and_moves_but_never_plays() {
    let lines = (Some("up"), Some("down"));
    let mut face = menu_after_game();
    check_wheel(&mut face, lines.0, lines.1);
    face.type_keys("4");
    check_wheel(&mut face, lines.0, lines.1);
    face.type_keys("v");
    check_wheel(&mut face, Some("left"), Some("right"));
    let mut face = Face::playing(Language::English);
    check_wheel(&mut face, None, None);
    face.type_keys("p");
    check_wheel(&mut face, lines.0, lines.1);
    face.press(KeyCode::Esc);
    face.type_keys("S2");
    check_wheel(&mut face, None, None);
}

#[test]
fn a_long_page_is_scrolled_by_the_screen_alone() {
    let mut face = menu();
    face.type_keys("?");
    let top = face.shown((80, 24));
    for key in [KeyCode::Down, KeyCode::PageDown, KeyCode::End] {
        let before = face.shown((80, 24));
        face.press(key);
        assert_eq!(face.last_input, None);
        assert_ne!(face.shown((80, 24)), before);
    }
    check_wheel(&mut face, None, None);
    face.press(KeyCode::Home);
    assert_eq!(face.shown((80, 24)), top);
    face.press(KeyCode::End);
    face.type_keys("q");
    face.shown((80, 24));
    face.type_keys("?");
    assert_eq!(face.shown((80, 24)), top, "a new page begins at its top");
}

#[test]
fn a_paste_reaches_the_application_as_it_is() {
    let mut face = Face::playing(Language::English);
    for text in ["2 4\n8 16", "2 4\r8 16", "2 4\r\n8 16"] {
        face.type_keys("e");
        face.event(&Event::Paste(text.to_owned()));
        assert_eq!(face.last_input, Some(Input::Write(text.to_owned())));
        face.check(&["Classic 2x2"]);
        let shown = face.shown((26, 10));
        assert!(shown.contains("16"), "{shown}");
        face.type_keys("eb");
        face.check(&["Moves      0"]);
    }
}

#[test]
fn every_page_fits_every_window() {
    for keys in ["", "?", "n", "S", "p", "g", "e", "i", "v"] {
        let mut face = Face::playing(Language::Chinese);
        face.type_keys(keys);
        for size in [
            (1, 1),
            (1, 60),
            (200, 1),
            (7, 3),
            (20, 6),
            (30, 10),
            (61, 9),
            (500, 200),
        ] {
            face.shown(size);
        }
    }
}

#[test]
fn the_score_is_seen_in_the_smallest_window() {
    let face = Face::playing(Language::English);
    for size in [(20, 6), (20, 8), (40, 20)] {
        assert!(face.shown(size).contains("Score 0"), "{size:?}");
    }
}

/// The row in which `+N` is seen, this long after a move that brings points.
fn risen(millis: u64) -> Option<usize> {
    let start = crate::face::seeded(Rules::default());
    let mut face = Face::with(Language::English, brikke_app::Settings::default(), start);
    face.type_keys("ev2,2/0,0");
    face.press(KeyCode::Enter);
    face.type_keys("ea");
    face.pass(millis);
    let shown = face.shown((80, 24));
    shown.lines().position(|line| line.ends_with("+4"))
}

#[test]
fn points_rise_at_the_score_and_are_gone() {
    let rows: Vec<Option<usize>> = [0, 200, 400, 550, 700].map(risen).to_vec();
    assert_eq!(rows, [Some(3), Some(2), Some(1), Some(0), None]);
}

#[test]
fn a_drag_over_the_board_is_a_move_and_no_drag_elsewhere() {
    let mut face = Face::playing(Language::English);
    let mut drag = |from: (u16, u16), to: (u16, u16)| {
        face.shown((80, 24));
        face.event(&Event::Click(from.into(), Button::Primary));
        face.event(&Event::Release(to.into()));
        face.last_input.clone()
    };
    assert_eq!(drag((8, 4), (30, 5)), Some(Input::Do(Action::Right)));
    assert_eq!(drag((8, 4), (9, 12)), Some(Input::Do(Action::Down)));
    assert_eq!(drag((8, 4), (8, 4)), None);
    assert_eq!(drag((75, 2), (60, 2)), None);
}

#[test]
fn a_drag_on_the_time_line_goes_through_the_replay() {
    let mut face = Face::playing(Language::English);
    face.type_keys(&"adsw".repeat(6));
    face.type_keys("v");
    face.shown((80, 24));
    let line = |column| Position::new(column, 22);
    face.event(&Event::Drag(line(40)));
    assert_eq!(face.last_input, None);
    face.event(&Event::Click(line(1), Button::Primary));
    assert_eq!(face.last_input, Some(Input::GoTo(0)));
    let mut ply_at = |position| {
        face.event(&Event::Drag(position));
        match face.last_input {
            Some(Input::GoTo(ply)) => ply,
            ref other => panic!("{other:?}"),
        }
    };
    let (middle, end) = (ply_at(line(40)), ply_at(line(79)));
    assert!(0 < middle && middle < end, "{middle}, {end}");
    assert_eq!(ply_at(Position::new(40, 3)), middle);
    assert_eq!(ply_at(Position::new(0, 22)), 0);
    face.event(&Event::Release(line(40)));
    face.event(&Event::Drag(line(60)));
    assert_eq!(face.last_input, None);
}

#[test]
fn no_key_plays_on_a_board_that_cannot_be_seen() {
    let mut face = Face::playing(Language::English);
    let shown = face.shown((16, 4));
    assert!(shown.contains("small"), "{shown}");
    for code in [KeyCode::Left, KeyCode::Char('d'), KeyCode::Char('u')] {
        face.press(code);
        assert_eq!(face.last_input, None, "{code:?}");
    }
    face.shown((80, 24));
    face.press(KeyCode::Left);
    assert_eq!(face.last_input, Some(Input::press("left")));
    face.shown((16, 4));
    face.press(KeyCode::Esc);
    assert_eq!(face.last_input, Some(Input::press("esc")));
    face.check(&["Continue"]);
}

#[test]
fn the_name_is_asked_for_in_a_small_window() {
    let overrides = Overrides {
        size: "2x2".parse().ok(),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap();
    let mut face = Face::new(Language::English, seeded(rules));
    for key in "adsw".chars().cycle().take(80) {
        if face.shown((80, 24)).contains("One of the ten best") {
            break;
        }
        face.type_keys(&key.to_string());
        face.pass(2_000);
    }
    face.type_keys("Ingrid");
    let shown = face.shown((24, 8));
    assert!(shown.contains("Ingrid"), "{shown}");
    insta::assert_snapshot!(shown);
}

#[test]
fn the_keys_of_a_list_are_there_for_the_mouse() {
    let mut face = menu_after_game();
    face.type_keys("4");
    for does in ["sort", "rename", "delete", "export"] {
        face.find(does);
    }
    face.click_on("rename");
    assert_eq!(face.last_input, Some(Input::press("n")));
}

#[test]
fn focus_reaches_the_application() {
    let mut face = Face::playing(Language::English);
    face.event(&Event::Focus { gained: false });
    assert_eq!(face.last_input, Some(Input::FocusLost));
    face.event(&Event::Focus { gained: true });
    assert_eq!(face.last_input, Some(Input::FocusGained));
}

#[test]
fn hint_values_are_seen_above_the_board_too() {
    let mut face = Face::playing(Language::English);
    face.type_keys("i");
    face.hear_player();
    let shown = face.shown((50, 20));
    assert!(
        ["up", "right", "down", "left"]
            .iter()
            .any(|it| shown.contains(it)),
        "{shown}"
    );
    let shown = face.shown((24, 10));
    assert!(
        ["▲", "▶", "▼", "◀"].iter().any(|it| shown.contains(it)),
        "{shown}"
    );
}

#[test]
fn a_dialog_leaves_the_board_free_where_there_is_room() {
    let mut face = Face::playing(Language::English);
    let board = face.shown((80, 24));
    face.type_keys("S");
    let asked = face.shown((80, 24));
    for (before, after) in board.lines().zip(asked.lines()).take(20) {
        let left = |line: &str| {
            line.chars()
                .take(50)
                .collect::<String>()
                .trim_end()
                .to_owned()
        };
        assert_eq!(left(before), left(after));
    }
    assert!(asked.contains("Save"), "{asked}");
}

#[test]
fn a_long_page_says_how_far_it_is_read() {
    let mut face = menu();
    face.type_keys("?");
    let first = face.shown((80, 24)).lines().next().unwrap().to_owned();
    let (read, all) = first
        .trim()
        .rsplit(' ')
        .next()
        .unwrap()
        .split_once('/')
        .unwrap();
    assert_eq!(read, "21");
    face.type_keys("G");
    assert!(face.shown((80, 24)).contains(&format!("{all}/{all}")));
    face.type_keys("g");
    assert!(face.shown((80, 24)).contains(&format!(" 21/{all}")));
}

/// A lost game on the usual board, with what can be done at its end.
fn lost_game() -> Face {
    let mut face = Face::new(Language::English, seeded(Rules::default()));
    for key in "adsw".chars().cycle().take(4_000) {
        face.type_keys(&key.to_string());
        face.pass(2_000);
        if face.shown((80, 24)).contains("One of the ten best") {
            break;
        }
    }
    face
}

#[test]
fn the_smallest_windows_show_the_last_position_beside_the_end() {
    let mut face = lost_game();
    let shown = face.shown((24, 8));
    assert!(shown.contains("Your name"), "{shown}");
    face.press(KeyCode::Enter);
    for size in [(24, 8), (20, 6)] {
        let shown = face.shown(size);
        assert!(shown.contains("Game over"), "{shown}");
        assert!(shown.contains("R Try again"), "{shown}");
        assert!(shown.contains("696"), "{shown}");
        let numbers = shown
            .split_whitespace()
            .filter(|word| word.parse::<u32>().is_ok());
        assert!(numbers.count() >= 16, "{shown}");
    }
    insta::assert_snapshot!(face.shown((24, 8)));
}
