//! The board of the game, with its note.

use brikke_app::page::{BoardView, GamePage, Note, Page, Square};
use brikke_app::{Button, Input};
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, CornerRadius, FontId, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::canvas::Canvas;
use crate::focus::Focus;
use crate::painting::{BoardPainter, Layout};

/// Draws the board.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, game: &GamePage) {
    let board = &game.board;
    let pixels = ui.ctx().pixels_per_point();
    let layout = Layout::fit(board.size, ui.available_rect_before_wrap(), pixels);
    BoardPainter::new(ui.painter(), &canvas.look, layout).paint(board);
    name_board(ui, canvas, game, &layout);
    if let Some(note) = &page.note {
        show_note(ui, canvas, note, layout.rect());
    }
    for (square, name) in board.size.squares().zip(&board.squares) {
        if let Some(button) = show_square(ui, &layout, board, square, name) {
            canvas.send(Input::Square(square, button));
        }
    }
}

/// Gives the board its name and the keyboard.
fn name_board(ui: &Ui, canvas: &Canvas, game: &GamePage, layout: &Layout) {
    let sense = Sense::focusable_noninteractive();
    let response = ui.interact(layout.rect(), Focus::board_id(), sense);
    let name = game.board.rows.join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(game.summary.clone());
    });
    canvas.focus.offer(&response);
    if response.has_focus() && ui.input(|input| input.key_down(Key::Tab)) {
        let stroke = Stroke::new(2.0, canvas.look.colours().accent);
        let place = layout.rect().expand(2.0);
        ui.painter()
            .rect_stroke(place, CornerRadius::same(8), stroke, StrokeKind::Outside);
    }
}

/// A square with its name. Returns the button that clicked it, while the
/// board is edited.
fn show_square(
    ui: &Ui,
    layout: &Layout,
    board: &BoardView,
    square: Square,
    name: &str,
) -> Option<Button> {
    let id = Focus::board_id().with((square.row, square.column));
    let (sense, role) = match board.cursor {
        Some(_) => (Sense::CLICK, Role::Button),
        None => (Sense::empty(), Role::Cell),
    };
    let response = ui.interact(layout.cell(square), id, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    if response.clicked() {
        Some(Button::Primary)
    } else {
        response.secondary_clicked().then_some(Button::Secondary)
    }
}

/// The note, over the lower edge of the board.
fn show_note(ui: &Ui, canvas: &Canvas, note: &Note, board: Rect) {
    let colours = canvas.look.colours();
    let room = (ui.max_rect().width().min(420.0) - 48.0).max(60.0);
    let text = canvas.tone(note.tone);
    let font = FontId::proportional(14.0);
    let mut job = LayoutJob::simple(note.text.clone(), font, text, room);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let size = galley.size() + vec2(24.0, 14.0);
    let middle = pos2(board.center().x, board.bottom() - size.y / 2.0 - 10.0);
    let place = Rect::from_center_size(middle, size);
    ui.painter().rect(
        place,
        CornerRadius::same(8),
        colours.page.background.gamma_multiply(0.95),
        Stroke::new(1.0, colours.muted),
        StrokeKind::Inside,
    );
    let top = pos2(place.center().x, place.top() + 7.0);
    ui.painter().galley(top, galley, text);
}
