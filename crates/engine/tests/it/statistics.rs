//! Random games, many of them. The seeds are fixed, so that a test passes
//! always or never.

use brikke_engine::{Generator, Rules, playout};

use crate::given::rules;

/// Mean and standard error of a sample.
fn mean(sample: &[f64]) -> (f64, f64) {
    let size = f64::from(u32::try_from(sample.len()).expect("a small sample"));
    let mean = sample.iter().sum::<f64>() / size;
    let squares: f64 = sample.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (size - 1.0) / size).sqrt())
}

/// Checks a sample's mean against a known one, give or take four standard
/// errors of both.
fn check_mean(sample: &[f64], known: f64, known_error: f64) {
    let (mean, error) = mean(sample);
    let allowed = 4.0 * error.hypot(known_error);
    assert!(
        (mean - known).abs() < allowed,
        "{mean} ± {error}, known {known}"
    );
}

#[expect(clippy::cast_precision_loss, reason = "scores and moves are small")]
fn classic_games() -> (Vec<f64>, Vec<f64>) {
    let (mut scores, mut moves) = (Vec::new(), Vec::new());
    playout::random_games(&rules("classic"), 2048, 0..20_000, |_, game| {
        scores.push(game.score as f64);
        moves.push(game.moves as f64);
    });
    (scores, moves)
}

/// Random play on 4x4 scores 1095 in the mean, as other programs find too.
/// A game's standard deviation is about 530, so that the standard error of
/// 20,000 games is about 3.8 and the test allows about 15.
#[test]
fn random_play_scores_1095_in_the_mean() {
    let (scores, _) = classic_games();
    assert_eq!(scores.len(), 20_000);
    check_mean(&scores, 1095.0, 0.0);
}

/// A naive program in Python, with a generator of its own, found 118.30 in
/// 50,000 games, with a standard error of 0.17 (and a mean score of 1093.7,
/// with one of 2.4). That of 20,000 games here is about 0.27, so that the
/// test allows about 1.3.
#[test]
fn random_play_lasts_118_moves_in_the_mean() {
    let (_, moves) = classic_games();
    check_mean(&moves, 118.30, 0.17);
}

/// Checks that the batch gives the same games as one after the other.
fn check_batch(rules: &Rules, seed: u64, numbers: std::ops::Range<u64>) {
    let mut finished = Vec::new();
    playout::random_games(rules, seed, numbers.clone(), |number, game| {
        let alone = playout::random_game(rules, &mut Generator::stream(seed, number));
        assert_eq!(game, alone, "game {number} of seed {seed} under {rules}");
        assert!(rules.is_over(&game.board), "{:?}", game.board);
        finished.push(number);
    });
    finished.sort_unstable();
    assert_eq!(finished, numbers.collect::<Vec<_>>(), "each number once");
}

#[test]
fn a_batch_of_classic_games_is_the_games_one_by_one() {
    check_batch(&rules("classic"), 1, 0..500);
    check_batch(&rules("even"), u64::MAX, 1000..1200);
}

#[test]
fn a_batch_of_any_length_is_the_games_one_by_one() {
    for length in [0, 1, 7, 8, 9, 16, 17] {
        check_batch(&rules("classic"), 2, 100..100 + length);
        check_batch(&rules("classic size=3x3"), 2, 100..100 + length);
    }
    check_batch(&rules("classic"), 2, u64::MAX - 20..u64::MAX);
}

#[test]
fn a_batch_that_ends_at_1024_is_the_games_one_by_one() {
    check_batch(&rules("1024"), 3, 0..200);
    check_batch(&rules("1024 goal=64"), 3, 0..200);
}

#[test]
fn a_batch_of_sudden_games_is_the_games_one_by_one() {
    check_batch(&rules("sudden"), 4, 0..200);
}

#[test]
fn a_batch_on_other_sizes_is_the_games_one_by_one() {
    check_batch(&rules("classic size=3x3"), 5, 0..200);
    check_batch(&rules("classic size=1x4"), 6, 0..200);
    check_batch(&rules("classic size=5x5"), 7, 0..5);
}

/// Games that outgrow the packed board go on where they stand.
#[test]
fn a_batch_beyond_32768_is_the_games_one_by_one() {
    for tiles in [
        "16384:1",
        "32768:1",
        "8192:9,16384:1",
        "2:1,32768:1",
        "65536:1",
    ] {
        check_batch(&rules(&format!("gentle tiles={tiles}")), 8, 0..200);
    }
}

#[test]
fn a_batch_with_any_number_of_start_tiles_is_the_games_one_by_one() {
    for start in 1..=16 {
        check_batch(&rules(&format!("classic start={start}")), 9, 0..40);
    }
}

#[test]
fn a_batch_with_unusual_tiles_is_the_games_one_by_one() {
    for tiles in ["2:1,4:1,8:1", "4:999999999,8:1", "2:1,4:999999999", "8:3"] {
        check_batch(&rules(&format!("gentle tiles={tiles}")), 10, 0..60);
    }
}

#[test]
fn a_game_of_a_batch_does_not_depend_on_the_games_before_it() {
    let classic = rules("classic");
    let mut last = None;
    playout::random_games(&classic, 11, 0..51, |number, game| {
        if number == 50 {
            last = Some(game);
        }
    });
    playout::random_games(&classic, 11, 50..51, |_, game| assert_eq!(Some(game), last));
}

#[test]
fn sampled_boards_are_those_before_the_moves_of_random_games() {
    for text in ["classic", "sudden", "1024 goal=64", "classic size=3x3"] {
        let rules = rules(text);
        let first = playout::random_game(&rules, &mut Generator::stream(12, 0));
        let count = usize::try_from(first.moves).expect("a short game") + 1;
        let boards = playout::sample_boards(&rules, 12, count);
        assert_eq!(boards.len(), count);
        assert!(boards.iter().all(|board| !rules.is_over(board)));
        let openings = boards.iter().filter(|board| board.tiles().count() == 2);
        let sums: Vec<u128> = boards.iter().map(brikke_engine::Board::sum).collect();
        let (opening, game) = (sums[count - 1], &sums[..count - 1]);
        assert!(
            game.is_sorted() && opening < 9,
            "the second game begins where the first ends"
        );
        assert!(openings.count() >= 2);
    }
}

#[test]
fn as_many_boards_are_sampled_as_were_asked_for() {
    for size in ["1x2", "2x1", "1x3"] {
        let boards = playout::sample_boards(&rules(&format!("classic size={size}")), 1, 1000);
        assert_eq!(boards.len(), 1000, "{size}");
    }
}
