//! A game of a network, learning or not.

use brikke_engine::Generator;

use super::environment::Environment;
use super::lambda_return::LambdaReturn;

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
    /// How many moves were played.
    pub moves: u64,
    /// The rank number of the largest tile.
    pub largest: u8,
}

/// A game being played, which looks at its four slides and is left alone for
/// a moment until their weights have arrived from memory.
pub(super) struct Game<A: Environment> {
    number: u64,
    generator: Generator,
    board: A::Board,
    /// The possible slides, in the order of `Direction::ALL`.
    looked: [Looked<A>; 4],
    possible: [bool; 4],
    window: LambdaReturn<A::Indices>,
    score: f64,
    moves: u64,
}

/// An afterstate, the points of its slide, and where its weights stand.
struct Looked<A: Environment> {
    after: A::Board,
    gained: f32,
    /// The same as the network sees it.
    worth: f32,
    indices: A::Indices,
}

impl<A: Environment> Game<A> {
    /// A game with its start tiles.
    #[inline(always)]
    pub(super) fn start(
        environment: &A,
        valuer: &impl Valuer,
        lambda: f32,
        seed: u64,
        number: u64,
    ) -> Game<A> {
        let mut generator = Generator::stream(seed, number);
        let board = environment.start(&mut generator);
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
            window: LambdaReturn::new(lambda),
            score: 0.0,
            moves: 0,
        };
        game.look(environment, valuer);
        game
    }

    /// The game's number.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Plays the direction with the most points now and expected, the first
    /// of equals; the outcome if there is none.
    #[inline(always)]
    pub(super) fn step(&mut self, environment: &A, valuer: &impl Valuer) -> Option<Outcome> {
        let Some((place, value)) = self.choose(valuer) else {
            self.window.end(valuer);
            return Some(self.outcome(environment));
        };
        let chosen = &self.looked[place];
        self.score += f64::from(chosen.gained);
        self.moves += 1;
        valuer.expect_learn(chosen.indices.as_ref());
        self.window
            .push(&chosen.indices, chosen.worth, value, valuer);
        self.board = environment.place(chosen.after, &mut self.generator);
        self.look(environment, valuer);
        None
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
    fn look(&mut self, environment: &A, valuer: &impl Valuer) {
        for (place, slide) in environment.slides(self.board).into_iter().enumerate() {
            self.possible[place] = slide.is_some();
            if let Some(slide) = slide {
                let looked = &mut self.looked[place];
                looked.after = slide.after;
                looked.gained = slide.gained;
                looked.worth = slide.worth;
                environment.look(slide.seen, &mut looked.indices);
                valuer.expect_value(looked.indices.as_ref());
            }
        }
    }

    fn outcome(&self, environment: &A) -> Outcome {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a sum of points"
        )]
        Outcome {
            score: self.score as u64,
            moves: self.moves,
            largest: environment.largest(self.board),
        }
    }
}
