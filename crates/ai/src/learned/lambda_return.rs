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

/// The number of afterstates remembered: more than a game of 4x4 usually has.
const MOST: usize = 1 << 16;

/// The number of visits ahead that weights are fetched. They have left the
/// cache since the afterstate was played.
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

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use brikke_engine::Generator;

    use super::super::environment::Slid;
    use super::*;

    /// Afterstates are numbers, each with one weight.
    struct Numbers;

    impl Environment for Numbers {
        type Board = u32;
        type Indices = Vec<u32>;

        fn start(&self, _: &mut Generator) -> u32 {
            0
        }

        fn slides(&self, _: u32) -> [Option<Slid<u32>>; 4] {
            [const { None }; 4]
        }

        fn look(&self, seen: u32, indices: &mut Vec<u32>) -> usize {
            *indices = vec![seen];
            0
        }

        fn place(&self, after: u32, _: &mut Generator) -> u32 {
            after
        }

        fn largest(&self, _: u32) -> u8 {
            0
        }
    }

    /// Moves values half of the way, and writes down the targets.
    struct Halfway {
        values: RefCell<Vec<f32>>,
        targets: RefCell<Vec<(u32, f32)>>,
    }

    impl Valuer for Halfway {
        const LEARNS: bool = true;

        fn expect_value(&self, _: &[u32]) {}

        fn value(&self, indices: &[u32], _: usize) -> f32 {
            self.values.borrow()[indices[0] as usize]
        }

        fn expect_learn(&self, _: &[u32]) {}

        fn learn(&self, indices: &[u32], level: usize, target: f32) -> f32 {
            self.targets.borrow_mut().push((indices[0], target));
            let value = f32::midpoint(self.value(indices, level), target);
            self.values.borrow_mut()[indices[0] as usize] = value;
            value
        }
    }

    /// The targets of three moves that gain 1, 2, 4 and lead to values 10, 20,
    /// 40, after which this much follows.
    fn targets(lambda: f32, rest: f32) -> Vec<(u32, f32)> {
        let valuer = Halfway {
            values: RefCell::new(vec![10.0, 20.0, 40.0]),
            targets: RefCell::default(),
        };
        let mut visits = LambdaReturn::new(lambda);
        for (seen, gained) in [(0, 1.0), (1, 2.0), (2, 4.0)] {
            visits.push((seen, gained, 0.0), &Numbers, &valuer);
        }
        visits.end(rest, &Numbers, &valuer);
        visits.end(rest, &Numbers, &valuer);
        valuer.targets.into_inner()
    }

    #[test]
    fn without_lambda_the_target_is_one_move_ahead() {
        // The last value becomes 20, the one before it (20 + 24) / 2.
        assert_eq!(targets(0.0, 0.0), [(2, 0.0), (1, 24.0), (0, 24.0)]);
    }

    #[test]
    fn lambda_mixes_in_what_comes_later() {
        // The last value becomes 20: 4 + 0.5 · 20 + 0.5 · 0 = 14. The one
        // before it becomes 17: 2 + 0.5 · 17 + 0.5 · 14 = 17.5.
        assert_eq!(targets(0.5, 0.0), [(2, 0.0), (1, 14.0), (0, 17.5)]);
    }

    #[test]
    fn with_lambda_one_the_target_is_the_score_that_follows() {
        assert_eq!(targets(1.0, 0.0), [(2, 0.0), (1, 4.0), (0, 6.0)]);
        assert_eq!(targets(1.0, 8.0), [(2, 8.0), (1, 12.0), (0, 14.0)]);
    }

    #[test]
    fn a_long_episode_is_learned_from_in_parts() {
        let valuer = Halfway {
            values: RefCell::new(vec![0.0]),
            targets: RefCell::default(),
        };
        let mut visits = LambdaReturn::new(1.0);
        for _ in 0..MOST {
            visits.push((0, 0.0, 100.0), &Numbers, &valuer);
        }
        assert!(valuer.targets.borrow().is_empty());
        visits.push((0, 5.0, 100.0), &Numbers, &valuer);
        assert_eq!(valuer.targets.borrow().len(), MOST);
        assert_eq!(valuer.targets.borrow()[0], (0, 105.0));
        visits.end(0.0, &Numbers, &valuer);
        assert_eq!(valuer.targets.borrow().len(), MOST + 1);
    }
}
