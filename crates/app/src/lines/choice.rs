//! Choices that a page offers by number.

use crate::page::{Body, Control, Field, Form, KeyHint, Listing, Page};
use crate::{FieldValue, Input};

/// The inputs of a line that begins with a number of this page: a line of the
/// menu, the number of a game (after what to do with it, such as `delete 12`),
/// or a field with its new text. None if the page has no such number.
pub(super) fn inputs(line: &str, page: &Page) -> Option<Vec<Input>> {
    let (number, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match &page.body {
        Body::Menu(menu) => Some(vec![Input::Choose(index(line, menu.lines.len())?)]),
        Body::NewGame(new_game) => Some(vec![Input::Choose(index(line, new_game.lines.len())?)]),
        Body::Listing(listing) => row(line, listing)
            .map(opened)
            .or_else(|| named(line, listing)),
        Body::Form(form) => Some(changed(
            index(number, form.fields.len())?,
            rest.trim(),
            form,
        )),
        Body::Game(_) | Body::Document(_) | Body::Replay(_) => None,
    }
}

fn index(number: &str, lines: usize) -> Option<usize> {
    let number: usize = number.parse().ok()?;
    number.checked_sub(1).filter(|index| *index < lines)
}

/// The row whose first cell is this number.
fn row(number: &str, listing: &Listing) -> Option<usize> {
    let is_meant = |row: &crate::page::Row| {
        let first = row.cells.first();
        first.is_some_and(|cell| cell.text() == number)
    };
    listing.rows.iter().position(is_meant)
}

/// What a button does with a row: the key or the word of the button, and the
/// number of the row.
fn named(line: &str, listing: &Listing) -> Option<Vec<Input>> {
    let (button, number) = line.trim().rsplit_once(char::is_whitespace)?;
    let index = row(number, listing)?;
    let is_meant = |hint: &&KeyHint| {
        let word = hint.does.to_lowercase();
        hint.key.as_deref() == Some(button) || word == button.to_lowercase()
    };
    let key = listing.buttons.iter().find(is_meant)?.key.as_deref()?;
    Some(vec![Input::Mark(index), Input::press(key)])
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

fn opened(index: usize) -> Vec<Input> {
    vec![Input::Mark(index), Input::press("enter")]
}

fn changed(index: usize, text: &str, form: &Form) -> Vec<Input> {
    let is_text = |field: &Field| matches!(field.control, Control::Text { .. });
    let mut inputs = opened(index);
    if form.fields.get(index).is_some_and(is_text) {
        let text = FieldValue::Text(text.to_owned());
        inputs.insert(1, Input::Set(index, text));
    }
    inputs
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
        let field = |control| Field {
            name: String::new(),
            about: String::new(),
            control,
        };
        let form = Form {
            fields: vec![
                field(Control::Switch {
                    is_on: true,
                    value: String::new(),
                }),
                field(Control::Text {
                    text: String::new(),
                    placeholder: String::new(),
                }),
            ],
            selected: 0,
            submit: None,
            is_valid: true,
            notes: Vec::new(),
            headings: Vec::new(),
            has_preview: false,
        };
        assert_eq!(changed(0, "", &form), opened(0));
        let name = Input::Set(1, FieldValue::Text("Ada".to_owned()));
        assert_eq!(
            changed(1, "Ada", &form),
            [Input::Mark(1), name, Input::press("enter")]
        );
    }
}
