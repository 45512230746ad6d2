//! Players with everything that they need.

use std::io;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;

use brikke_ai::learned::{Endgames, Learned, Network};
use brikke_ai::{Corner, Effort, Expectimax, Fast, Greedy, Player, Random, Slow};
use brikke_engine::{Rules, Size};
use brikke_solver::endgame::{CatalogEntry, Table};
use brikke_solver::{Solution, SolveError};

use crate::assets::LoadContext;
use crate::endgame::EndgamePlayer;
#[cfg(not(target_family = "wasm"))]
use crate::network_files::load_network;
use crate::optimal::Optimal;
use crate::solution_cache;
use crate::spec::PlayerSpec;

/// A player with everything that it needs, to be built as often as one likes.
#[derive(Clone)]
pub enum LoadedPlayer {
    /// The player `random`.
    Random,
    /// The player `greedy`.
    Greedy,
    /// The player `corner`.
    Corner,
    /// The player `fast`.
    Fast,
    /// The player `slow`.
    Slow,
    /// The player `expectimax`.
    Expectimax(Effort),
    /// The player `learned` with its network.
    Learned(Arc<Network>, Effort),
    /// The player `optimal` with its solution.
    Optimal(Arc<Solution>),
    /// The player `best` with its network and its endgames, if there are any.
    Best(Arc<Network>, Option<Arc<dyn Endgames>>, Effort),
    /// The player of an endgame table.
    Endgame(&'static CatalogEntry, Arc<Table>),
}

/// The reason why a player cannot be loaded.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LoadError {
    /// Somebody asked to stop.
    #[error("stopped")]
    Stopped,
    /// The rules cannot be solved, or not within the memory that a player may
    /// take.
    #[error("the player optimal cannot play under these rules: {0}")]
    NotSolvable(SolveError),
    /// There is no network for boards of this size.
    #[error("{}", needs_network(*size, "none is found"))]
    NoNetwork {
        /// The size of the board.
        size: Size,
    },
    /// The file that should have a network for boards of this size does not.
    #[error("{}", needs_network(*size, &problem.about(path)))]
    BadNetwork {
        /// The size of the board.
        size: Size,
        /// The file.
        path: PathBuf,
        /// The reason why it is of no use.
        problem: NetworkProblem,
    },
    /// The endgame table of this name is not built.
    #[error("the endgame table {0} is not built: 'brikke tables build {0}' builds it")]
    NoTable(&'static str),
    /// The file of the endgame table of this name is damaged, of another
    /// version, or cannot be read.
    #[error(
        "the endgame table {0} is damaged or of another version: 'brikke tables remove {0}' and \
         'brikke tables build {0}' make it anew"
    )]
    BadTable(&'static str),
    /// Another program builds the endgame table of this name.
    #[error("another program is building the endgame table {0}")]
    TableInUse(&'static str),
    /// A file of the endgame table cannot be written.
    #[error("{} cannot be written: {kind}", path.display())]
    UnwritableTable {
        /// The file.
        path: PathBuf,
        /// The reason.
        kind: io::ErrorKind,
    },
    /// The player has no positions to deal.
    #[error("only an endgame table deals positions")]
    DealsNothing,
    /// The system has no thread left for the player to think on.
    #[error("the system has no free thread for the player")]
    NoThread,
}

/// The reason why a file is of no use as a network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NetworkProblem {
    /// There is no such file.
    NotFound,
    /// The system does not let it be read.
    Unreadable(io::ErrorKind),
    /// The network is for boards of this size.
    OtherSize(Size),
    /// The file is something else.
    Foreign,
    /// A later version of Brikke has written it.
    Later {
        /// The first line of the file.
        title: String,
    },
    /// An earlier version of Brikke has written it.
    Earlier {
        /// The first line of the file.
        title: String,
    },
    /// A line of its header makes no sense.
    Header {
        /// The line.
        line: String,
    },
    /// Its checksum is wrong, or its contents are impossible.
    Damaged,
    /// It ends too early.
    CutOff,
}

impl NetworkProblem {
    /// The problem as a clause about the file.
    fn about(&self, path: &Path) -> String {
        let path = path.display();
        match self {
            NetworkProblem::NotFound => format!("there is no file {path}"),
            NetworkProblem::Unreadable(io::ErrorKind::InvalidInput) => {
                format!("{path} is not a regular file")
            }
            NetworkProblem::Unreadable(kind) => format!("{path} cannot be read: {kind}"),
            NetworkProblem::OtherSize(size) => format!("{path} is for {size}"),
            NetworkProblem::Foreign => format!("{path}: it is not a network made by Brikke"),
            NetworkProblem::Later { title } => format!(
                "{path}: it is a network of a later version ('{title}'): a newer Brikke reads it"
            ),
            NetworkProblem::Earlier { title } => format!(
                "{path}: it is a network of an earlier version ('{title}'): export it anew with \
                 brikke train"
            ),
            NetworkProblem::Header { line } => {
                format!("{path}: the line '{line}' of its header makes no sense")
            }
            NetworkProblem::Damaged => format!("{path}: it is damaged"),
            NetworkProblem::CutOff => format!("{path}: it is cut off"),
        }
    }
}

fn needs_network(size: Size, reason: &str) -> String {
    format!(
        "the player learned needs a network for {size} ({reason}): 'brikke train --size {size} \
         --checkpoint DIR --time 8h --export FILE' makes one, and BRIKKE_NETWORK=FILE names it"
    )
}

impl From<SolveError> for LoadError {
    fn from(error: SolveError) -> LoadError {
        match error {
            SolveError::Stopped => LoadError::Stopped,
            other => LoadError::NotSolvable(other),
        }
    }
}

/// The network for this size: one that was handed in, or from a file.
fn network(size: Size, context: &LoadContext<'_>) -> Result<Arc<Network>, LoadError> {
    match context.assets.given_network(size) {
        Some(network) => Ok(network),
        #[cfg(not(target_family = "wasm"))]
        None => load_network(size, context),
        #[cfg(target_family = "wasm")]
        None => Err(LoadError::NoNetwork { size }),
    }
}

/// The strongest player for these rules, with this effort if it searches.
fn best(
    effort: Effort,
    rules: &Rules,
    context: &LoadContext<'_>,
) -> Result<LoadedPlayer, LoadError> {
    if solution_cache::is_solved_quickly(rules) {
        return PlayerSpec::Optimal.load(rules, context);
    }
    if !context.assets.has_network_for(rules) {
        return Ok(LoadedPlayer::Expectimax(effort));
    }
    let network = network(rules.size(), context)?;
    Ok(LoadedPlayer::Best(
        network,
        endgames(rules, context),
        effort,
    ))
}

/// The endgames at hand that make a player stronger under these rules.
#[cfg(not(target_family = "wasm"))]
fn endgames(rules: &Rules, context: &LoadContext<'_>) -> Option<Arc<dyn Endgames>> {
    let helps = context.assets.has_helpful_tables(rules);
    let endgames = context.assets.endgames().filter(|_| helps)?;
    Some(endgames)
}

/// A browser has no tables.
#[cfg(target_family = "wasm")]
fn endgames(_: &Rules, _: &LoadContext<'_>) -> Option<Arc<dyn Endgames>> {
    None
}

impl PlayerSpec {
    /// Gets what the player needs under these rules. `optimal` takes their
    /// solution from the cache, or solves them and saves it there; `learned`
    /// loads its network, and `best` the endgame tables as well.
    ///
    /// # Errors
    ///
    /// The rules cannot be solved, there is no network for their size, or it
    /// was stopped.
    pub fn load(self, rules: &Rules, context: &LoadContext<'_>) -> Result<LoadedPlayer, LoadError> {
        Ok(match self {
            PlayerSpec::Random => LoadedPlayer::Random,
            PlayerSpec::Greedy => LoadedPlayer::Greedy,
            PlayerSpec::Corner => LoadedPlayer::Corner,
            PlayerSpec::Fast => LoadedPlayer::Fast,
            PlayerSpec::Slow => LoadedPlayer::Slow,
            PlayerSpec::Expectimax(effort) => LoadedPlayer::Expectimax(effort),
            PlayerSpec::Learned(effort) => {
                LoadedPlayer::Learned(network(rules.size(), context)?, effort)
            }
            PlayerSpec::Optimal => LoadedPlayer::Optimal(solution_cache::solution(rules, context)?),
            PlayerSpec::Best(effort) => best(effort, rules, context)?,
            PlayerSpec::Endgame(entry) => {
                LoadedPlayer::Endgame(entry, context.assets.table(entry)?)
            }
        })
    }

    /// Checks that the player can be loaded under these rules, as far as that
    /// can be told without doing it.
    ///
    /// # Errors
    ///
    /// The rules cannot be solved.
    pub fn check(self, rules: &Rules) -> Result<(), LoadError> {
        match self {
            PlayerSpec::Optimal => Ok(solution_cache::check(rules)?),
            _ => Ok(()),
        }
    }
}

impl LoadedPlayer {
    /// The player's name, with its effort.
    pub const fn spec(&self) -> PlayerSpec {
        match self {
            LoadedPlayer::Random => PlayerSpec::Random,
            LoadedPlayer::Greedy => PlayerSpec::Greedy,
            LoadedPlayer::Corner => PlayerSpec::Corner,
            LoadedPlayer::Fast => PlayerSpec::Fast,
            LoadedPlayer::Slow => PlayerSpec::Slow,
            LoadedPlayer::Expectimax(effort) => PlayerSpec::Expectimax(*effort),
            LoadedPlayer::Learned(_, effort) => PlayerSpec::Learned(*effort),
            LoadedPlayer::Optimal(_) => PlayerSpec::Optimal,
            LoadedPlayer::Best(_, _, effort) => PlayerSpec::Best(*effort),
            LoadedPlayer::Endgame(entry, _) => PlayerSpec::Endgame(entry),
        }
    }

    /// Builds the player. One that draws lots draws them by the seed.
    pub fn build(&self, seed: u64) -> Box<dyn Player> {
        self.build_with_threads(seed, NonZero::<usize>::MIN)
    }

    /// Builds the player for somebody who waits for this one player. It
    /// thinks with all cores if it thinks for a time; any other player would
    /// stop being repeatable, for which speed is no reason.
    pub fn build_for_one(&self, seed: u64) -> Box<dyn Player> {
        let threads = match self.spec().effort() {
            Some(Effort::Time(_)) => available_parallelism().unwrap_or(NonZero::<usize>::MIN),
            _ => NonZero::<usize>::MIN,
        };
        self.build_with_threads(seed, threads)
    }

    fn build_with_threads(&self, seed: u64, threads: NonZero<usize>) -> Box<dyn Player> {
        match self {
            LoadedPlayer::Random => Box::new(Random::new(seed)),
            LoadedPlayer::Greedy => Box::new(Greedy),
            LoadedPlayer::Corner => Box::new(Corner),
            LoadedPlayer::Fast => Box::new(Fast),
            LoadedPlayer::Slow => Box::new(Slow::new()),
            LoadedPlayer::Expectimax(effort) => {
                Box::new(Expectimax::new(*effort).with_threads(threads))
            }
            LoadedPlayer::Learned(network, effort) => {
                Box::new(Learned::new(Arc::clone(network), *effort).with_threads(threads))
            }
            LoadedPlayer::Optimal(solution) => Box::new(Optimal::new(Arc::clone(solution))),
            LoadedPlayer::Best(network, endgames, effort) => Box::new(
                Learned::new(Arc::clone(network), *effort)
                    .with_endgames(*effort, endgames.clone())
                    .with_threads(threads),
            ),
            LoadedPlayer::Endgame(_, table) => Box::new(EndgamePlayer::new(Arc::clone(table))),
        }
    }
}
