//! The figures above or beside the board.

use brikke_app::page::{Figure, GamePage, HintBar, HintView, RankedScore, RisingPoints};
use eframe::egui::{Grid, Label, LayerId, Order, Rect, RichText, TextWrapMode, Ui, vec2};

use crate::canvas::Canvas;
use crate::fonts;
use crate::parts::{Bar, paint_rising, show_bars, show_figure};

/// The number of figures in the line above the board.
const IN_LINE: usize = 3;

/// In lower windows the best three are left out above the board.
const HIGH_ENOUGH: f32 = 480.0;

/// The figures in few lines, above the board.
pub(super) fn show_above(ui: &mut Ui, canvas: &Canvas, game: &GamePage) {
    let width = ((ui.available_width() - 130.0) / 2.0).clamp(64.0, 130.0);
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width((ui.available_width() - 2.0 * width - 24.0).max(40.0));
            show_rules(ui, canvas, game);
        });
        show_score(ui, canvas, game, width);
    });
    show_small_line(ui, &figures_line(&game.figures));
    if ui.ctx().content_rect().height() >= HIGH_ENOUGH {
        let three = best_three(game).join(" · ");
        show_small_line(ui, &format!("{}: {three}", game.best_three_title));
    }
    if let Some(hint) = &game.hint {
        show_hint_line(ui, canvas, hint);
    }
}

/// The figures in one column, beside the board.
pub(super) fn show_beside(ui: &mut Ui, canvas: &Canvas, game: &GamePage) {
    show_rules(ui, canvas, game);
    ui.add_space(4.0);
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| show_score(ui, canvas, game, width));
    ui.add_space(4.0);
    show_small_figures(ui, &game.figures);
    show_splits(ui, canvas, game);
    if let Some(hint) = &game.hint {
        ui.add_space(4.0);
        ui.weak(&hint.title);
        let bars: Vec<Bar> = hint.bars.iter().map(bar).collect();
        show_bars(ui, &canvas.look, &bars);
    }
    ui.add_space(4.0);
    ui.weak(&game.best_three_title);
    for line in best_three(game) {
        ui.add(Label::new(line).wrap_mode(TextWrapMode::Truncate));
    }
}

/// The name of the rules, and what is special about the game.
fn show_rules(ui: &mut Ui, canvas: &Canvas, game: &GamePage) {
    let colours = canvas.look.colours();
    let rules = RichText::new(&game.rules).size(18.0).family(fonts::bold());
    let rules = Label::new(rules.color(colours.accent));
    ui.add(rules.wrap_mode(TextWrapMode::Truncate));
    if let Some(mark) = &game.mark {
        let mark = RichText::new(mark).small().color(colours.warning);
        ui.add(Label::new(mark).wrap_mode(TextWrapMode::Truncate));
    }
}

/// The score and the best, with the points that rise from it.
fn show_score(ui: &mut Ui, canvas: &Canvas, game: &GamePage, width: f32) {
    let size = vec2(width, 54.0);
    let place = show_figure(ui, &canvas.look, &game.score, size);
    if let Some(rising) = game.rising {
        show_rising(ui, canvas, rising, place);
    }
    show_figure(ui, &canvas.look, &game.best, size);
}

fn show_rising(ui: &Ui, canvas: &Canvas, rising: RisingPoints, place: Rect) {
    let layer = LayerId::new(Order::Foreground, ui.scope_id().with("rising"));
    let painter = ui.ctx().layer_painter(layer);
    paint_rising(&painter, place, &canvas.look, rising);
}

/// The smaller figures in one line.
fn figures_line(figures: &[Figure]) -> String {
    let figures = figures.iter().take(IN_LINE);
    let figures = figures.map(|Figure { name, value }| format!("{name} {value}"));
    figures.collect::<Vec<_>>().join(" · ")
}

fn show_small_line(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).weak().small();
    ui.add(Label::new(text).wrap_mode(TextWrapMode::Truncate));
}

fn show_small_figures(ui: &mut Ui, figures: &[Figure]) {
    let grid = Grid::new("figures").num_columns(2);
    grid.spacing(vec2(20.0, 4.0)).show(ui, |ui| {
        for Figure { name, value } in figures {
            ui.weak(name);
            ui.label(RichText::new(value).strong());
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
    let line = |best: &RankedScore| {
        let RankedScore {
            place, name, score, ..
        } = best;
        let origin = best.origin.iter().map(|origin| format!(" ({origin})"));
        format!("{place}. {name} {score}{}", origin.collect::<String>())
    };
    game.best_three.iter().map(line).collect()
}

fn bar(bar: &HintBar) -> Bar {
    Bar {
        name: bar.name.clone(),
        length: bar.length,
        value: bar.value.clone(),
        is_marked: bar.is_best,
    }
}

/// The values of the four directions in one line.
fn show_hint_line(ui: &mut Ui, canvas: &Canvas, hint: &HintView) {
    ui.horizontal_wrapped(|ui| {
        for bar in &hint.bars {
            let mut text = RichText::new(format!("{} {}", bar.name, bar.value)).small();
            if bar.is_best {
                text = text.color(canvas.look.colours().accent).strong();
            }
            ui.label(text);
        }
    });
}
