//! The game: the board, and what stands around it.

mod board;
mod controls;
mod figures;
mod header;
mod places;

use brikke_app::page::{GamePage, Note, Page, Tone};
use eframe::egui::{CentralPanel, Frame, Id, Label, Rect, RichText, ScrollArea, Ui, UiBuilder};

use crate::canvas::Canvas;
use places::Places;

/// The room at the right of what scrolls beside the board, for the bar.
const SCROLL_BAR: f32 = 8.0;

/// Draws the game.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, game: &GamePage) {
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let pixels = ui.ctx().pixels_per_point();
        let keys = keys_height(ui);
        let places = Places::new(ui.max_rect(), game.board.size, pixels, keys);
        header::show(ui, canvas, game, places.header);
        board::show(ui, canvas, game, places.board);
        controls::show(ui, canvas, game, places.toolbar);
        show_note(ui, canvas, page, game, places.note);
        if places.is_wide {
            show_beside(ui, canvas, game, places.figures);
        } else {
            show_keys_below(ui, canvas, game, places.keys);
            within(ui, places.figures, |ui| {
                figures::show_below(ui, canvas, game);
            });
        }
    });
}

/// Draws in a place, and nowhere else.
fn within<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = UiBuilder::new().max_rect(place);
    ui.scope_builder(room, |ui| {
        ui.shrink_clip_rect(place.expand(2.0));
        contents(ui)
    })
    .inner
}

/// The note, or what the player at work does.
fn show_note(ui: &mut Ui, canvas: &Canvas, page: &Page, game: &GamePage, place: Rect) {
    let autoplay = game.autoplay.as_ref();
    let status = autoplay.map(|autoplay| Note::new(Tone::Accent, &autoplay.status));
    let Some(note) = page.note.clone().or(status) else {
        return;
    };
    within(ui, place, |ui| {
        ui.set_max_height(place.height());
        let text = RichText::new(&note.text)
            .size(14.0)
            .color(canvas.tone(note.tone));
        ui.add(Label::new(text).wrap()).on_hover_text(&note.text);
    });
}

fn show_beside(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage, place: Rect) {
    within(ui, place, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR);
            // The way back from a trial comes before everything else.
            if controls::is_trial(game) {
                controls::show_keys(ui, canvas, game);
                ui.add_space(10.0);
            }
            figures::show_beside(ui, canvas, game);
            if !controls::is_trial(game) {
                controls::show_keys(ui, canvas, game);
            }
        });
    });
}

/// The height of the keys of practice in the frame before.
fn keys_height(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(keys_id())).unwrap_or(0.0)
}

fn keys_id() -> Id {
    Id::unique("keys of practice")
}

fn show_keys_below(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage, place: Rect) {
    let height = if controls::has_keys(game) {
        within(ui, place, |ui| {
            let area = ScrollArea::vertical().auto_shrink(false);
            let has_bar = keys_height(ui) > place.height() + 0.5;
            let bar = if has_bar { SCROLL_BAR } else { 0.0 };
            let shown = area.show(ui, |ui| {
                ui.set_max_width(ui.available_width() - bar);
                controls::show_keys(ui, canvas, game);
            });
            shown.content_size.y + 4.0
        })
    } else {
        0.0
    };
    if (height - keys_height(ui)).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(keys_id(), height));
        ui.ctx()
            .request_discard("the keys of practice have another height");
    }
}
