//! The figures below or beside the board, and the values of a hint.

use brikke_app::page::{Figure, GamePage, HintBar, HintView, RankedScore};
use eframe::egui::{Align, Grid, Label, Layout, RichText, TextWrapMode, Ui, vec2};

use crate::canvas::Canvas;
use crate::fonts;
use crate::parts::{Bar, show_bars};

/// The figures in lines of one column, below the board. The values of a hint
/// take the place of the last line.
pub(super) fn show_below(ui: &mut Ui, canvas: &Canvas, game: &GamePage) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 16.0;
    let has_two = ui.max_rect().height() > 30.0;
    match &game.hint {
        // Who says so stands over the values.
        Some(hint) if has_two => show_small_line(ui, &hint.title),
        Some(_) => {}
        None => show_small_line(ui, &figures_line(&game.figures)),
    }
    if let Some(hint) = &game.hint {
        return show_hint_line(ui, canvas, hint);
    }
    if game.best_three_title.is_empty() {
        return;
    }
    let three = best_three(game).join(" · ");
    show_small_line(ui, &format!("{}: {three}", game.best_three_title));
}

/// The figures in one column, beside the board.
pub(super) fn show_beside(ui: &mut Ui, canvas: &Canvas, game: &GamePage) {
    ui.spacing_mut().interact_size.y = 20.0;
    show_small_figures(ui, &game.figures);
    show_splits(ui, canvas, game);
    if !game.best_three_title.is_empty() {
        ui.add_space(10.0);
        ui.weak(&game.best_three_title);
        show_best_three(ui, game);
    }
    if let Some(hint) = &game.hint {
        ui.add_space(10.0);
        ui.weak(&hint.title);
        let bars: Vec<Bar> = hint.bars.iter().map(bar).collect();
        show_bars(ui, &canvas.look, &bars);
    }
    ui.add_space(10.0);
}

/// The best three scores in columns.
fn show_best_three(ui: &mut Ui, game: &GamePage) {
    if game.best_three.is_empty() {
        ui.label(&game.best_three_empty);
    }
    let width = ui.available_width();
    for best in &game.best_three {
        let size = vec2(width, 22.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(&best.score).family(fonts::bold()));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(best_name(best)).truncate());
            });
        });
    }
}

/// The place and the name of one of the best scores.
fn best_name(best: &RankedScore) -> String {
    let origin = best.origin.iter().map(|origin| format!(" ({origin})"));
    let origin: String = origin.collect();
    format!("{}. {}{origin}", best.place, best.name)
}

/// The smaller figures in one line.
fn figures_line(figures: &[Figure]) -> String {
    let figures = figures
        .iter()
        .map(|Figure { name, value }| format!("{name} {value}"));
    figures.collect::<Vec<_>>().join(" · ")
}

fn show_small_line(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).weak().size(13.0);
    ui.add(Label::new(text).wrap_mode(TextWrapMode::Truncate));
}

fn show_small_figures(ui: &mut Ui, figures: &[Figure]) {
    let grid = Grid::new("figures").num_columns(2);
    grid.spacing(vec2(20.0, 4.0)).show(ui, |ui| {
        for Figure { name, value } in figures {
            ui.weak(name);
            ui.label(RichText::new(value).family(fonts::bold()));
            ui.end_row();
        }
    });
}

/// The splits of a speedrun.
fn show_splits(ui: &mut Ui, canvas: &Canvas, game: &GamePage) {
    let grid = Grid::new("splits").num_columns(3);
    grid.spacing(vec2(16.0, 2.0)).show(ui, |ui| {
        for split in &game.splits {
            ui.weak(split.tile.to_string());
            ui.monospace(&split.time);
            let difference = split.difference.as_deref().unwrap_or_default();
            ui.monospace(RichText::new(difference).color(canvas.tone(split.tone)));
            ui.end_row();
        }
    });
}

/// The best three scores, one line each.
fn best_three(game: &GamePage) -> Vec<String> {
    if game.best_three.is_empty() {
        return vec![game.best_three_empty.clone()];
    }
    let line = |best: &RankedScore| format!("{} {}", best_name(best), best.score);
    game.best_three.iter().map(line).collect()
}

fn bar(bar: &HintBar) -> Bar {
    Bar {
        name: bar.name.clone(),
        length: bar.length,
        value: bar.value.clone(),
        is_marked: bar.is_best,
        colour: None,
    }
}

/// The values of the four directions in one line.
fn show_hint_line(ui: &mut Ui, canvas: &Canvas, hint: &HintView) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        for bar in &hint.bars {
            let mut text = RichText::new(format!("{} {}", bar.name, bar.value)).size(13.0);
            if bar.is_best {
                text = text.color(canvas.look.colours().accent).strong();
            }
            ui.label(text).on_hover_text(&bar.number);
        }
    });
}
