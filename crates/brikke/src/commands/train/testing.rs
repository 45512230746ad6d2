//! Games without learning.

use std::fmt;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use brikke_ai::learned::{Network, Outcome, Training};
use serde::Serialize;

use super::tally::Tally;
use crate::cli::TrainArgs;
use crate::failure::Failure;

/// Tests draw their tiles from another seed than trainings usually do.
const SEED: u64 = 0x7E57;

/// The play of the training's weights, and of those in the file.
#[derive(Serialize)]
struct Report {
    training: Figures,
    network: Option<Figures>,
}

#[derive(Serialize)]
struct Figures {
    games: u64,
    mean_score: f64,
    stderr: f64,
    reached_16384: f64,
    reached_32768: f64,
    moves_per_second: f64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in training  {}", self.training)?;
        match &self.network {
            Some(network) => write!(f, "\nin the file  {network}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "mean {:.0} ± {:.0} over {} games, 16384 in {:.1} %, 32768 in {:.1} %, {:.2} M moves/s",
            self.mean_score,
            self.stderr,
            self.games,
            100.0 * self.reached_16384,
            100.0 * self.reached_32768,
            self.moves_per_second / 1e6,
        )
    }
}

/// Plays the same games with both and prints how they went.
pub(super) fn run(
    args: &TrainArgs,
    training: &Training,
    network: Option<&Network>,
    games: u64,
) -> Result<(), Failure> {
    let rules = &training.record().rules;
    let report = Report {
        training: figures(args.jobs, games, &|numbers, finished| {
            training.test_games(SEED, numbers, finished);
        }),
        network: network.map(|network| {
            figures(args.jobs, games, &|numbers, finished| {
                network.play_games(rules, SEED, numbers, finished);
            })
        }),
    };
    args.output.write(&report)
}

type Numbers<'a> = &'a mut dyn Iterator<Item = u64>;
type Finished<'a> = &'a mut dyn FnMut(u64, Outcome);

/// Plays the first so many games on all threads.
fn figures(jobs: u64, games: u64, play: &(dyn Fn(Numbers<'_>, Finished<'_>) + Sync)) -> Figures {
    let next = AtomicU64::new(0);
    let began = Instant::now();
    let play_some = || {
        let mut tally = Tally::default();
        let mut numbers = std::iter::from_fn(|| {
            let number = next.fetch_add(1, Relaxed);
            (number < games).then_some(number)
        });
        play(&mut numbers, &mut |_, outcome| tally.add(outcome));
        tally
    };
    let mut total = thread::scope(|scope| {
        let others: Vec<_> = (1..jobs).map(|_| scope.spawn(play_some)).collect();
        let mut total = play_some();
        for other in others {
            total.merge(&other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        total
    });
    total.set_time(began.elapsed());
    Figures {
        games: total.games(),
        mean_score: total.mean_score(),
        stderr: total.stderr(),
        reached_16384: total.share(14),
        reached_32768: total.share(15),
        moves_per_second: total.per_second(total.moves()),
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    const WON: Outcome = Outcome {
        score: 8,
        moves: 3,
        largest: 2,
        first_stage: 0,
        last_stage: 0,
    };

    #[test]
    fn every_game_is_played_once() {
        let found = figures(3, 100, &|numbers, finished| {
            numbers.for_each(|number| finished(number, WON));
        });
        assert_eq!(found.games, 100);
        assert!((found.mean_score - 8.0).abs() < 1e-9);
    }

    #[test]
    fn a_thread_that_panics_is_heard() {
        let here = thread::current().id();
        let heard = catch_unwind(|| {
            figures(2, 10, &|_, _| {
                assert!(thread::current().id() == here, "in another thread");
            })
            .games
        });
        assert!(heard.is_err());
    }
}
