//! The choice of rules and a size.

use brikke_app::page::{Line, NewGamePage, Page};
use brikke_app::{FieldValue, Input};
use eframe::egui::{Button, Label, PointerButton, Response, RichText, Ui, vec2};

use crate::canvas::Canvas;
use crate::parts::{compact, scrolling_page, show_note};

/// The fields of the page.
const ROWS: usize = 0;
const COLUMNS: usize = 1;

/// Draws the choice.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, new_game: &NewGamePage) {
    scrolling_page(ui, canvas, page, |ui, canvas| {
        if let Some(note) = &page.note {
            show_note(ui, canvas, note);
        }
        // The last line, the rules of one's own, stands beside the start.
        let presets = new_game.lines.len().saturating_sub(1);
        for (index, line) in new_game.lines.iter().enumerate().take(presets) {
            show_preset(ui, canvas, line, index, index == new_game.selected);
        }
        ui.separator();
        show_squares(ui, canvas, new_game);
        show_steppers(ui, canvas, new_game);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| show_start(ui, canvas, new_game));
    });
}

fn show_preset(ui: &mut Ui, canvas: &mut Canvas, line: &Line, index: usize, is_selected: bool) {
    let name = RichText::new(&line.name).size(16.0);
    let button = Button::selectable(is_selected, name).min_size(vec2(110.0, 32.0));
    ui.horizontal(|ui| {
        let response = ui.add(button);
        canvas.entry(&response, index, is_selected);
        if begins(&response) {
            canvas.send(Input::Choose(index));
        } else if response.clicked() {
            canvas.send(Input::Mark(index));
        }
        ui.add(Label::new(RichText::new(&line.about).weak()).wrap());
    });
}

/// True if the game begins: by a key or a double click. One click selects.
fn begins(response: &Response) -> bool {
    let is_click = response.clicked_by(PointerButton::Primary);
    response.double_clicked() || (response.clicked() && !is_click)
}

fn show_squares(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    ui.horizontal_wrapped(|ui| {
        ui.label(&new_game.size_label);
        compact(ui);
        for (side, name) in &new_game.squares {
            let is_chosen = (new_game.rows.1, new_game.columns.1) == (*side, *side);
            if ui.add(Button::selectable(is_chosen, name)).clicked() {
                canvas.send(Input::Set(ROWS, FieldValue::Number(*side)));
                canvas.send(Input::Set(COLUMNS, FieldValue::Number(*side)));
            }
        }
    });
}

fn show_steppers(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    ui.horizontal_wrapped(|ui| {
        compact(ui);
        ui.label(RichText::new(&new_game.size).strong());
        let sides = [(ROWS, &new_game.rows), (COLUMNS, &new_game.columns)];
        for (field, (name, side)) in sides {
            for (sign, by) in [("−", -1), ("+", 1)] {
                if ui.button(format!("{name} {sign}")).clicked() {
                    let (least, most) = new_game.sides;
                    let side = side.saturating_add_signed(by).clamp(least, most);
                    canvas.send(Input::Set(field, FieldValue::Number(side)));
                }
            }
        }
    });
}

fn show_start(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    let fill = ui.visuals().selection.bg_fill;
    let text = ui.visuals().selection.stroke.color;
    let start = RichText::new(&new_game.start).size(17.0).color(text);
    let button = Button::new(start).fill(fill).min_size(vec2(140.0, 40.0));
    if ui.add(button).clicked() {
        canvas.send(Input::Choose(new_game.selected));
    }
    let Some((line, last)) = new_game
        .lines
        .last()
        .zip(new_game.lines.len().checked_sub(1))
    else {
        return;
    };
    let is_selected = last == new_game.selected;
    let custom = Button::new(&line.name).selected(is_selected);
    let response = ui.add(custom).on_hover_text(&line.about);
    canvas.entry(&response, last, is_selected);
    if response.clicked() {
        canvas.send(Input::Choose(last));
    }
}
