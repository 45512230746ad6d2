//! A yes or no.

use crate::Input;
use crate::context::Context;
use crate::page::{Dialog, DialogAnswer, DialogKind};
use crate::selection::{Picked, Selection};

/// The answer that an input gives to a yes or no; none where it gives none.
/// Besides the letters of the language, `1`, `y` and Enter say yes, `0`, `n`
/// and Esc no.
pub(crate) fn answer(input: &Input, context: &Context) -> Option<bool> {
    let key = match input {
        Input::Choose(answer) => return Some(*answer == 0),
        Input::Press(key) => key.name.to_lowercase(),
        _ => return None,
    };
    match key.as_str() {
        "enter" | "1" | "y" => Some(true),
        "esc" | "0" | "n" => Some(false),
        letter if letter == context.text("yes-letter") => Some(true),
        letter if letter == context.text("no-letter") => Some(false),
        _ => None,
    }
}

/// The answer of somebody who may also select it: arrows change the selection,
/// and Enter gives it.
pub(crate) fn answer_selected(
    input: &Input,
    selection: &mut Selection,
    context: &mut Context,
) -> Option<bool> {
    let key = match input {
        Input::Press(key) => key.name.as_str(),
        _ => "",
    };
    match key {
        "enter" | "space" => return Some(selection.index == 0),
        // Letters and digits are answers, not ways through a list.
        key if key.chars().count() == 1 => return answer(input, context),
        "left" => selection.index = 0,
        "right" => selection.index = 1,
        _ if selection.menu(input, 2) == Picked::Moved => {}
        _ => return answer(input, context),
    }
    let said = if selection.index == 0 { "yes" } else { "no" };
    context.announce(context.text(said));
    None
}

/// A yes or no as it is drawn, with this answer selected.
pub(crate) fn page_selected(
    title: String,
    text: String,
    selection: Selection,
    context: &Context,
) -> Dialog {
    Dialog {
        selected: Some(selection.index.min(1)),
        ..page(title, text, context)
    }
}

/// A yes or no as it is drawn.
pub(crate) fn page(title: String, text: String, context: &Context) -> Dialog {
    let answer = |(key, name): (&str, &str)| DialogAnswer {
        key: context.text(key),
        name: context.text(name),
    };
    Dialog {
        kind: DialogKind::Question,
        title,
        text,
        field: None,
        answers: [("yes-letter", "yes"), ("no-letter", "no")]
            .map(answer)
            .to_vec(),
        selected: None,
        problem: None,
        accept: None,
        cancel: None,
        is_quiet: false,
        is_offered: false,
        short: String::new(),
    }
}
