//! Inputs of a person.

use brikke_app::settings::{Action, KeyName};
use brikke_app::{Button, Destination, FieldValue, Input, Key};
use brikke_engine::Square;

use super::bytes::Bytes;

/// Keys that are no single characters of ASCII.
const OTHERS: [&str; 10] = [
    "f1",
    "f5",
    "num4",
    "num6",
    "shift-tab",
    "ctrl-c",
    "é",
    "日",
    "banana",
    "",
];

const HELD: [&str; 4] = ["ctrl-", "alt-", "shift-", "ctrl-alt-"];

const DESTINATIONS: [Destination; 5] = [
    Destination::Games,
    Destination::Scores,
    Destination::Statistics,
    Destination::Settings,
    Destination::File,
];

/// The press of any key.
pub(crate) fn press(bytes: &mut Bytes<'_>) -> Input {
    let choice = bytes.byte();
    let words = KeyName::NAMED.map(str::to_owned).into_iter();
    let characters = ('!'..='~').map(String::from);
    let others = OTHERS.map(str::to_owned);
    let mut names = words.chain(characters).chain(others);
    let name = names.nth(usize::from(choice % 128)).unwrap_or_default();
    let held = if choice < 128 { "" } else { bytes.pick(&HELD) };
    Input::Press(Key {
        name: format!("{held}{name}"),
        is_on_pad: choice == 127,
    })
}

/// A click, a swipe, or something that is typed, dropped or pasted.
pub(crate) fn other(bytes: &mut Bytes<'_>) -> Input {
    match bytes.below(15) {
        0 => Input::Do(bytes.pick(&Action::ALL)),
        1 => Input::Choose(bytes.number()),
        2 => Input::Mark(bytes.number()),
        3 => Input::Tab(bytes.number()),
        4 => Input::Open(bytes.pick(&DESTINATIONS)),
        5 => Input::Set(bytes.number(), field_value(bytes)),
        6 => Input::Write(bytes.text()),
        7 => Input::Square(square(bytes), button(bytes)),
        8 => Input::GoTo(bytes.number()),
        9 => Input::Pace(bytes.number()),
        10 => Input::Autoplay(u32::try_from(bytes.number()).unwrap_or(u32::MAX)),
        11 => Input::OpenFile(bytes.text()),
        12 => Input::Link(bytes.text()),
        13 => Input::StoreChanged,
        _ => Input::Suspend,
    }
}

fn square(bytes: &mut Bytes<'_>) -> Square {
    Square::new(bytes.byte() % 10, bytes.byte() % 10)
}

fn button(bytes: &mut Bytes<'_>) -> Button {
    bytes.pick(&[Button::Primary, Button::Secondary])
}

fn field_value(bytes: &mut Bytes<'_>) -> FieldValue {
    match bytes.below(5) {
        0 => FieldValue::Text(bytes.text()),
        1 => FieldValue::Option(bytes.number()),
        2 => FieldValue::Switch(bytes.flag()),
        3 => FieldValue::Number(bytes.byte()),
        _ => FieldValue::RemoveKey(bytes.number()),
    }
}
