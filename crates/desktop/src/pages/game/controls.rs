//! The toolbar of the game, and the keys of practice.

use brikke_app::page::{AutoplayView, GamePage, Icon, Tool};
use brikke_app::{Input, words};
use eframe::egui::{Popup, Rect, Response, Slider, Ui, UiBuilder, pos2, vec2};

use crate::canvas::Canvas;
use crate::parts::{compact, icon_button};

/// The room between two buttons.
const GAP: f32 = 8.0;

/// Draws the toolbar: equal buttons, or those of the player at work.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage, place: Rect) {
    let mut tools: Vec<&Tool> = game.tools.iter().collect();
    if let Some(autoplay) = &game.autoplay {
        tools.retain(|tool| tool.icon == Icon::Stop);
        tools.extend(&autoplay.tools);
        let cells = cells(place, 7);
        for (tool, cell) in tools.iter().zip(&cells) {
            show_tool(ui, canvas, tool, *cell);
        }
        let middle = Rect::from_min_max(cells[3].min, cells[5].max);
        show_pace(ui, canvas, autoplay, middle);
        return show_more(ui, canvas, game, cells[6]);
    }
    let cells = cells(place, tools.len() + 1);
    for (tool, cell) in tools.iter().zip(&cells) {
        show_tool(ui, canvas, tool, *cell);
    }
    if let Some(last) = cells.last() {
        show_more(ui, canvas, game, *last);
    }
}

/// Equal places beside each other.
fn cells(place: Rect, count: usize) -> Vec<Rect> {
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    let width = (place.width() - GAP * f32::from(count.saturating_sub(1))) / f32::from(count);
    let cell = |index: u16| {
        let left = place.left() + f32::from(index) * (width + GAP);
        Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()))
    };
    (0..count).map(cell).collect()
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
    Popup::menu(&response).show(|ui| show_entries(ui, canvas, game));
    response.on_hover_text(&game.more_label);
}

/// Everything behind the button for more.
pub(super) fn show_entries(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage) {
    for tool in &game.more {
        if canvas.tool_entry(ui, tool).clicked() {
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
