//! `brikke games`: the list of saved games.

use std::fmt;
use std::time::Duration;

use brikke_app::words;
use brikke_engine::Commitment;
use brikke_locale::Locale;
use brikke_play::{Mode, Moment};
use brikke_store::{
    GameFilter, GameId, GameLine, GameQuery, GameSort, Storage, Store, StoreError, Who,
};
use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use crate::cli::{GamesArgs, PlayerArg, Which};
use crate::failure::Failure;
use crate::output::seconds;
use crate::told::Told;

/// The number of games people are shown unless they ask for another number.
const PAGE: usize = 20;

/// One game, for scripts.
#[derive(Serialize)]
struct Line {
    id: u64,
    name: Option<String>,
    rules: String,
    score: u64,
    moves: u64,
    best_tile: u128,
    finished: bool,
    result: &'static str,
    assisted: bool,
    mode: &'static str,
    origin: &'static str,
    undos: u64,
    hints: u64,
    player_moves: u64,
    played_by: String,
    seconds: f64,
    date: String,
    begun: u64,
    played: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

impl Line {
    fn new(game: &GameLine, commitment: Option<Commitment>) -> Line {
        let summary = &game.summary;
        Line {
            id: game.id.0,
            name: game.name.as_ref().map(ToString::to_string),
            rules: game.rules.name(),
            score: summary.score,
            moves: summary.moves,
            best_tile: summary.best.map_or(0, brikke_engine::Rank::tile),
            finished: summary.phase.is_over(),
            result: game.result().name(),
            assisted: summary.is_assisted(),
            mode: match game.mode {
                Mode::Scored => "scored",
                Mode::Practice => "practice",
            },
            origin: summary.assistance.origin.name(),
            undos: summary.undos,
            hints: summary.assistance.hints,
            player_moves: summary.assistance.player_moves,
            played_by: game.played_by.to_string(),
            seconds: seconds(summary.time_played),
            date: words::iso_date(game.played),
            begun: game.begun.millis(),
            played: game.played.millis(),
            commitment: commitment.map(|commitment| commitment.to_string()),
        }
    }
}

#[derive(Serialize)]
#[serde(transparent)]
struct List {
    games: Vec<Line>,
    /// The command that lists more.
    #[serde(skip)]
    more: Option<String>,
    /// Nothing was asked for in particular.
    #[serde(skip)]
    is_unfiltered: bool,
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games.is_empty() {
            let none = ["no game matches", "no games yet"];
            return f.write_str(none[usize::from(self.is_unfiltered)]);
        }
        write!(
            f,
            "{:>6}  {:<17}  {:>9}  {:>7}  {:>9}  {:>7}  {:>5}  {:<10}  {:<8}  {:<10}  rules",
            "game",
            "played",
            "score",
            "moves",
            "best tile",
            "time",
            "undos",
            "state",
            "help",
            "played by"
        )?;
        for game in &self.games {
            write!(f, "\n{game}")?;
        }
        match &self.more {
            Some(more) => write!(f, "\n{more}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match self.mode {
            "practice" => "practice",
            _ => self.result,
        };
        let english = Locale::default();
        let played_by = match self.played_by.as_str() {
            "person" => "you",
            machine => machine,
        };
        let help = match (played_by, self.assisted) {
            ("you", true) => "assisted",
            ("you", false) => "clean",
            _ => "",
        };
        write!(
            f,
            "{:>6}  {:<17}  {:>9}  {:>7}  {:>9}  {:>7}  {:>5}  {state:<10}  {help:<8}  {played_by:<10}  {}",
            self.id,
            words::date(english, Moment::from_millis(self.played)),
            english.number(self.score),
            english.number(self.moves),
            self.best_tile,
            words::clock(Duration::from_secs_f64(self.seconds)),
            english.number(self.undos),
            self.rules,
        )?;
        match &self.name {
            Some(name) => write!(f, "  '{name}'"),
            None => Ok(()),
        }
    }
}

pub(super) fn run(args: &GamesArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let store = args.data.open(locale)?;
    let limit = match args.limit {
        Some(limit) => limit,
        None if args.output.json => usize::MAX,
        None => PAGE,
    };
    let query = query(args)?;
    let is_unfiltered = GameQuery {
        sort: GameSort::Newest,
        ..query.clone()
    } == GameQuery::ALL
        && args.before.is_none();
    let page = GameQuery {
        limit: match args.before {
            Some(_) => usize::MAX,
            None => limit.saturating_add(1),
        },
        ..query
    };
    let games = store.games(&page);
    let mut games = games.map_err(Failure::store)?;
    if let Some(before) = args.before {
        retain_before(&mut games, &store, GameId(before));
    }
    let is_more = games.len() > limit;
    games.truncate(limit);
    let more = games
        .last()
        .filter(|_| is_more)
        .map(|last| more(&page, last, locale));
    let text = locale.map(|locale| told(locale, &games, more.as_deref(), is_unfiltered));
    let games = games
        .iter()
        .map(|game| line(&store, game, args.output.json));
    let list = List {
        games: games.collect::<Result<_, _>>().map_err(Failure::store)?,
        more,
        is_unfiltered,
    };
    args.output.write(&Told::new(list, text))
}

/// Leaves the games that were last played before this one; of one that is gone,
/// its number tells.
fn retain_before(games: &mut Vec<GameLine>, store: &Store, id: GameId) {
    match store.game(id) {
        Ok(one) => games.retain(|game| GameSort::Newest.compare(&one, game).is_lt()),
        Err(_) => games.retain(|game| game.id < id),
    }
}

/// The list in a language, as the application shows it.
fn told(locale: Locale, games: &[GameLine], more: Option<&str>, is_unfiltered: bool) -> String {
    if games.is_empty() {
        let none = ["games-nothing-matches", "games-empty"];
        return locale.text(none[usize::from(is_unfiltered)]);
    }
    let titles = COLUMNS.map(|(id, _)| locale.text(id));
    let rows = games.iter().map(|game| told_row(locale, game));
    let rows: Vec<[String; 11]> = std::iter::once(titles).chain(rows).collect();
    let widest = |column: usize| rows.iter().map(|row| row[column].width()).max();
    let widths: [usize; 11] = std::array::from_fn(|column| widest(column).unwrap_or(0));
    let line = |row: &[String; 11]| {
        let cells = row.iter().zip(COLUMNS).zip(widths);
        let cells = cells.map(|((text, (_, is_number)), width)| {
            let blanks = " ".repeat(width.saturating_sub(text.width()));
            if is_number {
                blanks + text
            } else {
                text.clone() + &blanks
            }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let lines = rows.iter().map(line);
    lines
        .chain(more.map(str::to_owned))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The ids of the columns, and whether they have numbers.
const COLUMNS: [(&str, bool); 11] = [
    ("games-number", true),
    ("games-date", false),
    ("games-score", true),
    ("games-moves", true),
    ("games-best-tile", true),
    ("games-time", true),
    ("play-undos", true),
    ("games-state", false),
    ("games-help", false),
    ("games-player", false),
    ("games-rules", false),
];

fn told_row(locale: Locale, game: &GameLine) -> [String; 11] {
    let summary = &game.summary;
    let rules = words::rules(locale, &game.rules);
    let best = summary.best.map(|best| best.to_string());
    [
        game.id.to_string(),
        words::date(locale, game.played),
        locale.number(summary.score),
        locale.number(summary.moves),
        best.unwrap_or_default(),
        words::clock(summary.time_played),
        locale.number(summary.undos),
        words::game_state(locale, game).text,
        words::help(locale, game),
        words::played_by(locale, &game.played_by),
        match &game.name {
            Some(name) => format!("{rules}  “{name}”"),
            None => rules,
        },
    ]
}

/// Says how to see more games than these.
fn more(page: &GameQuery, last: &GameLine, locale: Option<Locale>) -> String {
    let spoken = locale.unwrap_or_default();
    if page.sort != GameSort::Newest {
        return spoken.text("games-more");
    }
    let command = format!("brikke games --before {}", last.id);
    match locale {
        Some(locale) => locale.text_with("games-older", &[("command", command.into())]),
        None => format!("older games: {command}"),
    }
}

/// The games that were asked for.
fn query(args: &GamesArgs) -> Result<GameQuery, Failure> {
    let (who, machine) = match &args.player {
        None => (Who::All, None),
        Some(PlayerArg::Person) => (Who::Person, None),
        Some(PlayerArg::Machines) => (Who::Machines, None),
        Some(PlayerArg::Named(name)) => (Who::Machines, Some(name.clone())),
    };
    Ok(GameQuery {
        filter: args.which.map_or(GameFilter::All, filter),
        who,
        machine,
        rules: args.rules.chosen(&args.data)?,
        since: args.since,
        text: args.search.clone(),
        sort: args.sort.into(),
        ..GameQuery::ALL
    })
}

/// The line of a game; scripts get its commitment too.
fn line(store: &Store, game: &GameLine, with_commitment: bool) -> Result<Line, StoreError> {
    let commitment = if with_commitment {
        store.commitment(game.id)?
    } else {
        None
    };
    Ok(Line::new(game, commitment))
}

fn filter(which: Which) -> GameFilter {
    match which {
        Which::Won => GameFilter::Won,
        Which::Lost => GameFilter::Lost,
        Which::Finished => GameFilter::Finished,
        Which::Unfinished => GameFilter::Unfinished,
        Which::Practice => GameFilter::Practice,
    }
}
