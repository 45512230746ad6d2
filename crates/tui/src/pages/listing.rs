//! Rows of a table.

use brikke_app::Input;
use brikke_app::page::{self, Cell, Listing, Page, Rank};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::areas;
use crate::canvas::Canvas;
use crate::scroll::Scroll;
use crate::widgets::table::{Column, Row, Table};
use crate::widgets::{field, text};

/// In a narrower window the last columns are left out.
const NARROW: u16 = 48;

/// The columns that are left there.
const FIRST: usize = 3;

/// The columns that are always there in a wider one.
const SOME: usize = 6;

/// A longer text, such as the name of a game, is cut before a column is left out.
const WIDEST: u16 = 18;

/// In a lower window tabs are left out.
const FEW_ROWS: u16 = 10;

/// With so few rows a list has nothing above its titles.
const LEAST: u16 = 4;

/// Draws the table below its title and above so many lines of notes and keys.
pub(super) fn draw(
    listing: &Listing,
    page: &Page,
    key_rows: u16,
    canvas: &mut Canvas<'_, '_>,
    scroll: &mut Scroll,
) {
    let title = &page.title;
    let inside = areas::inside(canvas.area());
    let mut area = areas::above(inside, key_rows.saturating_sub(1));
    match (&listing.about, listing.tabs.get(listing.tab)) {
        (Some(about), _) => {
            canvas.title(title);
            let heading = u16::from(draw_tabs(listing, areas::row(area, 0), canvas));
            let mut line = areas::row(area, heading);
            // A list needs its titles and a row first.
            if area.height > LEAST {
                let is_low = areas::is_low(canvas.area());
                let is_long = text::width(about) > line.width;
                line.height = if is_long && !is_low { 2 } else { 1 };
                draw_heading(listing, about, line, canvas);
                draw_search(listing, page.caret, line, canvas);
                area = areas::below(area, if is_low { 1 } else { 1 + line.height });
            }
        }
        (None, Some(tab)) => canvas.title(&format!("{title} · {tab}")),
        (None, None) => canvas.title(title),
    }
    match &listing.message {
        Some(message) => canvas.note(area, message),
        None => draw_table(listing, area, canvas, scroll),
    }
}

/// Draws the tabs, which can be clicked. False: there is no room for them.
fn draw_tabs(listing: &Listing, line: Rect, canvas: &mut Canvas<'_, '_>) -> bool {
    let widths = listing.tabs.iter().map(|tab| text::width(tab) + 3);
    let needed = widths.sum::<u16>().saturating_sub(1);
    if listing.tabs.is_empty() || needed > line.width || canvas.area().height < FEW_ROWS {
        return false;
    }
    let mut place = areas::middle(line, needed, 1);
    for (index, tab) in listing.tabs.iter().enumerate() {
        place.width = text::width(tab) + 2;
        canvas.line(place, index == listing.tab, &format!(" {tab} "));
        canvas.click(place, Input::Tab(index));
        place.x += place.width + 1;
    }
    true
}

/// Draws the text that is searched for, where something is written.
fn draw_search(listing: &Listing, caret: Option<usize>, line: Rect, canvas: &mut Canvas<'_, '_>) {
    let Some(search) = &listing.search else {
        return;
    };
    canvas.click(line, Input::press(search.key.as_str()));
    // What was searched for stands in the line about the list.
    if !search.is_focused {
        return;
    }
    let name = format!(" {} ", search.name);
    canvas.line(line, false, &name);
    let before = text::width(&name).min(line.width);
    let place = Rect {
        x: line.x + before,
        width: line.width - before,
        ..line
    };
    let shown = field::shown(&search.text, caret, place.width);
    canvas.line(place, search.is_focused, &shown.text);
    if search.is_focused {
        canvas.cursor(Position::new(place.x + shown.cursor, place.y));
    }
}

/// Draws the line above the table. Where there is a choice above the table,
/// a click on its halves goes back and forth.
fn draw_heading(listing: &Listing, heading: &str, place: Rect, canvas: &mut Canvas<'_, '_>) {
    canvas.message(place, canvas.look.accent(), heading);
    if listing.selectors.len() == 1 {
        let [before, after] = areas::halves(place);
        canvas.click(before, Input::press("left"));
        canvas.click(after, Input::press("right"));
    }
}

fn draw_table(listing: &Listing, area: Rect, canvas: &mut Canvas<'_, '_>, scroll: &mut Scroll) {
    let shown = columns_that_fit(listing, area.width);
    let (area, below) = with_details(listing, shown, area);
    let columns: Vec<Column> = listing.columns.iter().take(shown).map(column).collect();
    // The titles take the first line.
    let height = area.height.saturating_sub(1);
    let count = listing.rows.len();
    let first = match listing.selected.filter(|_| listing.is_choosable) {
        Some(selected) => (selected.min(count) + 1).saturating_sub(usize::from(height)),
        None => scroll.first_of(count, height).unwrap_or(0),
    };
    // Only the rows that are seen are built.
    let seen = (first..count).take(usize::from(height));
    let rows: Vec<Row> = seen
        .filter_map(|index| listing.rows.get(index))
        .map(|row| Row::new(row.cells.iter().take(shown).map(Cell::text)))
        .collect();
    if let Some(selected) = listing.selected.filter(|_| count > usize::from(height)) {
        canvas.position(selected + 1, count);
    }
    let selected = listing.selected.and_then(|row| row.checked_sub(first));
    let table = Table::new(&columns, &rows, canvas.look)
        .selected(selected)
        .scrolled(0)
        .wide_enough_for(listing.rows.longest());
    if !listing.is_choosable {
        let width = table.width().saturating_add(2).min(area.width);
        canvas.draw(table, areas::middle(area, width, area.height));
        return;
    }
    let [area, beside] = block(area, table.width(), small_board(listing).is_some());
    for y in area.y..area.bottom() {
        if let Some(row) = table.row_at(area, y) {
            let line = areas::row(area, y - area.y);
            canvas.click(line, Input::Choose(first + row));
        }
    }
    canvas.draw(table, area);
    let has_board = draw_board(listing, areas::below(beside, 1), canvas);
    draw_details(listing, shown, below, has_board, canvas);
}

/// Columns between a table and the board beside it.
const BESIDE: u16 = 3;

/// The columns that are kept for such a board, whichever game is selected, so
/// that the table stays where it is.
const BOARD_COLUMNS: u16 = 24;

/// The rows that are kept for a board below the table.
const BOARD_ROWS: u16 = 4;

/// The places of a table of this width and of the board beside it, together in
/// the middle of the area. The board may be wider where there is room.
fn block(area: Rect, table: u16, has_board: bool) -> [Rect; 2] {
    let table = table.min(area.width);
    let with_board = table + BESIDE + BOARD_COLUMNS;
    let width = if has_board && with_board <= area.width {
        with_board
    } else {
        table
    };
    let block = areas::middle(area, width, area.height);
    let left = Rect {
        width: table,
        ..block
    };
    let x = (left.right() + BESIDE).min(area.right());
    let right = Rect {
        x,
        width: area.right() - x,
        ..area
    };
    [left, right]
}

/// The rows of a list above which the selected row is told in full below it.
const LEAST_ABOVE_DETAILS: u16 = 5;

/// The list, and below it a place for the columns of the selected row that find
/// no room in it, with the board of its game where there are rows for that.
fn with_details(listing: &Listing, shown: usize, area: Rect) -> (Rect, Rect) {
    let is_told = listing.is_choosable && shown < listing.columns.len();
    let is_high = area.height > 2 * BOARD_ROWS + LEAST_ABOVE_DETAILS;
    let rows = if !is_told || area.height <= LEAST_ABOVE_DETAILS {
        0
    } else if is_high && small_board(listing).is_some() {
        BOARD_ROWS + 1
    } else {
        1
    };
    let above = Rect {
        height: area.height - rows,
        ..area
    };
    (above, areas::below(area, above.height))
}

/// Draws what the table has no column for, beside the board of the selected
/// game or in one line.
fn draw_details(
    listing: &Listing,
    shown: usize,
    area: Rect,
    has_board: bool,
    canvas: &mut Canvas<'_, '_>,
) {
    let row = listing.selected.and_then(|row| listing.rows.get(row));
    let Some(row) = row.filter(|_| !area.is_empty()) else {
        return;
    };
    let cells = listing.columns.iter().zip(&row.cells).skip(shown);
    let details: Vec<String> = cells
        .map(|(column, cell)| (&column.title, cell.text()))
        .filter(|(_, text)| !text.is_empty())
        .map(|(title, text)| format!("{title} {text}"))
        .collect();
    if area.height == 1 {
        let line = details.join(DETAILS);
        return canvas.message(area, canvas.look.muted(), &line);
    }
    let area = areas::below(area, 1);
    let board = small_board(listing).filter(|_| !has_board);
    let left = board.map_or(0, |_| BOARD_COLUMNS + BESIDE);
    draw_board(
        listing,
        Rect {
            width: left,
            ..area
        },
        canvas,
    );
    let area = Rect {
        x: area.x + left,
        width: area.width.saturating_sub(left),
        ..area
    };
    for (detail, line) in details.iter().zip(area.rows()) {
        canvas.line(line, false, detail);
    }
}

/// The separator of two details in one line.
const DETAILS: &str = " · ";

/// The number of columns for which there is room: at least the first three.
fn columns_that_fit(listing: &Listing, room: u16) -> usize {
    let mut left = room;
    let widths = listing.columns.iter().enumerate().map(|(index, column)| {
        let longest = listing.rows.longest().get(index);
        let longest = longest.map_or(0, |text| text::width(text).min(WIDEST));
        longest.max(text::width(&column.title)).saturating_add(2)
    });
    let fitting = widths.take_while(|&width| {
        let fits = width <= left.saturating_add(2);
        left = left.saturating_sub(width);
        fits
    });
    let least = if room < NARROW { FIRST } else { SOME };
    fitting.count().max(least).min(listing.columns.len())
}

/// The board of the selected game in small.
struct SmallBoard {
    lines: Vec<String>,
    width: u16,
}

fn small_board(listing: &Listing) -> Option<SmallBoard> {
    let row = listing.selected.and_then(|row| listing.rows.get(row));
    let board = row.and_then(|row| row.board)?;
    let size = board.size();
    let tile = |tile: Option<Rank>| tile.map_or("·".to_owned(), |tile| tile.to_string());
    let cells: Vec<String> = board.cells().map(|(_, rank)| tile(rank)).collect();
    let widest = cells
        .iter()
        .map(|cell| text::width(cell))
        .max()
        .unwrap_or(1);
    let lines = cells.chunks(usize::from(size.columns())).map(|line| {
        let cells = line
            .iter()
            .map(|cell| format!("{cell:>0$}", usize::from(widest)));
        cells.collect::<Vec<_>>().join(" ")
    });
    Some(SmallBoard {
        lines: lines.collect(),
        width: (widest + 1).saturating_mul(size.columns().into()),
    })
}

/// Draws the board of the selected game; false where there is no room for it.
fn draw_board(listing: &Listing, area: Rect, canvas: &mut Canvas<'_, '_>) -> bool {
    let Some(board) = small_board(listing) else {
        return false;
    };
    if area.width < board.width || usize::from(area.height) < board.lines.len() {
        return false;
    }
    for (line, y) in board.lines.iter().zip(0..) {
        canvas.draw(Line::raw(line.as_str()), areas::row(area, y));
    }
    true
}

fn column(column: &page::Column) -> Column {
    if column.is_right {
        Column::right(column.title.clone())
    } else {
        Column::left(column.title.clone())
    }
}
