//! The frame of a page: its title, the way back, and what stands below.

use brikke_app::Input;
use brikke_app::page::{Body, Note, Page};
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, CentralPanel, FontId, Frame, Label, Layout, Margin, Rangef, Rect, Response, RichText,
    Role, ScrollArea, Sense, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::canvas::Canvas;

/// Wider than this, lines are hard to read.
const WIDEST: f32 = 720.0;

/// Tables are read along their rows, which may be longer.
const WIDEST_TABLE: f32 = 1200.0;

/// The height of the way back, the title and the note.
const HEAD: f32 = 40.0;

/// The height of a line below a page that scrolls.
const FOOT: f32 = 40.0;

/// The room below the head.
const BELOW: f32 = 8.0;

/// The height of two lines of a note, and the size of its letters.
pub(crate) const NOTE_LINES: f32 = 38.0;
const NOTE: f32 = 14.0;

/// In a narrower page the note stands below the title.
const NARROW: f32 = 480.0;

/// A page that scrolls where it is too long.
pub(crate) fn scrolling_page(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    scrolling(ui, canvas, page, WIDEST, contents);
}

/// A page that scrolls above a line with what is wanted at any time.
pub(crate) fn scrolling_page_above(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
    foot: impl FnOnce(&mut Ui, &mut Canvas),
) {
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        let column = middle(ui.max_rect(), WIDEST);
        show_head(ui, canvas, page, column);
        let room = (ui.available_height() - FOOT - BELOW).max(0.0);
        let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), room));
        let mut above = ui.new_child(UiBuilder::new().max_rect(place));
        scroll(&mut above, canvas, page, column, contents);
        ui.advance_cursor_after_rect(place);
        line(ui, column, FOOT, |ui| foot(ui, canvas));
    });
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
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        let column = middle(ui.max_rect(), widest);
        show_head(ui, canvas, page, column);
        scroll(ui, canvas, page, column, contents);
    });
}

/// The contents of a page, which is scrolled by itself.
fn scroll(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    column: Rangef,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    let area = ScrollArea::vertical().id_salt(&page.title);
    area.auto_shrink(false).show(ui, |ui| {
        within_column(ui, column, |ui| contents(ui, canvas));
    });
}

/// The column in the middle of a page, not too wide.
fn middle(page: Rect, widest: f32) -> Rangef {
    let width = page.width().min(widest);
    let left = page.left() + (page.width() - width) / 2.0;
    // The bar that scrolls stands beside it.
    Rangef::new(left, left + width - 4.0)
}

/// The height of the head in a page of this width, with the room below it.
pub(crate) fn head_height(width: f32) -> f32 {
    let note = if width < NARROW {
        NOTE_LINES + BELOW
    } else {
        0.0
    };
    HEAD + BELOW + note
}

/// The room around a page.
pub(crate) fn margin() -> Frame {
    Frame::NONE.inner_margin(Margin::same(12))
}

/// The way back, the title and the note, over a column. They have the same
/// height with and without a note, so that nothing jumps.
pub(crate) fn show_head(ui: &mut Ui, canvas: &mut Canvas, page: &Page, column: Rangef) {
    let is_narrow = ui.available_width() < NARROW;
    ui.spacing_mut().item_spacing.y = BELOW;
    line(ui, column, HEAD, |ui| {
        if let Some(back) = &page.back {
            if ui.button(back).clicked() {
                canvas.send(Input::press("esc"));
            }
            ui.add_space(4.0);
        }
        ui.add(Label::new(RichText::new(&page.title).heading()).truncate());
        if !is_narrow {
            ui.add_space(12.0);
            show_note_line(ui, canvas, note_of(page));
        }
    });
    if is_narrow {
        line(ui, column, NOTE_LINES, |ui| {
            show_note_line(ui, canvas, note_of(page));
        });
    }
}

/// A line of this height over a column.
fn line(ui: &mut Ui, column: Rangef, height: f32, contents: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), height);
    let (row, _) = ui.allocate_exact_size(size, Sense::empty());
    let place = Rect::from_x_y_ranges(column, row.y_range());
    let layout = Layout::left_to_right(Align::Center);
    let room = UiBuilder::new().max_rect(place).layout(layout);
    // It takes no more room than the row, whatever stands in it.
    contents(&mut ui.new_child(room));
}

/// The note of a page; on a form else its first one, about the selected field.
fn note_of(page: &Page) -> Option<&Note> {
    let of_form = match &page.body {
        Body::Form(form) => form.notes.first(),
        _ => None,
    };
    page.note.as_ref().or(of_form)
}

/// A note in at most two lines of the room that there is; the pointer shows a
/// longer one whole.
pub(crate) fn show_note_line(ui: &mut Ui, canvas: &Canvas, note: Option<&Note>) {
    let Some(note) = note else {
        return;
    };
    let colour = canvas.tone(note.tone);
    let mut job = LayoutJob::simple(
        note.text.clone(),
        FontId::proportional(NOTE),
        colour,
        ui.available_width(),
    );
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    let label = ui.add(Label::new(galley));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &note.text));
    if is_cut {
        label.on_hover_text(&note.text);
    }
}

/// Draws in a column of a page.
fn within_column(ui: &mut Ui, column: Rangef, contents: impl FnOnce(&mut Ui)) {
    let before = column.min - ui.max_rect().left();
    ui.horizontal_top(|ui| {
        ui.add_space(before);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(column.span(), 0.0), layout, |ui| {
            ui.set_width(column.span());
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
