//! The hot paths of the engine: `cargo bench -p brikke-engine`.

#![allow(clippy::unwrap_used, reason = "a benchmark may stop")]

use std::hint::black_box;

use brikke_engine::packed::{Kernel, KernelWork, Slid, on_fastest_kernel};
use brikke_engine::{
    Board, Chance, Direction, Game, Generator, Grid, Overrides, PackedBoard, Preset, Recording,
    Rules, Seed, Slide, perft, playout,
};
use divan::Bencher;
use divan::counter::ItemsCount;

/// Enough for a steady rate, few enough to stay in the cache as in play.
const BOARDS: usize = 4096;

fn rules(size: &str) -> Rules {
    let overrides = Overrides {
        size: Some(size.parse().unwrap()),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

fn boards(size: &str) -> Vec<Board> {
    playout::sample_boards(&rules(size), 1, BOARDS)
}

fn packed_boards() -> Vec<PackedBoard> {
    let boards = boards("4x4");
    boards
        .iter()
        .map(|board| board.try_into().unwrap())
        .collect()
}

fn seeded_game() -> Game {
    let chance = Chance::Seed(Seed::new("bench").unwrap());
    let mut game = Game::start(Rules::default(), chance);
    let order = [
        Direction::Left,
        Direction::Down,
        Direction::Right,
        Direction::Up,
    ];
    while order.iter().any(|&direction| game.play(direction).is_ok()) {}
    game
}

fn main() {
    divan::main();
}

/// Random moves: a legal direction, the new tile, the score.
#[divan::bench(args = ["4x4", "3x3", "5x5"])]
fn random_games(bencher: Bencher, size: &str) {
    let rules = rules(size);
    let games = 0..if size == "4x4" { 2000 } else { 20 };
    let mut moves = 0;
    playout::random_games(&rules, 1, games.clone(), |_, game| moves += game.moves);
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        let mut score = 0;
        playout::random_games(&rules, 1, games.clone(), |_, game| score += game.score);
        score
    });
}

/// The same games one after the other on the general board.
#[divan::bench]
fn random_games_general_4x4(bencher: Bencher) {
    let rules = Rules::default();
    let play =
        || (0..200).map(|game| playout::random_game(&rules, &mut Generator::stream(1, game)));
    let moves: u64 = play().map(|game| game.moves).sum();
    bencher
        .counter(ItemsCount::new(moves))
        .bench_local(|| play().map(|game| game.score).sum::<u128>());
}

/// A sum over slides, so that nothing is optimised away.
type Sum = (u64, u32);

fn add(sum: Sum, slide: Option<Slide<PackedBoard>>) -> Sum {
    let (after, gained) = slide.map_or((0, 0), |slide| (slide.after.board().bits(), slide.gained));
    (sum.0 ^ after, sum.1.wrapping_add(gained))
}

#[divan::bench]
fn packed_slides_all_four(bencher: Bencher) {
    packed_slides(bencher, 4, |sum, board| {
        let [up, right, down, left] = board.try_slide_each().unwrap();
        add(add(add(add(sum, up), right), down), left)
    });
}

/// As a batch does it, with the instructions that this processor has.
#[divan::bench]
fn packed_slides_all_four_on_fastest_kernel(bencher: Bencher) {
    let boards = packed_boards();
    bencher
        .counter(ItemsCount::new(4 * BOARDS))
        .bench_local(|| on_fastest_kernel(SlideAll(&boards)));
}

struct SlideAll<'a>(&'a [PackedBoard]);

impl KernelWork for SlideAll<'_> {
    type Output = Sum;

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> Sum {
        let each = |sum: Sum, slid: Slid| {
            let gained = slid.gained().unwrap_or(0);
            (sum.0 ^ slid.board, sum.1.wrapping_add(gained))
        };
        self.0.iter().fold((0, 0), |sum, board| {
            let [up, right, down, left] = kernel.slide_each(board.bits());
            each(each(each(each(sum, up), right), down), left)
        })
    }
}

#[divan::bench]
fn packed_slides_left(bencher: Bencher) {
    packed_slides(bencher, 1, |sum, board| {
        add(sum, board.try_slide(Direction::Left).unwrap())
    });
}

#[divan::bench]
fn packed_slides_up(bencher: Bencher) {
    packed_slides(bencher, 1, |sum, board| {
        add(sum, board.try_slide(Direction::Up).unwrap())
    });
}

fn packed_slides(bencher: Bencher, slides: usize, slide: impl Fn(Sum, &PackedBoard) -> Sum) {
    let boards = packed_boards();
    bencher
        .counter(ItemsCount::new(slides * BOARDS))
        .bench_local(|| boards.iter().fold((0, 0), &slide));
}

#[divan::bench(args = ["4x4", "5x5", "8x8"])]
fn general_slides(bencher: Bencher, size: &str) {
    let boards = boards(size);
    bencher
        .counter(ItemsCount::new(4 * boards.len()))
        .bench_local(|| {
            let slides = boards
                .iter()
                .flat_map(|board| Direction::ALL.map(|way| board.slide(way)));
            slides.flatten().map(|slide| slide.gained).sum::<u128>()
        });
}

#[divan::bench]
fn perft_depth_3(bencher: Bencher) {
    let board: Board = "2,4,8,0/0,2,0,0/0,0,16,0/2,0,0,4".parse().unwrap();
    let rules = Rules::default();
    let count = u64::try_from(perft(&board, 3, &rules)).unwrap();
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| perft(black_box(&board), 3, &rules));
}

/// A tile of a game that people play: one HMAC-SHA256.
#[divan::bench]
fn chance_tile(bencher: Bencher) {
    let secret = Seed::new("bench").unwrap().secret();
    let rules = Rules::default();
    let board: Board = "2,4,8,0/0,2,0,0/0,0,16,0/2,0,0,4".parse().unwrap();
    let slide = board.slide(Direction::Left).unwrap();
    bencher.bench_local(|| secret.tile(black_box(7), &slide.after, rules.tiles()));
}

#[divan::bench]
fn recording_from_text(bencher: Bencher) {
    let recording = seeded_game().recording();
    let text = recording.to_text();
    bencher
        .counter(ItemsCount::new(recording.plies().len()))
        .bench_local(|| Recording::from_text(black_box(&text)).unwrap());
}

#[divan::bench]
fn recording_from_link(bencher: Bencher) {
    let recording = seeded_game().recording();
    let link = recording.to_link();
    bencher
        .counter(ItemsCount::new(recording.plies().len()))
        .bench_local(|| Recording::from_link(black_box(&link)).unwrap());
}
