//! Learning from the last move to the first, against the definition.

use std::collections::HashMap;

use brikke_ai::learned::{Method, Shape, Training, TupleView};
use brikke_engine::{Board, Direction, Generator, Grid, Rules, playout};

use super::{rules, training};

/// Everything about one weight.
#[derive(Default, Clone, Copy)]
struct Weight {
    value: f32,
    errors: f32,
    absolute: f32,
}

/// The weights of a network by their place, and the places of each view.
struct Reference {
    weights: HashMap<usize, Weight>,
    shape: Shape,
}

impl Reference {
    /// The places of a board's weights: one for each orientation, in the order
    /// of the network, because sums of fractions depend on it.
    fn places(&self, after: &Board) -> Vec<usize> {
        let ranks: Vec<usize> = after
            .cells()
            .map(|(_, tile)| tile.map_or(0, |rank| rank.get().into()))
            .collect();
        let place = |view: TupleView| {
            let cells = view.cells.iter().rev();
            cells.fold(0, |place, &cell| {
                place * usize::from(self.shape.ranks()) + ranks[usize::from(cell)]
            }) + view.offset
        };
        self.shape.views().into_iter().map(place).collect()
    }

    /// The sum of its weights, in eight columns as the network adds them up:
    /// mirrored moves are worth the same, and rounding decides between them.
    fn value(&self, after: &Board) -> f32 {
        let mut columns = [0.0; 8];
        for (number, place) in self.places(after).into_iter().enumerate() {
            columns[number % 8] += self.weights.get(&place).map_or(0.0, |weight| weight.value);
        }
        columns.iter().sum()
    }

    /// Temporal coherence, each orientation in turn.
    fn learn(&mut self, after: &Board, target: f32) {
        let error = target - self.value(after);
        let places = self.places(after);
        let step = error / places.len() as f32;
        for place in places {
            let weight = self.weights.entry(place).or_default();
            let rate = if weight.absolute > 0.0 {
                weight.errors.abs() / weight.absolute
            } else {
                1.0
            };
            weight.value += step * rate;
            weight.errors += error;
            weight.absolute += error.abs();
        }
    }

    /// Plays a game to its end, then learns from the last move to the first.
    fn play(&mut self, rules: &Rules, lambda: f32, generator: &mut Generator) {
        let mut board = Board::empty(rules.size());
        for _ in 0..rules.start() {
            board = place(&board, rules, generator);
        }
        let mut moves: Vec<(f32, Board)> = Vec::new();
        while let Some((gained, after)) = self.choose(&board) {
            moves.push((gained, after));
            board = place(&after, rules, generator);
        }
        let mut target = 0.0;
        for (gained, after) in moves.into_iter().rev() {
            self.learn(&after, target);
            target = gained + (1.0 - lambda) * self.value(&after) + lambda * target;
        }
    }

    /// The first of the best moves.
    fn choose(&self, board: &Board) -> Option<(f32, Board)> {
        let mut best: Option<(f32, f32, Board)> = None;
        for slide in Direction::ALL
            .map(|direction| board.slide(direction))
            .into_iter()
            .flatten()
        {
            let (gained, after) = (slide.gained as f32, *slide.after.board());
            let worth = gained + self.value(&after);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, gained, after));
            }
        }
        best.map(|(_, gained, after)| (gained, after))
    }
}

fn place(after: &Board, rules: &Rules, generator: &mut Generator) -> Board {
    let word = generator.next_word();
    let empty = u32::try_from(after.empty_count()).unwrap();
    let (nth, drawn) = generator.draw_pair(word, empty, rules.tiles().total());
    let Ok(placed) = after.with_nth_empty(nth as usize, rules.tiles().pick(drawn));
    placed.unwrap()
}

/// Mirrored moves are worth the same, so that sooner or later the rounding of
/// a sum decides between two and the trainings part. They have not by then.
const GAMES: u64 = 200;

/// One game after the other, so that none is interrupted by another's end.
fn check(lambda: f32) {
    let method = Method {
        lambda,
        ..Method::default()
    };
    let rules = rules("2x2");
    let fast: Training = training("2x2", method);
    let mut slow = Reference {
        weights: HashMap::new(),
        shape: fast.shape().clone(),
    };
    for number in 0..GAMES {
        fast.play_games([number], |_, _| {});
        slow.play(&rules, lambda, &mut Generator::stream(1, number));
    }
    let network = fast.network(0.0);
    for board in playout::sample_boards(&rules, 1, 500) {
        for slide in Direction::ALL
            .map(|direction| board.slide(direction))
            .into_iter()
            .flatten()
        {
            let after = slide.after.board();
            let (found, expected) = (network.value(after).unwrap(), slow.value(after));
            let close = (found - expected).abs() < 0.05;
            assert!(close, "{after:?} with λ {lambda}: {found}, not {expected}");
        }
    }
}

#[test]
fn an_episode_is_learned_from_as_it_is_defined() {
    for lambda in [0.0, 0.5, 0.9] {
        check(lambda);
    }
}
