//! The choice of rules and a size.

use std::sync::Arc;

use brikke_app::page::{BoardView, Line, NewGamePage, Page};
use brikke_app::{FieldValue, Input};
use eframe::egui::{
    self, Align, Align2, Color32, FontId, Galley, Id, PointerButton, Rect, Response, RichText,
    Role, Sense, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::canvas::Canvas;
use crate::fonts;
use crate::painting::{BoardPainter, Layout};
use crate::parts::{compact, mark_focus, scrolling_page_above};

/// The fields of the page.
const ROWS: usize = 0;
const COLUMNS: usize = 1;
const SEED: usize = 2;

/// The narrowest card.
const NARROWEST: f32 = 210.0;

/// The side of the picture on a card; in a low window it is smaller.
const PICTURE: f32 = 68.0;
const SMALL_PICTURE: f32 = 48.0;
const LOW: f32 = 640.0;

/// The room around it.
const MARGIN: f32 = 10.0;

/// The height of a card's name.
const NAME: f32 = 22.0;

/// The width of the names of rows.
const NAMES: f32 = 76.0;

/// The square sizes need this width; in less room their buttons are narrow.
const SIZES: f32 = 400.0;
const NARROW_PADDING: f32 = 5.0;

/// The room between two cards.
const GAP: f32 = 8.0;

/// Draws the choice.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, new_game: &NewGamePage) {
    let contents = |ui: &mut Ui, canvas: &mut Canvas| {
        show_cards(ui, canvas, new_game);
        show_buttons(ui, canvas, new_game);
    };
    scrolling_page_above(ui, canvas, page, contents, |ui, canvas| {
        ui.spacing_mut().item_spacing.y = 6.0;
        show_size(ui, canvas, new_game);
        show_seed(ui, canvas, new_game);
        let start = canvas.primary_button(ui, &new_game.start, true);
        if start.clicked() {
            canvas.send(Input::Choose(new_game.selected));
        }
    });
}

/// The side of the picture on a card in this window.
fn picture_side(ui: &Ui) -> f32 {
    if ui.ctx().content_rect().height() < LOW {
        SMALL_PICTURE
    } else {
        PICTURE
    }
}

/// The cards, as many beside each other as there is room for.
fn show_cards(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    let room = ui.available_width();
    let columns = [3_u8, 2, 1].into_iter().find(|columns| {
        let columns = f32::from(*columns);
        room >= columns * NARROWEST + (columns - 1.0) * GAP
    });
    let columns = columns.unwrap_or(1);
    let gaps = f32::from(columns - 1) * GAP;
    let width = (room - gaps) / f32::from(columns);
    let size = vec2(width, card_height(ui, new_game, width));
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let lines: Vec<(usize, &Line)> = new_game.lines.iter().enumerate().collect();
    for row in lines.chunks(columns.into()) {
        ui.horizontal(|ui| {
            for &(index, line) in row {
                let board = new_game.boards.get(index);
                show_card(ui, canvas, (line, board), size, (index, new_game.selected));
            }
        });
    }
}

/// The buttons for the selected card.
fn show_buttons(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    if new_game.buttons.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        compact(ui);
        for hint in &new_game.buttons {
            canvas.key_button(ui, hint);
        }
    });
}

/// The height of all cards: that of the longest words, or of the picture.
fn card_height(ui: &Ui, new_game: &NewGamePage, width: f32) -> f32 {
    let words = |line: &Line| about(ui, line, width, Color32::PLACEHOLDER).size().y;
    let longest = new_game.lines.iter().map(words).fold(0.0, f32::max);
    (NAME + longest).max(picture_side(ui)) + 2.0 * MARGIN
}

/// The words about a card of this width, in lines.
fn about(ui: &Ui, line: &Line, width: f32, colour: Color32) -> Arc<Galley> {
    let room = (width - picture_side(ui) - 3.0 * MARGIN).max(40.0);
    let font = FontId::proportional(13.0);
    ui.painter().layout(line.about.clone(), font, colour, room)
}

fn show_card(
    ui: &mut Ui,
    canvas: &mut Canvas,
    (line, board): (&Line, Option<&BoardView>),
    size: Vec2,
    (index, selected): (usize, usize),
) {
    let is_selected = index == selected;
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &line.name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(line.about.clone());
    });
    paint_card(ui, canvas, line, place, (&response, is_selected));
    let picture = Rect::from_min_size(place.shrink(MARGIN).min, Vec2::splat(picture_side(ui)));
    match board {
        Some(board) => paint_board(ui, canvas, board, picture),
        None => paint_plus(ui, picture),
    }
    canvas.entry(&response, index, is_selected);
    if begins(&response) || (board.is_none() && response.clicked()) {
        canvas.send(Input::Choose(index));
    } else if response.clicked() {
        canvas.send(Input::Mark(index));
    }
}

/// The card itself with its words.
fn paint_card(
    ui: &Ui,
    canvas: &Canvas,
    line: &Line,
    place: Rect,
    (response, is_selected): (&Response, bool),
) {
    let colours = canvas.look.colours();
    let mut visuals = *ui.style().interact(response);
    if is_selected {
        visuals.bg_stroke.width = 2.0;
        visuals.bg_stroke.color = colours.accent;
    }
    ui.painter().rect(
        place,
        8.0,
        visuals.weak_bg_fill,
        visuals.bg_stroke,
        StrokeKind::Inside,
    );
    let left = place.left() + picture_side(ui) + 2.0 * MARGIN;
    let text = colours.page.text;
    let name = FontId::new(17.0, fonts::bold());
    ui.painter().text(
        pos2(left, place.top() + MARGIN),
        Align2::LEFT_TOP,
        &line.name,
        name,
        text,
    );
    let about = about(ui, line, place.width(), colours.muted);
    let at = pos2(left, place.top() + MARGIN + NAME);
    let words = Rect::from_min_size(at, about.size());
    let label = ui.interact(words, response.id.with("about"), Sense::empty());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line.about));
    ui.painter().galley(at, about, colours.muted);
}

fn paint_board(ui: &Ui, canvas: &Canvas, board: &BoardView, place: Rect) {
    let layout = Layout::fit(board.size, place, ui.ctx().pixels_per_point());
    BoardPainter::new(ui.painter(), &canvas.look, layout).paint(board);
}

/// The picture of rules that are yet to be written.
fn paint_plus(ui: &Ui, place: Rect) {
    let stroke = ui.visuals().widgets.inactive.bg_stroke;
    let place = Rect::from_min_size(place.min, place.size() * 0.9);
    ui.painter()
        .rect_stroke(place, 6.0, stroke, StrokeKind::Inside);
    let (middle, reach) = (place.center(), place.width() * 0.22);
    for way in [vec2(reach, 0.0), vec2(0.0, reach)] {
        ui.painter()
            .line_segment([middle - way, middle + way], (2.0, stroke.color));
    }
}

/// True if the game begins: by a key or a double click. One click selects.
fn begins(response: &Response) -> bool {
    let is_click = response.clicked_by(PointerButton::Primary);
    response.double_clicked() || (response.clicked() && !is_click)
}

/// The square sizes, and steps for rows and columns.
fn show_size(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    show_row(ui, &new_game.size_label, |ui, _| {
        if ui.available_width() < SIZES {
            ui.spacing_mut().button_padding.x = NARROW_PADDING;
            ui.spacing_mut().interact_size.x = 0.0;
        }
        for (side, name) in &new_game.squares {
            let is_chosen = (new_game.rows.1, new_game.columns.1) == (*side, *side);
            if canvas.toggle(ui, name, is_chosen).clicked() {
                canvas.send(Input::Set(ROWS, FieldValue::Number(*side)));
                canvas.send(Input::Set(COLUMNS, FieldValue::Number(*side)));
            }
        }
    });
    let (rows, columns) = (&new_game.rows, &new_game.columns);
    show_row(ui, &rows.0, |ui, _| {
        show_stepper(ui, canvas, new_game, (ROWS, &rows.0, rows.1));
        ui.add_space(16.0);
        ui.label(&columns.0);
        show_stepper(ui, canvas, new_game, (COLUMNS, &columns.0, columns.1));
    });
}

/// A row of the form: its name in a column of its own, and what changes it.
fn show_row(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui, Id)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let size = vec2(NAMES, ui.spacing().interact_size.y);
        let column = egui::Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(size, column, |ui| {
            ui.set_min_width(NAMES);
            ui.label(name).id
        });
        contents(ui, label.inner);
    });
}

/// A number of rows or columns between a button for one less and one for one
/// more.
fn show_stepper(
    ui: &mut Ui,
    canvas: &mut Canvas,
    new_game: &NewGamePage,
    (field, name, side): (usize, &str, u8),
) {
    for (sign, by) in [("−", -1), ("+", 1)] {
        let button = ui.add(egui::Button::new(sign).min_size(vec2(36.0, 0.0)));
        let label = format!("{name} {sign}");
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if button.clicked() {
            let (least, most) = new_game.sides;
            let side = side.saturating_add_signed(by).clamp(least, most);
            canvas.send(Input::Set(field, FieldValue::Number(side)));
        }
        if by < 0 {
            ui.label(RichText::new(side.to_string()).family(fonts::bold()));
        }
    }
}

fn show_seed(ui: &mut Ui, canvas: &mut Canvas, new_game: &NewGamePage) {
    let (name, text, placeholder) = &new_game.seed;
    show_row(ui, name, |ui, label| {
        let mut text = text.clone();
        let field = TextEdit::singleline(&mut text).hint_text(placeholder);
        let field = ui.add(field.desired_width(220.0)).labelled_by(label);
        mark_focus(ui, &field);
        if field.changed() {
            canvas.send(Input::Set(SEED, FieldValue::Text(text)));
        }
    });
}
