//! Everything by mouse and everything by keyboard, on every screen.
//!
//! A key that a page offers can be clicked: in the page itself, or in the list
//! of its keys, which the page offers where it has no room for all of them.
//! What can be clicked is done by keys as well.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

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
    if let (Body::Game(game), None) = (&page.body, &page.dialog) {
        keys.extend(game.editing.iter().chain(&game.practice).cloned());
    }
    // At the first start Enter begins the game that clicks begin on the next
    // page.
    let is_menu = matches!(page.body, Body::Menu(_));
    let is_left_out = |key: &str| key == "ctrl-c" || (is_menu && key == "enter");
    keys.retain(|hint| {
        let key = hint.key.as_deref();
        hint.is_enabled && key.is_some_and(|key| !is_left_out(key))
    });
    keys
}

fn presses(inputs: &[Input], key: &str) -> bool {
    let is_key = |input: &Input| matches!(input, Input::Press(pressed) if pressed.name == key);
    inputs.iter().any(is_key)
}

/// A scene with what came of everything that was tried in it: many ways are tried
/// for more than one key.
struct Trial {
    scene: &'static Scene,
    pages: RefCell<HashMap<String, Rc<Option<Page>>>>,
}

impl Trial {
    fn new(scene: &'static Scene) -> Trial {
        Trial {
            scene,
            pages: RefCell::default(),
        }
    }

    /// The page after some inputs, without what is said about them; none at the end
    /// of the program.
    fn after(&self, inputs: &[Input]) -> Rc<Option<Page>> {
        let mut pages = self.pages.borrow_mut();
        let page = || Rc::new(self.play(inputs));
        Rc::clone(pages.entry(format!("{inputs:?}")).or_insert_with(page))
    }

    fn play(&self, inputs: &[Input]) -> Option<Page> {
        let mut face = play(self.scene);
        for input in inputs {
            face.input(input.clone());
        }
        face.pass(10_000);
        let mut page = face.page();
        page.note = None;
        (!face.has_quit).then_some(page)
    }
}

/// True if one of these clicks does what a key does.
fn does_the_same(trial: &Trial, key: &str, clicks: &[Input]) -> bool {
    let wanted = trial.after(&[Input::press(key)]);
    let mut clicks = clicks.iter();
    clicks.any(|click| trial.after(std::slice::from_ref(click)) == wanted)
}

/// True if the key is in the list of keys that the page offers, and a click
/// there does what the key does.
fn is_clicked_in_help(trial: &Trial, key: &str, clicks: &[Input], size: (u16, u16)) -> bool {
    let is_help = |click: &&Input| [Input::press("?"), Input::press("f1")].contains(click);
    let Some(help) = clicks.iter().find(is_help) else {
        return false;
    };
    let wanted = trial.after(&[Input::press(key)]);
    let mut face = play(trial.scene);
    face.input(help.clone());
    let mut entries = face.clickable(size);
    // The list may be longer than the window.
    for _ in 0..10 {
        face.press(KeyCode::PageDown);
        entries.extend(face.clickable(size));
    }
    let mut entries = entries.into_iter();
    entries.any(|entry| trial.after(&[help.clone(), entry]) == wanted)
}

#[test]
fn every_key_of_every_screen_can_be_clicked() {
    let mut missing = Vec::new();
    for scene in SCENES {
        let trial = Trial::new(scene);
        let page = play(scene).page();
        for size in WINDOWS {
            let clicks = play(scene).clickable(size);
            for hint in offered(&page) {
                let key = hint.key.as_deref().unwrap();
                let is_clicked = presses(&clicks, key)
                    || does_the_same(&trial, key, &clicks)
                    || is_clicked_in_help(&trial, key, &clicks, size);
                if !is_clicked {
                    missing.push(format!("{} {size:?}: {key} ({})", scene.name, hint.does));
                }
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

/// The ways in which keys choose the entry with this number: by its digit, by
/// Enter on it, or in a form by going there.
fn keys_for(entry: usize) -> Vec<Vec<Input>> {
    let mut ways = vec![vec![Input::press((entry + 1).to_string())]];
    for (key, count) in [("down", entry), ("up", 12), ("down", 12)]
        .into_iter()
        .flat_map(|(key, most)| (0..=most).rev().map(move |count| (key, count)))
    {
        let going = vec![Input::press(key); count];
        let choosing = [going.clone(), vec![Input::press("enter")]].concat();
        // A name that is asked for in place is accepted first.
        let accepting = [vec![Input::press("enter")], choosing.clone()].concat();
        ways.extend([choosing, going, accepting]);
    }
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
    let mut missing = Vec::new();
    for scene in SCENES {
        let trial = Trial::new(scene);
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
            let wanted = trial.after(std::slice::from_ref(&click));
            let mut ways = ways_by_key(&click).into_iter();
            if !ways.any(|keys| trial.after(&keys) == wanted) {
                missing.push(format!("{}: {click:?}", scene.name));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}
