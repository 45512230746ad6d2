//! The analysis of a replayed game: figures, values, and the worst moves.

use brikke_app::page::{Headline, HintBar, KeyHint, ReplayPage, ReplayStatus, WorstMove};
use brikke_app::{Input, words};
use eframe::egui::{
    Align, Button, Color32, FontId, Label, Layout, RichText, TextStyle, Ui, Vec2, vec2,
};

use crate::canvas::Canvas;
use crate::fonts;
use crate::parts::{Bar, show_bars, show_note};

/// The height of a button, and of one of the worst moves.
const BUTTON: f32 = 26.0;
const WORST: f32 = 21.0;

/// The room beside the words of a button, and between two headlines.
const PADDING: f32 = 5.0;
const BETWEEN: f32 = 14.0;

/// Shows the analysis in one column, with the values of the four directions as
/// bars.
pub(super) fn show_with_bars(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    show_words(ui, canvas, replay);
    if let Some(values) = &replay.values {
        let bars: Vec<Bar> = values.bars.iter().map(bar).collect();
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            show_bars(ui, &canvas.look, &bars);
        });
    }
    show_buttons(ui, canvas, replay);
    show_worst(ui, canvas, replay);
}

/// Shows the analysis in one column, with the values in one line.
pub(super) fn show_with_line(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    ui.spacing_mut().item_spacing = Vec2::splat(4.0);
    ui.spacing_mut().interact_size.y = 18.0;
    // What leads on is seen before anybody scrolls.
    show_buttons(ui, canvas, replay);
    show_value_line(ui, canvas, replay);
    show_words(ui, canvas, replay);
    show_worst(ui, canvas, replay);
}

fn show_words(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    ui.spacing_mut().item_spacing = Vec2::splat(4.0);
    ui.spacing_mut().interact_size.y = 18.0;
    show_headlines(ui, canvas, &replay.headlines);
    // The first line repeats the headlines where there are some.
    let repeated = usize::from(!replay.headlines.is_empty());
    for note in replay.analysis.iter().skip(repeated) {
        show_note(ui, canvas, note);
    }
}

/// Accuracy and luck beside each other as large numbers, with a word about
/// each.
fn show_headlines(ui: &mut Ui, canvas: &Canvas, headlines: &[Headline]) {
    if headlines.is_empty() {
        return;
    }
    let between = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, BETWEEN);
    ui.columns(headlines.len().max(2), |columns| {
        for (ui, headline) in columns.iter_mut().zip(headlines) {
            ui.spacing_mut().item_spacing.y = 0.0;
            let name = RichText::new(&headline.name).weak().size(13.0);
            ui.label(name);
            let value = RichText::new(&headline.value).size(24.0);
            let value = value.family(fonts::bold());
            ui.label(value.color(canvas.look.colours().page.text));
            let about = in_lines(ui, &headline.about);
            let about = RichText::new(about).weak().small();
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.add(Label::new(about).wrap());
            });
        }
    });
    ui.spacing_mut().item_spacing.x = between;
}

/// A text whose parts stand below each other where they do not fit into one
/// line: no dot is left at the end of one.
fn in_lines(ui: &Ui, text: &str) -> String {
    let font = TextStyle::Small.resolve(ui.style());
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    if galley.size().x > ui.available_width() {
        text.replace(ReplayStatus::BETWEEN, "\n")
    } else {
        text.to_owned()
    }
}

/// The buttons that are not part of the transport, all equal: two by two, or
/// below each other where their words are long.
fn show_buttons(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    let buttons: Vec<&KeyHint> = replay.buttons.iter().skip(replay.transport.len()).collect();
    ui.add_space(2.0);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        ui.spacing_mut().button_padding = vec2(PADDING, 3.0);
        ui.spacing_mut().interact_size.y = BUTTON;
        let font = FontId::proportional(14.0);
        ui.style_mut().text_styles.insert(TextStyle::Button, font);
        let half = (ui.available_width() - 6.0) / 2.0;
        let is_halved = widest(ui, &buttons) + 2.0 * PADDING <= half;
        let (in_row, width) = if is_halved {
            (2, half)
        } else {
            (1, ui.available_width())
        };
        for row in buttons.chunks(in_row) {
            ui.horizontal(|ui| {
                for hint in row {
                    canvas.sized_key_button(ui, hint, vec2(width, BUTTON));
                }
            });
        }
    });
}

/// The width of the longest words on buttons.
fn widest(ui: &Ui, buttons: &[&KeyHint]) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let width = |hint: &&KeyHint| {
        let words = words::capitalised(&hint.does);
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER);
        galley.size().x
    };
    buttons.iter().map(width).fold(0.0, f32::max)
}

fn show_worst(ui: &mut Ui, canvas: &mut Canvas, replay: &ReplayPage) {
    if replay.worst.is_empty() {
        return;
    }
    ui.add_space(2.0);
    ui.label(RichText::new(&replay.worst_title).weak().size(13.0));
    ui.spacing_mut().item_spacing.y = 0.0;
    for worst in &replay.worst {
        show_worst_move(ui, canvas, worst);
    }
}

fn show_worst_move(ui: &mut Ui, canvas: &mut Canvas, worst: &WorstMove) {
    let colour = if worst.is_shown {
        canvas.look.colours().selected.text
    } else {
        canvas.tone(worst.tone)
    };
    let text = RichText::new(&worst.text).size(14.0).color(colour);
    let size = vec2(ui.available_width(), WORST);
    ui.spacing_mut().button_padding = vec2(6.0, 1.0);
    let button = Button::selectable(worst.is_shown, text).truncate();
    if ui.add(button.min_size(size)).clicked() {
        canvas.send(Input::GoTo(worst.ply));
    }
}

/// The values of the four directions in one line.
fn show_value_line(ui: &mut Ui, canvas: &Canvas, replay: &ReplayPage) {
    let Some(values) = &replay.values else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        for bar in &values.bars {
            let mut text = RichText::new(format!("{} {}", bar.name, bar.value)).size(13.0);
            if bar.is_best {
                text = text.color(canvas.look.colours().accent).strong();
            }
            ui.label(text).on_hover_text(&bar.number);
        }
    });
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
