//! A thousand games at a time.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use brikke_ai::learned::Training;

use super::limits::Limits;
use super::tally::Tally;

/// Rounds end where the number of games is a multiple of this, so that a
/// training that was interrupted falls into step again.
pub(super) const ROUND: u64 = 1000;

/// Plays and learns until the end of the round, or until it is to stop; a
/// game that has begun is finished.
pub(super) fn play_round(
    training: &Training,
    jobs: u64,
    limits: &Limits,
    stop: &(dyn Fn() -> bool + Sync),
) -> Tally {
    let first = training.record().progress.games;
    let whole = ROUND - first % ROUND;
    let end = first
        + limits
            .games_left(training)
            .map_or(whole, |left| whole.min(left));
    let next = AtomicU64::new(first);
    let began = Instant::now();
    let play = || {
        let mut tally = Tally::default();
        let number = || {
            if stop() {
                return None;
            }
            let taken =
                next.fetch_update(Relaxed, Relaxed, |next| (next < end).then_some(next + 1));
            taken.ok()
        };
        training.play_games(std::iter::from_fn(number), |_, outcome| tally.add(outcome));
        tally
    };
    let mut total = thread::scope(|scope| {
        let others: Vec<_> = (1..jobs).map(|_| scope.spawn(play)).collect();
        let mut total = play();
        for other in others {
            // A thread that panicked has lost games: everything stops.
            total.merge(&other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        total
    });
    total.set_time(began.elapsed());
    total
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use brikke_ai::learned::{Method, Shape};
    use brikke_engine::{Overrides, Preset, Rules};

    use super::*;

    fn training() -> Training {
        let size = Some("2x2".parse().expect("a size"));
        let overrides = Overrides {
            size,
            ..Overrides::default()
        };
        let rules = Rules::new(Preset::Classic, overrides).expect("rules");
        Training::new(Shape::of_size(rules.size()), rules, Method::default(), 1)
    }

    #[test]
    fn all_games_of_a_round_are_counted() {
        let training = training();
        let tally = play_round(&training, 3, &Limits::none(&training), &|| false);
        assert_eq!(tally.games(), ROUND);
    }

    /// Games of a thread that panics must not go missing in silence.
    #[test]
    fn a_thread_that_panics_is_heard() {
        let training = training();
        let here = thread::current().id();
        let panics_elsewhere = || {
            assert!(thread::current().id() == here, "in another thread");
            false
        };
        let limits = Limits::none(&training);
        let round = || play_round(&training, 2, &limits, &panics_elsewhere).games();
        assert!(catch_unwind(AssertUnwindSafe(round)).is_err());
    }
}
