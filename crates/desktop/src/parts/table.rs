//! A table: titles, and rows that can be chosen.

mod lines;
mod small_board;

use std::ops::Range;
use std::sync::Arc;

use brikke_app::Input;
use brikke_app::page::{Cell, Column, Row, Rows};
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, Button, Color32, FontId, Galley, Painter, Rangef, Rect, Response, Role, Sense,
    TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use self::lines::{Lines, Width};
use crate::canvas::Canvas;

/// A table: titles, and rows that can be chosen or only read.
pub(crate) struct Table<'a> {
    pub(crate) columns: &'a [Column],
    pub(crate) rows: &'a Rows,
    /// The row that is selected or stands out.
    pub(crate) selected: Option<usize>,
    /// True if rows can be chosen.
    pub(crate) is_choosable: bool,
}

/// The height of a row.
const HEIGHT: f32 = 30.0;

/// On both sides of a column.
const GAP: f32 = 12.0;

/// The size of titles in many lines, as a part of the usual one.
const SMALLER: f32 = 0.85;

/// In a narrower page letters and gaps are smaller.
const NARROW: f32 = 480.0;

impl Table<'_> {
    /// Shows the table.
    pub(crate) fn show(&self, ui: &mut Ui, canvas: &mut Canvas) {
        let room = ui.available_width();
        let left = self.board_width();
        let lines = Lines::new(&self.widths(ui), room, left, gap(ui));
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            self.show_titles(ui, canvas, &lines);
            self.show_rows(ui, canvas, &lines);
        });
    }

    /// Shows the rows that are seen, and the selected one, which has the
    /// keyboard. The others only take their room.
    fn show_rows(&self, ui: &mut Ui, canvas: &mut Canvas, lines: &Lines) {
        let (top, pitch) = (
            ui.cursor().top(),
            self.height(lines) + ui.spacing().item_spacing.y,
        );
        let seen = self.seen(ui.clip_rect().y_range(), top, pitch);
        let mut drawn: Vec<usize> = seen.collect();
        drawn.extend(self.selected.filter(|row| *row < self.rows.len()));
        drawn.sort_unstable();
        drawn.dedup();
        let mut next = 0;
        for index in drawn {
            skip(ui, index - next, pitch);
            next = index + 1;
            let Some(row) = self.rows.get(index) else {
                continue;
            };
            let response = self.show_row(ui, canvas, (index, row), lines);
            if self.is_choosable {
                self.choose(canvas, index, &response);
            }
        }
        skip(ui, self.rows.len() - next, pitch);
    }

    /// The rows that are seen in this part of the page, and one more at each
    /// end.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a row that is not there is cut off"
    )]
    fn seen(&self, part: Rangef, top: f32, pitch: f32) -> Range<usize> {
        let row = |y: f32| ((y - top) / pitch).max(0.0) as usize;
        let first = row(part.min).saturating_sub(1);
        let last = (row(part.max) + 2).min(self.rows.len());
        first.min(last)..last
    }

    fn has_boards(&self) -> bool {
        self.rows.get(0).is_some_and(|row| row.board.is_some())
    }

    /// The height of a row: more where there are small boards or several
    /// lines.
    fn height(&self, lines: &Lines) -> f32 {
        let least = if self.has_boards() {
            small_board::HEIGHT
        } else {
            HEIGHT
        };
        lines.height().max(least)
    }

    /// The width of the small boards.
    fn board_width(&self) -> f32 {
        if self.has_boards() {
            small_board::HEIGHT
        } else {
            0.0
        }
    }

    /// The width of each column.
    fn widths(&self, ui: &Ui) -> Vec<Width> {
        let font = font(ui);
        let width = |text: String| {
            let painter = ui.painter();
            let galley = painter.layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
            galley.size().x
        };
        let columns = self.columns.iter().enumerate();
        let widest = |(index, column): (usize, &Column)| {
            let longest = self.rows.longest().get(index).cloned();
            let texts = longest.into_iter().chain([column.title.clone()]);
            let widest = texts.map(width).fold(0.0, f32::max);
            if column.is_right {
                Width::of_number(widest)
            } else {
                Width::of_text(widest, font.size)
            }
        };
        columns.map(widest).collect()
    }

    fn show_titles(&self, ui: &mut Ui, canvas: &Canvas, lines: &Lines) {
        // Titles of many lines are smaller than what they stand over.
        let scale = if lines.count > 2 { SMALLER } else { 1.0 };
        let size = vec2(lines.room, (lines.height() * scale).max(HEIGHT));
        let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
        let muted = canvas.look.colours().muted;
        let titles = self.columns.iter();
        let titles = titles.map(|column| (column.title.clone(), muted));
        self.paint(ui, rect, titles, (lines, scale));
    }

    fn show_row(
        &self,
        ui: &mut Ui,
        canvas: &Canvas,
        (index, row): (usize, &Row),
        lines: &Lines,
    ) -> Response {
        let size = vec2(lines.room, self.height(lines));
        let is_selected = self.selected == Some(index);
        let (response, role) = if self.is_choosable {
            let button = Button::selectable(is_selected, "").min_size(size);
            (ui.add(button), Role::Button)
        } else {
            (ui.allocate_response(size, Sense::empty()), Role::Label)
        };
        if !self.is_choosable && index % 2 == 0 {
            let faint = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(response.rect, 4.0, faint);
        }
        let cells = row.cells.iter();
        let cells = cells.zip(&lines.cells).map(|(cell, place)| {
            let colour = self.colour(canvas, cell, (is_selected, place.line));
            (cell.text(), colour)
        });
        let cut_off = self.paint(ui, response.rect, cells, (lines, 1.0));
        if let Some(board) = row.board {
            small_board::paint(ui, canvas, response.rect, &board);
        }
        let name = self.row_name(row);
        response.widget_info(|| WidgetInfo::selected(role, true, is_selected, &name));
        match cut_off {
            Some(text) => response.on_hover_text(text),
            None => response,
        }
    }

    fn choose(&self, canvas: &mut Canvas, index: usize, response: &Response) {
        canvas.entry(response, index, self.selected == Some(index));
        if response.double_clicked() {
            canvas.send(Input::Mark(index));
        }
        if response.clicked() {
            canvas.send(Input::Choose(index));
        }
    }

    fn colour(&self, canvas: &Canvas, cell: &Cell, (is_selected, line): (bool, u8)) -> Color32 {
        let colours = canvas.look.colours();
        match cell {
            _ if is_selected && self.is_choosable => colours.selected.text,
            _ if is_selected => colours.accent,
            Cell::State(note) => canvas.tone(note.tone),
            // The first line counts most.
            _ if line > 0 => colours.muted,
            _ => colours.page.text,
        }
    }

    /// A row in words: each column with its title.
    fn row_name(&self, row: &Row) -> String {
        let cells = self.columns.iter().zip(&row.cells);
        let cells = cells.map(|(column, cell)| format!("{} {}", column.title, cell.text()));
        cells.collect::<Vec<_>>().join(", ")
    }

    /// Paints the cells of a row. Returns the first text that is cut off.
    fn paint(
        &self,
        ui: &Ui,
        place: Rect,
        texts: impl Iterator<Item = (String, Color32)>,
        (lines, scale): (&Lines, f32),
    ) -> Option<String> {
        // A name that is too long for the window ends at the row's.
        let painter = ui.painter_at(place);
        let font = font(ui);
        let font = FontId {
            size: font.size * scale,
            ..font
        };
        let mut hidden = None;
        for ((column, (text, colour)), cell) in self.columns.iter().zip(texts).zip(&lines.cells) {
            let left = place.left() + cell.left;
            // Cells below each other begin at the same edge.
            let (x, anchor) = if column.is_right && lines.count == 1 {
                (left + cell.width, Align2::RIGHT_CENTER)
            } else {
                (left, Align2::LEFT_CENTER)
            };
            let at = pos2(x, place.center().y + lines.offset(cell.line) * scale);
            let galley = cut_off(&painter, text, (font.clone(), colour), cell.width);
            let corner = anchor.anchor_size(at, galley.size()).min;
            if galley.elided {
                hidden.get_or_insert_with(|| galley.text().to_owned());
            }
            painter.galley(corner, galley, colour);
        }
        hidden
    }
}

/// A text in one line, which ends in three dots where it is too long.
fn cut_off(
    painter: &Painter,
    text: String,
    (font, colour): (FontId, Color32),
    width: f32,
) -> Arc<Galley> {
    // Rounded widths never cut off the text that they were measured with.
    let job = LayoutJob {
        wrap: TextWrapping::truncate_at_width(width + 1.0),
        ..LayoutJob::simple_singleline(text, font, colour)
    };
    painter.layout_job(job)
}

/// Leaves the room of so many rows empty.
#[expect(clippy::cast_precision_loss, reason = "a page is not that long")]
fn skip(ui: &mut Ui, rows: usize, pitch: f32) {
    if rows > 0 {
        let room = rows as f32 * pitch - ui.spacing().item_spacing.y;
        ui.allocate_space(vec2(1.0, room));
    }
}

fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

fn font(ui: &Ui) -> FontId {
    let font = TextStyle::Body.resolve(ui.style());
    let size = if is_narrow(ui) { 13.0 } else { font.size };
    FontId { size, ..font }
}

fn gap(ui: &Ui) -> f32 {
    if is_narrow(ui) { GAP / 2.0 } else { GAP }
}
