//! The menu.

use brikke_app::Input;
use brikke_app::page::{Line, Menu, Page};
use eframe::egui::{CentralPanel, RichText, ScrollArea, Ui, vec2};

use crate::canvas::Canvas;
use crate::painting::show_title;
use crate::parts::{margin, show_note};

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
    if let Some(note) = &page.note {
        show_note(ui, canvas, note);
    }
    ui.add_space(side * 0.15);
    let width = (ui.available_width() - 16.0).min(320.0);
    for (index, line) in menu.lines.iter().enumerate() {
        let button = canvas.answer(&label(index + 1, line), index == menu.selected);
        let response = ui.add(button.min_size(vec2(width, 38.0)));
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
