//! The figures of a lifetime.

use brikke_store::{Fastest, Statistics};
use ratatui::text::Line;

use super::long_page::LongPage;
use crate::widgets::text;
use crate::world::World;
use crate::{panel, words};

/// The figures of all scored games as they are now.
pub(crate) fn statistics(world: &World) -> LongPage {
    let read = world.store().map(|store| store.statistics(None));
    let read = read.unwrap_or_else(|| Ok(Statistics::default()));
    LongPage::new("statistics-title", move |world| match &read {
        Ok(statistics) if statistics.games == 0 => {
            let empty = world.text("statistics-empty");
            vec![Line::styled(empty, world.look.muted())]
        }
        Ok(statistics) => lines(statistics, world),
        Err(error) => {
            let problem = words::trouble(world.locale, error);
            vec![Line::styled(problem, world.look.warning())]
        }
    })
}

fn lines(statistics: &Statistics, world: &World) -> Vec<Line<'static>> {
    let figures = words::statistics(statistics).map(|(id, value)| [world.text(id), value]);
    let mut lines = aligned(&figures);
    let tiles = statistics.best_tiles.iter().rev();
    let tiles: Vec<[String; 2]> = tiles
        .map(|(tile, games)| [tile.to_string(), games.to_string()])
        .collect();
    lines.push(Line::raw(""));
    lines.push(heading("statistics-best-tiles", world));
    lines.extend(aligned(&tiles));
    lines.push(Line::raw(""));
    lines.push(heading("statistics-fastest", world));
    lines.extend(fastest(&statistics.fastest, world));
    lines
}

fn heading(id: &str, world: &World) -> Line<'static> {
    Line::styled(world.text(id), world.look.accent())
}

fn fastest(records: &[Fastest], world: &World) -> Vec<Line<'static>> {
    let titles = [
        "statistics-fastest-tile",
        "statistics-fastest-moves",
        "statistics-fastest-time",
    ];
    let mut rows = vec![titles.map(|id| world.text(id))];
    rows.extend(records.iter().rev().map(|record| {
        [
            record.tile.to_string(),
            record.by_moves.split.ply.to_string(),
            words::clock(record.by_time.split.time),
        ]
    }));
    let mut lines = aligned(&rows);
    if let Some(titles) = lines.first_mut() {
        titles.style = world.look.muted();
    }
    lines
}

/// Rows in straight columns: the first to the left, the others to the right.
fn aligned<const COLUMNS: usize>(rows: &[[String; COLUMNS]]) -> Vec<Line<'static>> {
    let widest = |column: usize| {
        let widths = rows
            .iter()
            .map(|row| usize::from(text::width(&row[column])));
        widths.max().unwrap_or(0)
    };
    let line = |row: &[String; COLUMNS]| {
        let cells = row.iter().enumerate().map(|(column, cell)| match column {
            0 => panel::fitted(cell, widest(0)),
            _ => panel::right_fitted(cell, widest(column)),
        });
        Line::raw(cells.collect::<Vec<_>>().join("  "))
    };
    rows.iter().map(line).collect()
}
