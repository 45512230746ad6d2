//! The saved board of 72 bytes.

use brikke_engine::{Board, Rank, Size, Square};
use brikke_store::foreign::board72::Count;
use brikke_store::{Board72, Board72Error};
use proptest::prelude::*;

/// Checks that the bytes are this board, both ways.
fn check_golden(bytes: &[u8], board: &str, score: u64, moves: u64) {
    let board: Board = board.parse().unwrap();
    let saved = Board72 {
        board,
        score,
        moves,
    };
    assert_eq!(Board72::read(bytes), Ok(saved));
    assert_eq!(saved.write().unwrap(), *bytes);
}

#[test]
fn a_game_at_its_beginning() {
    check_golden(
        include_bytes!("../data/foreign/beginning.bin"),
        "0 0 0 0 /
         0 2 0 0 /
         0 0 0 4 /
         0 0 0 0",
        0,
        0,
    );
}

#[test]
fn a_game_in_its_middle() {
    check_golden(
        include_bytes!("../data/foreign/middle.bin"),
        "   2    0    0    4 /
            8   16    0    0 /
            0   64   32    2 /
         1024  512  128    4",
        9876,
        543,
    );
}

#[test]
fn the_largest_numbers_of_all() {
    check_golden(
        include_bytes!("../data/foreign/largest.bin"),
        "131072 65536 32768 16384 /
           1024  2048  4096  8192 /
            512   256   128    64 /
              4     8    16    32",
        2_147_483_647,
        2_147_483_647,
    );
}

#[test]
fn another_length_is_refused() {
    let bytes = [0; 200];
    for length in (0..200).filter(|&length| length != 72) {
        let refused = Board72::read(&bytes[..length]).unwrap_err();
        assert_eq!(refused, Board72Error::Length(length));
    }
    let sentence = Board72Error::Length(71).to_string();
    assert_eq!(
        sentence,
        "a saved board has exactly 72 bytes, and this one has 71"
    );
}

/// Checks that a board with this number in this place is refused with this
/// sentence.
fn check_refused(place: usize, value: i32, sentence: &str) {
    let mut bytes = [0; 72];
    bytes[4 * place..][..4].copy_from_slice(&value.to_le_bytes());
    assert_eq!(Board72::read(&bytes).unwrap_err().to_string(), sentence);
}

#[test]
fn what_is_no_tile_is_refused_with_its_row_and_column() {
    let reason = "0 stands for empty, and tiles are powers of two from 2";
    for value in [1, 3, 6, 2047, 131_073, -1, -2, i32::MIN, i32::MAX] {
        check_refused(
            0,
            value,
            &format!("row 1, column 1: {value} is not a tile: {reason}"),
        );
        check_refused(
            6,
            value,
            &format!("row 2, column 3: {value} is not a tile: {reason}"),
        );
        check_refused(
            15,
            value,
            &format!("row 4, column 4: {value} is not a tile: {reason}"),
        );
    }
}

#[test]
fn a_tile_too_large_is_refused_with_its_row_and_column() {
    let sentence = "row 3, column 1: 262144 is too large: a board of 4x4 holds at most 131072";
    check_refused(8, 262_144, sentence);
    let sentence = "row 3, column 1: 1073741824 is too large: a board of 4x4 holds at most 131072";
    check_refused(8, 1 << 30, sentence);
}

#[test]
fn a_negative_score_or_number_of_moves_is_refused() {
    check_refused(16, -1, "the score is -1, but it cannot be negative");
    check_refused(
        17,
        i32::MIN,
        "the number of moves is -2147483648, but it cannot be negative",
    );
}

/// Checks that the board is not written.
fn check_not_written(board: Board, score: u64, moves: u64, error: &Board72Error) {
    let saved = Board72 {
        board,
        score,
        moves,
    };
    assert_eq!(saved.write().as_ref(), Err(error));
}

#[test]
fn what_does_not_fit_is_not_written() {
    let (most, value) = (2_147_483_647, 2_147_483_648);
    let board = Board::empty(Size::CLASSIC);
    let (score, moves) = (Count::Score, Count::Moves);
    check_not_written(
        board,
        value,
        0,
        &Board72Error::TooMany {
            count: score,
            value,
        },
    );
    check_not_written(
        board,
        most,
        value,
        &Board72Error::TooMany {
            count: moves,
            value,
        },
    );
    let size = Size::new(4, 5).unwrap();
    check_not_written(Board::empty(size), 0, 0, &Board72Error::Size(size));
    let (square, mut board) = (Square::new(1, 2), board);
    for rank in [18, 31, 32, 112] {
        let tile = Rank::new(rank).unwrap();
        board.set(square, Some(tile)).unwrap();
        check_not_written(board, 0, 0, &Board72Error::TooLarge { square, tile });
    }
}

/// 72 bytes that are nearly always a board.
fn likely_bytes() -> impl Strategy<Value = Vec<u8>> {
    let cell = prop_oneof![
        20 => Just(0),
        80 => (1..18).prop_map(|rank| 1 << rank),
        1 => any::<i32>(),
    ];
    let count = prop_oneof![9 => 0..=i32::MAX, 1 => any::<i32>()];
    let cells = prop::collection::vec(cell, 16);
    (cells, count.clone(), count).prop_map(|(mut numbers, score, moves)| {
        numbers.extend([score, moves]);
        numbers.into_iter().flat_map(i32::to_le_bytes).collect()
    })
}

fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..150)
}

proptest! {
    #[test]
    fn any_bytes_are_refused_or_written_again(bytes in prop_oneof![likely_bytes(), any_bytes()]) {
        match Board72::read(&bytes) {
            Ok(saved) => prop_assert_eq!(saved.write().unwrap().to_vec(), bytes),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
