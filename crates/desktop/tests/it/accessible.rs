//! Names, roles and announcements for screen readers.

use eframe::egui::{Key, Role};

use crate::stage::{Stage, english, on_button};

#[test]
fn every_tile_has_a_name() {
    let stage = Stage::playing();
    let names = stage.names();
    let cells: Vec<&String> = names
        .iter()
        .filter(|(role, _)| *role == Role::Cell)
        .map(|(_, name)| name)
        .collect();
    assert_eq!(cells.len(), 16);
    assert!(cells[0].starts_with("Row 1, column 1: "), "{}", cells[0]);
    let board = names.iter().find(|(role, _)| *role == Role::Grid);
    assert!(board.unwrap().1.starts_with("Row 1: "));
}

#[test]
fn every_button_has_a_name() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    for open in ["", "p"] {
        stage.write(open);
        for (role, name) in stage.names() {
            let needs_name = matches!(
                role,
                Role::Button | Role::ComboBox | Role::Slider | Role::Dialog | Role::Cell
            );
            assert!(
                !needs_name || !name.is_empty(),
                "a {role:?} without a name after '{open}'"
            );
        }
    }
}

#[test]
fn announcements_stand_in_a_live_region() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    let said = stage.desktop().announced().to_owned();
    assert!(said.starts_with("You slid left"), "{said}");
    assert!(stage.has(Role::Status, &said));
}

/// Waits until something is said that begins with these words.
fn wait_until_said(stage: &mut Stage, words: &str) {
    for _ in 0..4_000 {
        stage.frames(1);
        if stage.desktop().announced().contains(words) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let said = stage.desktop().announced().to_owned();
    assert!(said.contains(words), "{said}");
    assert!(stage.has(Role::Status, &said), "not in the live region");
}

#[test]
fn a_blind_person_plays_analyses_and_shares_by_names_alone() {
    let mut stage = Stage::playing();
    for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight] {
        stage.key(key);
        assert!(stage.desktop().announced().starts_with("You slid"));
    }
    let board = stage.game().board.rows.join(" ");
    assert!(
        stage.has(Role::Grid, &board),
        "the board is read row by row"
    );
    let score = stage.game().score;
    stage.must_see(&format!("{}: {}", score.name, score.value));

    stage.press_by_name("Undo");
    assert_ne!(stage.game().board.rows.join(" "), board);
    stage.press_by_name("Redo");
    assert_eq!(stage.game().board.rows.join(" "), board);

    stage.press_by_name("Hint");
    wait_until_said(&mut stage, " says: ");

    let more = stage.game().more_label;
    stage.press_by_name(&more);
    stage.press_by_name(&on_button("action-replay"));
    wait_until_said(&mut stage, &english("replay-title"));
    stage.press_by_name(&on_button("replay-analyse"));
    wait_until_said(&mut stage, &english("replay-accuracy"));
    stage.must_see(&english("replay-luck"));
    stage.press_by_name(&on_button("replay-first"));
    stage.press_by_name(&on_button("replay-forward"));
    assert!(stage.slider_value(&english("replay-jump")) > 0.5);
    stage.press_by_name(&english("back"));

    stage.press_by_name(&more);
    stage
        .button_named(&on_button("action-share"))
        .click_accesskit();
    stage.step();
    let link = stage.copied().expect("a link");
    assert!(link.starts_with("bk1."), "{link}");
}

#[test]
fn a_game_is_played_undone_and_hinted_at_by_names_alone() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    assert!(stage.desktop().announced().starts_with("You slid left"));
    stage.click("Undo");
    assert!(stage.is_disabled("Undo"));
    stage.click("Redo");
    stage.click("Hint");
    for _ in 0..1_000 {
        stage.frames(1);
        if stage.desktop().announced().contains(" says: ") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let said = stage.desktop().announced().to_owned();
    assert!(said.contains(" says: "), "{said}");
    assert!(stage.has(Role::Status, &said));
}
