//! Many games of a network, several of them in turn.

use brikke_engine::Rules;
use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};

use super::arena::Arena;
use super::carousel::Carousel;
use super::game::{Course, Game, Outcome, Valuer};
use super::general_arena::{GeneralArena, Looks};
use super::packed_arena::{PackedArena, PackedTuples, can_play};
use super::packed_downgrade::Downgrading;
use super::shape::Shape;

/// Games to be played.
pub(super) struct Batch<'a, V, N, F> {
    pub(super) shape: &'a Shape,
    pub(super) rules: &'a Rules,
    pub(super) looks: &'a Looks,
    pub(super) valuer: &'a V,
    /// Whether the valuer knows the largest tile of a packed board.
    pub(super) known: u8,
    pub(super) course: Course,
    pub(super) seed: u64,
    pub(super) numbers: N,
    pub(super) finished: F,
}

/// How many games a thread plays in turn: while the weights of one come from
/// memory, the others go on. With many looks fewer games fill the cache.
fn lanes(looks: usize) -> usize {
    if looks > 40 { 2 } else { 3 }
}

impl<V: Valuer, N: Iterator<Item = u64>, F: FnMut(u64, Outcome)> Batch<'_, V, N, F> {
    /// Plays them all, on the fastest board that the rules and the shape
    /// allow.
    pub(super) fn play(self) {
        if can_play(self.rules) {
            on_fastest_kernel(self);
        } else {
            let arena = GeneralArena::new(self.rules, self.looks);
            self.play_in(&arena);
        }
    }

    #[inline(always)]
    fn play_packed<const T: usize>(self, kernel: impl Kernel, tuples: PackedTuples<T>) {
        let arena = Downgrading {
            arena: PackedArena::new(kernel, self.rules, tuples),
            known: self.known,
        };
        self.play_in(&arena);
    }

    #[inline(always)]
    fn play_in<A: Arena>(mut self, arena: &A) {
        let lanes = lanes(self.looks.len());
        let mut carousel = self.course.goes_back.then(Carousel::new);
        let mut games = Vec::with_capacity(lanes);
        while games.len() < lanes
            && let Some(number) = self.numbers.next()
        {
            games.push(self.start(arena, number));
        }
        while !games.is_empty() {
            let mut place = 0;
            while place < games.len() {
                let game = &mut games[place];
                let Some(outcome) = game.step(arena, self.valuer, carousel.as_mut()) else {
                    place += 1;
                    continue;
                };
                (self.finished)(game.number(), outcome);
                match self.numbers.next() {
                    Some(number) => *game = self.start(arena, number),
                    None => drop(games.swap_remove(place)),
                }
            }
        }
    }

    #[inline(always)]
    fn start<A: Arena>(&self, arena: &A, number: u64) -> Game<A> {
        Game::start(arena, self.valuer, self.course, self.seed, number)
    }
}

impl<V: Valuer, N: Iterator<Item = u64>, F: FnMut(u64, Outcome)> KernelWork for Batch<'_, V, N, F> {
    type Output = ();

    #[inline(always)]
    fn run(self, kernel: impl Kernel) {
        let shape = self.shape;
        if let Some(tuples) = PackedTuples::<4>::of(shape) {
            self.play_packed(kernel, tuples);
        } else if let Some(tuples) = PackedTuples::<5>::of(shape) {
            self.play_packed(kernel, tuples);
        } else if let Some(tuples) = PackedTuples::<8>::of(shape) {
            self.play_packed(kernel, tuples);
        } else {
            let arena = GeneralArena::new(self.rules, self.looks);
            self.play_in(&arena);
        }
    }
}
