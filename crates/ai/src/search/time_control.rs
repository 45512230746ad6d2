//! The time that a player has for its moves.

use std::time::Duration;

/// The time that a player has for its moves.
///
/// The time for a move is an average: what one move leaves over, later ones may
/// use. Time goes in steps, the searches of growing depth, and a step that is
/// given up is time lost. So it learns how long each step takes, and lets a
/// player begin only what is likely to be finished. Crowded boards have fewer
/// tiles that can come, so that their steps are shorter: what is saved goes to
/// them first, and they need it most.
pub(crate) struct TimeControl {
    per_move: Duration,
    /// What earlier moves have left over.
    saved: Duration,
    /// The seconds that each step has taken so far, by the number of empty
    /// cells.
    steps: Vec<[Option<f32>; MOST_EMPTY + 1]>,
}

/// The most time saved, in times of a move.
const MOST_SAVED: u32 = 5;

/// Boards with more empty cells are taken together.
const MOST_EMPTY: usize = 16;

/// The weight of the latest time of a step in its average.
const LATEST: f32 = 0.1;

/// The part of the time left that a step may take on average to be begun: some
/// take longer.
const LIKELY_ENOUGH: f32 = 0.75;

/// The least that a step is taken to need after it was given up, in times of
/// what it had.
const GIVEN_UP: f32 = 1.4;

/// What an average becomes each time that it is too long: in the end the step
/// is tried again.
const DOUBT: f32 = 0.98;

impl TimeControl {
    pub(crate) fn new(per_move: Duration) -> TimeControl {
        TimeControl {
            per_move,
            saved: Duration::ZERO,
            steps: Vec::new(),
        }
    }

    /// Nothing is saved any more.
    pub(super) fn forget(&mut self) {
        self.saved = Duration::ZERO;
    }

    /// The most time that the next move may take.
    pub(super) fn allowed(&self) -> Duration {
        self.per_move + self.saved
    }

    /// A move has taken this time.
    pub(super) fn spend(&mut self, taken: Duration) {
        let left = self.allowed().saturating_sub(taken);
        self.saved = left.min(self.per_move * MOST_SAVED);
    }

    /// True if a step on a board with so many empty cells is likely to be
    /// finished in the time left. One that nobody has seen yet takes longer than
    /// the `last` one. The first step is always taken: a player needs an answer.
    pub(super) fn is_enough(
        &mut self,
        left: Duration,
        last: Duration,
        step: usize,
        empty: u8,
    ) -> bool {
        if step == 0 {
            return true;
        }
        let Some(average) = self.average(step, empty) else {
            return last <= left;
        };
        let is_enough = *average <= LIKELY_ENOUGH * left.as_secs_f32();
        if !is_enough {
            *average *= DOUBT;
        }
        is_enough
    }

    /// A step was finished after this time.
    pub(super) fn finished(&mut self, step: usize, empty: u8, taken: Duration) {
        let taken = self.plausible(taken);
        let average = self.place(step, empty);
        *average = Some(match *average {
            Some(average) => average + LATEST * (taken.min(4.0 * average) - average),
            None => taken,
        });
    }

    /// A step was given up after this time.
    pub(super) fn gave_up(&mut self, step: usize, empty: u8, taken: Duration) {
        let least = GIVEN_UP * self.plausible(taken);
        let average = self.place(step, empty);
        *average = Some(average.map_or(least, |average| average.max(least)));
    }

    /// The seconds that count: longer than the move may take is a processor that
    /// did something else, or a player that fetched what it needs for the first
    /// time.
    fn plausible(&self, taken: Duration) -> f32 {
        taken.min(self.allowed()).as_secs_f32()
    }

    fn average(&mut self, step: usize, empty: u8) -> Option<&mut f32> {
        let of_step = self.steps.get_mut(step)?;
        of_step[usize::from(empty).min(MOST_EMPTY)].as_mut()
    }

    fn place(&mut self, step: usize, empty: u8) -> &mut Option<f32> {
        if self.steps.len() <= step {
            self.steps.resize(step + 1, [None; MOST_EMPTY + 1]);
        }
        &mut self.steps[step][usize::from(empty).min(MOST_EMPTY)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVE: Duration = Duration::from_millis(10);
    const NO_TIME: Duration = Duration::ZERO;

    #[test]
    fn later_moves_may_use_what_earlier_ones_left_over() {
        let mut times = TimeControl::new(MOVE);
        assert_eq!(times.allowed(), MOVE);
        times.spend(MOVE / 2);
        assert_eq!(times.allowed(), MOVE * 3 / 2);
        times.spend(MOVE * 3 / 2);
        assert_eq!(times.allowed(), MOVE);
    }

    #[test]
    fn the_average_is_never_above_the_time_for_a_move() {
        let mut times = TimeControl::new(MOVE);
        let moves = 1_000;
        let mut taken = Duration::ZERO;
        for number in 0..moves {
            // Nothing for three moves, then everything.
            let used = if number % 4 == 3 {
                times.allowed()
            } else {
                NO_TIME
            };
            taken += used;
            times.spend(used);
        }
        assert!(taken <= MOVE * moves);
    }

    #[test]
    fn no_more_is_saved_than_a_few_moves() {
        let mut times = TimeControl::new(MOVE);
        for _ in 0..100 {
            times.spend(NO_TIME);
        }
        assert_eq!(times.allowed(), MOVE * (1 + MOST_SAVED));
        times.forget();
        assert_eq!(times.allowed(), MOVE);
    }

    #[test]
    fn the_first_step_is_always_taken() {
        let mut times = TimeControl::new(MOVE);
        times.finished(0, 5, MOVE * 1_000);
        assert!(times.is_enough(NO_TIME, NO_TIME, 0, 5));
    }

    #[test]
    fn a_step_that_takes_too_long_is_not_begun() {
        let mut times = TimeControl::new(MOVE);
        assert!(times.is_enough(MOVE, NO_TIME, 3, 5));
        times.finished(3, 5, MOVE);
        assert!(!times.is_enough(MOVE, NO_TIME, 3, 5));
        assert!(times.is_enough(MOVE * 3, NO_TIME, 3, 5));
        assert!(times.is_enough(MOVE, NO_TIME, 3, 4), "another board");
        assert!(times.is_enough(MOVE, NO_TIME, 2, 5), "another step");
    }

    #[test]
    fn a_step_that_nobody_has_seen_takes_longer_than_the_last_one() {
        let mut times = TimeControl::new(MOVE);
        assert!(times.is_enough(MOVE, MOVE, 3, 5));
        assert!(!times.is_enough(MOVE, MOVE * 2, 3, 5));
    }

    #[test]
    fn a_step_that_was_given_up_is_tried_again_after_a_while() {
        let mut times = TimeControl::new(MOVE);
        times.gave_up(3, 5, MOVE);
        assert!(!times.is_enough(MOVE, NO_TIME, 3, 5));
        assert!((0..100).any(|_| times.is_enough(MOVE, NO_TIME, 3, 5)));
    }

    #[test]
    fn a_processor_that_did_something_else_does_not_stop_a_step_for_long() {
        let mut times = TimeControl::new(MOVE);
        times.finished(2, 5, MOVE * 1_000);
        assert!(times.is_enough(MOVE * 2, NO_TIME, 2, 5));
        times.finished(3, 5, MOVE / 2);
        times.finished(3, 5, MOVE * 1_000);
        assert!(times.is_enough(MOVE, NO_TIME, 3, 5));
        times.gave_up(4, 5, MOVE * 1_000);
        assert!(times.is_enough(MOVE * 3, NO_TIME, 4, 5));
    }
}
