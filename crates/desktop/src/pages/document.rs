//! Pages to read: help, statistics, the program itself.

use brikke_app::Input;
use brikke_app::page::{Block, Document, EmptyPage, Figure, Note, Page, Rows, Section, Tone};
use eframe::egui::style::ScrollAnimation;
use eframe::egui::{Grid, Key, Label, Response, RichText, Ui, vec2};

use crate::canvas::Canvas;
use crate::painting::show_title;
use crate::parts::{
    Bar, Table, scrolling_page, show_bars, show_empty_picture, show_note, show_play_button,
    show_selector, show_tabs,
};

/// The way that an arrow scrolls.
const LINE: f32 = 40.0;

/// Farther than any page is long.
const FAR: f32 = 1e6;

/// Draws a document.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, document: &Document) {
    scrolling_page(ui, canvas, page, |ui, canvas| {
        if document.has_title {
            ui.add_space(8.0);
            show_title(ui, &canvas.look, 44.0);
            ui.add_space(8.0);
        }
        show_choices(ui, canvas, document);
        scroll_by_keys(ui);
        if let Some(empty) = &document.empty {
            return show_empty(ui, canvas, document, empty);
        }
        for (index, section) in document.sections.iter().enumerate() {
            ui.push_id(index, |ui| show_section(ui, canvas, section));
            ui.add_space(8.0);
        }
    });
}

/// The tabs, the choices and the buttons above a document.
fn show_choices(ui: &mut Ui, canvas: &mut Canvas, document: &Document) {
    if document.tabs.is_empty() && document.buttons.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let tabs = ui.scope(|ui| show_tabs(ui, canvas, &document.tabs, document.tab));
        if let Some(index) = tabs.inner.iter().position(Response::clicked) {
            canvas.send(Input::Tab(index));
        }
        for (field, selector) in document.selectors.iter().enumerate() {
            show_selector(ui, canvas, field, selector);
        }
        for hint in &document.buttons {
            canvas.key_button(ui, hint);
        }
    });
    ui.add_space(8.0);
}

/// A document that has nothing to show yet: its sentences below a picture.
fn show_empty(ui: &mut Ui, canvas: &mut Canvas, document: &Document, empty: &EmptyPage) {
    show_empty_picture(ui, canvas, empty);
    ui.vertical_centered(|ui| {
        for section in &document.sections {
            show_section(ui, canvas, section);
        }
    });
    show_play_button(ui, canvas, empty);
}

/// Scrolls by the keys for that.
fn scroll_by_keys(ui: &Ui) {
    let page = ui.clip_rect().height() * 0.9;
    let keys = [
        (Key::ArrowUp, LINE),
        (Key::ArrowDown, -LINE),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, FAR),
        (Key::End, -FAR),
    ];
    for (key, way) in keys {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta_animation(vec2(0.0, way), ScrollAnimation::none());
        }
    }
}

fn show_section(ui: &mut Ui, canvas: &mut Canvas, section: &Section) {
    if !section.heading.is_empty() {
        let heading = RichText::new(&section.heading).strong().size(17.0);
        ui.label(heading.color(canvas.look.colours().accent));
    }
    for (index, block) in section.blocks.iter().enumerate() {
        ui.push_id(index, |ui| show_block(ui, canvas, block));
    }
}

fn show_block(ui: &mut Ui, canvas: &mut Canvas, block: &Block) {
    match block {
        Block::Paragraph(text) => {
            ui.add(Label::new(text).wrap());
        }
        Block::Warning(text) => show_note(ui, canvas, &Note::new(Tone::Warning, text)),
        Block::Aside(text) => show_note(ui, canvas, &Note::new(Tone::Muted, text)),
        Block::Keys(keys) => show_keys(ui, keys),
        Block::Figures(figures) => show_figures(ui, figures),
        Block::Bars(bars) => {
            let bars: Vec<Bar> = bars.iter().map(bar).collect();
            show_bars(ui, &canvas.look, &bars);
        }
        Block::Table {
            columns,
            rows,
            is_choosable,
        } => {
            let rows = Rows::from(rows.clone());
            let table = Table {
                columns,
                rows: &rows,
                selected: None,
                is_choosable: *is_choosable,
            };
            table.show(ui, canvas);
        }
    }
}

fn bar(bar: &brikke_app::page::Bar) -> Bar {
    Bar {
        name: bar.tile.to_string(),
        length: Some(bar.length),
        value: bar.count.to_string(),
        is_marked: false,
    }
}

fn show_keys(ui: &mut Ui, keys: &[Figure]) {
    let grid = Grid::new("keys").num_columns(2).striped(true);
    grid.spacing(vec2(16.0, 4.0)).show(ui, |ui| {
        for Figure { name, value } in keys {
            ui.label(RichText::new(name).strong());
            ui.add(Label::new(value).wrap());
            ui.end_row();
        }
    });
}

fn show_figures(ui: &mut Ui, figures: &[Figure]) {
    let columns = if ui.available_width() > 480.0 { 4 } else { 2 };
    let grid = Grid::new("figures").num_columns(columns);
    grid.spacing(vec2(24.0, 6.0)).show(ui, |ui| {
        for (index, Figure { name, value }) in figures.iter().enumerate() {
            ui.weak(name);
            ui.label(RichText::new(value).strong());
            if (index + 1) % (columns / 2) == 0 {
                ui.end_row();
            }
        }
    });
}
