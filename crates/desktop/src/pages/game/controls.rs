//! The toolbar of the game, and the keys of practice.

use brikke_app::page::{AutoplayView, GamePage, Icon, KeyHint, Tool};
use brikke_app::{Input, words};
use eframe::egui::{
    Color32, FontId, Rect, Response, RichText, Slider, TextStyle, Ui, UiBuilder, vec2,
};

use crate::canvas::Canvas;
use crate::parts::{equal_places, filled_button, icon_button, show_menu};

/// The height of a button of practice, and the room between two.
const KEY: f32 = 28.0;
const KEY_GAP: f32 = 6.0;

/// The size of the words on it.
const KEY_TEXT: f32 = 14.0;

/// The height of the button that leads back from a trial, or on from editing.
const PRIMARY: f32 = 38.0;

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
    let mut keys = game.more_keys.clone();
    keys.extend(folded(game));
    show_menu(&response, |ui| show_entries(ui, canvas, &game.more, &keys));
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
    ui.spacing_mut().item_spacing.y = 2.0;
    for hint in keys {
        entries.extend(canvas.key_button(ui, hint));
    }
    ui.separator();
    for tool in tools {
        entries.push(canvas.tool_entry(ui, tool));
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
        // Its rail is drawn in this colour, and stands out from the page.
        ui.visuals_mut().widgets.inactive.bg_fill = canvas.look.edge();
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

/// The way back from a trial to what it began from. The button of the menu
/// leads there as well, and says so.
fn way_back(game: &GamePage) -> Option<&KeyHint> {
    let menu = game.tools.iter().find(|tool| tool.icon == Icon::Menu)?;
    let mut keys = game.practice.iter();
    keys.find(|hint| words::capitalised(&hint.does) == menu.name)
}

/// True if another way is tried, from which one goes back.
pub(super) fn is_trial(game: &GamePage) -> bool {
    way_back(game).is_some()
}

/// The tools of practice that stand behind the button for more: in a trial
/// nothing is in the way of going back. What stands there anyway comes once.
fn folded(game: &GamePage) -> Vec<KeyHint> {
    let Some(back) = way_back(game) else {
        return Vec::new();
    };
    let others = game.practice.iter().filter(|hint| *hint != back);
    let others = others.filter(|hint| !is_offered(game, &words::capitalised(&hint.does)));
    others.cloned().collect()
}

/// True if the menu for more has an entry of this name.
fn is_offered(game: &GamePage, name: &str) -> bool {
    let tools = game.more.iter().map(|tool| tool.name.clone());
    let keys = game.more_keys.iter();
    let keys = keys.map(|hint| words::capitalised(&hint.does));
    tools.chain(keys).any(|offered| offered == name)
}

/// The way back from a trial, or the keys of practice and of editing, as
/// equal buttons.
pub(super) fn show_keys(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage) {
    match way_back(game) {
        Some(back) => show_primary(ui, canvas, back),
        None => show_practice(ui, canvas, game),
    }
}

/// The button that most people press here, filled.
fn show_primary(ui: &mut Ui, canvas: &mut Canvas, hint: &KeyHint) {
    let label = words::capitalised(&hint.does);
    let size = vec2(ui.available_width(), PRIMARY);
    let text = RichText::new(label);
    let row = ui.horizontal(|ui| filled_button(ui, &canvas.look, text, size, hint.is_enabled));
    let response = row.inner.on_hover_text(&hint.shown);
    if let Some(key) = hint.key.as_ref().filter(|_| response.clicked()) {
        canvas.send(Input::press(key));
    }
}

fn show_practice(ui: &mut Ui, canvas: &mut Canvas, game: &GamePage) {
    // What leads on from editing comes first.
    let (play, editing) = match game.editing.split_last() {
        Some((play, editing)) => (Some(play), editing),
        None => (None, &[][..]),
    };
    if let Some(play) = play {
        show_primary(ui, canvas, play);
    }
    let keys: Vec<&KeyHint> = editing.iter().chain(&game.practice).collect();
    ui.spacing_mut().item_spacing = vec2(KEY_GAP, KEY_GAP);
    ui.spacing_mut().button_padding = vec2(6.0, 3.0);
    ui.spacing_mut().interact_size.y = KEY;
    let font = FontId::proportional(KEY_TEXT);
    ui.style_mut().text_styles.insert(TextStyle::Button, font);
    let columns = columns(ui, &keys);
    let gaps = f32::from(columns - 1) * KEY_GAP;
    let width = (ui.available_width() - gaps) / f32::from(columns);
    for row in keys.chunks(columns.into()) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(KEY_GAP, KEY_GAP);
            for hint in row {
                canvas.sized_key_button(ui, hint, vec2(width, KEY));
            }
        });
    }
}

/// The number of equal buttons beside each other that the longest words leave
/// room for.
fn columns(ui: &Ui, keys: &[&KeyHint]) -> u8 {
    let font = TextStyle::Button.resolve(ui.style());
    let width = |hint: &&KeyHint| {
        let words = words::capitalised(&hint.does);
        let galley = ui
            .painter()
            .layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER);
        galley.size().x + 14.0 + KEY_GAP
    };
    let widest = keys.iter().map(width).fold(1.0, f32::max);
    let room = ui.available_width() + KEY_GAP;
    let fitting = (1..=6_u8).filter(|count| f32::from(*count) * widest <= room);
    fitting.max().unwrap_or(1)
}
