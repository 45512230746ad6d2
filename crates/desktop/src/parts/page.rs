//! The frame of a page: its title, the way back, and what stands below.

use brikke_app::Input;
use brikke_app::page::{Body, Note, Page};
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, CentralPanel, FontId, Frame, Id, Label, Layout, Margin, Rangef, Rect, Response,
    RichText, Role, ScrollArea, Sense, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::canvas::Canvas;

/// The widest column of a page. All pages have the same, so that nothing jumps
/// from one to the next.
const WIDEST: f32 = 960.0;

/// The room between the widest column and the bar that scrolls it, and the part
/// of the margin in which the bar stands.
const GAP_BEFORE_BAR: f32 = 4.0;
const BAR: f32 = 10.0;

/// The height of the way back, the title and the note.
const HEAD: f32 = 40.0;

/// The room below the head.
const BELOW: f32 = 8.0;

/// The height of two lines of a note, and the size of its letters.
pub(crate) const NOTE_LINES: f32 = 38.0;
const NOTE: f32 = 14.0;

/// In a narrower page the note stands below the title, in one line.
const NARROW: f32 = 480.0;
const NARROW_NOTE: f32 = 18.0;
const NARROW_GAP: f32 = 2.0;

/// A page that scrolls where it is too long.
pub(crate) fn scrolling_page(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        let column = middle(ui.max_rect());
        show_head(ui, canvas, page, column);
        scroll(ui, canvas, page, column, contents);
    });
}

/// A page that scrolls above what is wanted at any time.
pub(crate) fn scrolling_page_above(
    ui: &mut Ui,
    canvas: &mut Canvas,
    page: &Page,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
    foot: impl FnOnce(&mut Ui, &mut Canvas),
) {
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        let column = middle(ui.max_rect());
        show_head(ui, canvas, page, column);
        let before: Option<f32> = ui.data(|data| data.get_temp(foot_id()));
        let height = before.unwrap_or(0.0);
        let room = (ui.available_height() - height - BELOW).max(0.0);
        let area = ScrollArea::vertical().id_salt(&page.title);
        let area = area.max_height(room).auto_shrink([false, true]);
        beside_bar(ui, |ui| {
            area.show(ui, |ui| {
                within_column(ui, column, |ui| contents(ui, canvas));
            });
        });
        let shown = ui.scope(|ui| within_column(ui, column, |ui| foot(ui, canvas)));
        let needed = shown.response.rect.height();
        if before.is_none_or(|before| (before - needed).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(foot_id(), needed));
            ui.ctx().request_discard("the foot has another height");
        }
    });
}

/// The height of what stands below a page that scrolls is remembered here.
fn foot_id() -> Id {
    Id::unique("foot of a page")
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
    beside_bar(ui, |ui| {
        area.auto_shrink(false).show(ui, |ui| {
            within_column(ui, column, |ui| contents(ui, canvas));
        });
    });
}

/// Draws what scrolls, with its bar in the margin of the page: it covers
/// nothing.
fn beside_bar(ui: &mut Ui, area: impl FnOnce(&mut Ui)) {
    let mut room = ui.available_rect_before_wrap();
    room.max.x += BAR;
    ui.scope_builder(UiBuilder::new().max_rect(room), area);
}

/// The column in the middle of a page, not too wide.
fn middle(page: Rect) -> Rangef {
    let width = page.width().min(WIDEST);
    let left = page.left() + (page.width() - width) / 2.0;
    Rangef::new(left, left + width - GAP_BEFORE_BAR)
}

/// The height of the head in a page of this width, with the room below it.
pub(crate) fn head_height(width: f32) -> f32 {
    if width < NARROW {
        HEAD + NARROW_NOTE + 2.0 * NARROW_GAP
    } else {
        HEAD + BELOW
    }
}

/// The room around a page.
pub(crate) fn margin() -> Frame {
    Frame::NONE.inner_margin(Margin::same(12))
}

/// The way back, the title and the note, over a column. They have the same
/// height with and without a note, so that nothing jumps.
pub(crate) fn show_head(ui: &mut Ui, canvas: &mut Canvas, page: &Page, column: Rangef) {
    let is_narrow = ui.available_width() < NARROW;
    ui.spacing_mut().item_spacing.y = if is_narrow { NARROW_GAP } else { BELOW };
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
        line(ui, column, NARROW_NOTE, |ui| {
            show_note_rows(ui, canvas, note_of(page), 1);
        });
        ui.spacing_mut().item_spacing.y = BELOW;
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

/// The note of a page; on a form else its first one. What is said about the
/// selected field, or about a wrong one, stands at the field.
fn note_of(page: &Page) -> Option<&Note> {
    let of_form = match &page.body {
        Body::Form(form) => {
            let selected = form.fields.get(form.selected);
            let is_about_field =
                |note: &&Note| selected.is_some_and(|field| field.about == note.text);
            let is_at_field = |note: &&Note| form.wrong.is_some() || is_about_field(note);
            form.notes.first().filter(|note| !is_at_field(note))
        }
        _ => None,
    };
    page.note.as_ref().or(of_form)
}

/// A note in at most two lines of the room that there is; the pointer shows a
/// longer one whole.
pub(crate) fn show_note_line(ui: &mut Ui, canvas: &Canvas, note: Option<&Note>) {
    show_note_rows(ui, canvas, note, 2);
}

fn show_note_rows(ui: &mut Ui, canvas: &Canvas, note: Option<&Note>, rows: usize) {
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
    job.wrap.max_rows = rows;
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
