//! The limits of a training.

use std::time::{Duration, Instant};

use brikke_ai::learned::{Progress, Training};

use crate::cli::TrainArgs;

/// The limits of a training; the first one reached stops it.
pub(super) struct Limits {
    games: Option<u64>,
    moves: Option<u64>,
    time: Option<Duration>,
    began: Instant,
    before: Progress,
}

impl Limits {
    /// Games, moves and time count from here, not from the training's
    /// beginning.
    pub(super) fn new(args: &TrainArgs, training: &Training) -> Limits {
        Limits {
            games: args.games,
            moves: args.moves,
            time: args.time,
            began: Instant::now(),
            before: training.record().progress,
        }
    }

    /// Nothing stops it.
    #[cfg(test)]
    pub(super) fn none(training: &Training) -> Limits {
        Limits {
            games: None,
            moves: None,
            time: None,
            began: Instant::now(),
            before: training.record().progress,
        }
    }

    pub(super) fn are_reached(&self, training: &Training) -> bool {
        let Progress { games, moves, .. } = training.record().progress;
        self.games
            .is_some_and(|limit| games - self.before.games >= limit)
            || self
                .moves
                .is_some_and(|limit| moves - self.before.moves >= limit)
            || self.is_time_up()
    }

    pub(super) fn is_time_up(&self) -> bool {
        self.time.is_some_and(|limit| self.began.elapsed() >= limit)
    }

    /// The number of games that may still be played.
    pub(super) fn games_left(&self, training: &Training) -> Option<u64> {
        let played = training.record().progress.games - self.before.games;
        Some(self.games?.saturating_sub(played))
    }

    /// The time that is left at the pace of `rate` moves and `games` games a
    /// second.
    pub(super) fn time_left(
        &self,
        training: &Training,
        games: f64,
        moves: f64,
    ) -> Option<Duration> {
        let now = &training.record().progress;
        let seconds = |limit: u64, done: u64, rate: f64| {
            #[expect(clippy::cast_precision_loss, reason = "an estimate")]
            Duration::try_from_secs_f64(limit.saturating_sub(done) as f64 / rate).ok()
        };
        let by_games = self
            .games
            .and_then(|limit| seconds(limit, now.games - self.before.games, games));
        let by_moves = self
            .moves
            .and_then(|limit| seconds(limit, now.moves - self.before.moves, moves));
        let by_time = self
            .time
            .map(|limit| limit.saturating_sub(self.began.elapsed()));
        [by_games, by_moves, by_time].into_iter().flatten().min()
    }
}
