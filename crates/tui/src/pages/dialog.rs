//! The dialog over a page.

use brikke_app::Input;
use brikke_app::page::{self, DialogAnswer, Page};
use ratatui::layout::{Position, Rect};

use super::places::Places;
use crate::areas;
use crate::canvas::Canvas;
use crate::theme::Look;
use crate::widgets::dialog::Dialog;
use crate::widgets::{field, text};

/// Draws the dialog in its place.
pub(super) fn draw(
    dialog: &page::Dialog,
    page: &Page,
    places: &Places,
    canvas: &mut Canvas<'_, '_>,
) {
    if places.is_strip {
        return draw_strip(dialog, page, places.dialog, canvas);
    }
    let answers = answers(&dialog.answers);
    let area = places.dialog;
    let dialog = &shortened(dialog, &answers, area, places.is_compact, canvas.look);
    let widget = widget(dialog, &answers, canvas.look)
        .caret(page.caret)
        .wide(places.is_beside)
        .compact(places.is_compact);
    for (index, place) in widget.choices(area) {
        canvas.click(place, Input::Choose(index));
    }
    let is_written = !dialog.is_quiet && page.caret.is_some();
    if let Some(cursor) = widget.cursor(area).filter(|_| is_written) {
        canvas.cursor(cursor);
    }
    canvas.draw(widget, area);
}

/// Draws a dialog in two lines: what it says, and below that what is written or
/// the choices from the selected one on.
fn draw_strip(dialog: &page::Dialog, page: &Page, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let (first, second) = (areas::row(area, 0), areas::row(area, 1));
    let ellipsis = canvas.look.glyphs().ellipsis();
    canvas.line(
        first,
        false,
        &text::cut(&dialog.short, first.width, ellipsis),
    );
    canvas.line(second, false, "");
    let Some(written) = dialog.field.as_ref().filter(|_| page.caret.is_some()) else {
        return draw_choices(dialog, second, canvas);
    };
    let shown = field::shown(written, page.caret, second.width.saturating_sub(2));
    canvas.line(second, true, &format!(" {} ", shown.text));
    if !dialog.is_quiet {
        canvas.cursor(Position::new(second.x + shown.cursor + 1, second.y));
    }
}

/// Draws as many choices as there is room for, the selected one first.
fn draw_choices(dialog: &page::Dialog, line: Rect, canvas: &mut Canvas<'_, '_>) {
    let selected = dialog.selected.unwrap_or(0);
    let count = dialog.answers.len();
    let mut rest = line;
    for index in (0..count).map(|number| (selected + number) % count) {
        let DialogAnswer { key, name } = &dialog.answers[index];
        let words = text::cut(
            &format!(" {key} {name} "),
            rest.width,
            canvas.look.glyphs().ellipsis(),
        );
        let place = Rect {
            width: text::width(&words),
            ..rest
        };
        if place.is_empty() {
            break;
        }
        canvas.line(place, index == selected, &words);
        canvas.click(place, Input::Choose(index));
        rest.x += place.width;
        rest.width -= place.width;
    }
}

/// The dialog in a few words, where its text would be cut off in this area.
fn shortened(
    dialog: &page::Dialog,
    answers: &[String],
    area: Rect,
    is_compact: bool,
    look: &Look,
) -> page::Dialog {
    let mut dialog = dialog.clone();
    let is_cut = !widget(&dialog, answers, look)
        .compact(is_compact)
        .has_rows(area);
    if is_cut && !dialog.short.is_empty() {
        dialog.text = std::mem::take(&mut dialog.short);
        dialog.title = String::new();
    }
    dialog
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
