//! `brikke games`: the list of saved games.

use std::fmt;

use brikke_engine::Commitment;
use brikke_play::Mode;
use brikke_store::{GameFilter, GameLine, GameQuery, Storage, Store, StoreError};
use serde::Serialize;

use crate::cli::{GamesArgs, Which};
use crate::failure::Failure;
use crate::output::date;

/// The number of games people are shown unless they ask for another number.
const PAGE: usize = 20;

/// One game, for scripts.
#[derive(Serialize)]
struct Line {
    id: u64,
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
    seconds: f64,
    seconds_played: f64,
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
            seconds: summary.time_played.as_secs_f64(),
            seconds_played: summary.time_played.as_secs_f64(),
            date: date(game.played.millis()),
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
    #[serde(skip)]
    more: bool,
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games.is_empty() {
            return f.write_str("no games yet");
        }
        write!(
            f,
            "{:>6}  {:<16}  {:>9}  {:>7}  {:>7}  {:>5}  {:<10}  rules",
            "game", "played", "score", "moves", "best", "undos", "state"
        )?;
        for game in &self.games {
            write!(f, "\n{game}")?;
        }
        if let (true, Some(last)) = (self.more, self.games.last()) {
            write!(f, "\nolder games: brikke games --before {}", last.id)?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match self.mode {
            "practice" => "practice",
            _ => self.result,
        };
        write!(
            f,
            "{:>6}  {:<16}  {:>9}  {:>7}  {:>7}  {:>5}  {state:<10}  {}",
            self.id, self.date, self.score, self.moves, self.best_tile, self.undos, self.rules,
        )
    }
}

pub(super) fn run(args: &GamesArgs) -> Result<(), Failure> {
    let store = args.data.open()?;
    let limit = match args.limit {
        Some(limit) => limit,
        None if args.output.json => usize::MAX,
        None => PAGE,
    };
    let page = GameQuery {
        filter: args.which.map_or(GameFilter::All, filter),
        before: args.before.map(brikke_store::GameId),
        limit: limit.saturating_add(1),
    };
    let mut games = store.games(&page).map_err(Failure::refused)?;
    let more = games.len() > limit;
    games.truncate(limit);
    let games = games
        .iter()
        .map(|game| line(&store, game, args.output.json));
    args.output.write(&List {
        games: games.collect::<Result<_, _>>().map_err(Failure::refused)?,
        more,
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
        Which::Finished => GameFilter::Finished,
        Which::Unfinished => GameFilter::Unfinished,
        Which::Practice => GameFilter::Practice,
    }
}
