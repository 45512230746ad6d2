//! A table: titles, and rows that can be chosen.

use brikke_app::Input;
use brikke_app::page::{Cell, Column, Row};
use eframe::egui::{
    Align2, Button, Color32, FontId, Rect, Response, Role, ScrollArea, Sense, TextStyle, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::canvas::Canvas;

/// A table: titles, and rows that can be chosen or only read.
pub(crate) struct Table<'a> {
    pub(crate) columns: &'a [Column],
    pub(crate) rows: &'a [Row],
    /// The row that is selected or stands out.
    pub(crate) selected: Option<usize>,
    /// True if rows can be chosen.
    pub(crate) is_choosable: bool,
}

/// The height of a row.
const HEIGHT: f32 = 30.0;

/// On both sides of a column.
const GAP: f32 = 12.0;

/// In a narrower page letters and gaps are smaller.
const NARROW: f32 = 480.0;

impl Table<'_> {
    /// Shows the table.
    pub(crate) fn show(&self, ui: &mut Ui, canvas: &mut Canvas) {
        let widths = self.widths(ui);
        ScrollArea::horizontal().id_salt("table").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            self.show_titles(ui, canvas, &widths);
            for (index, row) in self.rows.iter().enumerate() {
                let response = self.show_row(ui, canvas, (index, row), &widths);
                if self.is_choosable {
                    self.choose(canvas, index, &response);
                }
            }
        });
    }

    /// The width of each column.
    fn widths(&self, ui: &Ui) -> Vec<f32> {
        let font = font(ui);
        let width = |text: String| {
            let painter = ui.painter();
            let galley = painter.layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
            galley.size().x
        };
        let columns = self.columns.iter().enumerate();
        let widest = |(index, column): (usize, &Column)| {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(index));
            let texts = cells.map(Cell::text).chain([column.title.clone()]);
            texts.map(width).fold(0.0, f32::max)
        };
        columns.map(widest).collect()
    }

    fn show_titles(&self, ui: &mut Ui, canvas: &Canvas, widths: &[f32]) {
        let (rect, _) = ui.allocate_exact_size(vec2(whole(ui, widths), HEIGHT), Sense::empty());
        let muted = canvas.look.colours().muted;
        let titles = self.columns.iter();
        let titles = titles.map(|column| (column.title.clone(), muted));
        self.paint(ui, rect, titles, widths);
    }

    fn show_row(
        &self,
        ui: &mut Ui,
        canvas: &Canvas,
        (index, row): (usize, &Row),
        widths: &[f32],
    ) -> Response {
        let size = vec2(whole(ui, widths), HEIGHT);
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
        let cells = cells.map(|cell| (cell.text(), self.colour(canvas, cell, is_selected)));
        self.paint(ui, response.rect, cells, widths);
        let name = self.row_name(row);
        response.widget_info(|| WidgetInfo::selected(role, true, is_selected, &name));
        response
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

    fn colour(&self, canvas: &Canvas, cell: &Cell, is_selected: bool) -> Color32 {
        let colours = canvas.look.colours();
        match cell {
            _ if is_selected && self.is_choosable => colours.selected.text,
            _ if is_selected => colours.accent,
            Cell::State(note) => canvas.tone(note.tone),
            _ => colours.page.text,
        }
    }

    /// A row in words: each column with its title.
    fn row_name(&self, row: &Row) -> String {
        let cells = self.columns.iter().zip(&row.cells);
        let cells = cells.map(|(column, cell)| format!("{} {}", column.title, cell.text()));
        cells.collect::<Vec<_>>().join(", ")
    }

    fn paint(
        &self,
        ui: &Ui,
        place: Rect,
        texts: impl Iterator<Item = (String, Color32)>,
        widths: &[f32],
    ) {
        let gap = gap(ui);
        let mut left = place.left() + gap;
        for ((column, (text, colour)), width) in self.columns.iter().zip(texts).zip(widths) {
            let (x, anchor) = if column.is_right {
                (left + width, Align2::RIGHT_CENTER)
            } else {
                (left, Align2::LEFT_CENTER)
            };
            let at = pos2(x, place.center().y);
            ui.painter().text(at, anchor, text, font(ui), colour);
            left += width + 2.0 * gap;
        }
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

/// The width of a row.
fn whole(ui: &Ui, widths: &[f32]) -> f32 {
    let gap = gap(ui);
    widths.iter().map(|width| width + 2.0 * gap).sum()
}
