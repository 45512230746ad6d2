//! Pages read as sentences.

use crate::page::{
    Block, Body, Cell, Column, Document, Figure, Form, GamePage, Line, Listing, Page, Row,
};
use crate::words;
use brikke_locale::Locale;

use super::game::is_drill;

/// The page without its title, in sentences.
pub fn page(page: &Page) -> Vec<String> {
    let locale = Locale::new(page.look.language);
    match &page.body {
        Body::Game(game) => whole_game(game, locale),
        Body::Menu(menu) => lines(&menu.lines, locale),
        Body::NewGame(new_game) => {
            let size = words::labelled(locale, &new_game.size_label, &new_game.size);
            let lines = lines(&new_game.lines, locale);
            lines.into_iter().chain([size]).collect()
        }
        Body::Form(form) => {
            let notes = form.notes.iter().map(|note| note.text.clone());
            fields(form, locale).into_iter().chain(notes).collect()
        }
        Body::Listing(listing) => self::listing(listing, locale),
        Body::Document(document) => self::document(document, locale),
        Body::Replay(replay) => {
            let analysis = replay.analysis.iter().map(|note| note.text.clone());
            let status = std::iter::once(replay.status.line());
            let rows = replay.board.rows.iter().cloned();
            status.chain(analysis).chain(rows).collect()
        }
    }
}

/// The fields of a form with their numbers, and the titles of their groups.
fn fields(form: &Form, locale: Locale) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, field) in form.fields.iter().enumerate() {
        let headings = form.headings.iter().filter(|it| it.field == index);
        lines.extend(headings.map(|heading| heading.text.clone()));
        lines.push(format!("{}. {}", index + 1, field.line(locale)));
    }
    lines
}

/// The rules and the size of the board. A drill has neither, but a name.
pub(super) fn rules(game: &GamePage, locale: Locale) -> String {
    if is_drill(game) {
        return game.rules.clone();
    }
    let size = game.board.size.to_string();
    let values = [("rules", game.rules.as_str().into()), ("size", size.into())];
    locale.text_with("plain-rules", &values)
}

/// The board, row by row, and how the game stands.
pub(super) fn board(game: &GamePage) -> Vec<String> {
    let rows = game.board.rows.iter().cloned();
    rows.chain([game.summary.clone()]).collect()
}

fn whole_game(game: &GamePage, locale: Locale) -> Vec<String> {
    std::iter::once(rules(game, locale))
        .chain(game.mark.clone())
        .chain(board(game))
        .collect()
}

/// Lines with the numbers that choose them.
fn lines(lines: &[Line], locale: Locale) -> Vec<String> {
    let line = |(line, number): (&Line, usize)| match line.about.as_str() {
        "" => format!("{number}. {}", line.name),
        about => format!("{number}. {}", words::labelled(locale, &line.name, about)),
    };
    lines.iter().zip(1..).map(line).collect()
}

/// The rows of a list that are read at once.
const ROWS: usize = 50;

fn listing(listing: &Listing, locale: Locale) -> Vec<String> {
    let about = listing.about.iter().cloned();
    let message = listing.message.iter().map(|note| note.text.clone());
    // A long list is read page by page, the one with the selected row.
    let first = listing.selected.unwrap_or(0) / ROWS * ROWS;
    let seen = (first..listing.rows.len()).take(ROWS);
    let rows = seen.filter_map(|index| listing.rows.get(index));
    let rows = rows.map(|line| row(line, &listing.columns, locale));
    about.chain(message).chain(rows).collect()
}

/// The first cell counts the rows, the second names them; numbers have the
/// titles of their columns.
pub(super) fn row(row: &Row, columns: &[Column], locale: Locale) -> String {
    let cells: Vec<String> = row.cells.iter().map(Cell::text).collect();
    let [number, name, ..] = cells.as_slice() else {
        return cells.join(&locale.text("list-separator"));
    };
    let rest = cells.iter().zip(columns).skip(2);
    let rest = rest.filter(|(cell, _)| !cell.is_empty());
    let rest = rest.map(|(cell, column)| {
        if column.is_right {
            format!("{} {cell}", column.title.to_lowercase())
        } else {
            cell.clone()
        }
    });
    let rest = rest.collect::<Vec<_>>();
    let rest = rest.join(&locale.text("list-separator"));
    format!("{number}. {}", words::labelled(locale, name, &rest))
}

fn document(document: &Document, locale: Locale) -> Vec<String> {
    let mut sentences = Vec::new();
    for section in &document.sections {
        if !section.heading.is_empty() {
            sentences.push(section.heading.clone());
        }
        let blocks = section.blocks.iter();
        sentences.extend(blocks.flat_map(|block| self::block(block, locale)));
    }
    sentences
}

fn block(block: &Block, locale: Locale) -> Vec<String> {
    let figure = |figure: &Figure| words::labelled(locale, &figure.name, &figure.value);
    match block {
        Block::Paragraph(words) | Block::Warning(words) | Block::Aside(words) => {
            words.lines().map(str::to_owned).collect()
        }
        Block::Keys(figures) | Block::Figures(figures) => figures.iter().map(figure).collect(),
        Block::Bars(bars) => {
            let bars = bars.iter();
            bars.map(|bar| words::labelled(locale, &bar.tile.to_string(), &bar.count.to_string()))
                .collect()
        }
        Block::Table { columns, rows, .. } => {
            let titles: Vec<&str> = columns.iter().map(|column| column.title.as_str()).collect();
            let cells = |row: &Row| row.cells.iter().map(Cell::text).collect::<Vec<_>>();
            let separator = locale.text("list-separator");
            let rows = rows.iter().map(|row| cells(row).join(&separator));
            std::iter::once(titles.join(&separator))
                .chain(rows)
                .collect()
        }
    }
}
