//! Many games of one player, or of several with the same tiles.
//!
//! Game `i` of a contest draws its tiles from
//! [`Generator::stream`]`(seed, i)`, whoever plays it and on whichever
//! thread: a contest has the same result for every number of workers, and two
//! players in it meet the same luck as far as they play the same moves.
//!
//! ```
//! use std::num::NonZeroUsize;
//! use std::sync::atomic::AtomicBool;
//! use std::time::Duration;
//! use brikke_ai::Corner;
//! use brikke_ai::contest::{Contest, Summary};
//! use brikke_engine::Rules;
//!
//! let contest = Contest {
//!     rules: &Rules::default(),
//!     seed: 1,
//!     games: 20,
//!     jobs: NonZeroUsize::MIN,
//!     clock: &|| Duration::ZERO,
//!     stop: &AtomicBool::new(false),
//! };
//! let played = contest.play(&[&|_| Box::new(Corner)], |_| {});
//! let summary = Summary::of(&played[0]).unwrap();
//! assert!(summary.mean_score > 1000.0);
//! ```

mod comparison;
mod distribution;
mod summary;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use brikke_engine::{Generator, Rank, Rules};
use brikke_workers::in_order;

pub use comparison::Comparison;
pub use summary::Summary;

use crate::game::play_game_unless;
use crate::{Player, PlayerFactory};

/// The number of games in a contest, and their conditions.
pub struct Contest<'a> {
    /// The rules, exactly as written: a goal that does not end the game is
    /// played past.
    pub rules: &'a Rules,
    /// The seed of the tiles.
    pub seed: u64,
    /// The number of games that each contestant plays.
    pub games: usize,
    /// The number of threads that play them.
    pub jobs: NonZeroUsize,
    /// Tells how much time has passed since some fixed moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Games end early once this is true, and do not count.
    pub stop: &'a AtomicBool,
}

/// The result of one game of a contest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedGame {
    /// The score.
    pub score: u128,
    /// The number of moves.
    pub moves: u64,
    /// The largest tile on the last board; there is one in every game.
    pub largest: Option<Rank>,
    /// The time that it took.
    pub took: Duration,
}

impl Contest<'_> {
    /// Plays all games of all contestants and returns, for each of them, its
    /// games in order.
    ///
    /// If the contest is stopped, each of them has the same number of
    /// games, the first ones without a gap: were all the finished ones
    /// counted, short games would be too many among them. `arrived` is told
    /// of each game as it ends, and whose it was.
    pub fn play(
        &self,
        contestants: &[PlayerFactory<'_>],
        arrived: impl FnMut(Arrived<'_>),
    ) -> Vec<Vec<PlayedGame>> {
        self.play_from(0, contestants, arrived)
    }

    /// Plays the games from this number on: a contest can be played in pieces, on
    /// several machines.
    pub fn play_from(
        &self,
        first: usize,
        contestants: &[PlayerFactory<'_>],
        mut arrived: impl FnMut(Arrived<'_>),
    ) -> Vec<Vec<PlayedGame>> {
        let seats = contestants.len().max(1);
        let pieces = self.games.saturating_mul(contestants.len());
        let games = in_order(
            pieces,
            self.jobs,
            || contestants.iter().map(|_| None).collect::<Vec<Seat>>(),
            |players, piece| {
                let (number, seat) = (first + piece / seats, piece % seats);
                let player = players[seat].get_or_insert_with(|| contestants[seat](self.seed));
                self.play_one(player.as_mut(), number as u64)
            },
            |piece, game| {
                let (number, contestant) = (first + piece / seats, piece % seats);
                arrived(Arrived {
                    number,
                    contestant,
                    game,
                });
            },
        );
        // A contestant whose game of the last round is missing ends the round.
        let rounds = games.chunks_exact(seats);
        (0..contestants.len())
            .map(|seat| rounds.clone().map(|round| round[seat]).collect())
            .collect()
    }

    /// Plays one game; `None` if it was stopped.
    fn play_one(&self, player: &mut dyn Player, number: u64) -> Option<PlayedGame> {
        let stopped = || self.stop.load(Ordering::Relaxed);
        let started = (self.clock)();
        player.new_game(seed_of_lots(self.seed, number));
        let mut tiles = Generator::stream(self.seed, number);
        let (game, finished) = play_game_unless(player, self.rules, &mut tiles, stopped);
        finished.then(|| PlayedGame {
            score: game.score,
            moves: game.moves,
            largest: game.board.largest(),
            took: (self.clock)().saturating_sub(started),
        })
    }
}

/// A player of one worker, built when it is first needed.
type Seat = Option<Box<dyn Player>>;

/// A game that has ended.
#[derive(Debug, Clone, Copy)]
pub struct Arrived<'a> {
    /// Its number, from 0.
    pub number: usize,
    /// The number of the contestant that played it.
    pub contestant: usize,
    /// Its result.
    pub game: &'a PlayedGame,
}

/// The seed of a player's own choices in the game with this number: drawn from
/// the streams at the other end, so that it has nothing to do with the tiles.
fn seed_of_lots(seed: u64, number: u64) -> u64 {
    let mut generator = Generator::stream(seed, u64::MAX - 1 - number);
    let high = u64::from(generator.below(u32::MAX));
    high << 32 | u64::from(generator.below(u32::MAX))
}
