//! An episode of a network, learning or not: a whole game, or the rest of one
//! from a stored board on.

use brikke_engine::Generator;

use super::environment::Environment;
use super::lambda_return::LambdaReturn;
use super::stages::STAGES;
use super::starts::Starts;

/// A value of afterstates, which may learn from what came after them.
pub(super) trait Valuer {
    /// True if it learns at all.
    const LEARNS: bool;

    /// Says that these indices will be valued soon.
    fn expect_value(&self, indices: &[u32]);

    /// The expected further score.
    fn value(&self, indices: &[u32], level: usize) -> f32;

    /// Says that these indices will be learned from soon.
    fn expect_learn(&self, indices: &[u32]);

    /// Moves the value towards a target, and gives the new value.
    fn learn(&self, indices: &[u32], level: usize, target: f32) -> f32;
}

/// The end of an episode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The score, counted from where the episode began.
    pub score: u64,
    /// The number of moves played.
    pub moves: u64,
    /// The rank number of the largest tile.
    pub largest: u8,
    /// The stage in which it began.
    pub first_stage: u8,
    /// The stage in which it ended, one more than the last if it made 32768;
    /// 0 in a training without stages.
    pub last_stage: u8,
}

/// Starting points and learning parameters of episodes.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    /// The λ of targets, for one that learns.
    pub(super) lambda: f32,
    pub(super) seed: u64,
    /// Stored boards that episodes begin at.
    pub(super) starts: Option<&'a Starts>,
}

/// An episode being played, which looks at its four slides and is left alone
/// for a moment until their weights have arrived from memory.
pub(super) struct Game<'a, E: Environment> {
    number: u64,
    generator: Generator,
    starts: Option<&'a Starts>,
    board: E::Board,
    /// The possible slides, in the order of `Direction::ALL`.
    looked: [Looked<E>; 4],
    possible: [bool; 4],
    visits: LambdaReturn<E::Board>,
    score: f64,
    moves: u64,
    first_stage: u8,
    stage: u8,
}

/// An afterstate, the points of its slide, and where its weights stand.
struct Looked<E: Environment> {
    after: E::Board,
    gained: f32,
    /// The afterstate as the network sees it.
    seen: E::Board,
    worth: f32,
    indices: E::Indices,
    level: usize,
}

impl<'a, E: Environment> Game<'a, E> {
    /// An episode at its beginning.
    #[inline(always)]
    pub(super) fn start(
        environment: &E,
        valuer: &impl Valuer,
        plan: Plan<'a>,
        number: u64,
    ) -> Game<'a, E> {
        let mut generator = Generator::stream(plan.seed, number);
        let stored = plan.starts.and_then(|starts| starts.draw(&mut generator));
        let board = stored
            .and_then(|bits| environment.restore(bits))
            .unwrap_or_else(|| environment.start(&mut generator));
        let unseen = || Looked {
            after: board,
            gained: 0.0,
            seen: board,
            worth: 0.0,
            indices: E::Indices::default(),
            level: 0,
        };
        let stage = environment.stage(board);
        let mut game = Game {
            number,
            generator,
            starts: plan.starts,
            board,
            looked: [unseen(), unseen(), unseen(), unseen()],
            possible: [false; 4],
            visits: LambdaReturn::new(plan.lambda),
            score: 0.0,
            moves: 0,
            first_stage: stage,
            stage,
        };
        game.look(environment, valuer);
        game
    }

    /// The episode's number.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Plays the direction with the most points now and expected, the first
    /// of equals; the outcome if the episode is over.
    #[inline(always)]
    pub(super) fn step<V: Valuer>(&mut self, environment: &E, valuer: &V) -> Option<Outcome> {
        let Some((place, value)) = self.choose(valuer) else {
            if V::LEARNS {
                self.visits.end(0.0, environment, valuer);
            }
            return Some(self.outcome(environment));
        };
        let Looked {
            after,
            gained,
            seen,
            worth,
            ..
        } = self.looked[place];
        self.score += f64::from(gained);
        self.moves += 1;
        if V::LEARNS {
            if environment.ends_episode(after) {
                self.visits.end(worth + value, environment, valuer);
                self.stage = LAST_STAGE;
                self.board = after;
                return Some(self.outcome(environment));
            }
            self.visits.push((seen, worth, value), environment, valuer);
        }
        self.board = environment.place(after, &mut self.generator);
        self.note_stage(environment);
        self.look(environment, valuer);
        None
    }

    #[inline(always)]
    fn choose(&self, valuer: &impl Valuer) -> Option<(usize, f32)> {
        let mut most = f32::NEG_INFINITY;
        let mut best = None;
        for (place, looked) in self.looked.iter().enumerate() {
            if self.possible[place] {
                let value = valuer.value(looked.indices.as_ref(), looked.level);
                if looked.worth + value > most {
                    most = looked.worth + value;
                    best = Some((place, value));
                }
            }
        }
        best
    }

    /// Stores the first board of each stage.
    #[inline(always)]
    fn note_stage(&mut self, environment: &E) {
        let stage = environment.stage(self.board);
        if stage != self.stage {
            self.stage = stage;
            if let Some(starts) = self.starts {
                starts.offer(stage, environment.store(self.board));
            }
        }
    }

    /// No closures here: only what is inlined uses the kernel's instructions.
    #[inline(always)]
    fn look(&mut self, environment: &E, valuer: &impl Valuer) {
        for (place, slide) in environment.slides(self.board).into_iter().enumerate() {
            self.possible[place] = slide.is_some();
            if let Some(slide) = slide {
                let looked = &mut self.looked[place];
                looked.after = slide.after;
                looked.gained = slide.gained;
                looked.seen = slide.seen;
                looked.worth = slide.worth;
                looked.level = environment.look(slide.seen, &mut looked.indices);
                valuer.expect_value(looked.indices.as_ref());
            }
        }
    }

    fn outcome(&self, environment: &E) -> Outcome {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a sum of points"
        )]
        Outcome {
            score: self.score as u64,
            moves: self.moves,
            largest: environment.largest(self.board),
            first_stage: self.first_stage,
            last_stage: self.stage,
        }
    }
}

/// The number of the stage after the last.
#[expect(clippy::cast_possible_truncation, reason = "8")]
const LAST_STAGE: u8 = STAGES as u8;
