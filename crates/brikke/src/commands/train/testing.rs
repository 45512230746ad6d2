//! Games without learning.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use brikke_ai::learned::{Network, Outcome, Training};
use brikke_engine::Rules;
use serde::Serialize;

use super::tally::Tally;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::sentences::Sentences;

/// Tests draw their tiles from another seed than trainings usually do.
const SEED: u64 = 0x7E57;

/// The play of the training's weights, and of those in the file; of neither
/// where no game was over before an interruption.
#[derive(Serialize)]
pub(super) struct Tests {
    training: Option<Figures>,
    network: Option<Figures>,
    /// The number of games that were to be played.
    #[serde(skip)]
    wanted: u64,
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

impl Tests {
    /// Plays the same games with both, until it is to stop; a game that has
    /// begun is finished.
    pub(super) fn play(
        training: &Training,
        network: Option<&Network>,
        games: u64,
        jobs: u64,
        stop: &AtomicBool,
    ) -> Tests {
        let rules = &training.record().rules;
        let wanted = Wanted { games, jobs, stop };
        Tests {
            training: wanted.figures(&|numbers, finished| {
                training.test_games(SEED, numbers, finished);
            }),
            network: network.and_then(|network| {
                wanted.figures(&|numbers, finished| {
                    network.play_games(rules, SEED, numbers, finished);
                })
            }),
            wanted: games * (1 + u64::from(network.is_some())),
        }
    }

    /// A line for each.
    pub(super) fn told(&self, rules: &Rules, sentences: Sentences) -> String {
        let columns = sentences.widest(&["train-in-training", "train-in-file"]) + 2;
        let lines = [
            ("train-in-training", &self.training),
            ("train-in-file", &self.network),
        ];
        let lines = lines.into_iter().filter_map(|(id, figures)| {
            let figures = figures.as_ref()?.told(rules, sentences);
            Some(sentences.line(id, columns, &figures))
        });
        lines.collect::<Vec<String>>().join("\n")
    }

    /// Interrupted with what was played so far.
    pub(super) fn interrupted(&self, sentences: Sentences) -> Failure {
        let played = [&self.training, &self.network].into_iter().flatten();
        let played: u64 = played.map(|figures| figures.games).sum();
        let counts = [("done", played), ("all", self.wanted)];
        let counts = counts.map(|(name, count)| (name, sentences.number(count).into()));
        Interrupt::failure("train-interrupted-test", counts)
    }
}

impl Figures {
    fn told(&self, rules: &Rules, sentences: Sentences) -> String {
        // On small boards a whole number would hide the error.
        let places = usize::from(self.mean_score < 1000.0);
        let rate = sentences.decimal(self.moves_per_second / 1e6, 2);
        let reached = self.reached(rules, sentences);
        let mut values = vec![
            ("mean", sentences.decimal(self.mean_score, places).into()),
            ("error", sentences.decimal(self.stderr, places).into()),
            ("games", sentences.number(self.games).into()),
            ("rate", rate.into()),
        ];
        if reached.is_empty() {
            return sentences.text_with("train-figures-small", &values);
        }
        let separator = sentences.text("list-separator");
        values.push(("reached", reached.join(&separator).into()));
        sentences.text_with("train-figures", &values)
    }

    /// The shares of the large tiles that the board can hold.
    fn reached(&self, rules: &Rules, sentences: Sentences) -> Vec<String> {
        let largest = rules.largest_tile().tile();
        [(16384, self.reached_16384), (32768, self.reached_32768)]
            .into_iter()
            .filter(|&(tile, _)| tile <= largest)
            .map(|(tile, share)| {
                let share = sentences.locale().percent(100.0 * share, 1);
                let values = [("tile", tile.to_string().into()), ("share", share.into())];
                sentences.text_with("train-reached", &values)
            })
            .collect()
    }
}

type Numbers<'a> = &'a mut dyn Iterator<Item = u64>;
type Finished<'a> = &'a mut dyn FnMut(u64, Outcome);

/// The games of a test.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    games: u64,
    jobs: u64,
    stop: &'a AtomicBool,
}

impl Wanted<'_> {
    /// Plays them on all threads; nothing if none was played.
    fn figures(self, play: &(dyn Fn(Numbers<'_>, Finished<'_>) + Sync)) -> Option<Figures> {
        let next = AtomicU64::new(0);
        let began = Instant::now();
        let play_some = || {
            let mut tally = Tally::default();
            let mut numbers = std::iter::from_fn(|| {
                if self.stop.load(Relaxed) {
                    return None;
                }
                let number = next.fetch_add(1, Relaxed);
                (number < self.games).then_some(number)
            });
            play(&mut numbers, &mut |_, outcome| tally.add(outcome));
            tally
        };
        let mut total = thread::scope(|scope| {
            let others: Vec<_> = (1..self.jobs).map(|_| scope.spawn(play_some)).collect();
            let mut total = play_some();
            for other in others {
                total.merge(&other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            total
        });
        total.set_time(began.elapsed());
        (total.games() > 0).then(|| Figures::of(&total))
    }
}

impl Figures {
    fn of(tally: &Tally) -> Figures {
        Figures {
            games: tally.games(),
            mean_score: tally.mean_score(),
            stderr: tally.stderr(),
            reached_16384: tally.share(14),
            reached_32768: tally.share(15),
            moves_per_second: tally.per_second(tally.moves()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use brikke_engine::{Overrides, Preset};
    use brikke_locale::{Language, Locale};

    use super::*;

    const WON: Outcome = Outcome {
        score: 8,
        moves: 3,
        largest: 2,
        first_stage: 0,
        last_stage: 0,
    };

    /// Figures of this many games on three threads.
    fn figures(
        games: u64,
        stop: &AtomicBool,
        play: &(dyn Fn(Numbers<'_>, Finished<'_>) + Sync),
    ) -> Option<Figures> {
        let jobs = 3;
        Wanted { games, jobs, stop }.figures(play)
    }

    #[test]
    fn every_game_is_played_once() {
        let found = figures(100, &AtomicBool::new(false), &|numbers, finished| {
            numbers.for_each(|number| finished(number, WON));
        });
        let found = found.expect("games were played");
        assert_eq!(found.games, 100);
        assert!((found.mean_score - 8.0).abs() < 1e-9);
    }

    #[test]
    fn an_interrupted_test_has_the_games_so_far() {
        let stop = AtomicBool::new(false);
        let play = |numbers: Numbers<'_>, finished: Finished<'_>| {
            for number in numbers {
                finished(number, WON);
                stop.store(number >= 20, Relaxed);
            }
        };
        let found = figures(1_000_000, &stop, &play).expect("games were played");
        assert!((20..1000).contains(&found.games), "{}", found.games);
        stop.store(true, Relaxed);
        assert!(figures(100, &stop, &play).is_none());
    }

    #[test]
    fn a_thread_that_panics_is_heard() {
        let here = thread::current().id();
        let heard = catch_unwind(|| {
            figures(10, &AtomicBool::new(false), &|_, _| {
                assert!(thread::current().id() == here, "in another thread");
            })
        });
        assert!(heard.is_err());
    }

    #[test]
    fn tiles_are_told_where_the_board_can_hold_them() {
        let figures = Figures {
            games: 1000,
            mean_score: 12_345.6,
            stderr: 78.9,
            reached_16384: 0.015,
            reached_32768: 0.0,
            moves_per_second: 2_500_000.0,
        };
        let told = |size: &str, language| {
            let overrides = Overrides {
                size: Some(size.parse().expect("a size")),
                ..Overrides::default()
            };
            let rules = Rules::new(Preset::Classic, overrides).expect("rules");
            let told = figures.told(&rules, Sentences::new(Some(Locale::new(language))));
            told.replace('\u{a0}', " ")
        };
        assert_eq!(
            told("4x4", Language::English),
            "mean 12,346 ± 79 over 1,000 games, 16384 in 1.5%, 32768 in 0.0%, 2.50 M moves/s"
        );
        assert_eq!(
            told("4x4", Language::Norwegian),
            "snitt 12 346 ± 79 over 1 000 spill, 16384 i 1,5 %, 32768 i 0,0 %, 2,50 M trekk/s"
        );
        assert_eq!(
            told("3x4", Language::English),
            "mean 12,346 ± 79 over 1,000 games, 2.50 M moves/s"
        );
    }
}
