//! Rows of a table.

use brikke_app::Input;
use brikke_app::page::{self, Cell, Listing};
use ratatui::layout::Rect;

use crate::areas;
use crate::canvas::Canvas;
use crate::scroll::Scroll;
use crate::widgets::table::{Column, Row, Table};

/// In a narrower window the last columns are left out.
const NARROW: u16 = 48;

/// The columns that are left there.
const FIRST: usize = 3;

/// Draws the table below its title.
pub(super) fn draw(
    listing: &Listing,
    title: &str,
    canvas: &mut Canvas<'_, '_>,
    scroll: &mut Scroll,
) {
    let mut area = areas::inside(canvas.area());
    match (&listing.about, listing.tabs.get(listing.tab)) {
        (Some(about), _) => {
            canvas.title(title);
            draw_heading(listing, about, areas::row(area, 0), canvas);
            area = areas::below(area, 2);
        }
        (None, Some(tab)) => canvas.title(&format!("{title} · {tab}")),
        (None, None) => canvas.title(title),
    }
    match &listing.message {
        Some(message) => canvas.note(area, message),
        None => draw_table(listing, area, canvas, scroll),
    }
}

/// Draws the line above the table. Where there is a choice above the table,
/// a click on its halves goes back and forth.
fn draw_heading(listing: &Listing, heading: &str, place: Rect, canvas: &mut Canvas<'_, '_>) {
    canvas.message(place, canvas.look.accent(), heading);
    if listing.selector.is_some() {
        let [before, after] = areas::halves(place);
        canvas.click(before, Input::press("left"));
        canvas.click(after, Input::press("right"));
    }
}

fn draw_table(listing: &Listing, area: Rect, canvas: &mut Canvas<'_, '_>, scroll: &mut Scroll) {
    let is_narrow = area.width < NARROW;
    let shown = if is_narrow { FIRST } else { usize::MAX };
    let columns: Vec<Column> = listing.columns.iter().take(shown).map(column).collect();
    let rows: Vec<Row> = listing
        .rows
        .iter()
        .map(|row| Row::new(row.cells.iter().take(shown).map(Cell::text)))
        .collect();
    let mut table = Table::new(&columns, &rows, canvas.look).selected(listing.selected);
    let is_long = rows.len() > usize::from(area.height.saturating_sub(1));
    if let Some(selected) = listing.selected.filter(|_| is_long) {
        canvas.position(selected + 1, rows.len());
    }
    if listing.is_choosable {
        for y in area.y..area.bottom() {
            if let Some(row) = table.row_at(area, y) {
                let line = areas::row(area, y - area.y);
                canvas.click(line, Input::Choose(row));
            }
        }
        canvas.draw(table, area);
        return;
    }
    // The titles take the first line.
    if let Some(from) = scroll.first_of(rows.len(), area.height.saturating_sub(1)) {
        table = table.scrolled(from);
    }
    let width = table.width().saturating_add(2).min(area.width);
    canvas.draw(table, areas::middle(area, width, area.height));
}

fn column(column: &page::Column) -> Column {
    if column.is_right {
        Column::right(column.title.clone())
    } else {
        Column::left(column.title.clone())
    }
}
