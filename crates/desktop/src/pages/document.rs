//! Pages to read: help, statistics, the program itself.

use brikke_app::Input;
use brikke_app::page::{Block, Document, EmptyPage, Figure, Note, Page, Rows, Section, Tone};
use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Align, Align2, FontId, Key, Label, Layout, Response, RichText, Role, Sense, StrokeKind, Ui,
    Vec2, WidgetInfo, vec2,
};

use crate::canvas::Canvas;
use crate::fonts;
use crate::painting::show_title;
use crate::parts::{
    Bar, Table, scrolling_page, show_bars, show_empty_picture, show_note, show_play_button,
    show_selector, show_tabs,
};

/// The way that an arrow scrolls.
const LINE: f32 = 40.0;

/// The height of a figure with its name, and the narrowest one.
const FIGURE: f32 = 44.0;
const NARROWEST: f32 = 150.0;

/// The height of a key in a list of keys, and what stands between two of them.
const CAP: f32 = 24.0;
const CAP_MARGIN: f32 = 6.0;
const BETWEEN: &str = "  ";

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
        let heading = RichText::new(&section.heading)
            .size(17.0)
            .family(fonts::bold());
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
        Block::Figures(figures) => show_figures(ui, canvas, figures),
        Block::Bars(bars) => {
            let bars: Vec<Bar> = bars.iter().map(|it| bar(canvas, it)).collect();
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

fn bar(canvas: &Canvas, bar: &brikke_app::page::Bar) -> Bar {
    Bar {
        name: bar.tile.to_string(),
        length: Some(bar.length),
        value: bar.count.to_string(),
        is_marked: false,
        colour: Some(canvas.look.tile(bar.tile).background),
    }
}

/// Keys as they look on a keyboard, and what they do: both columns have the
/// same width in every list.
fn show_keys(ui: &mut Ui, keys: &[Figure]) {
    let names = (ui.available_width() * 0.36).clamp(120.0, 260.0);
    for Figure { name, value } in keys {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let column = Layout::left_to_right(Align::Center).with_main_wrap(true);
            ui.allocate_ui_with_layout(vec2(names, CAP), column, |ui| {
                ui.set_width(names);
                ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
                show_caps(ui, name);
            });
            ui.add(Label::new(value).wrap());
        });
    }
}

/// The keys of one line, each in a frame of its own.
fn show_caps(ui: &mut Ui, keys: &str) {
    for key in keys.split(BETWEEN).filter(|key| !key.is_empty()) {
        let font = FontId::proportional(14.0);
        let text = ui.visuals().text_color();
        let galley = ui.painter().layout_no_wrap(key.to_owned(), font, text);
        // A name with a space is never broken: the whole cap goes to the next line.
        let size = galley.size() + vec2(2.0 * CAP_MARGIN, 0.0);
        let (place, response) = ui.allocate_exact_size(size, Sense::empty());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
        let edge = ui.visuals().widgets.inactive.bg_stroke;
        let painter = ui.painter();
        painter.rect_stroke(place, 4.0, edge, StrokeKind::Inside);
        painter.galley(place.min + vec2(CAP_MARGIN, 0.0), galley, text);
    }
}

/// Figures in a grid: the name above, the value large below it.
fn show_figures(ui: &mut Ui, canvas: &Canvas, figures: &[Figure]) {
    let room = ui.available_width();
    let columns = [4_u8, 3, 2].into_iter();
    let columns = columns.filter(|columns| room >= f32::from(*columns) * NARROWEST);
    let columns = columns.max().unwrap_or(1);
    let size = vec2(room / f32::from(columns), FIGURE);
    for row in figures.chunks(columns.into()) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for figure in row {
                show_figure(ui, canvas, figure, size);
            }
        });
        ui.add_space(4.0);
    }
}

fn show_figure(ui: &mut Ui, canvas: &Canvas, Figure { name, value }: &Figure, size: Vec2) {
    let (place, response) = ui.allocate_exact_size(size, Sense::empty());
    let label = format!("{name}: {value}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let colours = canvas.look.colours();
    let (above, below) = (Align2::LEFT_TOP, Align2::LEFT_BOTTOM);
    let small = FontId::proportional(13.0);
    let large = FontId::new(20.0, fonts::bold());
    let painter = ui.painter();
    painter.text(place.left_top(), above, name, small, colours.muted);
    painter.text(place.left_bottom(), below, value, large, colours.page.text);
}
