//! Weights of their own for boards with a large tile, and games that begin
//! late.

use brikke_ai::learned::{Method, Network, Shape, Training};
use brikke_engine::packed::symmetries;
use brikke_engine::{Board, Grid, PackedBoard, Rank, Rules, playout};

use super::{checkpoint, training};

/// A network for 4x4 that has learned a little before and after boards with
/// 64 had weights of their own.
fn staged() -> Training {
    let shape = Shape::named("4x6").unwrap();
    let mut training = Training::new(shape, Rules::default(), Method::default(), 3);
    training.play_games(0..20, |_, _| {});
    training = training.with_stage(64).unwrap();
    training.play_games(20..40, |_, _| {});
    training
}

fn boards() -> Vec<Board> {
    playout::sample_boards(&Rules::default(), 4, 300)
}

fn is_late(board: &Board) -> bool {
    board.largest() >= Rank::new(6)
}

#[test]
fn a_shape_with_a_stage_has_twice_the_weights_and_a_name() {
    let shape = Shape::named("8x6").unwrap();
    let staged = shape.with_stage(16384).unwrap();
    assert_eq!(staged.weights(), 2 * shape.weights());
    assert_eq!(staged.name(), "8x6+16384");
    let again = Shape::of_name("8x6+16384", staged.size());
    assert_eq!(again, Some(staged.clone()));
    assert_eq!(staged.with_stage(8192), None);
    for tile in [0, 1, 2, 100, 65536] {
        assert_eq!(shape.with_stage(tile), None, "{tile}");
        let name = format!("8x6+{tile}");
        assert_eq!(Shape::of_name(&name, shape.size()), None, "{name}");
    }
    assert_eq!(Shape::of_name("8x6+16384+8192", shape.size()), None);
}

#[test]
fn a_new_stage_begins_with_what_was_learned() {
    let plain = training("3x3", Method::default());
    plain.play_games(0..200, |_, _| {});
    let before = plain.network(0.0);
    let after = plain.with_stage(64).unwrap().network(0.0);
    for board in playout::sample_boards(&before.record().rules, 4, 200) {
        let [before, after] = [&before, &after].map(|network| network.value(&board).unwrap());
        assert_eq!(before.to_bits(), after.to_bits(), "{board:?}");
    }
}

#[test]
fn each_stage_learns_for_itself() {
    let shape = Shape::named("4x6").unwrap();
    let plain = Training::new(shape, Rules::default(), Method::default(), 3);
    plain.play_games(0..20, |_, _| {});
    let before = plain.network(0.0);
    // Nobody reaches 32768 in three games: its weights stay as they were.
    let staged = plain.with_stage(32768).unwrap();
    staged.play_games(20..23, |_, _| {});
    let after = staged.network(0.0);
    let value = |network: &Network, drawing: &str| {
        let board: Board = drawing.parse().unwrap();
        let step = f64::from(network.value(&board).unwrap());
        // Rounding to steps of another size moves values a little.
        (step / 20.0).round()
    };
    let late = "32768 4 2 . / 8 . . . / . . . . / . . . .";
    let early = "16 4 2 . / 8 . . . / . . . . / . . . .";
    assert_eq!(value(&before, late), value(&after, late));
    assert_ne!(value(&before, early), value(&after, early));
}

#[test]
fn packed_and_general_boards_have_the_same_stage() {
    let network = staged().network(0.0);
    let boards = boards();
    assert!(boards.iter().any(is_late) && !boards.iter().all(is_late));
    for board in boards {
        let value = network.value(&board).unwrap();
        let bits = PackedBoard::try_from(&board).unwrap().bits();
        for turned in symmetries(bits) {
            let packed = network.packed_value(turned).unwrap();
            assert_eq!(value.to_bits(), packed.to_bits(), "{board:?}");
        }
    }
}

#[test]
fn stages_come_back_from_their_files() {
    let staged = staged();
    let again = Training::read_checkpoint(&checkpoint(&staged)[..]).unwrap();
    assert!(checkpoint(&staged) == checkpoint(&again));
    let network = staged.network(0.0);
    let mut file = Vec::new();
    network.write(&mut file).unwrap();
    let read = Network::read(&file[..]).unwrap();
    assert_eq!(read.shape(), network.shape());
    for board in boards() {
        assert_eq!(network.value(&board), read.value(&board), "{board:?}");
    }
}

/// On 2x3, where perfect play is known, games from late boards may not make
/// it forget how to begin.
#[test]
fn games_that_begin_late_add_moves_and_do_no_harm() {
    let mut means = [0.0; 2];
    let mut moves = [0; 2];
    for (way, goes_back) in [false, true].into_iter().enumerate() {
        let mut training = training("2x3", Method::default());
        if goes_back {
            training.go_back();
        }
        training.play_games(0..4000, |_, game| moves[way] += game.moves);
        let mut sum = 0.0;
        training.test_games(99, 0..4000, |_, game| sum += game.score as f64);
        means[way] = sum / 4000.0;
    }
    assert!(moves[1] > 3 * moves[0] / 2, "{moves:?}");
    assert!(means[1] > 0.8 * means[0], "{means:?}");
}

#[test]
fn late_games_can_be_repeated() {
    let play = || {
        let mut training = training("2x3", Method::default());
        training.go_back();
        training.play_games(0..300, |_, _| {});
        checkpoint(&training)
    };
    assert!(play() == play());
}
