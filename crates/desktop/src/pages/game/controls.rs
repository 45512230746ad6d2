//! The toolbar of the game, and the keys of practice.

use brikke_app::page::{AutoplayView, GamePage, Icon, KeyHint, Tool};
use brikke_app::{Input, words};
use eframe::egui::{Rect, Response, Slider, Ui, UiBuilder};

use crate::canvas::Canvas;
use crate::parts::{compact, equal_places, icon_button, show_menu};

/// Draws the toolbar: equal buttons, or those of the player at work.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage, place: Rect) {
    let mut tools: Vec<&Tool> = game.tools.iter().collect();
    if let Some(autoplay) = &game.autoplay {
        tools.retain(|tool| tool.icon == Icon::Stop);
        tools.extend(&autoplay.tools);
        let cells = equal_places(place, 7);
        for (tool, cell) in tools.iter().zip(&cells) {
            show_tool(ui, canvas, tool, *cell);
        }
        let middle = Rect::from_min_max(cells[3].min, cells[5].max);
        show_pace(ui, canvas, autoplay, middle);
        return show_more(ui, canvas, game, cells[6]);
    }
    let cells = equal_places(place, tools.len() + 1);
    for (tool, cell) in tools.iter().zip(&cells) {
        show_tool(ui, canvas, tool, *cell);
    }
    if let Some(last) = cells.last() {
        show_more(ui, canvas, game, *last);
    }
}

fn show_tool(ui: &mut Ui, canvas: &mut Canvas, tool: &Tool, place: Rect) -> Response {
    let response = icon_button(ui, place, tool.icon, &tool.name, tool.is_enabled);
    if response.clicked() {
        canvas.send(Input::Do(tool.action));
    }
    response.on_hover_text(&tool.about)
}

/// The button for more, with its menu.
fn show_more(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage, place: Rect) {
    let response = icon_button(ui, place, Icon::More, &game.more_label, true);
    show_menu(&response, |ui| {
        show_entries(ui, canvas, &game.more, &game.more_keys)
    });
    response.on_hover_text(&game.more_label);
}

/// The entries of a menu: actions and keys. One that was chosen closes it.
pub(super) fn show_entries(
    ui: &mut Ui,
    canvas: &mut Canvas,
    tools: &[Tool],
    keys: &[KeyHint],
) -> Vec<Response> {
    let mut entries: Vec<Response> = Vec::new();
    for tool in tools {
        entries.push(canvas.tool_entry(ui, tool));
    }
    for hint in keys {
        entries.extend(canvas.key_button(ui, hint));
    }
    if entries.iter().any(Response::clicked) {
        ui.close();
    }
    entries
}

/// The pace of the player at work.
fn show_pace(ui: &mut Ui, canvas: &mut Canvas, autoplay: &AutoplayView, place: Rect) {
    let mut step = autoplay.step;
    let last = autoplay.steps.saturating_sub(1);
    let room = UiBuilder::new().max_rect(place);
    let response = ui.scope_builder(room, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().slider_width = place.width() - 2.0;
        ui.spacing_mut().interact_size.y = 22.0;
        ui.weak(words::capitalised(&autoplay.pace));
        ui.add(Slider::new(&mut step, 0..=last).show_value(false))
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

/// True if there are keys of practice.
pub(super) fn has_keys(game: &GamePage) -> bool {
    !game.editing.is_empty() || !game.practice.is_empty()
}

/// The keys of practice and of editing.
pub(super) fn show_keys(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage) {
    for keys in [&game.editing, &game.practice] {
        if keys.is_empty() {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            compact(ui);
            for hint in keys {
                canvas.key_button(ui, hint);
            }
        });
    }
}
