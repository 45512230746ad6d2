//! The figures of a lifetime.

use brikke_play::Moment;
use brikke_store::{Fastest, Statistics};
use ratatui::Frame;
use ratatui::text::Line;

use crate::input::Input;
use crate::screen::{Next, Screen};
use crate::scroll::Scroll;
use crate::world::World;
use crate::{panel, words};

/// The figures of all scored games.
pub(crate) struct StatisticsScreen {
    statistics: Result<Statistics, String>,
    scroll: Scroll,
}

impl StatisticsScreen {
    /// The figures as they are now.
    pub(crate) fn new(world: &World) -> StatisticsScreen {
        let read = world.store().map(|store| store.statistics(None));
        let statistics = read.unwrap_or_else(|| Ok(Statistics::default()));
        StatisticsScreen {
            statistics: statistics.map_err(|error| words::trouble(world.locale, &error)),
            scroll: Scroll::default(),
        }
    }
}

impl Screen for StatisticsScreen {
    fn handle(&mut self, input: &Input, _world: &mut World, _now: Moment) -> Next {
        match input {
            input if self.scroll.handle(input) => Next::Stay,
            Input::Key(_) => Next::Back,
            _ => Next::Stay,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text("statistics-title"));
        let lines = match &self.statistics {
            Ok(statistics) if statistics.games == 0 => {
                vec![Line::styled(world.text("statistics-empty"), look.muted())]
            }
            Ok(statistics) => lines(statistics, world),
            Err(problem) => vec![Line::styled(problem.clone(), look.warning())],
        };
        self.scroll.draw(frame, panel::inside(frame.area()), lines);
        panel::keys_line(
            frame,
            look,
            &world.keys(&[("↑↓", "keys-scroll"), ("Esc", "keys-back")]),
        );
    }
}

fn lines(statistics: &Statistics, world: &World) -> Vec<Line<'static>> {
    let mean = statistics.points / u128::from(statistics.games.max(1));
    let tile = statistics
        .best_tile
        .map_or(String::new(), |tile| tile.to_string());
    let figures = [
        ("statistics-games", statistics.games.to_string()),
        ("statistics-finished", statistics.finished.to_string()),
        ("statistics-won", statistics.won.to_string()),
        ("statistics-moves", statistics.moves.to_string()),
        (
            "statistics-time-played",
            words::clock(statistics.time_played),
        ),
        ("statistics-merges", statistics.merges.to_string()),
        ("statistics-points", statistics.points.to_string()),
        ("statistics-best-score", statistics.best_score.to_string()),
        ("statistics-mean-score", mean.to_string()),
        ("statistics-best-tile", tile),
        (
            "statistics-current-streak",
            statistics.current_streak.to_string(),
        ),
        (
            "statistics-longest-streak",
            statistics.longest_streak.to_string(),
        ),
    ];
    let mut lines: Vec<Line<'static>> = figures
        .into_iter()
        .map(|(id, value)| line(&world.text(id), &value))
        .collect();
    lines.push(Line::raw(""));
    lines.push(Line::styled(
        world.text("statistics-best-tiles"),
        world.look.accent(),
    ));
    let tiles = statistics.best_tiles.iter().rev();
    lines.extend(tiles.map(|(tile, games)| line(&tile.to_string(), &games.to_string())));
    lines.push(Line::raw(""));
    lines.extend(fastest(&statistics.fastest, world));
    lines
}

fn line(label: &str, value: &str) -> Line<'static> {
    Line::raw(format!(
        "{} {}",
        panel::fitted(label, 24),
        panel::right_fitted(value, 14)
    ))
}

fn fastest(records: &[Fastest], world: &World) -> Vec<Line<'static>> {
    let columns = |[tile, moves, time]: [String; 3]| {
        let tile = panel::right_fitted(&tile, 10);
        let moves = panel::right_fitted(&moves, 16);
        format!("{tile} {moves} {}", panel::right_fitted(&time, 16))
    };
    let titles = [
        "statistics-fastest-tile",
        "statistics-fastest-moves",
        "statistics-fastest-time",
    ];
    let mut lines = vec![
        Line::styled(world.text("statistics-fastest"), world.look.accent()),
        Line::styled(columns(titles.map(|id| world.text(id))), world.look.muted()),
    ];
    for record in records.iter().rev() {
        lines.push(Line::raw(columns([
            record.tile.to_string(),
            record.by_moves.split.ply.to_string(),
            words::clock(record.by_time.split.time),
        ])));
    }
    lines
}
