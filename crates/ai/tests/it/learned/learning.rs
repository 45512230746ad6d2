//! Networks learn what there is to learn.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use brikke_ai::learned::{Learned, Method, Shape, Training};
use brikke_ai::{Effort, Expectimax, Player};
use brikke_engine::packed::symmetries;
use brikke_engine::{Board, Generator, PackedBoard, Rules, playout};

use super::{checkpoint, rules, training};

/// The mean score over games that were not trained on.
fn tested_mean(training: &Training, games: u64) -> f64 {
    let mut sum = 0.0;
    training.test_games(99, 0..games, |_, game| sum += game.score as f64);
    sum / games as f64
}

/// Trains at these rates, so many games at each, and compares with the exact
/// expected score of perfect play: it is to come within 1 %. A board that is
/// its own mirror image has the same weight twice, so that a rate of 1 goes
/// twice as far as it should; on small boards that are many.
fn check_optimum(size: &str, start: f32, rates: &[(f32, u64)], optimum: f64) {
    let method = Method {
        lambda: 0.0,
        start,
        ..Method::default()
    };
    let mut training = training(size, method);
    let mut first = 0;
    for &(rate, games) in rates {
        training.set_alpha(rate);
        training.play_games(first..first + games, |_, _| {});
        first += games;
    }
    let mean = tested_mean(&training, 30_000);
    assert!(
        (mean / optimum - 1.0).abs() < 0.01,
        "{size}: {mean} instead of {optimum}"
    );
}

#[test]
fn on_2x2_it_learns_to_play_perfectly() {
    check_optimum("2x2", 100.0, &[(0.5, 20_000)], 66.964);
}

/// An optimistic start makes it try everything: without one it is content
/// with half of this. A smaller rate in the end makes it exact.
#[test]
fn on_2x3_it_learns_to_play_perfectly() {
    let rates = [(0.5, 50_000), (0.5, 50_000), (0.5, 50_000), (0.1, 50_000)];
    check_optimum("2x3", 500.0, &rates, 480.258);
}

/// Resumed where a round of games ends, one thread goes on exactly as if it
/// had never stopped.
#[test]
fn a_resumed_training_is_the_same_training() {
    let whole = training("2x3", Method::default());
    whole.play_games(0..500, |_, _| {});
    whole.play_games(500..1000, |_, _| {});

    let first = training("2x3", Method::default());
    first.play_games(0..500, |_, _| {});
    let resumed = Training::read_checkpoint(&checkpoint(&first)[..]).unwrap();
    resumed.play_games(500..1000, |_, _| {});
    assert!(checkpoint(&whole) == checkpoint(&resumed));
}

#[test]
fn threads_learn_together() {
    let training = training("2x2", Method::default());
    let next = AtomicU64::new(0);
    let played = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Relaxed)));
                let mine = numbers.take_while(|&number| number < 6000);
                training.play_games(mine, |_, _| {
                    played.fetch_add(1, Relaxed);
                });
            });
        }
    });
    assert_eq!(played.into_inner(), 6000);
    assert!(tested_mean(&training, 5000) > 55.0);
}

/// The fast way on 4x4 learns exactly what the general way learns.
#[test]
fn the_packed_board_learns_what_the_general_board_learns() {
    let scores = |rules: Rules| {
        let shape = Shape::named("4x6").unwrap();
        let training = Training::new(shape, rules, Method::default(), 5);
        let mut scores = Vec::new();
        training.play_games(0..12, |number, game| scores.push((number, game)));
        scores
    };
    let packed = Rules::default();
    // A goal that ends the game is what the packed board does not know; this
    // one is out of reach.
    let general = "size=4x4 tiles=2:9,4:1 start=2 goal=65536 at-goal=stop lost-when=stuck";
    assert_eq!(scores(packed), scores(general.parse().unwrap()));
}

#[test]
fn the_value_is_the_same_in_all_orientations() {
    let shape = Shape::named("5x6").unwrap();
    let training = Training::new(shape, Rules::default(), Method::default(), 3);
    training.play_games(0..30, |_, _| {});
    let network = training.network(0.0);
    for board in playout::sample_boards(&Rules::default(), 4, 300) {
        let value = network.value(&board).unwrap();
        let packed = PackedBoard::try_from(&board).unwrap();
        let same = |other: f32| value.to_bits() == other.to_bits();
        for turned in board.symmetries() {
            assert!(same(network.value(&turned).unwrap()), "{board:?}");
        }
        for turned in symmetries(packed.bits()) {
            assert!(same(network.packed_value(turned).unwrap()), "{board:?}");
        }
    }
}

#[test]
fn a_network_of_another_size_has_no_packed_value() {
    let network = training("3x3", Method::default()).network(0.0);
    assert_eq!(network.packed_value(0x1234), None);
    let board: Board = "2 4 / 8 .".parse().unwrap();
    assert_eq!(network.value(&board), None);
}

#[test]
fn the_player_plays_as_the_network_does_and_searches_elsewhere() {
    let training = training("2x3", Method::default());
    training.play_games(0..3000, |_, _| {});
    let network = Arc::new(training.network(0.0));
    let mut player = Learned::new(Arc::clone(&network), Effort::Usual);
    let rules = rules("2x3");
    let mut scores = Vec::new();
    network.play_games(&rules, 8, 0..20, |number, game| scores.push((number, game)));
    for (number, played) in scores {
        let generator = &mut Generator::stream(8, number);
        let game = brikke_ai::play_game(&mut player, &rules, generator);
        assert_eq!(game.score, u128::from(played.score));
        assert_eq!(game.moves, played.moves);
        assert_eq!(
            game.board.largest().map(brikke_engine::Rank::get),
            Some(played.largest)
        );
    }
    let board: Board = "2 4 . . / 2 . 8 . / . 4 . . / . . 2 4".parse().unwrap();
    let found = player.values(&board, &Rules::default());
    let mut search = Expectimax::new(Effort::Usual);
    assert_eq!(found, search.values(&board, &Rules::default()));
}

#[test]
fn every_size_has_a_shape_whose_tuples_lie_on_the_board() {
    for size in brikke_engine::Size::all() {
        let shape = Shape::of_size(size);
        let mut seen = vec![false; size.cells()];
        for view in shape.views() {
            assert!(view.offset + shape.entries(&view.cells) <= shape.weights());
            for cell in view.cells {
                seen[usize::from(cell)] = true;
            }
        }
        assert!(seen.iter().all(|&seen| seen), "{size}");
        assert!(shape.weights() < 1 << 30, "{size}: {}", shape.weights());
    }
}
