//! A game, move by move.

use brikke_app::Input;
use brikke_app::page::{BoardView, HintBar, Page, ReplayPage};
use eframe::egui::{
    Button, CornerRadius, Frame, Label, Margin, Panel, Rect, RichText, Role, ScrollArea, Sense,
    Slider, Ui, WidgetInfo, pos2, vec2,
};

use crate::canvas::Canvas;
use crate::fonts;
use crate::painting::{BoardPainter, Layout, paint_played};
use crate::parts::{Bar, compact, filling_page, show_bars, show_curve, show_note};

/// From here on the analysis stands beside the board.
const WIDE: f32 = 640.0;

/// Draws the replay.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, replay: &ReplayPage) {
    filling_page(ui, canvas, page, |ui, canvas| {
        ui.weak(&replay.status);
        if let Some(note) = &page.note {
            show_note(ui, canvas, note);
        }
        let controls = Panel::bottom("controls").show_separator_line(false);
        controls.show(ui, |ui| show_controls(ui, canvas, replay));
        let has_figures = !replay.headlines.is_empty();
        if has_figures && ui.max_rect().width() >= WIDE {
            show_beside(ui, canvas, replay);
        } else {
            for note in &replay.analysis {
                show_note(ui, canvas, note);
            }
        }
        show_board(ui, canvas, &replay.board);
    });
}

/// Figures, values and the worst moves beside the board.
fn show_beside(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let width = (ui.max_rect().width() * 0.34).clamp(220.0, 320.0);
    let beside = Panel::right("analysis")
        .resizable(false)
        .exact_size(width)
        .frame(Frame::NONE.inner_margin(Margin::symmetric(10, 0)))
        .show_separator_line(false);
    beside.show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            show_headlines(ui, canvas, replay);
            for note in replay.analysis.iter().skip(1) {
                show_note(ui, canvas, note);
            }
            if let Some(values) = &replay.values {
                ui.add_space(6.0);
                ui.weak(&values.title);
                let bars: Vec<Bar> = values.bars.iter().map(bar).collect();
                show_bars(ui, &canvas.look, &bars);
            }
            show_worst(ui, canvas, replay);
        });
    });
}

/// Accuracy and luck as large numbers, with a word about each.
fn show_headlines(ui: &mut Ui, canvas: &Canvas, replay: &ReplayPage) {
    for headline in &replay.headlines {
        ui.horizontal(|ui| {
            let value = RichText::new(&headline.value).size(30.0);
            let value = value.family(fonts::bold());
            ui.label(value.color(canvas.look.colours().accent));
            ui.label(&headline.name);
        });
        let about = RichText::new(&headline.about).weak().small();
        ui.add(Label::new(about).wrap());
    }
    ui.add_space(6.0);
}

fn show_worst(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    if replay.worst.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.weak(&replay.worst_title);
    for worst in &replay.worst {
        let text = RichText::new(&worst.text).color(canvas.tone(worst.tone));
        let button = Button::new(text).selected(worst.is_shown).wrap();
        if ui.add(button).clicked() {
            canvas.send(Input::GoTo(worst.ply));
        }
    }
}

fn bar(bar: &HintBar) -> Bar {
    Bar {
        name: bar.name.clone(),
        length: bar.length,
        value: bar.value.clone(),
        is_marked: bar.is_best,
    }
}

fn show_controls(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let height = (ui.ctx().content_rect().height() * 0.12).clamp(36.0, 90.0);
    let margin = slider_margin(ui);
    let clicked = show_curve(ui, canvas, &replay.chart, replay.ply, (height, margin));
    if let Some(ply) = clicked.filter(|ply| *ply != replay.ply) {
        canvas.send(Input::GoTo(ply));
    }
    show_time_line(ui, canvas, replay);
    ui.horizontal_wrapped(|ui| {
        compact(ui);
        for hint in &replay.buttons {
            canvas.key_button(ui, hint);
        }
    });
}

/// The room that a slider leaves at both of its ends for its handle.
fn slider_margin(ui: &Ui) -> f32 {
    let text = ui.text_style_height(&eframe::egui::TextStyle::Body);
    text.max(ui.spacing().interact_size.y) / 2.5
}

/// The time line: a slider as wide as the curve over it, with the mistakes in
/// colour.
fn show_time_line(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let mut ply = replay.ply;
    ui.spacing_mut().slider_width = ui.available_width();
    let slider = Slider::new(&mut ply, 0..=replay.plies).integer();
    let response = ui.add(slider.show_value(false));
    canvas.focus.add_slider(&response);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(replay.slider.clone()));
    if response.changed() {
        canvas.send(Input::GoTo(ply));
    }
    let inside = response.rect.shrink2(vec2(slider_margin(ui), 0.0));
    for mark in replay.chart.marks.iter() {
        let x = inside.left() + inside.width() * share(mark.at, replay.plies);
        let tick = Rect::from_center_size(pos2(x, inside.center().y), vec2(3.0, 10.0));
        let colour = canvas.tone(mark.tone);
        ui.painter()
            .rect_filled(tick, CornerRadius::same(1), colour);
    }
}

/// A place among moves as a part of the whole.
#[expect(
    clippy::cast_precision_loss,
    reason = "a pixel more or less in games of millions of moves"
)]
fn share(ply: usize, plies: usize) -> f32 {
    ply as f32 / plies.max(1) as f32
}

fn show_board(ui: &mut Ui, canvas: &Canvas, board: &BoardView) {
    let area = ui.available_rect_before_wrap();
    let layout = Layout::fit(board.size, area, ui.ctx().pixels_per_point());
    let response = ui.allocate_rect(layout.rect(), Sense::empty());
    let name = board.rows.join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    BoardPainter::new(ui.painter(), &canvas.look, layout).paint(board);
    if let Some(played) = board.played.filter(|_| !board.is_moving) {
        paint_played(ui.painter(), &layout, &canvas.look, played);
    }
}
