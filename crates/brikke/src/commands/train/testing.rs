//! Games without learning.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use brikke_ai::learned::{Network, Outcome, Training};
use serde::Serialize;

use super::tally::Tally;
use crate::cli::TrainArgs;
use crate::failure::Failure;
use crate::sentences::Sentences;
use crate::told::Told;

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

impl Report {
    /// A line for each.
    fn told(&self, sentences: Sentences) -> String {
        let columns = sentences.widest(&["train-in-training", "train-in-file"]) + 2;
        let lines = [
            ("train-in-training", Some(&self.training)),
            ("train-in-file", self.network.as_ref()),
        ];
        let lines = lines.into_iter().filter_map(|(id, figures)| {
            Some(sentences.line(id, columns, &figures?.told(sentences)))
        });
        lines.collect::<Vec<String>>().join("\n")
    }
}

impl Figures {
    fn told(&self, sentences: Sentences) -> String {
        let percent = |share: f64| sentences.locale().percent(100.0 * share, 1);
        let rate = sentences.decimal(self.moves_per_second / 1e6, 2);
        let values = [
            ("mean", sentences.decimal(self.mean_score, 0).into()),
            ("error", sentences.decimal(self.stderr, 0).into()),
            ("games", sentences.number(self.games).into()),
            ("first", percent(self.reached_16384).into()),
            ("second", percent(self.reached_32768).into()),
            ("rate", rate.into()),
        ];
        sentences.text_with("train-figures", &values)
    }
}

/// Plays the same games with both and prints how they went.
pub(super) fn run(
    args: &TrainArgs,
    training: &Training,
    network: Option<&Network>,
    games: u64,
    sentences: Sentences,
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
    let text = report.told(sentences);
    args.output.write(&Told::in_words(report, text))
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
