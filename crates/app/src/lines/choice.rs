//! Choices that a page offers by number.

use brikke_locale::Locale;

use super::command::{Command, is_word};
use super::{Line, list};
use crate::page::{Body, Control, Field, Form, KeyHint, Line as MenuLine, Page};
use crate::{FieldValue, Input};

/// The meaning of a line with a number of this page: a line of the menu, the
/// number of a game (after what to do with it, such as `delete 12`), or a
/// field with its new text. None if the page has no such number.
pub(super) fn meant(line: &str, page: &Page, locale: Locale) -> Option<Line> {
    match &page.body {
        Body::Menu(menu) => {
            chosen(line, menu.lines.len()).or_else(|| named(line, &menu.lines, locale))
        }
        Body::NewGame(new_game) => chosen(line, new_game.lines.len()),
        Body::Listing(listing) => list::meant(line, listing, locale),
        Body::Form(form) => field(line, form, locale)
            .or_else(|| on_keys(line, form, &page.keys))
            .or_else(|| written(line, form, page, locale)),
        Body::Game(_) | Body::Document(_) | Body::Replay(_) => None,
    }
}

fn chosen(line: &str, lines: usize) -> Option<Line> {
    Some(Line::Inputs(vec![Input::Choose(index(line, lines)?)]))
}

/// The line of the menu with this name.
fn named(line: &str, lines: &[MenuLine], locale: Locale) -> Option<Line> {
    if is_word(line, "help", locale) {
        // That explains the menu itself.
        return None;
    }
    let wanted = line.to_lowercase();
    let index = lines
        .iter()
        .position(|it| it.name.to_lowercase() == wanted)?;
    Some(Line::Inputs(vec![Input::Choose(index)]))
}

fn index(number: &str, lines: usize) -> Option<usize> {
    let number: usize = number.parse().ok()?;
    number.checked_sub(1).filter(|index| *index < lines)
}

/// The key of a list whose word this is, such as `sort`.
pub(super) fn word<'p>(line: &str, page: &'p Page) -> Option<&'p str> {
    let Body::Listing(listing) = &page.body else {
        return None;
    };
    let wanted = line.trim().to_lowercase();
    let mut hints = listing.buttons.iter().chain(&page.keys);
    let hint = hints.find(|hint| hint.key.is_some() && hint.does.to_lowercase() == wanted);
    hint?.key.as_deref()
}

/// A field by its number, with its new text. The text of a field without one
/// is asked for.
fn field(line: &str, form: &Form, locale: Locale) -> Option<Line> {
    let (number, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let index = index(number, form.fields.len())?;
    let field = form.fields.get(index)?;
    let present = match &field.control {
        Control::Text { text, .. } => text,
        _ if text.trim().is_empty() => return Some(Line::Inputs(opened(index))),
        Control::Choice { .. } | Control::Switch { .. } if form.submit.is_none() => {
            let value = FieldValue::Text(text.trim().to_owned());
            return Some(Line::Inputs(vec![Input::Set(index, value)]));
        }
        Control::Keys { .. } => {
            let mut inputs = opened(index);
            inputs.push(Input::press(text.trim()));
            return Some(Line::Inputs(inputs));
        }
        _ => return None,
    };
    let is_asked = text.trim().is_empty() && form.submit.is_none();
    if !is_asked {
        return Some(Line::Inputs(filled_in(index, text.trim())));
    }
    let question = locale.text_with("plain-write", &[("name", field.name.as_str().into())]);
    let present = Input::Set(index, FieldValue::Text(present.clone()));
    Some(Line::Then(
        vec![question],
        vec![Input::Mark(index), present],
    ))
}

/// The keys that change the keys of one action.
pub(super) const OF_KEYS: [&str; 3] = ["enter", "delete", "r"];

/// A word of the page of keys, such as `remove 5`: with the number of the line
/// that it is for.
fn on_keys(line: &str, form: &Form, hints: &[KeyHint]) -> Option<Line> {
    let has_keys = |field: &Field| matches!(field.control, Control::Keys { .. });
    form.fields.iter().find(|field| has_keys(field))?;
    let named = hints.iter().filter_map(|hint| {
        let rest = list::behind(line, &hint.does)?;
        Some((hint.key.as_deref()?, rest))
    });
    // The longest word is meant: “reset all” is not “reset”.
    let (key, rest) = named.min_by_key(|(_, rest)| rest.len())?;
    if !OF_KEYS.contains(&key) {
        return rest
            .is_empty()
            .then(|| Line::Inputs(vec![Input::press(key)]));
    }
    let (number, pressed) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let mut inputs = vec![
        Input::Mark(index(number, form.fields.len())?),
        Input::press(key),
    ];
    if key == "enter" && !pressed.is_empty() {
        inputs.push(Input::press(pressed.trim()));
    }
    Some(Line::Inputs(inputs))
}

/// True if the text of a setting was asked for.
fn is_asked(form: &Form, page: &Page) -> bool {
    form.submit.is_none() && page.is_written_to() && page.caret.is_some()
}

/// The text that was asked for. A command stays one.
fn written(line: &str, form: &Form, page: &Page, locale: Locale) -> Option<Line> {
    let is_text = is_asked(form, page) && Command::of(line, locale).is_none();
    is_text.then(|| Line::Inputs(filled_in(form.selected, line)))
}

/// An empty line: the text that was asked for stays as it is.
pub(super) fn left_empty(page: &Page, locale: Locale) -> Line {
    match &page.body {
        Body::Form(form) if is_asked(form, page) => {
            let inputs = vec![Input::press("enter")];
            Line::Command(inputs, locale.text("plain-cancelled"))
        }
        _ => Line::Say(Vec::new()),
    }
}

fn filled_in(index: usize, text: &str) -> Vec<Input> {
    let mut inputs = opened(index);
    inputs.insert(1, Input::Set(index, FieldValue::Text(text.to_owned())));
    inputs
}

/// The line with this index is selected and opened.
pub(super) fn opened(index: usize) -> Vec<Input> {
    vec![Input::Mark(index), Input::press("enter")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_from_one() {
        assert_eq!(index("1", 2), Some(0));
        assert_eq!(index("2", 2), Some(1));
        for other in ["0", "3", "-1", "w", ""] {
            assert_eq!(index(other, 2), None, "{other}");
        }
    }

    #[test]
    fn a_field_takes_the_text_behind_its_number() {
        let of = |control| Field {
            name: String::new(),
            about: String::new(),
            control,
        };
        let form = Form {
            fields: vec![
                of(Control::Switch {
                    is_on: true,
                    value: String::new(),
                }),
                of(Control::Text {
                    text: String::new(),
                    placeholder: String::new(),
                }),
            ],
            selected: 0,
            submit: None,
            is_valid: true,
            wrong: None,
            notes: Vec::new(),
            headings: Vec::new(),
            has_preview: false,
        };
        let meant = |line: &str| field(line, &form, Locale::default());
        assert_eq!(meant("1"), Some(Line::Inputs(opened(0))));
        let name = Input::Set(1, FieldValue::Text("Ada".to_owned()));
        let inputs = vec![Input::Mark(1), name, Input::press("enter")];
        assert_eq!(meant("2 Ada"), Some(Line::Inputs(inputs)));
        assert!(matches!(meant("2"), Some(Line::Then(..))));
    }
}
