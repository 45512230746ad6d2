//! The dialog over a page.

use brikke_app::Input;
use brikke_app::page::{self, DialogAnswer, Page};
use ratatui::layout::Rect;

use super::places::Places;
use crate::canvas::Canvas;
use crate::theme::Look;
use crate::widgets::dialog::Dialog;
use crate::widgets::text;

/// Draws the dialog in its place.
pub(super) fn draw(
    dialog: &page::Dialog,
    page: &Page,
    places: &Places,
    canvas: &mut Canvas<'_, '_>,
) {
    let answers = answers(&dialog.answers);
    let area = places.dialog;
    let widget = widget(dialog, &answers, canvas.look)
        .caret(page.caret)
        .wide(places.is_beside)
        .compact(places.is_compact);
    for (index, place) in widget.choices(area) {
        canvas.click(place, Input::Choose(index));
    }
    if let Some(cursor) = widget.cursor(area).filter(|_| !dialog.is_quiet) {
        canvas.cursor(cursor);
    }
    canvas.draw(widget, area);
}

/// True if nothing of the dialog is cut off in this area.
pub(super) fn fits(dialog: &page::Dialog, area: Rect, is_compact: bool, look: &Look) -> bool {
    let answers = answers(&dialog.answers);
    let widget = widget(dialog, &answers, look).compact(is_compact);
    widget.fits(area)
}

/// The rows that the dialog takes in this area.
pub(super) fn rows(dialog: &page::Dialog, area: Rect, is_compact: bool, look: &Look) -> u16 {
    let answers = answers(&dialog.answers);
    let widget = widget(dialog, &answers, look).compact(is_compact);
    widget.frame(area).height
}

fn widget<'a>(dialog: &'a page::Dialog, answers: &'a [String], look: &'a Look) -> Dialog<'a> {
    Dialog::new(&dialog.title, &dialog.text, answers, look)
        .selected(dialog.selected)
        .field(dialog.field.as_deref())
        .problem(dialog.problem.as_deref())
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
