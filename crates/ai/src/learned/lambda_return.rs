//! The afterstates of an episode, waiting to be learned from.

use super::environment::Environment;
use super::game::Valuer;

/// An afterstate of an episode.
#[derive(Clone, Copy)]
struct Visit<B> {
    /// The afterstate as the network sees it.
    seen: B,
    /// The points of the slide that led to it.
    gained: f32,
}

/// The afterstates of an episode so far. When it is over they are learned
/// from, the last one first: the target of each mixes what was gained and
/// expected one, two, three … moves later, each with a share λ of the one
/// before (the λ-return). Expected values are read after their own update, so
/// that news from the end of a game travels through all of it at once. With
/// λ = 0 this is TD(0).
///
/// Memory is bounded: an episode of more than [`MOST`] moves is learned from
/// in parts of that length, and where a part ends the value that is expected
/// there stands for what follows.
pub(super) struct LambdaReturn<B> {
    lambda: f32,
    visits: Vec<Visit<B>>,
}

/// How many afterstates are remembered: more than a game of 4x4 usually has.
const MOST: usize = 1 << 16;

/// How many visits ahead weights are asked for. They have left the cache since
/// the afterstate was played.
const AHEAD: usize = 2;

impl<B: Copy> LambdaReturn<B> {
    pub(super) fn new(lambda: f32) -> LambdaReturn<B> {
        LambdaReturn {
            lambda,
            visits: Vec::new(),
        }
    }

    /// Takes in an afterstate and its value. Learns if there is no more room.
    #[inline(always)]
    pub(super) fn push<E: Environment<Board = B>>(
        &mut self,
        (seen, gained, value): (B, f32, f32),
        environment: &E,
        valuer: &impl Valuer,
    ) {
        if self.visits.len() == MOST {
            self.end(gained + value, environment, valuer);
        }
        self.visits.push(Visit { seen, gained });
    }

    /// Learns from all afterstates, given the target of the last one: what
    /// follows it, 0 if the game is over.
    #[inline(always)]
    pub(super) fn end<E: Environment<Board = B>>(
        &mut self,
        mut target: f32,
        environment: &E,
        valuer: &impl Valuer,
    ) {
        let mut ahead: [(E::Indices, usize); AHEAD] = Default::default();
        let count = self.visits.len();
        // Turns before the first one only ask for weights.
        for turn in 0..count + AHEAD {
            let (indices, level) = &mut ahead[turn % AHEAD];
            if turn >= AHEAD {
                let visit = self.visits[count + AHEAD - 1 - turn];
                let value = valuer.learn(indices.as_ref(), *level, target);
                target = visit.gained + (1.0 - self.lambda) * value + self.lambda * target;
            }
            if turn < count {
                *level = environment.look(self.visits[count - 1 - turn].seen, indices);
                valuer.expect_learn(indices.as_ref());
            }
        }
        self.visits.clear();
    }
}
