//! A table: titles, and rows that can be chosen.

use eframe::egui::{
    Align2, Button, FontId, Rect, Response, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::world::World;

/// A column of a table.
pub(crate) struct Column {
    title: String,
    is_right: bool,
}

impl Column {
    /// A column of words.
    pub(crate) const fn left(title: String) -> Column {
        Column {
            title,
            is_right: false,
        }
    }

    /// A column of numbers.
    pub(crate) const fn right(title: String) -> Column {
        Column {
            title,
            is_right: true,
        }
    }
}

/// A table: titles, and rows that can be chosen.
pub(crate) struct Table<'a> {
    name: &'a str,
    columns: &'a [Column],
    rows: &'a [Vec<String>],
    marked: Option<usize>,
}

/// The height of a row.
const HEIGHT: f32 = 30.0;

/// On both sides of a column.
const GAP: f32 = 12.0;

/// In a narrower page letters and gaps are smaller.
const NARROW: f32 = 480.0;

impl<'a> Table<'a> {
    /// The table of this name.
    pub(crate) const fn new(name: &'a str, columns: &'a [Column], rows: &'a [Vec<String>]) -> Self {
        Table {
            name,
            columns,
            rows,
            marked: None,
        }
    }

    /// With this row marked.
    #[must_use]
    pub(crate) const fn marked(mut self, row: Option<usize>) -> Self {
        self.marked = row;
        self
    }

    /// Shows the table, to be read.
    pub(crate) fn show(&self, ui: &mut Ui, world: &World) {
        self.show_rows(ui, world, false);
    }

    /// Shows the table, each row a button.
    pub(crate) fn choose(&self, ui: &mut Ui, world: &World) -> Vec<Response> {
        self.show_rows(ui, world, true)
    }

    fn show_rows(&self, ui: &mut Ui, world: &World, are_buttons: bool) -> Vec<Response> {
        let widths = self.widths(ui, world);
        let area = ScrollArea::horizontal().id_salt(self.name);
        let shown = area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            self.show_titles(ui, world, &widths);
            let rows = self.rows.iter().enumerate();
            let show = |(index, row): (usize, &Vec<String>)| {
                self.show_row(ui, world, (index, row), &widths, are_buttons)
            };
            rows.map(show).collect()
        });
        shown.inner
    }

    /// How wide each column must be.
    fn widths(&self, ui: &Ui, world: &World) -> Vec<f32> {
        let font = font(ui);
        let colour = world.look.colours().page.text;
        let width = |text: &String| {
            let galley = ui
                .painter()
                .layout_no_wrap(text.clone(), font.clone(), colour);
            galley.size().x
        };
        let columns = self.columns.iter().enumerate();
        let widest = |(index, column): (usize, &Column)| {
            let cells = self.rows.iter().filter_map(|row| row.get(index));
            cells.chain([&column.title]).map(width).fold(0.0, f32::max)
        };
        columns.map(widest).collect()
    }

    fn show_titles(&self, ui: &mut Ui, world: &World, widths: &[f32]) {
        let (rect, _) = ui.allocate_exact_size(vec2(whole(ui, widths), HEIGHT), Sense::empty());
        let titles: Vec<String> = self
            .columns
            .iter()
            .map(|column| column.title.clone())
            .collect();
        let muted = world.look.colours().muted;
        self.paint(ui, rect, &titles, widths, muted);
    }

    fn show_row(
        &self,
        ui: &mut Ui,
        world: &World,
        (index, row): (usize, &Vec<String>),
        widths: &[f32],
        is_button: bool,
    ) -> Response {
        let size = vec2(whole(ui, widths), HEIGHT);
        let is_marked = self.marked == Some(index);
        let (response, role) = if is_button {
            let button = Button::selectable(is_marked, "").min_size(size);
            (ui.add(button), Role::Button)
        } else {
            (ui.allocate_response(size, Sense::empty()), Role::Label)
        };
        let colours = world.look.colours();
        let colour = match (is_marked, is_button) {
            (true, true) => colours.selected.text,
            (true, false) => colours.accent,
            _ => colours.page.text,
        };
        if !is_button && index % 2 == 0 {
            let faint = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(response.rect, 4.0, faint);
        }
        self.paint(ui, response.rect, row, widths, colour);
        let name = self.row_name(row);
        response.widget_info(|| WidgetInfo::selected(role, true, is_marked, &name));
        response
    }

    /// A row in words: each column with its title.
    fn row_name(&self, row: &[String]) -> String {
        let cells = self.columns.iter().zip(row);
        let cells = cells.map(|(column, text)| format!("{} {text}", column.title));
        cells.collect::<Vec<_>>().join(", ")
    }

    fn paint(
        &self,
        ui: &Ui,
        place: Rect,
        texts: &[String],
        widths: &[f32],
        colour: eframe::egui::Color32,
    ) {
        let gap = gap(ui);
        let mut left = place.left() + gap;
        for ((column, text), width) in self.columns.iter().zip(texts).zip(widths) {
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

/// How wide a row is.
fn whole(ui: &Ui, widths: &[f32]) -> f32 {
    let gap = gap(ui);
    widths.iter().map(|width| width + 2.0 * gap).sum()
}
