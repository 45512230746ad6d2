//! The dialog over a page.

use brikke_app::Input;
use brikke_app::page::{self, DialogAnswer, KeyHint, Page};
use ratatui::layout::{Position, Rect};

use super::places::{Places, Shape};
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
    if places.shape == Shape::Strip {
        return draw_strip(dialog, page, places.dialog, canvas);
    }
    let area = places.dialog;
    let is_compact = places.shape == Shape::Compact;
    let brief = brief(dialog, area.width).filter(|_| places.shape == Shape::Brief);
    let dialog = brief.unwrap_or_else(|| dialog.clone());
    let answers = answers(&dialog.answers);
    let dialog = &shortened(&dialog, &answers, area, is_compact, canvas.look);
    let widget = widget(dialog, &answers, canvas.look)
        .caret(page.caret)
        .wide(places.is_beside)
        .compact(is_compact);
    for (index, place) in widget.choices(area) {
        canvas.click(place, Input::Choose(index));
    }
    let is_written = !dialog.is_quiet && page.caret.is_some();
    if let Some(cursor) = widget.cursor(area).filter(|_| is_written) {
        canvas.cursor(cursor);
    }
    canvas.draw(widget, area);
}

/// Draws a dialog in a few lines: what it says, and below that what is written
/// or the choices.
fn draw_strip(dialog: &page::Dialog, page: &Page, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let blank = " ".repeat(usize::from(area.width));
    for row in area.rows() {
        canvas.line(row, false, &blank);
    }
    canvas.line(areas::row(area, 0), false, &dialog.short);
    let rest = areas::below(area, 1);
    match dialog.field.as_ref().filter(|_| page.caret.is_some()) {
        Some(written) => draw_field(written, dialog.is_quiet, page, rest, canvas),
        None => draw_choices(dialog, rest, canvas),
    }
}

/// The columns that a field has at least beside the key that accepts it.
const LEAST_FIELD: u16 = 9;

/// Draws what is written, and below it the keys; where there is no line for
/// them, the one that accepts it beside it.
fn draw_field(written: &str, is_quiet: bool, page: &Page, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let mut line = areas::row(area, 0);
    if area.height > 1 {
        canvas.keys_of_text(&page.keys, areas::row(area, 1));
    } else if let Some(accept) = accepting(page, line.width.saturating_sub(LEAST_FIELD)) {
        let width = text::width(&accept) + 1;
        line.width -= width;
        let place = Rect {
            x: line.right(),
            width,
            ..line
        };
        canvas.line(place, false, &format!(" {accept}"));
        canvas.click(place, Input::press("enter"));
    }
    let shown = field::shown(written, page.caret, line.width.saturating_sub(2));
    canvas.line(line, true, &format!(" {} ", shown.text));
    if !is_quiet {
        canvas.cursor(Position::new(line.x + shown.cursor + 1, line.y));
    }
}

/// The key that accepts what is written, with what it does where there is room.
fn accepting(page: &Page, room: u16) -> Option<String> {
    let is_enter = |hint: &&KeyHint| hint.key.as_deref() == Some("enter");
    let hint = page.keys.iter().find(is_enter)?;
    let whole = format!("{} {}", hint.shown, hint.does);
    let mut ways = [whole, hint.shown.clone()].into_iter();
    ways.find(|words| text::width(words) < room)
}

/// Draws as many choices as there is room for: where that is not all of them,
/// the selected one first.
fn draw_choices(dialog: &page::Dialog, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let selected = dialog.selected.unwrap_or(0);
    let all = choice_places(&dialog.answers, 0, area);
    let places = if all.len() == dialog.answers.len() {
        all
    } else {
        choice_places(&dialog.answers, selected, area)
    };
    for (index, place) in places {
        canvas.line(
            place,
            index == selected,
            &choice_words(&dialog.answers[index]),
        );
        canvas.click(place, Input::Choose(index));
    }
}

fn choice_words(answer: &DialogAnswer) -> String {
    let DialogAnswer { key, name } = answer;
    if key.is_empty() {
        format!(" {name} ")
    } else {
        format!(" {key} {name} ")
    }
}

/// The places of choices by number, line after line from this one on: those
/// that find room. One that is wider than a line is cut.
fn choice_places(answers: &[DialogAnswer], first: usize, area: Rect) -> Vec<(usize, Rect)> {
    let mut places = Vec::new();
    let (mut row, mut taken) = (0, 0);
    for index in (0..answers.len()).map(|number| (first + number) % answers.len()) {
        let width = text::width(&choice_words(&answers[index])).min(area.width);
        if taken + width > area.width {
            (row, taken) = (row + 1, 0);
        }
        if row >= area.height {
            break;
        }
        let place = Rect {
            x: area.x + taken,
            width,
            ..areas::row(area, row)
        };
        places.push((index, place));
        taken += width;
    }
    places
}

/// The lines that a dialog takes as a strip of this width.
pub(super) fn strip_rows(dialog: &page::Dialog, width: u16) -> u16 {
    if dialog.field.is_some() && dialog.selected.is_none() {
        return 3;
    }
    let area = Rect::new(0, 0, width, areas::height(dialog.answers.len()));
    let places = choice_places(&dialog.answers, 0, area);
    places.last().map_or(1, |(_, last)| last.y + 2)
}

/// The dialog in a few words, where its text would be cut off in this area:
/// they stand in the border, where they take no line.
fn shortened(
    dialog: &page::Dialog,
    answers: &[String],
    area: Rect,
    is_compact: bool,
    look: &Look,
) -> page::Dialog {
    let has_rows = |dialog: &page::Dialog| {
        let widget = widget(dialog, answers, look).compact(is_compact);
        widget.has_rows(area)
    };
    if dialog.short.is_empty() || has_rows(dialog) {
        return dialog.clone();
    }
    let short = |title: String, text: String| page::Dialog {
        title,
        text,
        ..dialog.clone()
    };
    let room = area.width.saturating_sub(BESIDE_TITLE);
    let below = short(String::new(), dialog.short.clone());
    if text::width(&dialog.short) > room && has_rows(&below) {
        return below;
    }
    let title = text::cut(&dialog.short, room, look.glyphs().ellipsis());
    short(title, String::new())
}

/// The columns of a border that a title does not take.
const BESIDE_TITLE: u16 = 4;

/// The separator of a choice and its meaning.
const EXPLAINED: &str = " – ";

/// The dialog with the mere names of its choices, and above them what the
/// selected one means; none where no choice is explained. It takes as many
/// lines whichever is selected.
pub(super) fn brief(dialog: &page::Dialog, width: u16) -> Option<page::Dialog> {
    let parts = |answer: &DialogAnswer| {
        let (name, meaning) = answer.name.split_once(EXPLAINED)?;
        Some((name.to_owned(), meaning.to_owned()))
    };
    let parts: Vec<(String, String)> = dialog.answers.iter().map(parts).collect::<Option<_>>()?;
    let rows = |meaning: &str| text::wrap(meaning, width.saturating_sub(BESIDE_TITLE)).len();
    let most = parts.iter().map(|(_, meaning)| rows(meaning)).max()?;
    let (_, meaning) = &parts[dialog.selected?];
    let blank = "\n".repeat(most - rows(meaning) + 1);
    let mut brief = dialog.clone();
    brief.text = format!("{}\n{meaning}{blank}", dialog.text);
    for (answer, (name, _)) in brief.answers.iter_mut().zip(parts) {
        answer.name = name;
    }
    Some(brief)
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
