//! The game: the board, and what stands around it.

mod board;
mod controls;
mod figures;

use brikke_app::page::{GamePage, Page};
use eframe::egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

use crate::canvas::Canvas;

/// Draws the game.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, game: &GamePage) {
    let area = ui.max_rect().size();
    if area.x >= 520.0 && area.x > area.y * 1.15 {
        show_wide(ui, canvas, page, game);
    } else {
        show_narrow(ui, canvas, page, game);
    }
}

fn show_wide(ui: &mut Ui, canvas: &mut Canvas, page: &Page, game: &GamePage) {
    let width = (ui.max_rect().width() * 0.36).clamp(220.0, 360.0);
    Panel::right("beside")
        .resizable(false)
        .exact_size(width)
        .frame(margin())
        .show_separator_line(false)
        .show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                figures::show_beside(ui, canvas, game);
                ui.add_space(6.0);
                controls::show(ui, canvas, game);
            });
        });
    let board = CentralPanel::default().frame(margin());
    board.show(ui, |ui| board::show(ui, canvas, page, game));
}

fn show_narrow(ui: &mut Ui, canvas: &mut Canvas, page: &Page, game: &GamePage) {
    let panel = |panel: Panel| panel.resizable(false).show_separator_line(false);
    let above = panel(Panel::top("above")).frame(margin());
    above.show(ui, |ui| figures::show_above(ui, canvas, game));
    let below = panel(Panel::bottom("below")).frame(margin());
    below.show(ui, |ui| controls::show(ui, canvas, game));
    let narrow = margin().inner_margin(Margin::symmetric(10, 2));
    let board = CentralPanel::default().frame(narrow);
    board.show(ui, |ui| board::show(ui, canvas, page, game));
}

/// The room around a part of the page.
fn margin() -> Frame {
    Frame::NONE.inner_margin(Margin::same(10))
}
