//! Speed of networks in learning and in play.
//!
//! Each training round goes on from the one before; the rates are those of a
//! network that has seen some thousands of games.

#![allow(clippy::unwrap_used, reason = "a benchmark that cannot begin fails")]

use std::cell::Cell;

use brikke_ai::learned::{Method, Network, Outcome, Shape, Training};
use brikke_engine::{PackedBoard, Rules, playout};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

const SHAPES: [&str; 3] = ["4x6", "5x6", "8x6"];
const WARM_UP: u64 = 1000;

fn trained(shape: &str) -> Training {
    let shape = Shape::named(shape).unwrap();
    let training = Training::new(shape, Rules::default(), Method::default(), 1);
    training.play_games(0..WARM_UP, |_, _| {});
    training
}

/// The moves of games, as a rate.
fn count(bencher: Bencher, play: impl Fn(u64, &mut dyn FnMut(u64, Outcome))) {
    let round = Cell::new(0);
    let moves = Cell::new(0);
    play(0, &mut |_, game| moves.set(moves.get() + game.moves));
    bencher
        .counter(ItemsCount::new(moves.get()))
        .bench_local(|| {
            round.set(round.get() + 1);
            play(round.get(), &mut |_, _| {});
        });
}

/// Games of training with temporal coherence: as many moves as the first
/// round had, about.
#[divan::bench(args = SHAPES, sample_count = 5, sample_size = 1)]
fn training_moves(bencher: Bencher, shape: &str) {
    let training = trained(shape);
    count(bencher, |round, finished| {
        let first = WARM_UP + 50 * round;
        training.play_games(first..first + 50, finished);
    });
}

/// The same games every time, with rounded weights.
#[divan::bench(args = SHAPES, sample_count = 5, sample_size = 1)]
fn greedy_moves(bencher: Bencher, shape: &str) {
    let network: Network = trained(shape).network(0.0);
    count(bencher, |_, finished| {
        network.play_games(&Rules::default(), 1, 0..50, finished);
    });
}

/// Single values, as a search asks for them.
#[divan::bench(args = SHAPES, sample_count = 5, sample_size = 1)]
fn packed_values(bencher: Bencher, shape: &str) {
    let network = trained(shape).network(0.0);
    let boards: Vec<u64> = playout::sample_boards(&Rules::default(), 1, 100_000)
        .iter()
        .map(|board| PackedBoard::try_from(board).unwrap().bits())
        .collect();
    bencher
        .counter(ItemsCount::new(boards.len()))
        .bench_local(|| {
            boards
                .iter()
                .filter_map(|&board| network.packed_value(board))
                .sum::<f32>()
        });
}
