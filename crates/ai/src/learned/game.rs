//! A game of a network, learning or not.

use brikke_engine::Generator;

use super::arena::Arena;
use super::carousel::{Carousel, ROUNDS, stage};
use super::window::Window;

/// What values afterstates, and may learn from what came after them.
pub(super) trait Valuer {
    /// Whether it learns at all.
    const LEARNS: bool;

    /// Says that these indices will be valued soon.
    fn expect_value(&self, indices: &[u32]);

    /// The expected further score.
    fn value(&self, indices: &[u32]) -> f32;

    /// Says that these indices will be learned from soon.
    fn expect_learn(&self, indices: &[u32]);

    /// Moves the value towards a target.
    fn learn(&self, indices: &[u32], target: f32);
}

/// How a game of a network ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The score.
    pub score: u64,
    /// How many moves were played, those from late boards included.
    pub moves: u64,
    /// The rank number of the largest tile.
    pub largest: u8,
}

/// A game being played, which looks at its four slides and is left alone for
/// a moment until their weights have arrived from memory.
pub(super) struct Game<A: Arena> {
    number: u64,
    generator: Generator,
    board: A::Board,
    /// The possible slides, in the order of `Direction::ALL`.
    looked: [Looked<A>; 4],
    possible: [bool; 4],
    window: Window<A::Indices>,
    score: f64,
    moves: u64,
    /// How it ended, while other games from late boards follow.
    ended: Option<Outcome>,
    /// The stage of the late board that was begun from, and the last one
    /// that was entered.
    begun_at: usize,
    entered: usize,
    rounds: u8,
}

/// How a game is learned from.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Course {
    /// How far a target looks ahead.
    pub(super) lambda: f32,
    /// Whether other games begin from late boards when it is over.
    pub(super) goes_back: bool,
}

/// An afterstate, the points of its slide, and where its weights stand.
struct Looked<A: Arena> {
    after: A::Board,
    gained: f32,
    /// The same as the network sees it.
    worth: f32,
    indices: A::Indices,
}

impl<A: Arena> Game<A> {
    /// A game with its start tiles.
    #[inline(always)]
    pub(super) fn start(
        arena: &A,
        valuer: &impl Valuer,
        course: Course,
        seed: u64,
        number: u64,
    ) -> Game<A> {
        let mut generator = Generator::stream(seed, number);
        let board = arena.start(&mut generator);
        let unseen = || Looked {
            after: board,
            gained: 0.0,
            worth: 0.0,
            indices: A::Indices::default(),
        };
        let mut game = Game {
            number,
            generator,
            board,
            looked: [unseen(), unseen(), unseen(), unseen()],
            possible: [false; 4],
            window: Window::new(course.lambda),
            score: 0.0,
            moves: 0,
            ended: None,
            begun_at: 0,
            entered: 0,
            rounds: 0,
        };
        game.look(arena, valuer);
        game
    }

    /// The game's number.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Plays the direction with the most points now and expected, the first
    /// of equals; the outcome if there is none.
    #[inline(always)]
    pub(super) fn step(
        &mut self,
        arena: &A,
        valuer: &impl Valuer,
        carousel: Option<&mut Carousel<A::Board>>,
    ) -> Option<Outcome> {
        let Some((place, value)) = self.choose(valuer) else {
            return self.end(arena, valuer, carousel.as_deref());
        };
        let chosen = &self.looked[place];
        self.score += f64::from(chosen.gained);
        self.moves += 1;
        valuer.expect_learn(chosen.indices.as_ref());
        self.window
            .push(&chosen.indices, chosen.worth, value, valuer);
        self.board = arena.place(chosen.after, &mut self.generator);
        if let Some(carousel) = carousel {
            self.enter(stage(arena.sum(self.board)), carousel);
        }
        self.look(arena, valuer);
        None
    }

    #[inline(always)]
    fn enter(&mut self, stage: usize, carousel: &mut Carousel<A::Board>) {
        if stage > self.entered {
            self.entered = stage;
            carousel.keep(stage, self.board);
        }
    }

    #[inline(always)]
    fn choose(&self, valuer: &impl Valuer) -> Option<(usize, f32)> {
        let mut most = f32::NEG_INFINITY;
        let mut best = None;
        for (place, looked) in self.looked.iter().enumerate() {
            if self.possible[place] {
                let value = valuer.value(looked.indices.as_ref());
                if looked.worth + value > most {
                    most = looked.worth + value;
                    best = Some((place, value));
                }
            }
        }
        best
    }

    /// No closures here: only what is inlined uses the kernel's instructions.
    #[inline(always)]
    fn look(&mut self, arena: &A, valuer: &impl Valuer) {
        for (place, slide) in arena.slides(self.board).into_iter().enumerate() {
            self.possible[place] = slide.is_some();
            if let Some(slide) = slide {
                let looked = &mut self.looked[place];
                looked.after = slide.after;
                looked.gained = slide.gained;
                looked.worth = slide.worth;
                arena.look(slide.seen, &mut looked.indices);
                valuer.expect_value(looked.indices.as_ref());
            }
        }
    }

    /// The outcome, unless another game begins from a late board.
    fn end(
        &mut self,
        arena: &A,
        valuer: &impl Valuer,
        carousel: Option<&Carousel<A::Board>>,
    ) -> Option<Outcome> {
        self.window.end(valuer);
        let ended = self.ended.unwrap_or_else(|| self.outcome(arena));
        let late = carousel.and_then(|carousel| self.late_board(carousel));
        let Some((stage, board)) = late else {
            let moves = self.moves;
            return Some(Outcome { moves, ..ended });
        };
        self.ended = Some(ended);
        self.begun_at = stage;
        self.entered = stage;
        self.board = board;
        self.look(arena, valuer);
        None
    }

    /// Of each of the last stages in turn, several times over.
    fn late_board(&mut self, carousel: &Carousel<A::Board>) -> Option<(usize, A::Board)> {
        let late = carousel.board_above(self.begun_at, &mut self.generator);
        if late.is_some() {
            return late;
        }
        self.rounds += 1;
        if self.rounds == ROUNDS {
            return None;
        }
        carousel.board_above(0, &mut self.generator)
    }

    fn outcome(&self, arena: &A) -> Outcome {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a sum of points"
        )]
        Outcome {
            score: self.score as u64,
            moves: self.moves,
            largest: arena.largest(self.board),
        }
    }
}
