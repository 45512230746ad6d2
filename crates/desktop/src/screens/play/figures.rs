//! The figures above or beside the board.

use brikke_app::words;
use brikke_engine::Direction;
use brikke_play::{Hint, HintState, View};
use eframe::egui::{Grid, Label, LayerId, Order, Rect, RichText, TextWrapMode, Ui, vec2};

use super::PlayScreen;
use crate::fonts;
use crate::painting::paint_rising;
use crate::parts::{Bar, show_bars, show_figure};
use crate::world::World;

impl PlayScreen {
    /// The figures in few lines, above the board.
    pub(super) fn show_above(&self, ui: &mut Ui, world: &World) {
        let Some(view) = world.view() else {
            return;
        };
        let width = ((ui.available_width() - 130.0) / 2.0).clamp(64.0, 130.0);
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.set_width((ui.available_width() - 2.0 * width - 24.0).max(40.0));
                show_rules(ui, world, &view);
            });
            self.show_score(ui, world, &view, width);
        });
        small_line(ui, &figures_line(&view, world));
        if ui.ctx().content_rect().height() >= 480.0 {
            let three = best_three(&view, world).join(" · ");
            let title = world.text("play-best-three");
            small_line(ui, &format!("{title}: {three}"));
        }
        if let HintState::Shown(hint) = view.hint {
            show_hint_line(ui, world, hint);
        }
    }

    /// The figures in one column, beside the board.
    pub(super) fn show_beside(&self, ui: &mut Ui, world: &World) {
        let Some(view) = world.view() else {
            return;
        };
        show_rules(ui, world, &view);
        ui.add_space(4.0);
        let width = (ui.available_width() - 8.0) / 2.0;
        ui.horizontal(|ui| self.show_score(ui, world, &view, width));
        ui.add_space(4.0);
        show_small_figures(ui, world, &view);
        if let HintState::Shown(hint) = view.hint {
            ui.add_space(4.0);
            ui.weak(world.text("hint-title"));
            show_bars(ui, world, &bars(world, hint));
        }
        ui.add_space(4.0);
        ui.weak(world.text("play-best-three"));
        for line in best_three(&view, world) {
            ui.add(Label::new(line).wrap_mode(TextWrapMode::Truncate));
        }
    }

    /// The score and the best, with the points that rise from it.
    fn show_score(&self, ui: &mut Ui, world: &World, view: &View<'_>, width: f32) {
        let size = vec2(width, 54.0);
        let score = world.text("play-score");
        let place = show_figure(ui, world, &score, &view.score.to_string(), size);
        self.show_rising(ui, world, place);
        let best = world.text("play-best");
        show_figure(ui, world, &best, &view.best.to_string(), size);
    }

    fn show_rising(&self, ui: &Ui, world: &World, place: Rect) {
        if let Some(moving) = &self.moving {
            let layer = LayerId::new(Order::Foreground, ui.scope_id().with("rising"));
            let painter = ui.ctx().layer_painter(layer);
            let elapsed = moving.elapsed(world);
            paint_rising(&painter, place, &world.look, moving.turn.gained, elapsed);
        }
    }
}

/// Which rules, and what is special about the game.
fn show_rules(ui: &mut Ui, world: &World, view: &View<'_>) {
    let rules = words::rules(world.locale, view.rules);
    let mut rules = RichText::new(rules).size(18.0).family(fonts::bold());
    rules = rules.color(world.look.colours().accent);
    ui.add(Label::new(rules).wrap_mode(TextWrapMode::Truncate));
    let mark = words::mark(world.locale, view);
    if !mark.is_empty() {
        let mark = RichText::new(mark).small();
        let mark = mark.color(world.look.colours().warning);
        ui.add(Label::new(mark).wrap_mode(TextWrapMode::Truncate));
    }
}

/// The smaller figures in one line.
fn figures_line(view: &View<'_>, world: &World) -> String {
    let figures = [
        ("play-moves", view.moves.to_string()),
        ("play-undos", view.undos.to_string()),
        ("play-time", words::clock(view.spent)),
    ];
    let figures = figures.map(|(id, value)| format!("{} {value}", world.text(id)));
    figures.join(" · ")
}

fn small_line(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).weak().small();
    ui.add(Label::new(text).wrap_mode(TextWrapMode::Truncate));
}

fn show_small_figures(ui: &mut Ui, world: &World, view: &View<'_>) {
    let goal = view
        .rules
        .goal()
        .map(|goal| ("play-goal", goal.to_string()));
    let figures = [
        ("play-moves", view.moves.to_string()),
        ("play-undos", view.undos.to_string()),
        ("play-time", words::clock(view.spent)),
    ];
    let grid = Grid::new("figures").num_columns(2);
    grid.spacing(vec2(20.0, 4.0)).show(ui, |ui| {
        for (id, value) in figures.into_iter().chain(goal) {
            ui.weak(world.text(id));
            ui.label(RichText::new(value).strong());
            ui.end_row();
        }
    });
}

/// The best three scores, one line each.
fn best_three(view: &View<'_>, world: &World) -> Vec<String> {
    if view.best_three.is_empty() {
        return vec![world.text("play-best-three-empty")];
    }
    let entries = view.best_three.iter().zip(1..);
    let nameless = || world.text("scores-nameless");
    entries
        .map(|(entry, place)| {
            let name = entry
                .name
                .as_ref()
                .map_or_else(nameless, ToString::to_string);
            format!("{place}. {name} {}", entry.score)
        })
        .collect()
}

/// What the four directions are worth, as bars from the worst to the best.
fn bars(world: &World, hint: &Hint) -> Vec<Bar> {
    let values = hint.values.iter().flatten().copied();
    let least = values.clone().fold(f64::MAX, f64::min);
    let most = values.fold(f64::MIN, f64::max);
    // Even the worst of them is seen as a bar.
    let below = least - (most - least).max(1.0) / 8.0;
    let directions = Direction::ALL.into_iter().zip(hint.values);
    directions
        .map(|(direction, value)| Bar {
            name: words::direction(world.locale, direction),
            length: value.map(|value| length((value - below) / (most - below))),
            value: worth(world, hint, value),
            is_marked: direction == hint.best,
        })
        .collect()
}

#[expect(clippy::cast_possible_truncation, reason = "the length of a bar")]
const fn length(share: f64) -> f32 {
    share as f32
}

fn worth(world: &World, hint: &Hint, value: Option<f64>) -> String {
    match value {
        Some(value) => words::worth(value, &hint.values),
        None => world.text("hint-impossible"),
    }
}

/// The same in one line.
fn show_hint_line(ui: &mut Ui, world: &World, hint: &Hint) {
    ui.horizontal_wrapped(|ui| {
        for (direction, value) in Direction::ALL.into_iter().zip(hint.values) {
            let name = words::direction(world.locale, direction);
            let mut text = RichText::new(format!("{name} {}", worth(world, hint, value))).small();
            if direction == hint.best {
                text = text.color(world.look.colours().accent).strong();
            }
            ui.label(text);
        }
    });
}
