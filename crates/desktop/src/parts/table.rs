//! A table: titles, and rows that can be chosen.

use std::ops::Range;
use std::sync::Arc;

use brikke_app::Input;
use brikke_app::page::{Board, Cell, Column, Row, Rows, Size};
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, Button, Color32, FontId, Galley, Painter, Rangef, Rect, Response, Role, Sense,
    TextStyle, Ui, WidgetInfo, pos2, vec2,
};

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

/// The height of a row with a small board.
const HEIGHT_WITH_BOARD: f32 = 48.0;

/// Around a small board.
const BOARD_MARGIN: f32 = 4.0;

/// On both sides of a column.
const GAP: f32 = 12.0;

/// The height of one of several lines of a row.
const LINE: f32 = 20.0;

/// The size of titles in many lines, as a part of the usual one.
const SMALLER: f32 = 0.85;

/// Columns stand so much farther apart at most where there is room.
const MOST_SPACE: f32 = 48.0;

/// No text is cut off to less than this, and one that is not long loses only its
/// end; in heights of its letters, and as a part of it.
const SHORTEST: f32 = 10.0;
const LONG: f32 = 20.0;
const KEPT: f32 = 0.9;

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
            HEIGHT_WITH_BOARD
        } else {
            HEIGHT
        };
        lines.height().max(least)
    }

    /// The width of the small boards.
    fn board_width(&self) -> f32 {
        if self.has_boards() {
            HEIGHT_WITH_BOARD
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
            paint_small_board(ui, canvas, response.rect, &board);
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

/// The width of a column, and the least that its texts can be cut off to.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Width {
    whole: f32,
    least: f32,
}

impl Width {
    /// A column of numbers, which are always whole.
    const fn of_number(whole: f32) -> Width {
        Width {
            whole,
            least: whole,
        }
    }

    /// A column of texts with letters of this height.
    fn of_text(whole: f32, letters: f32) -> Width {
        let kept = if whole > LONG * letters {
            0.0
        } else {
            whole * KEPT
        };
        let least = kept.max(SHORTEST * letters).min(whole);
        Width { whole, least }
    }

    /// The width of a column that has the cells of two.
    fn max(self, other: Width) -> Width {
        Width {
            whole: self.whole.max(other.whole),
            least: self.least.max(other.least),
        }
    }
}

/// The cells of a row, in as many lines as the width of the page asks for.
struct Lines {
    cells: Vec<CellPlace>,
    count: u8,
    /// The width of a row.
    room: f32,
}

/// The place of a cell in its row.
struct CellPlace {
    line: u8,
    /// Its number in its line.
    column: usize,
    left: f32,
    width: f32,
}

impl Lines {
    /// Columns of these widths beside each other; where there is no room for
    /// that, in as few lines as there is, one cell below another. The longest
    /// texts are cut off before rows break: one long name does not break all.
    fn new(widths: &[Width], room: f32, start: f32, gap: f32) -> Lines {
        let most = widths.len().max(1);
        let mut tries = (1..=most).map(|count| shared(widths, most.div_ceil(count)));
        let columns = tries.find_map(|columns| fitted(&columns, room - start, gap));
        let columns = columns.unwrap_or_else(|| {
            let columns = shared(widths, 1);
            columns.iter().map(|width| width.whole).collect()
        });
        Lines::of(&columns, widths.len(), room, (start, gap))
    }

    /// So many cells in lines of these columns.
    fn of(columns: &[f32], count: usize, room: f32, (start, gap): (f32, f32)) -> Lines {
        let mut lefts = vec![start + gap];
        for width in columns {
            lefts.push(lefts[lefts.len() - 1] + width + 2.0 * gap);
        }
        let per_line = columns.len().max(1);
        let cell = |index: usize| CellPlace {
            line: u8::try_from(index / per_line).unwrap_or(u8::MAX),
            column: index % per_line,
            left: lefts[index % per_line],
            width: columns[index % per_line],
        };
        let cells: Vec<CellPlace> = (0..count).map(cell).collect();
        let mut lines = Lines {
            count: cells.last().map_or(1, |last| last.line + 1),
            cells,
            room,
        };
        lines.spread(per_line, room - lefts[lefts.len() - 1]);
        lines
    }

    /// Shares the room that is left between the columns.
    #[expect(clippy::cast_precision_loss, reason = "columns are few")]
    fn spread(&mut self, columns: usize, rest: f32) {
        let gaps = columns.saturating_sub(1).max(1);
        let space = (rest / gaps as f32).clamp(0.0, MOST_SPACE);
        for cell in &mut self.cells {
            cell.left += space * cell.column as f32;
        }
    }

    fn height(&self) -> f32 {
        f32::from(self.count) * LINE + 8.0
    }

    /// The middle of a line, from the middle of the row.
    fn offset(&self, line: u8) -> f32 {
        (f32::from(line) - f32::from(self.count - 1) / 2.0) * LINE
    }
}

/// The widths of so many columns that all cells share, line after line.
fn shared(widths: &[Width], columns: usize) -> Vec<Width> {
    let cells = |column| widths.iter().skip(column).step_by(columns).copied();
    let widest = |column| cells(column).fold(Width::of_number(0.0), Width::max);
    (0..columns).map(widest).collect()
}

/// The columns where they fit into the room beside each other, the widest one
/// cut off if it has to be and can.
fn fitted(columns: &[Width], room: f32, gap: f32) -> Option<Vec<f32>> {
    let mut widths: Vec<f32> = columns.iter().map(|width| width.whole).collect();
    let needed = widths.iter().map(|width| width + 2.0 * gap).sum::<f32>();
    let missing = (needed - room).max(0.0);
    let can_lose = |(_, width): &(usize, &Width)| width.whole - width.least;
    let longest = columns.iter().enumerate();
    let longest = longest.max_by(|one, other| can_lose(one).total_cmp(&can_lose(other)));
    let (index, width) = longest.filter(|longest| can_lose(longest) >= missing)?;
    widths[index] = width.whole - missing;
    Some(widths)
}

/// Leaves the room of so many rows empty.
#[expect(clippy::cast_precision_loss, reason = "a page is not that long")]
fn skip(ui: &mut Ui, rows: usize, pitch: f32) {
    if rows > 0 {
        let room = rows as f32 * pitch - ui.spacing().item_spacing.y;
        ui.allocate_space(vec2(1.0, room));
    }
}

/// The side of a cell of a small board at the left of a row, and the place of
/// the board, which has the shape of its size.
fn small_board(row: Rect, size: Size) -> (f32, Rect) {
    let room = HEIGHT_WITH_BOARD - 2.0 * BOARD_MARGIN;
    let cell = room / f32::from(size.rows().max(size.columns()));
    let extent = vec2(f32::from(size.columns()), f32::from(size.rows())) * cell;
    let middle = row.left_center() + vec2(BOARD_MARGIN + room / 2.0, 0.0);
    (cell, Rect::from_center_size(middle, extent))
}

/// Paints a board as coloured squares, at the left of a row.
fn paint_small_board(ui: &Ui, canvas: &Canvas, row: Rect, board: &Board) {
    let (cell, place) = small_board(row, board.size());
    let colours = canvas.look.colours();
    ui.painter()
        .rect_filled(place, 2.0, colours.board.background);
    for (square, tile) in board.cells() {
        let at = vec2(f32::from(square.column), f32::from(square.row)) * cell;
        let inside = Rect::from_min_size(place.min + at, vec2(cell, cell)).shrink(0.5);
        let colour = tile.map_or(colours.empty.background, |tile| {
            canvas.look.tile(tile).background
        });
        ui.painter().rect_filled(inside, 1.0, colour);
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

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTHS: [f32; 4] = [40.0, 120.0, 60.0, 80.0];

    #[track_caller]
    fn check(room: f32, expected: [u8; 4]) {
        let lines = Lines::new(&WIDTHS.map(Width::of_number), room, 48.0, 10.0);
        let found: Vec<u8> = lines.cells.iter().map(|cell| cell.line).collect();
        assert_eq!(found, expected, "{room}");
        let fits = |cell: &CellPlace| cell.left + cell.width <= room || cell.width > room - 68.0;
        assert!(lines.cells.iter().all(fits), "{room}");
    }

    #[test]
    fn cells_that_do_not_fit_stand_in_the_next_line() {
        check(800.0, [0, 0, 0, 0]);
        check(428.0, [0, 0, 0, 0]);
        check(427.0, [0, 0, 1, 1]);
        check(300.0, [0, 0, 1, 1]);
        check(60.0, [0, 1, 2, 3]);
    }

    #[test]
    fn one_long_text_is_cut_off_before_rows_break() {
        let columns = |letters| {
            let name = Width::of_text(300.0, letters);
            [Width::of_number(400.0), name, Width::of_number(100.0)]
        };
        let fitted = |room, letters| fitted(&columns(letters), room, 10.0);
        assert_eq!(fitted(900.0, 10.0), Some(vec![400.0, 300.0, 100.0]));
        assert_eq!(fitted(760.0, 10.0), Some(vec![400.0, 200.0, 100.0]));
        // Less than that would not be read.
        assert_eq!(fitted(600.0, 10.0), None);
        // A text that is not long keeps most of it.
        assert_eq!(fitted(800.0, 20.0), None);
        assert_eq!(fitted(840.0, 20.0), Some(vec![400.0, 280.0, 100.0]));
    }

    #[test]
    fn one_long_text_does_not_break_rows_of_several_lines() {
        let mut widths = WIDTHS.map(Width::of_number);
        let count = |widths: &[Width]| Lines::new(widths, 428.0, 48.0, 20.0).count;
        let before = count(&widths);
        assert_eq!(before, 2);
        widths[1] = Width::of_text(800.0, 15.0);
        assert_eq!(count(&widths), before);
    }

    #[test]
    fn a_small_board_has_the_shape_of_its_size() {
        let row = Rect::from_min_size(pos2(10.0, 20.0), vec2(300.0, HEIGHT_WITH_BOARD));
        for (rows, columns) in [(4, 4), (1, 4), (2, 8), (8, 2)] {
            let size = Size::new(rows, columns).unwrap();
            let (cell, place) = small_board(row, size);
            let expected = vec2(f32::from(columns), f32::from(rows)) * cell;
            assert!((place.size() - expected).length() < 0.01, "{size}");
            assert!((place.center().y - row.center().y).abs() < 0.01, "{size}");
            assert!(place.left() >= row.left() && place.right() <= row.left() + 48.0);
        }
    }

    #[test]
    fn columns_spread_over_a_wide_page() {
        let lines = Lines::new(&WIDTHS.map(Width::of_number), 500.0, 48.0, 10.0);
        let last = &lines.cells[3];
        assert!((last.left + last.width + 10.0 - 490.0).abs() < 1.0);
    }
}
