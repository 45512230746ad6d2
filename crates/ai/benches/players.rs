//! Speed of the players: `cargo bench -p brikke-ai`.

#![allow(
    clippy::unwrap_used,
    reason = "a benchmark that cannot begin is one that fails"
)]

use brikke_ai::{Corner, Effort, Expectimax, Fast, Greedy, Player, Random, Slow, play_game};
use brikke_engine::{Board, Generator, Rules, playout};
use divan::Bencher;
use divan::counter::ItemsCount;

const GAMES: u64 = 100;

fn main() {
    divan::main();
}

/// A player to measure.
#[derive(Debug, Clone, Copy)]
enum Measured {
    Random,
    Greedy,
    Corner,
    Fast,
    Slow,
    Expectimax(Effort),
}

impl Measured {
    fn build(self, seed: u64) -> Box<dyn Player> {
        match self {
            Measured::Random => Box::new(Random::new(seed)),
            Measured::Greedy => Box::new(Greedy),
            Measured::Corner => Box::new(Corner),
            Measured::Fast => Box::new(Fast),
            Measured::Slow => Box::new(Slow::new()),
            Measured::Expectimax(effort) => Box::new(Expectimax::new(effort)),
        }
    }
}

/// Those that need microseconds for a move.
const QUICK: [Measured; 6] = [
    Measured::Random,
    Measured::Greedy,
    Measured::Corner,
    Measured::Fast,
    Measured::Expectimax(Effort::at_depth::<1>()),
    Measured::Expectimax(Effort::at_depth::<2>()),
];

/// All with their usual effort.
const USUAL: [Measured; 6] = [
    Measured::Random,
    Measured::Greedy,
    Measured::Corner,
    Measured::Fast,
    Measured::Slow,
    Measured::Expectimax(Effort::Usual),
];

/// A hundred whole games of 4x4; items are moves.
#[divan::bench(args = QUICK)]
fn hundred_games(bencher: Bencher, spec: Measured) {
    let rules = Rules::default();
    let play = || {
        (0..GAMES).map(|number| {
            let mut player = spec.build(number);
            play_game(&mut *player, &rules, &mut Generator::stream(1, number))
        })
    };
    let moves: u64 = play().map(|game| game.moves).sum();
    bencher
        .counter(ItemsCount::new(moves))
        .bench_local(|| play().map(|game| game.score).sum::<u128>());
}

/// The values of all four directions, as a hint shows them.
#[divan::bench(args = USUAL)]
fn values(bencher: Bencher, spec: Measured) {
    let rules = Rules::default();
    let boards: Vec<Board> = playout::sample_boards(&rules, 1, 1000);
    let mut player = spec.build(1);
    bencher
        .counter(ItemsCount::new(boards.len()))
        .bench_local(|| {
            let values = boards.iter().flat_map(|board| player.values(board, &rules));
            values.flatten().sum::<f64>()
        });
}

/// One search of a crowded board; items are slides tried.
#[divan::bench(args = [Effort::at_depth::<2>(), Effort::at_depth::<3>(), Effort::at_depth::<4>(), Effort::Usual])]
fn search(bencher: Bencher, effort: Effort) {
    let rules = Rules::default();
    let board: Board = "2,4,2,0/8,32,4,2/16,64,256,8/4096,2048,512,128"
        .parse()
        .unwrap();
    let mut player = Expectimax::new(effort);
    player.values(&board, &rules);
    let slides = 4 * player.boards_seen();
    bencher
        .counter(ItemsCount::new(slides))
        .with_inputs(|| Expectimax::new(effort))
        .bench_local_values(|mut player| player.values(&board, &rules));
}

/// The players on a board that does not fit 64 bits.
#[divan::bench]
fn search_5x5(bencher: Bencher) {
    let rules = Rules::default();
    let board: Board = "2,4,2,0,0/8,32,4,2,0/16,64,256,8,0/4096,2048,512,128,4/2,0,0,0,0"
        .parse()
        .unwrap();
    let mut player = Expectimax::new(Effort::at_depth::<2>());
    player.values(&board, &rules);
    let slides = 4 * player.boards_seen();
    bencher
        .counter(ItemsCount::new(slides))
        .bench_local(|| player.values(&board, &rules));
}
