//! The packed board against the general one.

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, Grid, NotPackable, PackedBoard, Rank, Size, Square};
use proptest::prelude::*;

use crate::arbitrary;
use crate::given::{board, tile};

/// Checks that the packed board slides as the general one does, or refuses
/// exactly what it cannot hold.
fn check(board: &Board) {
    let packed = PackedBoard::try_from(board).expect("tiles up to 32768");
    assert_eq!(packed.to_board(), *board);
    for direction in Direction::ALL {
        check_slide(board, packed, direction);
    }
    check_all_at_once(board, packed);
    let legal: Vec<Direction> = packed.legal_directions().collect();
    assert_eq!(
        legal,
        board.legal_directions().collect::<Vec<_>>(),
        "{board:?}"
    );
    assert_eq!(packed.is_stuck(), legal.is_empty(), "{board:?}");
    assert_eq!(packed.largest(), board.largest(), "{board:?}");
    assert_eq!(packed.empty_count(), board.empty_count(), "{board:?}");
}

fn check_slide(board: &Board, packed: PackedBoard, direction: Direction) {
    let expected = board.slide(direction);
    let fits = |after: &Board| after.largest() <= Some(PackedBoard::LARGEST);
    let slid = packed.try_slide(direction);
    if expected.is_some_and(|slide| !fits(slide.after.board())) {
        assert_eq!(slid, Err(NotPackable::Slide), "{direction}\n{board:?}");
        return;
    }
    let slid = slid.expect("the result fits");
    assert_eq!(
        slid.map(|slide| (slide.after.board().to_board(), slide.gained.into())),
        expected.map(|slide| (*slide.after.board(), slide.gained)),
        "{direction}\n{board:?}"
    );
}

fn check_all_at_once(board: &Board, packed: PackedBoard) {
    let one_by_one: Result<Vec<_>, _> = Direction::ALL
        .into_iter()
        .map(|direction| packed.try_slide(direction))
        .collect();
    let all = packed.try_slide_each();
    assert_eq!(all.map(|slides| slides.to_vec()), one_by_one, "{board:?}");
}

/// The four ranks of a row's number, four bits each.
fn ranks(row: u16) -> [Option<Rank>; 4] {
    [0, 4, 8, 12].map(|shift| Rank::new((row >> shift & 15).to_le_bytes()[0]))
}

#[test]
fn every_row_slides_as_on_the_general_board_wherever_it_lies() {
    for row in 0..=u16::MAX {
        for line in 0..4 {
            let (mut across, mut down) = (Board::empty(Size::CLASSIC), Board::empty(Size::CLASSIC));
            for (place, rank) in (0..).zip(ranks(row)) {
                across.set(Square::new(line, place), rank).unwrap();
                down.set(Square::new(place, line), rank).unwrap();
            }
            for (board, ways) in [(across, [Left, Right]), (down, [Up, Down])] {
                let packed = PackedBoard::try_from(&board).unwrap();
                for direction in ways {
                    check_slide(&board, packed, direction);
                }
            }
        }
    }
}

#[test]
fn the_bits_are_the_cells_row_by_row_from_the_lowest_up() {
    let drawn = board("2 4 8 16 / 32 . . . / . . . . / . . . 32768");
    let packed = PackedBoard::try_from(&drawn).unwrap();
    assert_eq!(packed.bits(), 0xF000_0000_0005_4321);
    assert_eq!(PackedBoard::from_bits(packed.bits()), packed);
}

proptest! {
    #![proptest_config(arbitrary::cases(2000))]

    #[test]
    fn every_board_slides_as_the_general_one(
        board in arbitrary::board_up_to(Size::CLASSIC, PackedBoard::LARGEST),
    ) {
        check(&board);
    }

    #[test]
    fn every_pattern_of_bits_is_a_board(bits: u64) {
        check(&PackedBoard::from_bits(bits).to_board());
    }
}

fn check_top(before: &str, direction: Direction, after: &str, gained: u128) {
    let slide = board(before).slide(direction).expect("a move");
    assert_eq!(*slide.after.board(), board(after));
    assert_eq!(slide.gained, gained);
}

#[test]
fn two_32768s_make_65536() {
    let before = "32768 32768 . . / . . . . / . . . . / 32768 2 . 32768";
    check_top(
        before,
        Right,
        ". . . 65536 / . . . . / . . . . / . 32768 2 32768",
        65536,
    );
    check(&board(before));
}

#[test]
fn two_65536s_make_131072() {
    check_top(
        "65536 . . . / . . . . / 65536 . . . / 2 . . .",
        Up,
        "131072 . . . / 2 . . . / . . . . / . . . .",
        131_072,
    );
}

#[test]
fn a_board_of_32768s_makes_eight_65536s() {
    let full = ["32768 32768 32768 32768"; 4].join("/");
    check_top(&full, Left, &["65536 65536 . ."; 4].join("/"), 8 * 65536);
    check(&board(&full));
}

#[test]
fn a_board_of_16384s_makes_eight_32768s() {
    let full = ["16384 16384 16384 16384"; 4].join("/");
    let after = ["32768 32768 . ."; 4].join("/");
    check_top(&full, Left, &after, 8 * 32768);
    let packed = PackedBoard::try_from(&board(&full)).unwrap();
    let slide = packed.try_slide(Left).unwrap().expect("a move");
    assert_eq!(slide.after.board().to_board(), board(&after));
    assert_eq!(slide.gained, 8 * 32768);
}

#[test]
fn fifteen_16384s_are_counted_exactly() {
    let mut nearly_full = board(&["16384 16384 16384 16384"; 4].join("/"));
    nearly_full
        .set(Square::new(3, 3), Some(tile(8192)))
        .unwrap();
    check(&nearly_full);
}

#[test]
fn another_size_is_not_packable() {
    for size in Size::all().filter(|&size| size != Size::CLASSIC) {
        let packed = PackedBoard::try_from(&Board::empty(size));
        assert_eq!(packed, Err(NotPackable::Size(size)));
    }
}

#[test]
fn a_tile_beyond_32768_is_not_packable() {
    let top = board("65536 . . . / . . . . / . . . . / . . . .");
    assert_eq!(
        PackedBoard::try_from(&top),
        Err(NotPackable::Tile(tile(65536)))
    );
    let packed = PackedBoard::from_bits(0);
    let placed = packed.with_nth_empty(0, tile(65536));
    assert_eq!(placed, Err(NotPackable::Tile(tile(65536))));
    assert!(packed.with_nth_empty(15, tile(32768)).is_ok());
}
