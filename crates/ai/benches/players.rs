//! How fast the players play: `cargo bench -p brikke-ai`.

use brikke_ai::{PlayerSpec, available, play_game};
use brikke_engine::{Board, Generator, Rules, playout};
use divan::Bencher;
use divan::counter::ItemsCount;

const GAMES: u64 = 100;

fn main() {
    divan::main();
}

/// A hundred whole games of 4x4; items are moves.
#[divan::bench(args = available())]
fn hundred_games(bencher: Bencher, spec: PlayerSpec) {
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
#[divan::bench(args = available())]
fn values(bencher: Bencher, spec: PlayerSpec) {
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
