//! The board of the game.

use brikke_app::page::{BoardView, GamePage, Square};
use brikke_app::{Button, Input};
use eframe::egui::{CornerRadius, Key, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::controls::show_entries;
use crate::canvas::Canvas;
use crate::focus::Focus;
use crate::painting::{BoardPainter, Layout};
use crate::parts::{give_room, take_keyboard};

/// Draws the board.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage, layout: Layout) {
    let board = &game.board;
    let painter = BoardPainter::new(ui.painter(), &canvas.look, layout);
    if canvas.is_pictured {
        painter.paint(&without_marks(board));
    } else {
        painter.paint(board);
    }
    name_board(ui, canvas, game, &layout);
    for (square, name) in board.size.squares().zip(&board.squares) {
        if let Some(button) = show_square(ui, &layout, board, square, name) {
            canvas.send(Input::Square(square, button));
        }
    }
}

/// The board as it is in a picture.
fn without_marks(board: &BoardView) -> BoardView {
    BoardView {
        hint: None,
        cursor: None,
        nudge: None,
        ..board.clone()
    }
}

/// Gives the board its name and the keyboard.
fn name_board(ui: &Ui, canvas: &mut Canvas, game: &GamePage, layout: &Layout) {
    let is_edited = game.board.cursor.is_some();
    let sense = if is_edited {
        Sense::focusable_noninteractive()
    } else {
        Sense::click()
    };
    let response = ui.interact(layout.rect(), Focus::board_id(), sense);
    let name = game.board.rows.join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(game.summary.clone());
    });
    canvas.focus.offer(&response);
    canvas.board = Some(layout.rect());
    if !is_edited {
        response.context_menu(|ui| {
            give_room(ui);
            let entries = show_entries(ui, canvas, &game.board_tools, &game.board_keys);
            take_keyboard(ui, &entries, 0);
        });
    }
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
