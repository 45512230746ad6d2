//! Everything by mouse and everything by keyboard, on every screen.
//!
//! A key that a page offers can be clicked: in the page itself, or in the list
//! of its keys, which the page offers where it has no room for all of them.
//! What can be clicked is done by keys as well.

use brikke_app::page::{Body, KeyHint, Page};
use brikke_app::{Input, Settings};
use brikke_locale::Language;
use crossterm::event::KeyCode;

use crate::face::Face;
use crate::scenes::{SCENES, Scene};

/// A usual window, a narrow one and a small one.
const WINDOWS: [(u16, u16); 3] = [(80, 24), (60, 20), (30, 12)];

fn play(scene: &Scene) -> Face {
    scene.play(Language::English, Settings::default())
}

/// The keys that the page offers and that do something. Ctrl-C leaves a program
/// in a terminal, and copies nothing.
fn offered(page: &Page) -> Vec<KeyHint> {
    let mut keys = page.keys.clone();
    if let Body::Game(game) = &page.body {
        keys.extend(game.editing.iter().chain(&game.practice).cloned());
    }
    keys.retain(|hint| hint.is_enabled && hint.key.as_deref().is_some_and(|key| key != "ctrl-c"));
    keys
}

fn presses(inputs: &[Input], key: &str) -> bool {
    let is_key = |input: &Input| matches!(input, Input::Press(pressed) if pressed.name == key);
    inputs.iter().any(is_key)
}

/// The page after an input, without what is said about it.
fn after(scene: &Scene, inputs: &[Input]) -> Page {
    let mut face = play(scene);
    for input in inputs {
        face.input(input.clone());
    }
    face.pass(10_000);
    let mut page = face.page();
    page.note = None;
    page
}

/// True if one of these clicks does what a key does.
fn does_the_same(scene: &Scene, key: &str, clicks: &[Input]) -> bool {
    let wanted = after(scene, &[Input::press(key)]);
    let mut clicks = clicks.iter();
    clicks.any(|click| after(scene, std::slice::from_ref(click)) == wanted)
}

/// True if the key is in the list of keys that the page offers, and a click
/// there does what the key does.
fn is_clicked_in_help(scene: &Scene, key: &str, clicks: &[Input], size: (u16, u16)) -> bool {
    let Some(help) = clicks.iter().find(|click| **click == Input::press("?")) else {
        return false;
    };
    let wanted = after(scene, &[Input::press(key)]);
    let mut face = play(scene);
    face.input(help.clone());
    let mut entries = face.clickable(size);
    // The list may be longer than the window.
    for _ in 0..10 {
        face.press(KeyCode::PageDown);
        entries.extend(face.clickable(size));
    }
    let mut entries = entries.into_iter();
    entries.any(|entry| after(scene, &[help.clone(), entry]) == wanted)
}

#[test]
fn every_key_of_every_screen_can_be_clicked() {
    for scene in SCENES {
        let page = play(scene).page();
        for size in WINDOWS {
            let clicks = play(scene).clickable(size);
            for hint in offered(&page) {
                let key = hint.key.as_deref().unwrap();
                assert!(
                    presses(&clicks, key)
                        || does_the_same(scene, key, &clicks)
                        || is_clicked_in_help(scene, key, &clicks, size),
                    "{}: {key} ({}) cannot be clicked at {size:?}",
                    scene.name,
                    hint.does
                );
            }
        }
    }
}

/// The ways in which keys choose the entry with this number.
fn keys_for(entry: usize) -> Vec<Vec<Input>> {
    let down = |count: usize| vec![Input::press("down"); count];
    let from_top = |way: &str| {
        let mut keys = vec![Input::press(way)];
        keys.extend(down(entry));
        keys.push(Input::press("enter"));
        keys
    };
    let mut ways = vec![from_top("home")];
    for up in 0..12 {
        let mut keys = vec![Input::press("up"); up];
        keys.extend(down(entry));
        keys.push(Input::press("enter"));
        ways.push(keys);
    }
    ways.push(vec![Input::press((entry + 1).to_string())]);
    ways
}

/// The ways in which keys do what a click does.
fn ways_by_key(click: &Input) -> Vec<Vec<Input>> {
    match click {
        Input::Choose(entry) => keys_for(*entry),
        Input::Tab(_) => ["tab", "f", "t", "left", "right"]
            .iter()
            .flat_map(|key| (0..5).map(|count| vec![Input::press(*key); count]))
            .collect(),
        _ => Vec::new(),
    }
}

#[test]
fn everything_that_can_be_clicked_is_done_by_keys() {
    for scene in SCENES {
        let is_read = matches!(play(scene).page().body, Body::Document(_));
        for click in play(scene).clickable((80, 24)) {
            match click {
                // A key by itself; a square and a move of a replay are reached
                // by arrows.
                Input::Press(_) | Input::Square(..) | Input::GoTo(_) => continue,
                // The key that is explained does it.
                Input::Choose(_) if is_read => continue,
                _ => {}
            }
            let wanted = after(scene, std::slice::from_ref(&click));
            let mut ways = ways_by_key(&click).into_iter();
            assert!(
                ways.any(|keys| after(scene, &keys) == wanted),
                "{}: no keys do what {click:?} does",
                scene.name
            );
        }
    }
}
