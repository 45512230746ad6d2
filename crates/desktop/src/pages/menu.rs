//! The menu.

use brikke_app::Input;
use brikke_app::page::{Line, Menu, Page};
use eframe::egui::{Align, CentralPanel, Layout, RichText, ScrollArea, Ui, vec2};

use crate::canvas::Canvas;
use crate::painting::show_title;
use crate::parts::{NOTE_LINES, margin, show_note_line};

/// Draws the menu.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, menu: &Menu) {
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        let area = ScrollArea::vertical().auto_shrink(false);
        area.show(ui, |ui| {
            ui.vertical_centered(|ui| show_contents(ui, canvas, page, menu));
        });
    });
}

fn show_contents(ui: &mut Ui, canvas: &mut Canvas, page: &Page, menu: &Menu) {
    let side = ui.ctx().content_rect().height() * 0.12;
    ui.add_space(side * 0.3);
    show_title(ui, &canvas.look, side.clamp(34.0, 110.0));
    ui.label(RichText::new(&menu.tagline).weak());
    let size = vec2(ui.available_width(), NOTE_LINES);
    let line = Layout::top_down(Align::Center).with_main_align(Align::Center);
    ui.allocate_ui_with_layout(size, line, |ui| {
        ui.set_min_size(size);
        show_note_line(ui, canvas, page.note.as_ref());
    });
    let width = (ui.available_width() - 16.0).min(320.0);
    for (index, line) in menu.lines.iter().enumerate() {
        let is_selected = index == menu.selected;
        let label = label(index + 1, line);
        let response = canvas.answer(ui, &label, is_selected, vec2(width, 38.0));
        canvas.entry(&response, index, index == menu.selected);
        if response.clicked() {
            canvas.send(Input::Choose(index));
        }
    }
}

/// A line with the digit that chooses it.
fn label(digit: usize, line: &Line) -> String {
    if line.about.is_empty() {
        format!("{digit}  {}", line.name)
    } else {
        format!("{digit}  {} · {}", line.name, line.about)
    }
}
