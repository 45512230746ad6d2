//! The player `best`, with endgames that a test knows by heart.

use std::sync::Arc;

use brikke_ai::learned::{Endgame, EndgameKind, Endgames, Learned, Network};
use brikke_ai::{Effort, Player};
use brikke_engine::{Board, Direction, Grid, Overrides, PackedBoard, Preset, Rules};

use super::searching::network;

/// Six large tiles at the top; the more the small tiles stand at the right, the
/// better.
struct RightIsGood;

impl Endgames for RightIsGood {
    fn kinds(&self) -> &[EndgameKind] {
        &[EndgameKind {
            target: 9,
            walls: 6,
        }]
    }

    fn find(&self, after: u64) -> Option<Endgame> {
        let board = PackedBoard::from_bits(after).to_board();
        let large = board
            .cells()
            .filter(|(_, tile)| tile.is_some_and(|rank| rank.get() >= 9));
        let at_top =
            large.filter(|(square, _)| square.row == 0 || square.row == 1 && square.column < 2);
        let small = board
            .cells()
            .filter(|(_, tile)| tile.is_some_and(|rank| rank.get() < 9));
        let columns: u8 = small.map(|(square, _)| square.column).sum();
        (at_top.count() == 6).then_some(Endgame {
            kind: 0,
            largest: 14,
            success: f32::from(columns) / 100.0,
        })
    }
}

fn best(network: &Arc<Network>, effort: &str) -> Learned {
    let effort: Effort = effort.parse().unwrap();
    let endgames: Arc<dyn Endgames> = Arc::new(RightIsGood);
    Learned::new(Arc::clone(network), effort).with_endgames(effort, Some(endgames))
}

const IN_ENDGAME: &str = "16384 8192 4096 2048 / 512 1024 . . / . . 2 . / . . . 4";

fn drawn(board: &str) -> Board {
    board.parse().unwrap()
}

#[test]
fn the_value_of_an_endgame_is_its_success_times_what_follows() {
    let network = network();
    let points = 8 * 512 + 2 * (512 + 1024 + 2048 + 4096 + 8192 + 16384);
    let alone = drawn("32768 . . . / . . . . / . . . . / . . . .");
    let prize = f64::from(points) + f64::from(network.value(&alone).unwrap());
    for effort in ["1", "2", "3", "5ms"] {
        let values = best(network, effort).values(&drawn(IN_ENDGAME), &Rules::default());
        let [up, left] = [values[0].unwrap(), values[3].unwrap()];
        // Up, the small tiles stay in the columns 2 and 3; left, they leave them.
        assert!(
            (up / prize - 0.05).abs() < 1e-4,
            "{effort}: {up}, not {prize}"
        );
        assert!(left.abs() < 1e-3, "{effort}: {left}");
    }
}

#[test]
fn beside_an_endgame_a_network_counts_less() {
    let network = network();
    let values = best(network, "1").values(&drawn(IN_ENDGAME), &Rules::default());
    let slid = drawn(IN_ENDGAME).slide(Direction::Right).unwrap();
    // Seen as the network sees this board alone.
    let mut alone = Learned::new(Arc::clone(network), "1".parse().unwrap());
    let plain = alone.values(&drawn(IN_ENDGAME), &Rules::default())[1].unwrap();
    assert_eq!(slid.gained, 0);
    assert!((values[1].unwrap() - 0.3 * plain).abs() < 0.01 * plain.abs());
}

#[test]
fn far_from_endgames_it_plays_as_the_network_does() {
    let network = network();
    let board = drawn("512 64 16 2 / 32 16 4 . / 8 2 . . / 2 . . .");
    for effort in ["1", "2", "3"] {
        let mut learned = Learned::new(Arc::clone(network), effort.parse().unwrap());
        let expected = learned.values(&board, &Rules::default());
        assert_eq!(
            best(network, effort).values(&board, &Rules::default()),
            expected
        );
    }
}

#[test]
fn other_rules_have_other_endgames() {
    let network = network();
    let even = Rules::new(Preset::Even, Overrides::default()).unwrap();
    let mut learned = Learned::new(Arc::clone(network), "2".parse().unwrap());
    let expected = learned.values(&drawn(IN_ENDGAME), &even);
    assert_eq!(
        best(network, "2").values(&drawn(IN_ENDGAME), &even),
        expected
    );
}
