//! The number on a tile, as large as it fits.

use std::sync::Arc;

use brikke_app::label;
use brikke_app::page::Rank;
use brikke_app::settings::LabelChoice;
use eframe::egui::{Color32, FontId, Galley, Painter};

use crate::fonts;

/// The part of a tile that a number may take.
const ROOM: f32 = 0.84;

/// The height of a short number, as a part of a tile.
const LARGEST: f32 = 0.5;

/// Smaller than this, in pixels, nobody reads a number.
const SMALLEST: f32 = 9.0;

/// The number on a tile of this side: whole as long as it can be read.
pub(super) fn number(
    painter: &Painter,
    labels: LabelChoice,
    rank: Rank,
    side: f32,
    colour: Color32,
) -> Arc<Galley> {
    let pixels = painter.pixels_per_point();
    let forms = [usize::MAX, 7, 4].map(|width| {
        let width = u16::try_from(width).unwrap_or(u16::MAX);
        fitted(painter, label(labels, rank, width), side, colour)
    });
    let readable = |form: &&(f32, Arc<Galley>)| form.0 * pixels >= SMALLEST;
    let [.., (_, shortest)] = &forms;
    let chosen = forms.iter().find(readable).map(|(_, galley)| galley);
    Arc::clone(chosen.unwrap_or(shortest))
}

/// The text in the largest letters that fit, and their size.
fn fitted(painter: &Painter, text: String, side: f32, colour: Color32) -> (f32, Arc<Galley>) {
    let write = |text: String, size: f32| {
        let font = FontId::new(size, fonts::bold());
        painter.layout_no_wrap(text, font, colour)
    };
    let largest = side * LARGEST;
    let galley = write(text.clone(), largest);
    let room = side * ROOM;
    if galley.size().x <= room {
        return (largest, galley);
    }
    let fitting = largest * room / galley.size().x;
    (fitting, write(text, fitting))
}
