//! The dialog over a page.

use brikke_app::Input;
use brikke_app::page::{self, DialogAnswer};
use ratatui::layout::Rect;

use crate::canvas::Canvas;
use crate::widgets::dialog::Dialog;
use crate::widgets::text;

/// Draws the dialog in the middle of an area.
pub(super) fn draw(dialog: &page::Dialog, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let answers = answers(&dialog.answers);
    let widget = Dialog::new(&dialog.title, &dialog.text, &answers, canvas.look)
        .selected(dialog.selected)
        .field(dialog.field.as_deref())
        .cursor(!dialog.is_quiet)
        .problem(dialog.problem.as_deref());
    for (index, place) in widget.choices(area) {
        canvas.click(place, Input::Choose(index));
    }
    canvas.draw(widget, area);
}

/// The answers with their keys, in straight columns.
fn answers(answers: &[DialogAnswer]) -> Vec<String> {
    let widest = answers.iter().map(|answer| text::width(&answer.key)).max();
    let widest = widest.unwrap_or(0);
    let line = |answer: &DialogAnswer| match widest {
        0 => answer.name.clone(),
        _ => format!("{}  {}", text::filled(&answer.key, widest), answer.name),
    };
    answers.iter().map(line).collect()
}
