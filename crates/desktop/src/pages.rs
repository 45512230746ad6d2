//! The pages, one file for each kind.

mod dialog;
mod document;
mod form;
mod game;
mod listing;
mod menu;
mod new_game;
mod replay;

use brikke_app::page::{Body, Page};
use eframe::egui::Ui;

use crate::canvas::Canvas;

/// Draws a page with the dialog over it.
pub(crate) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page) {
    match &page.body {
        Body::Menu(menu) => menu::show(ui, canvas, page, menu),
        Body::Game(game) => game::show(ui, canvas, page, game),
        Body::NewGame(new_game) => new_game::show(ui, canvas, page, new_game),
        Body::Form(form) => form::show(ui, canvas, page, form),
        Body::Listing(listing) => listing::show(ui, canvas, page, listing),
        Body::Document(document) => document::show(ui, canvas, page, document),
        Body::Replay(replay) => replay::show(ui, canvas, page, replay),
    }
    if let Some(dialog) = &page.dialog {
        canvas.focus.begin_dialog();
        dialog::show(ui.ctx(), canvas, dialog);
    }
}
