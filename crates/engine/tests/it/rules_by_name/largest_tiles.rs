//! The largest tiles.

use brikke_engine::Direction::{Down, Left, Right};
use brikke_engine::{Board, Rank, Size};

use super::eight_by_eight;
use crate::given::{board, game, ply, rules, tile};

#[test]
fn a_131072_is_legal_on_4x4_and_shown() {
    let mut game = game("classic", "65536 65536 . . / . . . . / . . . . / . . . .");
    game.keep_playing();
    let turn = game.play_with(ply(Left, 4, 3, 3)).unwrap();
    assert_eq!((turn.gained, turn.score), (131_072, 131_072));
    assert_eq!(
        game.board().to_string(),
        "131072,0,0,0/0,0,0,0/0,0,0,0/0,0,0,4"
    );
    assert_eq!(game.board().to_string().parse(), Ok(*game.board()));
    assert_eq!(rules("classic").largest_tile(), tile(131_072));
}

#[test]
fn labels_beyond_64_bits_are_right() {
    let label = |number| Rank::new(number).unwrap().to_string();
    assert_eq!(label(63), "9223372036854775808");
    assert_eq!(label(64), "18446744073709551616");
    assert_eq!(label(65), "36893488147419103232");
    assert_eq!(
        rules("classic size=8x8").largest_tile().to_string(),
        label(65)
    );
}

#[test]
fn a_merge_of_two_2_to_the_64_is_exact() {
    let drawing = eight_by_eight("18446744073709551616", "18446744073709551616");
    let slide = drawing.parse::<Board>().unwrap().slide(Left).unwrap();
    let expected = eight_by_eight("36893488147419103232", ".");
    assert_eq!(*slide.after.board(), expected.parse().unwrap());
    assert_eq!(slide.gained, 1 << 65);
    assert_eq!(slide.after.board().sum(), 1 << 65);
}

#[test]
fn the_largest_tile_of_8x8_can_be_written_and_a_larger_one_not() {
    assert!(
        eight_by_eight("36893488147419103232", ".")
            .parse::<Board>()
            .is_ok()
    );
    assert!(
        eight_by_eight("73786976294838206464", ".")
            .parse::<Board>()
            .is_err()
    );
}

#[test]
fn each_cell_beyond_the_first_allows_one_doubling_more() {
    for size in Size::all() {
        let largest = rules(&format!("classic size={size} goal=none")).largest_tile();
        assert_eq!(largest.tile(), 4 << (size.cells() - 1), "{size}");
    }
}

#[test]
fn the_largest_tile_is_reachable() {
    let mut game = game("classic size=2x2 goal=none", "4 4 / 16 8");
    game.play_with(ply(Right, 2, 0, 0)).unwrap();
    game.play_with(ply(Down, 2, 0, 1)).unwrap();
    game.play_with(ply(Left, 2, 0, 1)).unwrap();
    assert_eq!(*game.board(), board("4 2 / 32 ."));
    assert_eq!(game.board().largest(), Some(game.rules().largest_tile()));
}

/// No game gets there, but a position that is typed in may.
#[test]
fn two_of_the_largest_tiles_merge_exactly() {
    let slide = board("32 32 / . .").slide(Left).unwrap();
    assert_eq!(
        (slide.after.to_string(), slide.gained),
        ("64,0/0,0".into(), 64)
    );
}
