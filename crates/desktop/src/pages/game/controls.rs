//! The buttons of the game, and those of a player at work.

use brikke_app::Input;
use brikke_app::page::{AutoplayView, GamePage};
use eframe::egui::{Slider, Ui};

use crate::canvas::Canvas;
use crate::parts::compact;

/// Draws the controls.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage) {
    if let Some(autoplay) = &game.autoplay {
        show_autoplay(ui, canvas, autoplay);
    }
    for keys in [&game.editing, &game.practice] {
        if !keys.is_empty() {
            ui.horizontal_wrapped(|ui| {
                compact(ui);
                for hint in keys {
                    canvas.key_button(ui, hint);
                }
            });
        }
    }
    ui.horizontal_wrapped(|ui| {
        for tool in &game.tools {
            canvas.tool_button(ui, tool);
        }
        ui.menu_button(&game.more_label, |ui| show_more(ui, canvas, game));
    });
}

fn show_more(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage) {
    for tool in &game.more {
        if canvas.tool_button(ui, tool).clicked() {
            ui.close();
        }
    }
    for hint in &game.more_keys {
        let button = canvas.key_button(ui, hint);
        if button.is_some_and(|button| button.clicked()) {
            ui.close();
        }
    }
}

/// The player at work: its pace, and the way to stop it.
fn show_autoplay(ui: &mut Ui, canvas: &mut Canvas, autoplay: &AutoplayView) {
    ui.label(&autoplay.status);
    ui.horizontal_wrapped(|ui| {
        for tool in &autoplay.tools {
            canvas.tool_button(ui, tool);
        }
    });
    let mut step = autoplay.step;
    let last = autoplay.steps.saturating_sub(1);
    ui.spacing_mut().slider_width = (ui.available_width() - 180.0).clamp(80.0, 200.0);
    let response = ui.horizontal_wrapped(|ui| {
        let response = ui.add(Slider::new(&mut step, 0..=last).show_value(false));
        ui.label(&autoplay.pace);
        response
    });
    let response = response.inner;
    canvas.focus.add_slider(&response);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(autoplay.pace_label.clone());
    });
    if response.changed() {
        canvas.send(Input::Pace(step.min(last)));
    }
}
