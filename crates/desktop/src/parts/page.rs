//! The frame of a page: its title, the way back, and what stands below.

use brikke_app::Input;
use brikke_app::page::{Note, Page};
use eframe::egui::{
    Align, CentralPanel, Frame, Label, Layout, Margin, Response, RichText, ScrollArea, StrokeKind,
    Ui, vec2,
};

use crate::canvas::Canvas;

/// Wider than this, lines are hard to read.
const WIDEST: f32 = 720.0;

/// Tables are read along their rows, which may be longer.
const WIDEST_TABLE: f32 = 1200.0;

/// A page that scrolls where it is too long.
pub(crate) fn scrolling_page(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    scrolling(ui, canvas, page, WIDEST, contents);
}

/// A page with a table, which uses the width of the window.
pub(crate) fn table_page(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    scrolling(ui, canvas, page, WIDEST_TABLE, contents);
}

fn scrolling(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    widest: f32,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    filling_page(ui, canvas, page, |ui, canvas| {
        // Each page is scrolled by itself.
        let area = ScrollArea::vertical().id_salt(&page.title);
        let area = area.auto_shrink(false);
        area.show(ui, |ui| {
            in_the_middle(ui, widest, |ui| contents(ui, canvas));
        });
    });
}

/// A page that fills the window and nothing more.
pub(crate) fn filling_page(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        show_head(ui, canvas, page);
        ui.add_space(4.0);
        contents(ui, canvas);
    });
}

/// The room around a page.
pub(crate) fn margin() -> Frame {
    Frame::NONE.inner_margin(Margin::same(12))
}

fn show_head(ui: &mut Ui, canvas: &mut Canvas, page: &Page) {
    ui.horizontal(|ui| {
        if let Some(back) = &page.back {
            if ui.button(back).clicked() {
                canvas.send(Input::press("esc"));
            }
            ui.add_space(4.0);
        }
        ui.heading(RichText::new(&page.title));
    });
}

/// A column in the middle, not too wide.
fn in_the_middle(ui: &mut Ui, widest: f32, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_width();
    let width = room.min(widest);
    ui.horizontal_top(|ui| {
        ui.add_space((room - width) / 2.0);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(width - 4.0, 0.0), layout, |ui| {
            ui.set_width(width - 4.0);
            contents(ui);
        });
    });
}

/// A note in the colour of its tone.
pub(crate) fn show_note(ui: &mut Ui, canvas: &Canvas, note: &Note) {
    let text = RichText::new(&note.text).color(canvas.tone(note.tone));
    ui.add(Label::new(text).wrap());
}

/// Paints the edge of a field that has the keyboard, as other widgets have it:
/// egui's own is as light as the page.
pub(crate) fn mark_focus(ui: &Ui, field: &Response) {
    if field.has_focus() {
        let stroke = ui.visuals().widgets.active.bg_stroke;
        let radius = ui.visuals().widgets.active.corner_radius;
        ui.painter()
            .rect_stroke(field.rect, radius, stroke, StrokeKind::Inside);
    }
}

/// Lets buttons stand closer together from here on.
pub(crate) fn compact(ui: &mut Ui) {
    let spacing = ui.spacing_mut();
    spacing.button_padding = vec2(8.0, 3.0);
    spacing.item_spacing = vec2(6.0, 6.0);
    spacing.interact_size.y = 26.0;
}
