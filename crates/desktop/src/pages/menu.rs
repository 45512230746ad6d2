//! The menu.

use brikke_app::Input;
use brikke_app::page::{Line, Menu, Page};
use eframe::egui::{
    Align, Align2, CentralPanel, FontId, Layout, Rect, RichText, Role, ScrollArea, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::canvas::Canvas;
use crate::painting::show_title;
use crate::parts::{NOTE_LINES, margin, show_note_line};

/// The height of a line, and the least one in a low window.
const LINE: f32 = 40.0;
const LEAST_LINE: f32 = 28.0;

/// The least room above the title.
const LEAST_ABOVE: f32 = 8.0;

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
    let side = (ui.ctx().content_rect().height() * 0.12).clamp(34.0, 110.0);
    ui.add_space(space_above(ui, menu, side));
    show_title(ui, &canvas.look, side);
    ui.label(RichText::new(&menu.tagline).weak());
    let note = vec2(ui.available_width(), NOTE_LINES);
    let line = Layout::top_down(Align::Center).with_main_align(Align::Center);
    ui.allocate_ui_with_layout(note, line, |ui| {
        ui.set_min_size(note);
        show_note_line(ui, canvas, page.note.as_ref());
    });
    let width = (ui.available_width() - 16.0).min(340.0);
    let room = vec2(width, line_height(ui, menu, side));
    for (index, line) in menu.lines.iter().enumerate() {
        show_line(ui, canvas, (index, line), index == menu.selected, room);
    }
}

/// The height of a line: all of them are seen at once, where that is possible.
#[expect(clippy::cast_precision_loss, reason = "a menu is short")]
fn line_height(ui: &Ui, menu: &Menu, side: f32) -> f32 {
    let room = ui.clip_rect().height() - above_lines(side) - LEAST_ABOVE;
    let line = room / menu.lines.len().max(1) as f32 - ui.spacing().item_spacing.y;
    line.floor().clamp(LEAST_LINE, LINE)
}

/// The height of the title, of the line below it and of the note.
const fn above_lines(side: f32) -> f32 {
    side + NOTE_LINES + 40.0
}

/// The room above the title: everything stands in the middle, a little higher.
#[expect(clippy::cast_precision_loss, reason = "a menu is short")]
fn space_above(ui: &Ui, menu: &Menu, side: f32) -> f32 {
    let lines = menu.lines.len() as f32 * (LINE + ui.spacing().item_spacing.y);
    let contents = above_lines(side) + lines;
    ((ui.clip_rect().height() - contents) * 0.4).max(LEAST_ABOVE)
}

/// A line with the digit that chooses it, its name, and a word about it.
fn show_line(
    ui: &mut Ui,
    canvas: &mut Canvas,
    (index, line): (usize, &Line),
    is_selected: bool,
    size: Vec2,
) {
    let response = canvas.answer(ui, "", is_selected, size);
    let name = label(index, line);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    paint_line(ui, canvas, (index, line), is_selected, response.rect);
    canvas.entry(&response, index, is_selected);
    if response.clicked() {
        canvas.send(Input::Choose(index));
    }
}

fn paint_line(
    ui: &Ui,
    canvas: &Canvas,
    (index, line): (usize, &Line),
    is_selected: bool,
    place: Rect,
) {
    let colours = canvas.look.colours();
    let (text, muted) = if is_selected {
        (colours.selected.text, colours.selected.text)
    } else {
        (colours.page.text, colours.muted)
    };
    let (name, small) = (FontId::proportional(16.0), FontId::proportional(13.0));
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let (start, end) = (place.left_center(), place.right_center());
    let digit = Line::digit(index);
    let painter = ui.painter();
    painter.text(start + vec2(16.0, 0.0), left, digit, small.clone(), muted);
    painter.text(start + vec2(40.0, 0.0), left, &line.name, name, text);
    painter.text(end - vec2(16.0, 0.0), right, &line.about, small, muted);
}

/// A line in words, with the digit that chooses it.
fn label(index: usize, line: &Line) -> String {
    let digit = Line::digit(index);
    if line.about.is_empty() {
        format!("{digit}  {}", line.name)
    } else {
        format!("{digit}  {} · {}", line.name, line.about)
    }
}
