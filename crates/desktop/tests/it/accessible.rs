//! What a screen reader is told.

use eframe::egui::{Key, Role};

use crate::stage::{Stage, english};

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
fn moves_are_announced() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    let said = stage.app().announced().to_owned();
    assert!(said.starts_with("You slid left"), "{said}");
    assert!(said.contains("appeared in row"), "{said}");
    assert!(stage.has(Role::Status, &said));
    stage.write("u");
    stage.must_see_announced("Undone.");
    stage.must_see_announced(&english("play-assisted-undo"));
}

#[test]
fn a_move_that_is_none_is_explained() {
    let mut stage = Stage::playing();
    for _ in 0..30 {
        stage.key(Key::ArrowLeft);
        if stage.app().announced() == "Nothing moves left." {
            return;
        }
    }
    panic!("left always moves something");
}
