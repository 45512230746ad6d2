//! A table: titles, and rows that can be chosen.

use eframe::egui::{
    Align, Button, Grid, Label, Layout, Response, RichText, ScrollArea, TextWrapMode, Ui, vec2,
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

    /// Shows the table, its first column as buttons: one for each row.
    pub(crate) fn show(&self, ui: &mut Ui, world: &World) -> Vec<Response> {
        let mut buttons = Vec::new();
        let grid = Grid::new(self.name)
            .striped(true)
            .num_columns(self.columns.len());
        ScrollArea::horizontal().id_salt(self.name).show(ui, |ui| {
            grid.spacing(vec2(18.0, 6.0)).show(ui, |ui| {
                self.titles(ui, world);
                for (index, row) in self.rows.iter().enumerate() {
                    buttons.push(self.row(ui, world, index, row));
                    ui.end_row();
                }
            });
        });
        buttons
    }

    fn titles(&self, ui: &mut Ui, world: &World) {
        let muted = world.look.colours().muted;
        for column in self.columns {
            cell(
                ui,
                column.is_right,
                RichText::new(&column.title).color(muted),
            );
        }
        ui.end_row();
    }

    fn row(&self, ui: &mut Ui, world: &World, index: usize, row: &[String]) -> Response {
        let is_marked = self.marked == Some(index);
        let first = row.first().map_or("", String::as_str);
        let button = Button::selectable(is_marked, first).wrap_mode(TextWrapMode::Extend);
        let response = ui.add(button.min_size(vec2(40.0, 28.0)));
        let accent = world.look.colours().accent;
        for (column, text) in self.columns.iter().zip(row).skip(1) {
            let text = RichText::new(text);
            let text = if is_marked { text.color(accent) } else { text };
            cell(ui, column.is_right, text);
        }
        response
    }
}

fn cell(ui: &mut Ui, is_right: bool, text: RichText) {
    let label = Label::new(text).wrap_mode(TextWrapMode::Extend);
    if is_right {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(label));
    } else {
        ui.add(label);
    }
}
