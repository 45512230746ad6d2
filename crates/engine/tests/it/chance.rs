//! The distribution of new tiles: on which cells, and which tiles. The secrets
//! are fixed, so that a test passes always or never.

use std::collections::BTreeMap;

use brikke_engine::{Afterstate, Board, Direction, Game, Rank, Secret, Spawn, TileWeights};

use crate::given::{self, board};

const DRAWS: u64 = 20_000;

/// The board after a slide to the left that moves nothing but one tile.
fn after(drawing: &str) -> Afterstate {
    board(drawing).slide(Direction::Left).expect("a move").after
}

fn tiles(text: &str) -> TileWeights {
    text.parse().unwrap()
}

/// As many new tiles as [`DRAWS`] plies of one secret bring.
fn draws(byte: u8, after: &Afterstate, tiles: &TileWeights) -> Vec<Spawn> {
    let secret = Secret::new([byte; 32]);
    let draw = |ply| secret.tile(ply, after, tiles).expect("an empty cell");
    (1..=DRAWS).map(draw).collect()
}

/// Checks counts against their expected shares by the chi-square statistic.
///
/// With k categories it has the mean k − 1 and the variance 2(k − 1); the
/// bound is six standard deviations above the mean, which chance passes less
/// than once in 10,000 tests even for two categories.
fn check_shares(observed: &[(u64, f64)]) {
    let total: u64 = observed.iter().map(|&(count, _)| count).sum();
    let statistic: f64 = observed
        .iter()
        .map(|&(count, share)| {
            let expected = float(total) * share;
            (float(count) - expected).powi(2) / expected
        })
        .sum();
    let freedom = float(observed.len() as u64 - 1);
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt();
    assert!(statistic < bound, "{statistic} ≥ {bound}: {observed:?}");
}

/// Exact below 2^53, as all counts here are.
#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn float(count: u64) -> f64 {
    count as f64
}

fn check_cells(byte: u8, drawing: &str) {
    let after = after(drawing);
    let mut counts: BTreeMap<_, u64> = after
        .board()
        .empty_squares()
        .map(|square| (square, 0))
        .collect();
    for spawn in draws(byte, &after, &tiles("2:9,4:1")) {
        *counts.get_mut(&spawn.square).expect("an empty cell") += 1;
    }
    let share = 1.0 / float(counts.len() as u64);
    let observed: Vec<_> = counts.into_values().map(|count| (count, share)).collect();
    check_shares(&observed);
}

#[test]
fn the_cells_of_new_tiles_are_uniform() {
    check_cells(1, ". 2 . . / . . . . / . . . . / . . . .");
    check_cells(2, ". 2 4 8 / 4 8 16 2 / 2 . . . / 8 . . .");
    check_cells(3, ". 2 4 / 8 . . / 2 . .");
    check_cells(4, ". 2 . . . . . .");
    check_cells(5, &[". 2 . . . . . ."; 8].join("/"));
}

fn check_tiles(byte: u8, text: &str) {
    let tiles = tiles(text);
    let after = after(". 2 . . / . . . . / . . . . / . . . .");
    let mut counts: BTreeMap<Rank, u64> = tiles.iter().map(|(rank, _)| (rank, 0)).collect();
    for spawn in draws(byte, &after, &tiles) {
        *counts.get_mut(&spawn.rank).expect("a tile of the rules") += 1;
    }
    let observed: Vec<_> = counts
        .into_iter()
        .map(|(rank, count)| (count, tiles.probability(rank)))
        .collect();
    check_shares(&observed);
}

#[test]
fn new_tiles_follow_their_weights() {
    check_tiles(1, "2:9,4:1");
    check_tiles(2, "2:1,4:1");
    check_tiles(3, "2:19,4:1");
    check_tiles(4, "2:5,4:3,8:2,16:1");
    check_tiles(5, "2:333333333,4:666666667");
}

#[test]
fn only_the_one_tile_of_the_rules_appears() {
    let after = after(". 2 . . / . . . . / . . . . / . . . .");
    let appeared = draws(6, &after, &tiles("2:1"));
    assert!(appeared.iter().all(|spawn| spawn.rank == Rank::TWO));
}

#[test]
fn cell_and_tile_are_independent() {
    let after = after(". 2 4 8 / 4 8 16 2 / 2 4 8 4 / 8 16 . .");
    let cells = float(after.empty_count() as u64);
    let tiles = tiles("2:9,4:1");
    let mut counts: BTreeMap<_, u64> = BTreeMap::new();
    for spawn in draws(7, &after, &tiles) {
        *counts.entry((spawn.square, spawn.rank)).or_default() += 1;
    }
    let observed: Vec<_> = counts
        .into_iter()
        .map(|((_, rank), count)| (count, tiles.probability(rank) / cells))
        .collect();
    check_shares(&observed);
}

#[test]
fn the_start_tiles_are_uniform_too() {
    let rules = given::rules("classic size=2x3 start=1");
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for number in 0..6_000_u64 {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_be_bytes());
        let chance = brikke_engine::Chance::Secret(Secret::new(bytes));
        let board = *Game::start(rules.clone(), chance).board();
        *counts.entry(board.to_string()).or_default() += 1;
    }
    assert_eq!(counts.len(), 12, "a 2 or a 4 on each of six cells");
    let share = |board: &str| {
        if board.contains('4') {
            0.1 / 6.0
        } else {
            0.9 / 6.0
        }
    };
    let observed: Vec<_> = counts
        .iter()
        .map(|(board, &count)| (count, share(board)))
        .collect();
    check_shares(&observed);
}

/// The number of 200 questions, asked in two ways, that have the same answer.
/// The tile alone agrees often; tile and one of fifteen cells seldom: about 11
/// are expected to, with a deviation of 3.3.
fn agreements(one: impl Fn(u8) -> Spawn, other: impl Fn(u8) -> Spawn) -> usize {
    (0..200)
        .filter(|&number| one(number) == other(number))
        .count()
}

const ONE: &str = ". 2 . . / . . . . / . . . . / . . . .";
const ANOTHER: &str = ". 4 . . / . . . . / . . . . / . . . .";

fn answer(secret: u8, ply: u64, drawing: &str) -> Spawn {
    let tile = Secret::new([secret; 32]).tile(ply, &after(drawing), &tiles("2:9,4:1"));
    tile.expect("an empty cell")
}

#[test]
fn the_same_question_has_the_same_answer() {
    assert_eq!(
        agreements(|n| answer(n, 7, ONE), |n| answer(n, 7, ONE)),
        200
    );
}

#[test]
fn another_ply_brings_another_tile() {
    assert!(agreements(|n| answer(n, 7, ONE), |n| answer(n, 8, ONE)) < 35);
    let far = 7 + (1 << 32);
    assert!(agreements(|n| answer(n, 7, ONE), |n| answer(n, far, ONE)) < 35);
}

#[test]
fn another_board_brings_another_tile() {
    assert!(agreements(|n| answer(n, 7, ONE), |n| answer(n, 7, ANOTHER)) < 35);
}

#[test]
fn another_secret_brings_another_tile() {
    assert!(agreements(|n| answer(n, 7, ONE), |n| answer(n ^ 255, 7, ONE)) < 35);
}

#[test]
fn the_shape_of_the_board_counts_and_not_only_its_cells() {
    let slid = |drawing: &str, direction| board(drawing).slide(direction).unwrap().after;
    let (wide, tall) = (
        slid(". 2 . .", Direction::Left),
        slid(". / 2 / . / .", Direction::Up),
    );
    let index =
        |board: &Board, spawn: Spawn| board.size().squares().position(|s| s == spawn.square);
    let cell = |byte, after: &Afterstate| {
        let spawn = Secret::new([byte; 32]).tile(1, after, &tiles("2:1"));
        index(after.board(), spawn.expect("an empty cell"))
    };
    // A third agrees by chance: 67 of 200, with a deviation of 6.7.
    let same = (0..200)
        .filter(|&byte| cell(byte, &wide) == cell(byte, &tall))
        .count();
    assert!(same < 107, "{same}");
}

#[test]
fn a_seed_is_not_the_secret_of_its_bytes_and_texts_differ() {
    let secrets = ["otters", "otter", "Otters", "otters ", "ottérs"]
        .into_iter()
        .filter_map(|text| brikke_engine::Seed::new(text).ok())
        .map(|seed| seed.secret().to_string());
    let different: std::collections::BTreeSet<String> = secrets.collect();
    assert_eq!(different.len(), 4, "a seed has no blank at its end");
}
