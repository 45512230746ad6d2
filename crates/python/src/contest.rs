//! Many games of a player.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use brikke_ai::contest::{Contest, PlayedGame, Summary};
use brikke_ai::{Advice, Player as AiPlayer};
use brikke_engine::{Board, Direction, Rank, Rules as EngineRules, Seed};
use numpy::{PyArray1, PyArray3};
use pyo3::prelude::*;

use crate::arrays::{boards_array, vector};
use crate::episodes::points;
use crate::errors::refused_argument;
use crate::long_work::{run, run_silently};
use crate::player::{Player, number, threads};
use crate::rules::Rules;

/// Score, moves and largest tile of a game.
type Played = (u128, u64, u128);

/// The number that a text stands for as the seed of a match: the one that it
/// is, as for `brikke match --seed`, or one that is made of it.
#[pyfunction]
pub(crate) fn seed_number(text: &str) -> PyResult<u64> {
    if let Ok(number) = text.parse() {
        return Ok(number);
    }
    let seed = Seed::new(text).map_err(|error| refused_argument("seed", error))?;
    Ok(seed.number())
}

/// Plays the games `first..first + games` of a match and returns score, moves
/// and largest tile of each. `arrived` is called with the number of each game
/// and these as it ends.
#[pyfunction]
#[pyo3(signature = (player, seed, first, games, jobs, arrived=None))]
pub(crate) fn play_games(
    py: Python<'_>,
    player: &Player,
    seed: u64,
    first: usize,
    games: usize,
    jobs: usize,
    arrived: Option<Py<PyAny>>,
) -> PyResult<Vec<Played>> {
    check(first, games)?;
    let tells = arrived.is_some();
    let finished = run(
        py,
        |stop, tell| {
            let started = Instant::now();
            let contest = Contest {
                rules: &player.rules_ref().0,
                seed,
                games,
                jobs: threads(jobs),
                clock: &|| started.elapsed(),
                stop,
            };
            let build = |seed| player.build(seed, stop);
            let mut finished = contest.play_from(first, &[&build], |arrived| {
                if tells {
                    tell((arrived.number, *arrived.game));
                }
            });
            finished.pop().unwrap_or_default()
        },
        |py, (number, game)| match &arrived {
            Some(arrived) => {
                let (score, moves, largest) = figures(&game);
                arrived.call1(py, (number, score, moves, largest)).map(drop)
            }
            None => Ok(()),
        },
    )?;
    Ok(finished.iter().map(figures).collect())
}

/// A match whose games have these numbers can be played.
fn check(first: usize, games: usize) -> PyResult<()> {
    // The numbers of games are in arrays of Python.
    match first.checked_add(games).map(i64::try_from) {
        Some(Ok(_)) => Ok(()),
        _ => Err(refused_argument("games", "their numbers go up to 2^63 - 1")),
    }
}

fn figures(game: &PlayedGame) -> Played {
    (game.score, game.moves, game.largest.map_or(0, Rank::tile))
}

/// Mean, standard error, median, lowest and highest of the scores; mean and
/// sum of the moves; the share of games that reached each tile.
type Figures = (
    f64,
    Option<f64>,
    f64,
    u128,
    u128,
    f64,
    u64,
    Vec<(u128, f64)>,
);

/// The figures of games that were played under these rules; `None` if there
/// are none.
#[pyfunction]
pub(crate) fn summarise(rules: &Rules, games: Vec<Played>) -> Option<Figures> {
    let played = |(score, moves, largest)| PlayedGame {
        score,
        moves,
        largest: Rank::of_tile(largest),
        took: Duration::ZERO,
    };
    let games: Vec<PlayedGame> = games.into_iter().map(played).collect();
    let summary = Summary::of(&games)?;
    let tiles = summary.tiles(&rules.0);
    let reached = tiles.map(|tile| (tile.tile(), summary.share_reaching(tile)));
    Some((
        summary.mean_score,
        summary.standard_error,
        summary.median_score,
        summary.lowest_score,
        summary.highest_score,
        summary.mean_moves,
        summary.moves,
        reached.collect(),
    ))
}

/// Boards, actions, points, and the number of the game of each.
type Trajectories<'py> = (
    Bound<'py, PyArray3<u8>>,
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray1<f64>>,
    Bound<'py, PyArray1<i64>>,
);

/// Plays the games `first..first + games` of a match and returns every board
/// with the action on it, the points that it brought, and the number of its
/// game.
#[pyfunction]
pub(crate) fn play_trajectories<'py>(
    py: Python<'py>,
    player: &Player,
    seed: u64,
    first: usize,
    games: usize,
) -> PyResult<Trajectories<'py>> {
    check(first, games)?;
    let rules = &player.rules_ref().0;
    let log = run_silently(py, |stop| {
        let log = Arc::new(Mutex::new(MoveLog::new(first)));
        let contest = Contest {
            rules,
            seed,
            games,
            // One thread plays the games in their order.
            jobs: threads(1),
            clock: &|| Duration::ZERO,
            stop,
        };
        let build = |seed| -> Box<dyn AiPlayer> {
            Box::new(Observed {
                player: player.build(seed, stop),
                log: Arc::clone(&log),
            })
        };
        contest.play_from(first, &[&build], |_| {});
        let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *log)
    })?;
    Ok((
        boards_array(py, log.boards, rules.size())?,
        vector(py, log.actions),
        vector(py, log.gained),
        vector(py, log.games),
    ))
}

/// The moves of several games.
#[derive(Default)]
struct MoveLog {
    boards: Vec<u8>,
    actions: Vec<i64>,
    gained: Vec<f64>,
    games: Vec<i64>,
    next_game: i64,
}

impl MoveLog {
    fn new(first: usize) -> MoveLog {
        MoveLog {
            next_game: i64::try_from(first).unwrap_or(i64::MAX),
            ..MoveLog::default()
        }
    }

    fn add(&mut self, board: &Board, direction: Direction) {
        let Some(slide) = board.slide(direction) else {
            return;
        };
        self.boards.extend_from_slice(board.numbers());
        self.actions.push(number(direction));
        self.gained.push(points(slide.gained));
        self.games.push(self.next_game - 1);
    }
}

/// A player whose moves are logged.
struct Observed {
    player: Box<dyn AiPlayer>,
    log: Arc<Mutex<MoveLog>>,
}

impl AiPlayer for Observed {
    fn name(&self) -> &str {
        self.player.name()
    }

    fn new_game(&mut self, seed: u64) {
        self.log
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .next_game += 1;
        self.player.new_game(seed);
    }

    fn values(&mut self, board: &Board, rules: &EngineRules) -> [Option<f64>; 4] {
        self.player.values(board, rules)
    }

    fn choose(&mut self, board: &Board, rules: &EngineRules) -> Option<Direction> {
        let chosen = self.player.choose(board, rules)?;
        self.log
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .add(board, chosen);
        Some(chosen)
    }

    fn advise(&mut self, board: &Board, rules: &EngineRules) -> Option<Advice> {
        self.player.advise(board, rules)
    }
}
