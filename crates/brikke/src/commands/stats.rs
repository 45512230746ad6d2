//! `brikke stats`: the statistics of scored games.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use brikke_app::{Locale, words};
use brikke_engine::Rank;
use brikke_store::{Fastest, Statistics, Storage};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::cli::StatsArgs;
use crate::failure::Failure;
use crate::output::{padded, seconds};
use crate::told::Told;

/// The width of the longest bar, in columns.
const BAR: usize = 40;

#[derive(Serialize)]
struct Figures {
    who: &'static str,
    games: u64,
    finished: u64,
    won: u64,
    moves: u64,
    seconds_played: f64,
    merges: u64,
    points: u128,
    best_score: u64,
    best_tile: u128,
    current_streak: u64,
    longest_streak: u64,
    best_tiles: BTreeMap<u128, u64>,
    fastest: Vec<Record>,
}

/// The fastest games to a tile.
#[derive(Serialize)]
struct Record {
    tile: u128,
    moves: u64,
    moves_game: u64,
    seconds: f64,
    seconds_game: u64,
}

impl From<&Fastest> for Record {
    fn from(fastest: &Fastest) -> Record {
        Record {
            tile: fastest.tile.tile(),
            moves: fastest.by_moves.split.ply,
            moves_game: fastest.by_moves.game.0,
            seconds: seconds(fastest.by_time.split.time),
            seconds_game: fastest.by_time.game.0,
        }
    }
}

impl Figures {
    fn new(who: &'static str, statistics: &Statistics) -> Figures {
        let tiles = statistics.best_tiles.iter();
        Figures {
            who,
            games: statistics.games,
            finished: statistics.finished,
            won: statistics.won,
            moves: statistics.moves,
            seconds_played: seconds(statistics.time_played),
            merges: statistics.merges,
            points: statistics.points,
            best_score: statistics.best_score,
            best_tile: statistics.best_tile.map_or(0, Rank::tile),
            current_streak: statistics.current_streak,
            longest_streak: statistics.longest_streak,
            best_tiles: tiles.map(|(rank, &games)| (rank.tile(), games)).collect(),
            fastest: statistics.fastest.iter().map(Record::from).collect(),
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [games, finished, won] = [self.games, self.finished, self.won].map(number);
        let [moves, merges, best] = [self.moves, self.merges, self.best_score].map(number);
        writeln!(f, "games     {games:>12}  {finished} finished, {won} won")?;
        let unit = if self.merges == 1 { "merge" } else { "merges" };
        writeln!(f, "moves     {moves:>12}  {merges} {unit}")?;
        writeln!(f, "played    {:>12}", clock(self.seconds_played))?;
        writeln!(f, "points    {:>12}  best {best}", number(self.points))?;
        writeln!(f, "best tile {:>12}", self.best_tile)?;
        let [current, longest] = [self.current_streak, self.longest_streak].map(number);
        write!(f, "won in a row {current:>9}  longest {longest}")?;
        self.write_histogram(f)?;
        self.write_records(f)
    }
}

impl Figures {
    fn write_histogram(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = self.best_tiles.values().max().copied().unwrap_or(0);
        if most > 0 {
            write!(f, "\n\ngames by best tile")?;
        }
        for (tile, &games) in &self.best_tiles {
            let bar = bar(games, most);
            write!(f, "\n{tile:>8}  {bar} {}", number(games))?;
        }
        Ok(())
    }

    fn write_records(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.fastest.is_empty() {
            write!(f, "\n\nfastest to        moves (game)        time (game)")?;
        }
        for record in &self.fastest {
            let Record {
                tile, moves_game, ..
            } = record;
            let moves = number(record.moves);
            let (time, game) = (clock(record.seconds), record.seconds_game);
            write!(
                f,
                "\n{tile:>8}  {moves:>10} ({moves_game})  {time:>14} ({game})"
            )?;
        }
        Ok(())
    }
}

/// A number in English.
fn number(number: impl Into<u128>) -> String {
    Locale::default().number(number)
}

/// A bar as long as `value` is large beside `most`; never empty.
fn bar(value: u64, most: u64) -> String {
    let eighths = u128::from(value) * BAR as u128 * 8 / u128::from(most.max(1));
    let eighths = usize::try_from(eighths).unwrap_or(0).max(1);
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    "█".repeat(eighths / 8) + rest
}

/// `1:02:03` or `2:03`.
fn clock(seconds: f64) -> String {
    let seconds = Duration::try_from_secs_f64(seconds).map_or(0, |time| time.as_secs());
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The statistics in a language, in the same form as in English.
fn told(locale: Locale, statistics: &Statistics) -> String {
    let figures = told_figures(locale, statistics);
    let names = figures.each_ref().map(|(id, ..)| locale.text(id));
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let line = |(name, (_, value, note)): (&String, &(&str, String, String))| {
        let line = format!("{} {value:>12}  {note}", padded(name, widest));
        line.trim_end().to_owned()
    };
    let mut lines: Vec<String> = names.iter().zip(&figures).map(line).collect();
    if !statistics.best_tiles.is_empty() {
        lines.extend([String::new(), locale.text("statistics-best-tiles")]);
    }
    let most = statistics.best_tiles.values().max().copied().unwrap_or(0);
    for (tile, &games) in &statistics.best_tiles {
        let count = locale.number(games);
        lines.push(format!(
            "{:>8}  {} {count}",
            tile.to_string(),
            bar(games, most)
        ));
    }
    lines.extend(records(locale, &statistics.fastest));
    lines.join("\n")
}

/// Each figure with the id of its name, and what is said beside it.
fn told_figures(locale: Locale, statistics: &Statistics) -> [(&'static str, String, String); 6] {
    let note = |id, name, value: u128| locale.text_with(id, &[(name, value.into())]);
    let finished = [
        ("finished", statistics.finished.into()),
        ("won", statistics.won.into()),
    ];
    let finished = locale.text_with("stats-finished-won", &finished);
    let tile = statistics.best_tile.map(|tile| tile.to_string());
    [
        (
            "statistics-games",
            locale.number(statistics.games),
            finished,
        ),
        (
            "statistics-moves",
            locale.number(statistics.moves),
            note("stats-merges", "merges", statistics.merges.into()),
        ),
        (
            "statistics-time-played",
            words::clock(statistics.time_played),
            String::new(),
        ),
        (
            "statistics-points",
            locale.number(statistics.points),
            note("stats-best", "score", statistics.best_score.into()),
        ),
        (
            "statistics-best-tile",
            tile.unwrap_or_else(|| "0".to_owned()),
            String::new(),
        ),
        (
            "statistics-current-streak",
            locale.number(statistics.current_streak),
            note("stats-longest", "streak", statistics.longest_streak.into()),
        ),
    ]
}

/// The records in a language, each with the numbers of its games.
fn records(locale: Locale, fastest: &[Fastest]) -> Vec<String> {
    if fastest.is_empty() {
        return Vec::new();
    }
    let title = locale.text("statistics-fastest");
    let record = |record: &Fastest| {
        let (moves, time) = (&record.by_moves, &record.by_time);
        let number = locale.number(moves.split.ply);
        let clock = words::clock(time.split.time);
        format!(
            "{:>8}  {number:>10} ({})  {clock:>14} ({})",
            record.tile.to_string(),
            moves.game,
            time.game,
        )
    };
    let records = fastest.iter().map(record);
    [String::new(), title].into_iter().chain(records).collect()
}

pub(super) fn run(args: &StatsArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let store = args.scored.data.open(locale)?;
    let rules = args.scored.rules.chosen(&args.scored.data)?;
    let statistics = store.statistics_of(args.who.into(), rules.as_ref());
    let statistics = statistics.map_err(Failure::store)?;
    let figures = Figures::new(args.who.name(), &statistics);
    let text = locale.map(|locale| told(locale, &statistics));
    args.scored.output.write(&Told::new(figures, text))
}
