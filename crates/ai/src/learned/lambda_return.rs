//! The last moves of a game, waiting to be learned from.

use super::game::Valuer;

/// An afterstate of a game.
#[derive(Clone, Default)]
struct Visit<I> {
    /// Where its weights stand.
    indices: I,
    /// The points of the slide that led to it.
    gained: f32,
    /// Its value when it was chosen.
    value: f32,
}

/// The last afterstates. Each is learned from when it leaves: its target
/// mixes what was gained and expected one, two, three … moves later, each
/// with a share λ of the one before (the λ-return, cut off where the window
/// ends). A window of one move with λ = 0 is TD(0).
///
/// So every afterstate costs one change of its weights, which are still in
/// the processor's cache.
pub(super) struct LambdaReturn<I> {
    lambda: f32,
    /// A ring that has room for one visit more than the window is long.
    visits: Vec<Visit<I>>,
    /// Where the oldest visit stands, and how many there are.
    oldest: usize,
    count: usize,
}

/// What is cut off counts less than this.
const NEGLIGIBLE: f32 = 0.02;

impl<I: AsRef<[u32]> + Clone + Default> LambdaReturn<I> {
    pub(super) fn new(lambda: f32) -> LambdaReturn<I> {
        let shares = std::iter::successors(Some(lambda), |share| Some(share * lambda));
        let moves = shares
            .take(100)
            .take_while(|&share| share > NEGLIGIBLE)
            .count()
            + 1;
        LambdaReturn {
            lambda,
            visits: vec![Visit::default(); moves + 1],
            oldest: 0,
            count: 0,
        }
    }

    /// Takes in an afterstate, and learns from the one that leaves.
    #[inline(always)]
    pub(super) fn push<V: Valuer>(&mut self, indices: &I, gained: f32, value: f32, valuer: &V) {
        if !V::LEARNS {
            return;
        }
        let place = self.place(self.count);
        let newest = &mut self.visits[place];
        newest.indices.clone_from(indices);
        newest.gained = gained;
        newest.value = value;
        self.count += 1;
        if self.count == self.visits.len() {
            let mut target = value;
            for age in (1..self.count).rev() {
                target = self.back_up(age, target);
            }
            valuer.learn(self.visits[self.oldest].indices.as_ref(), target);
            self.oldest = self.place(1);
            self.count -= 1;
        }
    }

    /// The game is over: nothing follows the last afterstate.
    pub(super) fn end(&mut self, valuer: &impl Valuer) {
        let mut target = 0.0;
        for age in (0..self.count).rev() {
            valuer.learn(self.visits[self.place(age)].indices.as_ref(), target);
            target = self.back_up(age, target);
        }
        self.count = 0;
    }

    /// Where the visit stands that is so many moves newer than the oldest.
    #[inline(always)]
    fn place(&self, newer: usize) -> usize {
        let place = self.oldest + newer;
        if place < self.visits.len() {
            place
        } else {
            place - self.visits.len()
        }
    }

    /// The target of the visit before, given this one's.
    #[inline(always)]
    fn back_up(&self, newer: usize, target: f32) -> f32 {
        let visit = &self.visits[self.place(newer)];
        visit.gained + (1.0 - self.lambda) * visit.value + self.lambda * target
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    /// Writes down what it is to learn.
    #[derive(Default)]
    struct Listener(RefCell<Vec<(u32, f32)>>);

    impl Valuer for Listener {
        const LEARNS: bool = true;

        fn expect_value(&self, _: &[u32]) {}

        fn value(&self, _: &[u32]) -> f32 {
            0.0
        }

        fn expect_learn(&self, _: &[u32]) {}

        fn learn(&self, indices: &[u32], target: f32) {
            self.0.borrow_mut().push((indices[0], target));
        }
    }

    /// Three moves that gain 1, 2, 4 and lead to values 10, 20, 40.
    fn targets(lambda: f32) -> Vec<(u32, f32)> {
        let listener = Listener::default();
        let mut window = LambdaReturn::new(lambda);
        window.push(&vec![0], 1.0, 10.0, &listener);
        window.push(&vec![1], 2.0, 20.0, &listener);
        window.push(&vec![2], 4.0, 40.0, &listener);
        window.end(&listener);
        let mut targets = listener.0.into_inner();
        targets.sort_by_key(|&(index, _)| index);
        targets
    }

    #[test]
    fn without_lambda_the_target_is_one_move_ahead() {
        assert_eq!(targets(0.0), [(0, 22.0), (1, 44.0), (2, 0.0)]);
    }

    #[test]
    fn lambda_mixes_in_what_comes_later() {
        // The last: 0. Before it: 4 + 0.5 · 40 + 0.5 · 0 = 24. Before that:
        // 2 + 0.5 · 20 + 0.5 · 24 = 24.
        assert_eq!(targets(0.5), [(0, 24.0), (1, 24.0), (2, 0.0)]);
    }
}
