//! The figures of a lifetime.

use brikke_app::words;
use brikke_store::{Fastest, Statistics, StoreError};
use eframe::egui::{Grid, RichText, Ui, vec2};

use crate::parts::{Bar, Column, Page, Table, show_bars};
use crate::screen::{Next, Screen};
use crate::world::World;

/// The figures of all scored games as they were when the page was opened.
pub(crate) struct StatisticsScreen {
    read: Result<Statistics, StoreError>,
}

impl StatisticsScreen {
    /// The figures as they are now.
    pub(crate) fn new(world: &World) -> StatisticsScreen {
        let read = world.desk.store().map(|store| store.statistics(None));
        StatisticsScreen {
            read: read.unwrap_or_else(|| Ok(Statistics::default())),
        }
    }
}

fn show_statistics(ui: &mut Ui, world: &World, statistics: &Statistics) {
    let columns = if ui.available_width() > 480.0 { 4 } else { 2 };
    let grid = Grid::new("figures").num_columns(columns);
    grid.spacing(vec2(24.0, 6.0)).show(ui, |ui| {
        for (index, (id, value)) in words::statistics(statistics).into_iter().enumerate() {
            ui.weak(world.text(id));
            ui.label(RichText::new(value).strong());
            if (index + 1) % (columns / 2) == 0 {
                ui.end_row();
            }
        }
    });
    ui.add_space(8.0);
    heading(ui, world, "statistics-best-tiles");
    show_bars(ui, world, &best_tiles(statistics));
    ui.add_space(8.0);
    heading(ui, world, "statistics-fastest");
    show_fastest(ui, world, &statistics.fastest);
}

fn heading(ui: &mut Ui, world: &World, id: &str) {
    let text = RichText::new(world.text(id));
    ui.label(text.strong().color(world.look.colours().accent));
}

/// How many games ended with which tile, the largest first.
fn best_tiles(statistics: &Statistics) -> Vec<Bar> {
    let most = statistics.best_tiles.values().copied().max().unwrap_or(1);
    let tiles = statistics.best_tiles.iter().rev();
    tiles
        .map(|(tile, &games)| Bar {
            name: tile.to_string(),
            length: Some(share(games, most)),
            value: games.to_string(),
            is_marked: false,
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "the length of a bar in pixels")]
fn share(part: u64, whole: u64) -> f32 {
    part as f32 / whole.max(1) as f32
}

fn show_fastest(ui: &mut Ui, world: &World, records: &[Fastest]) {
    let columns = [
        Column::right(world.text("statistics-fastest-tile")),
        Column::right(world.text("statistics-fastest-moves")),
        Column::right(world.text("statistics-fastest-time")),
    ];
    let rows: Vec<Vec<String>> = records
        .iter()
        .rev()
        .map(|record| {
            vec![
                record.tile.to_string(),
                record.by_moves.split.ply.to_string(),
                words::clock(record.by_time.split.time),
            ]
        })
        .collect();
    Table::new("fastest", &columns, &rows).show(ui, world);
}

impl Screen for StatisticsScreen {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let page = Page::new(world.text("statistics-title"));
        let back = page.show(ui, world, |ui, world| match &self.read {
            Ok(statistics) if statistics.games == 0 => {
                ui.weak(world.text("statistics-empty"));
            }
            Ok(statistics) => show_statistics(ui, world, statistics),
            Err(error) => {
                let problem = words::trouble(world.locale, error);
                ui.colored_label(world.look.colours().warning, problem);
            }
        });
        if back { Next::Back } else { Next::Stay }
    }
}
