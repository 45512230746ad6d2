//! A game, move by move.

mod analysis;
mod places;

use brikke_app::page::{BoardView, Page, ReplayPage};
use brikke_app::{Input, words};
use eframe::egui::{
    CentralPanel, Color32, FontId, Label, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder,
    Vec2, WidgetInfo, vec2,
};

use crate::canvas::Canvas;
use crate::painting::{BoardPainter, Layout, paint_played};
use crate::parts::{
    TimeLine, equal_places, head_height, icon_button, margin, show_curve, show_head,
};
use places::{Places, TRANSPORT};

/// The sizes of the line about the state: the least one, and the usual one.
const STATUS_SIZES: (f32, f32) = (10.5, 13.0);

/// Draws the replay.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, replay: &ReplayPage) {
    CentralPanel::default().frame(margin()).show(ui, |ui| {
        let window = ui.max_rect();
        let room = window.with_min_y(window.top() + head_height(window.width()));
        let pixels = ui.ctx().pixels_per_point();
        let places = Places::beside(room, replay.board.size, pixels);
        let column = places.map_or(window.x_range(), |places| places.x_range());
        show_head(ui, canvas, page, column);
        match places {
            Some(places) => {
                within(ui, places.column, |ui| {
                    show_column(ui, canvas, replay, &places);
                });
                within(ui, places.side, |ui| {
                    let area = ScrollArea::vertical().auto_shrink(false);
                    area.show(ui, |ui| analysis::show_with_bars(ui, canvas, replay));
                });
            }
            None => show_narrow(ui, canvas, replay, room),
        }
    });
}

/// Everything below each other. The board and what moves it are seen at once;
/// the rest is scrolled to.
fn show_narrow(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage, room: Rect) {
    let pixels = ui.ctx().pixels_per_point();
    let area = ScrollArea::vertical().auto_shrink(false);
    area.show(ui, |ui| {
        let corner = ui.next_widget_position();
        let room = Rect::from_min_size(corner, vec2(ui.available_width(), room.height()));
        let places = Places::above(room, replay.board.size, pixels);
        show_column(ui, canvas, replay, &places);
        let below = Rect::from_x_y_ranges(
            places.column.x_range(),
            places.column.bottom() + GAP.y..=f32::INFINITY,
        );
        within(ui, below, |ui| analysis::show_with_line(ui, canvas, replay));
    });
}

/// Draws in a place.
fn within(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    let room = UiBuilder::new().max_rect(place);
    ui.scope_builder(room, contents);
}

/// The state of the replay, the board, the curve, the time line and the
/// transport: one column with straight edges.
fn show_column(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage, places: &Places) {
    within(ui, places.status, |ui| {
        let status = replay.status.line();
        let size = fitting_size(ui, &status, STATUS_SIZES);
        let text = RichText::new(&status).weak().size(size);
        ui.add(Label::new(text).truncate()).on_hover_text(status);
    });
    show_board(ui, canvas, &replay.board, places.board);
    within(ui, places.controls, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let chart = (&replay.chart, replay.ply);
        let clicked = show_curve(ui, canvas, chart.0, chart.1, places.chart);
        let line = TimeLine {
            name: &replay.slider,
            ply: replay.ply,
            plies: replay.plies,
            marks: &replay.chart.marks,
        };
        let set = line.show(ui, canvas);
        let wanted = clicked.filter(|ply| *ply != replay.ply).or(set);
        if let Some(ply) = wanted {
            canvas.send(Input::GoTo(ply));
        }
        ui.add_space(4.0);
        show_transport(ui, canvas, replay);
    });
    ui.advance_cursor_after_rect(places.column);
}

/// The size in which a text fits into a line, or the least one.
fn fitting_size(ui: &Ui, text: &str, (least, most): (f32, f32)) -> f32 {
    let font = FontId::proportional(most);
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    (most * ui.available_width() / galley.size().x.max(1.0)).clamp(least, most)
}

/// The buttons that go through the game, with pictures.
fn show_transport(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let size = vec2(ui.available_width(), TRANSPORT);
    let (row, _) = ui.allocate_exact_size(size, Sense::empty());
    let places = equal_places(row, replay.transport.len());
    let buttons = replay.buttons.iter().zip(&replay.transport);
    for ((hint, icon), place) in buttons.zip(places) {
        let name = words::capitalised(&hint.does);
        let button = icon_button(ui, place, *icon, &name, hint.is_enabled);
        if let Some(key) = hint.key.as_ref().filter(|_| button.clicked()) {
            canvas.send(Input::press(key));
        }
        button.on_hover_text(format!("{name} ({})", hint.shown));
    }
}

fn show_board(ui: &mut Ui, canvas: &Canvas, board: &BoardView, layout: Layout) {
    let id = ui.scope_id().with("replayed board");
    let response = ui.interact(layout.rect(), id, Sense::empty());
    let name = board.rows.join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    BoardPainter::new(ui.painter(), &canvas.look, layout).paint(board);
    if let Some(played) = board.played.filter(|_| !board.is_moving) {
        paint_played(ui.painter(), &layout, &canvas.look, played);
    }
}

/// The room between two parts of the page.
const GAP: Vec2 = Vec2::splat(8.0);
