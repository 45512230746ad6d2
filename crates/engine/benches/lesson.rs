//! The three options of the lesson beside the engine's slide, to the right:
//! `cargo bench -p brikke-engine --bench lesson`.

#![allow(clippy::unwrap_used, reason = "a benchmark may stop")]

use brikke_engine::{Board, Direction, Overrides, Preset, Rank, Rules, playout};
use divan::Bencher;
use divan::counter::ItemsCount;
use options::{second_array, single_pass, three_passes};

#[path = "../examples/lesson/options.rs"]
mod options;

/// Too many for the processor to learn their rows by heart.
const BOARDS: usize = 4096;

fn main() {
    divan::main();
}

fn boards(size: &str) -> Vec<Board> {
    let overrides = Overrides {
        size: Some(size.parse().unwrap()),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap();
    playout::sample_boards(&rules, 1, BOARDS)
}

/// The faces of all boards, row by row.
fn faces(boards: &[Board]) -> Vec<u64> {
    let face = |tile: Option<Rank>| tile.map_or(0, |rank| 1 << rank.get());
    let cells = boards.iter().flat_map(Board::cells);
    cells.map(|(_, tile)| face(tile)).collect()
}

/// Moves every row of every board; the rate is boards per second.
fn bench(bencher: Bencher, size: &str, option: impl Fn(&mut [u64]) -> u64) {
    let boards = boards(size);
    let columns = usize::from(boards[0].size().columns());
    let cells = faces(&boards);
    bencher
        .counter(ItemsCount::new(BOARDS))
        .with_inputs(|| cells.clone())
        .bench_local_refs(|cells| cells.chunks_exact_mut(columns).map(&option).sum::<u64>());
}

#[divan::bench(args = ["4x4", "8x8"])]
fn option_1_three_passes(bencher: Bencher, size: &str) {
    bench(bencher, size, three_passes);
}

#[divan::bench(args = ["4x4", "8x8"])]
fn option_2_second_array(bencher: Bencher, size: &str) {
    bench(bencher, size, second_array);
}

#[divan::bench(args = ["4x4", "8x8"])]
fn option_3_single_pass(bencher: Bencher, size: &str) {
    bench(bencher, size, single_pass);
}

/// The general board, which also copies the board, counts in 128 bits and
/// says whether anything moved.
#[divan::bench(args = ["4x4", "8x8"])]
fn engine(bencher: Bencher, size: &str) {
    let boards = boards(size);
    bencher.counter(ItemsCount::new(BOARDS)).bench_local(|| {
        let slides = boards.iter().map(|board| board.slide(Direction::Right));
        slides.flatten().map(|slide| slide.gained).sum::<u128>()
    });
}
