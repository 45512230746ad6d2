//! Many games of a network, several of them in turn.

use brikke_engine::Rules;
use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};

use super::environment::Environment;
use super::game::{Game, Outcome, Plan, Valuer};
use super::general_environment::{GeneralEnvironment, TupleViews};
use super::packed_downgrade::Downgrading;
use super::packed_environment::{PackedEnvironment, can_play, masks};
use super::shape::Shape;
use super::staged_environment::Staged;

/// Games to be played. Numbers and outcomes come and go once a game, through
/// pointers, so that the loop is compiled once for each valuer.
pub(super) struct Batch<'a, V> {
    pub(super) shape: &'a Shape,
    pub(super) rules: &'a Rules,
    pub(super) views: &'a TupleViews,
    pub(super) valuer: &'a V,
    /// The boards that the valuer knows.
    pub(super) knowledge: Knowledge,
    pub(super) plan: Plan<'a>,
    pub(super) numbers: &'a mut dyn Iterator<Item = u64>,
    pub(super) finished: &'a mut dyn FnMut(u64, Outcome),
}

/// The packed boards that a network knows as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Knowledge {
    /// Those with tiles up to this rank.
    UpTo(u8),
    /// All stages, each with weights of its own.
    Stages,
}

/// The number of games that a thread plays in turn: while the weights of one
/// come from memory, the others go on. With many tuples fewer games fill the
/// cache.
fn lanes(views: usize) -> usize {
    if views > 40 { 2 } else { 3 }
}

impl<'a, V: Valuer> Batch<'a, V> {
    /// Plays them all, on the fastest board that the rules and the shape
    /// allow.
    pub(super) fn play(self) {
        if can_play(self.rules) {
            on_fastest_kernel(self);
        } else {
            let environment = GeneralEnvironment::new(self.rules, self.views);
            self.play_in(&environment);
        }
    }

    #[inline(always)]
    fn play_packed<const T: usize>(self, kernel: impl Kernel, masks: [u64; T]) {
        let environment = PackedEnvironment::new(kernel, self.rules, masks);
        match self.knowledge {
            Knowledge::UpTo(known) => self.play_in(&Downgrading { environment, known }),
            Knowledge::Stages => self.play_in(&Staged(environment)),
        }
    }

    #[inline(always)]
    fn play_in<E: Environment>(self, environment: &E) {
        let lanes = lanes(self.views.len());
        let mut games = Vec::with_capacity(lanes);
        while games.len() < lanes
            && let Some(number) = self.numbers.next()
        {
            games.push(self.start(environment, number));
        }
        while !games.is_empty() {
            let mut place = 0;
            while place < games.len() {
                let game = &mut games[place];
                let Some(outcome) = game.step(environment, self.valuer) else {
                    place += 1;
                    continue;
                };
                (self.finished)(game.number(), outcome);
                match self.numbers.next() {
                    Some(number) => *game = self.start(environment, number),
                    None => drop(games.swap_remove(place)),
                }
            }
        }
    }

    #[inline(always)]
    fn start<E: Environment>(&self, environment: &E, number: u64) -> Game<'a, E> {
        Game::start(environment, self.valuer, self.plan, number)
    }
}

impl<V: Valuer> KernelWork for Batch<'_, V> {
    type Output = ();

    #[inline(always)]
    fn run(self, kernel: impl Kernel) {
        let shape = self.shape;
        if let Some(masks) = masks::<4>(shape) {
            self.play_packed(kernel, masks);
        } else if let Some(masks) = masks::<5>(shape) {
            self.play_packed(kernel, masks);
        } else if let Some(masks) = masks::<8>(shape) {
            self.play_packed(kernel, masks);
        } else {
            let environment = GeneralEnvironment::new(self.rules, self.views);
            self.play_in(&environment);
        }
    }
}
