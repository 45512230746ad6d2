//! Analysing a whole game, on several threads.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_engine::Game;
use brikke_workers::in_order;

use super::observation::{Observation, Players};
use super::{Analysis, AnalysisProgress};
use crate::PlayerFactory;

/// Analyses all moves of a game.
pub struct Analyst<'a> {
    /// Builds the one who values moves.
    pub advisor: PlayerFactory<'a>,
    /// Builds the one who values tiles. It is asked for some twenty boards
    /// where the advisor is asked for one, so that a faster player does well.
    pub luck: PlayerFactory<'a>,
    /// The number of threads; it changes nothing but the time.
    pub jobs: NonZeroUsize,
    /// The work ends early once this is true.
    pub stop: &'a AtomicBool,
}

/// The number of moves that are analysed in one go. Players may remember within
/// it, and forget before the next: a worker that goes on elsewhere analyses
/// alike.
pub(super) const CHUNK: usize = 32;

/// The seed of players that draw lots.
const SEED: u64 = 1;

impl Analyst<'_> {
    /// Analyses the moves of a game that are not undone; `None` if it was
    /// stopped. `analysed` is told how many moves are done, now and then.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use std::sync::atomic::AtomicBool;
    /// use brikke_ai::Corner;
    /// use brikke_ai::analysis::{Analyst, Grade};
    /// use brikke_engine::{Chance, Direction, Game, Rules, Seed};
    ///
    /// let mut game = Game::start(Rules::default(), Chance::Seed(Seed::new("otters").unwrap()));
    /// while [Direction::Left, Direction::Up].iter().any(|&way| game.play(way).is_ok()) {}
    ///
    /// let analyst = Analyst {
    ///     advisor: &|_| Box::new(Corner),
    ///     luck: &|_| Box::new(Corner),
    ///     jobs: NonZeroUsize::MIN,
    ///     stop: &AtomicBool::new(false),
    /// };
    /// let analysis = analyst.analyse(&game, |_| {}).unwrap();
    /// assert_eq!(analysis.moves.len(), game.plies().len());
    /// // The advisor would have played down.
    /// assert!(analysis.count(Grade::Blunder) > 0);
    /// ```
    pub fn analyse(&self, game: &Game, analysed: impl FnMut(usize)) -> Option<Analysis> {
        let analysis = self.analyse_until_stopped(game, analysed);
        let is_whole = analysis.moves.len() == game.plies().len();
        is_whole.then_some(analysis)
    }

    /// Analyses a game; if it was stopped, its first moves, as far as it came.
    pub fn analyse_until_stopped(&self, game: &Game, mut analysed: impl FnMut(usize)) -> Analysis {
        let begun = AnalysisProgress::default();
        let progress = self.analyse_from(game, begun, |progress| analysed(progress.len()));
        progress.analysis()
    }

    /// Goes on with an analysis that these players began, as if it had never
    /// stopped. `analysed` is told how far it is, now and then.
    pub fn analyse_from(
        &self,
        game: &Game,
        mut progress: AnalysisProgress,
        mut analysed: impl FnMut(&AnalysisProgress),
    ) -> AnalysisProgress {
        let plies = game.plies().len();
        if progress.len() >= plies {
            return progress;
        }
        let first = progress.pieces();
        progress.observations.truncate(first * CHUNK);
        // Pieces that are done before an earlier one.
        let mut early: BTreeMap<usize, Vec<Observation>> = BTreeMap::new();
        let mut next = 0;
        in_order(
            plies.div_ceil(CHUNK) - first,
            self.jobs,
            || self.players(),
            |players, piece| self.observe(players, game, first + piece),
            |piece, observations| {
                early.insert(piece, observations.clone());
                while let Some(observations) = early.remove(&next) {
                    progress.observations.extend(observations);
                    next += 1;
                }
                analysed(&progress);
            },
        );
        progress
    }

    fn players(&self) -> Players {
        Players {
            advisor: (self.advisor)(SEED),
            luck: (self.luck)(SEED),
        }
    }

    fn observe(
        &self,
        players: &mut Players,
        game: &Game,
        chunk: usize,
    ) -> Option<Vec<Observation>> {
        players.advisor.new_game(SEED);
        players.luck.new_game(SEED);
        let first = chunk * CHUNK;
        let end = (first + CHUNK).min(game.plies().len());
        let is_stopped = || self.stop.load(Ordering::Relaxed);
        let observations = (first..end).map(|index| {
            if is_stopped() {
                return None;
            }
            players.observe(game, index)
        });
        // The answer of a player that was stopped means nothing.
        let observations: Option<Vec<Observation>> = observations.collect();
        observations.filter(|_| !is_stopped())
    }
}
