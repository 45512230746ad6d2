//! Menus and lists that open over a page. While one is open it has the
//! keyboard: arrows go through it, Enter chooses, Esc closes it.

use brikke_app::page::Selector;
use brikke_app::{FieldValue, Input};
use eframe::egui::{
    ComboBox, Context, Id, Popup, Response, RichText, Stroke, StrokeKind, Ui, vec2,
};

use crate::canvas::Canvas;
use crate::focus;

/// The widest list of options.
const WIDEST: f32 = 320.0;

/// Shows the menu of a button while it is open. The contents return the
/// entries.
pub(crate) fn show_menu(button: &Response, contents: impl FnOnce(&mut Ui) -> Vec<Response>) {
    Popup::menu(button).show(|ui| {
        give_room(ui);
        let entries = contents(ui);
        take_keyboard(ui, &entries, 0);
    });
}

/// Gives the entries of a menu room beside their words, for the ring of the one
/// that has the keyboard.
pub(crate) fn give_room(ui: &mut Ui) {
    ui.spacing_mut().button_padding = vec2(10.0, 5.0);
}

/// Marks the entry that has the keyboard. Entries of menus have no edges that
/// could stand out.
fn mark_entry(ui: &Ui, entries: &[Response]) {
    if let Some(entry) = entries.iter().find(|entry| entry.has_focus()) {
        // The accent of the theme.
        let stroke = Stroke::new(2.0, ui.visuals().hyperlink_color);
        ui.painter()
            .rect_stroke(entry.rect, 6.0, stroke, StrokeKind::Inside);
    }
}

/// A list of options that opens by a click.
pub(crate) struct Options {
    /// Its button.
    pub(crate) button: Response,
    /// The option that was chosen now.
    pub(crate) picked: Option<usize>,
    /// True if a key has closed it.
    pub(crate) is_closed_by_key: bool,
}

/// Shows a list of options.
pub(crate) fn show_options(
    ui: &mut Ui,
    list: ComboBox<'_>,
    options: &[String],
    chosen: Option<usize>,
) -> Options {
    let mut picked = None;
    let shown = list.show_ui(ui, |ui| {
        ui.set_max_width(WIDEST);
        give_room(ui);
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut entries = Vec::new();
        for (index, option) in options.iter().enumerate() {
            let entry = ui.selectable_label(chosen == Some(index), option);
            if entry.clicked() {
                picked = Some(index);
                ui.close();
            }
            entries.push(entry);
        }
        take_keyboard(ui, &entries, chosen.unwrap_or(0));
    });
    let button = shown.response;
    let has_closed = shown.inner.is_some() && !ComboBox::is_open(ui.ctx(), button.id);
    Options {
        is_closed_by_key: has_closed && !is_clicking(ui.ctx()),
        button,
        picked,
    }
}

/// Shows a choice above a page: the field of this number. Its name stands on the
/// button, so that both stay together where lines are short.
pub(crate) fn show_selector(ui: &mut Ui, canvas: &mut Canvas, field: usize, selector: &Selector) {
    let Selector {
        name,
        options,
        chosen,
    } = selector;
    let value = options.get(*chosen).map_or("", String::as_str);
    let text = RichText::new(name)
        .size(13.0)
        .color(canvas.look.colours().muted);
    let list = ComboBox::from_id_salt(("selector", field));
    let list = list.selected_text((text, value));
    let Options {
        button,
        picked,
        is_closed_by_key,
    } = show_options(ui, list, options, Some(*chosen));
    match is_closed_by_key {
        // The list below has the keyboard again.
        true if canvas.focus.has_selection() => focus::surrender(ui.ctx()),
        true => button.request_focus(),
        false => {}
    }
    ui.ctx().accesskit_node_builder(button.id, |node| {
        node.set_label(name.clone());
        node.set_value(value);
    });
    if let Some(index) = picked {
        canvas.send(Input::Set(field, FieldValue::Option(index)));
    }
}

/// Gives the keyboard to an entry of a menu that has just opened, or to the
/// first one that does something, and marks the one that has it.
pub(crate) fn take_keyboard(ui: &Ui, entries: &[Response], first: usize) {
    mark_entry(ui, entries);
    if ui.is_sizing_pass() || !is_new(ui.ctx(), ui.layer_id().id) {
        return;
    }
    let wanted = entries.get(first).filter(|entry| entry.enabled());
    let usable = || entries.iter().find(|entry| entry.enabled());
    if let Some(entry) = wanted.or_else(usable) {
        entry.request_focus();
        entry.scroll_to_me(None);
    }
}

/// True if the pointer did something in this frame.
fn is_clicking(ctx: &Context) -> bool {
    ctx.input(|input| input.pointer.any_click() || input.pointer.any_pressed())
}

/// True if something was not drawn in the pass before.
pub(crate) fn is_new(ctx: &Context, id: Id) -> bool {
    let pass = ctx.cumulative_pass_nr();
    let seen = id.with("seen");
    let last = ctx.data_mut(|data| {
        let last = data.get_temp::<u64>(seen);
        data.insert_temp(seen, pass);
        last
    });
    last.is_none_or(|last| last + 1 < pass)
}
