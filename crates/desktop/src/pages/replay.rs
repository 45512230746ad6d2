//! A game, move by move.

use brikke_app::Input;
use brikke_app::page::{BoardView, Page, ReplayPage};
use eframe::egui::{Panel, Role, Sense, Slider, Ui, WidgetInfo};

use crate::canvas::Canvas;
use crate::painting::{BoardPainter, Layout};
use crate::parts::{compact, filling_page, show_curve, show_note};

/// Draws the replay.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, replay: &ReplayPage) {
    filling_page(ui, canvas, page, |ui, canvas| {
        ui.weak(&replay.status);
        for note in page.note.iter().chain(&replay.analysis) {
            show_note(ui, canvas, note);
        }
        let controls = Panel::bottom("controls").show_separator_line(false);
        controls.show(ui, |ui| show_controls(ui, canvas, replay));
        show_board(ui, canvas, &replay.board);
    });
}

fn show_controls(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let height = (ui.ctx().content_rect().height() * 0.12).clamp(36.0, 90.0);
    let clicked = show_curve(ui, canvas, &replay.chart, replay.ply, height);
    if let Some(ply) = clicked.filter(|ply| *ply != replay.ply) {
        canvas.send(Input::GoTo(ply));
    }
    show_slider(ui, canvas, replay);
    ui.horizontal_wrapped(|ui| {
        compact(ui);
        for hint in &replay.buttons {
            canvas.key_button(ui, hint);
        }
    });
}

fn show_slider(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let mut ply = replay.ply;
    ui.spacing_mut().slider_width = ui.available_width() - 90.0;
    let response = ui.add(Slider::new(&mut ply, 0..=replay.plies).integer());
    canvas.focus.add_slider(&response);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(replay.slider.clone()));
    if response.changed() {
        canvas.send(Input::GoTo(ply));
    }
}

fn show_board(ui: &mut Ui, canvas: &Canvas, board: &BoardView) {
    let area = ui.available_rect_before_wrap();
    let layout = Layout::fit(board.size, area, ui.ctx().pixels_per_point());
    let response = ui.allocate_rect(layout.rect(), Sense::empty());
    let name = board.rows.join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    BoardPainter::new(ui.painter(), &canvas.look, layout).paint(board);
}
