//! The order of the large tiles along a snake from a corner.

use brikke_engine::{Board, Rank};

/// The share of the board's sum that lies at the head of a snake, from
/// above 0 to 1: 1 where all of it is one tile in a corner.
///
/// A snake begins in a corner and goes through the whole board, row by row
/// to and fro; each cell counts half as much as the one before it. Of the
/// eight snakes (four corners, along rows or along columns) the best one
/// counts. A board without tiles has the share 0.
pub(crate) fn snake_share(board: &Board) -> f64 {
    let sum: f64 = board.tiles().map(|(_, rank)| halved(rank, 0)).sum();
    if sum == 0.0 {
        return 0.0;
    }
    let best = board
        .symmetries()
        .iter()
        .map(along_rows)
        .fold(0.0, f64::max);
    best / sum
}

/// The tiles weighted along the snake that begins at the top left.
fn along_rows(board: &Board) -> f64 {
    let columns = board.size().columns();
    board
        .tiles()
        .map(|(square, rank)| {
            let column = if square.row % 2 == 0 {
                square.column
            } else {
                columns - 1 - square.column
            };
            halved(rank, square.row * columns + column)
        })
        .sum()
}

/// The number on the tile's face, halved so many times, exactly.
fn halved(rank: Rank, times: u8) -> f64 {
    // The bits of a power of two: with `powi` the whole share takes twice as
    // long. Ranks end at 112 and cells at 64, far inside the exponents of a
    // normal number.
    let exponent = 1023 + u64::from(rank.get()) - u64::from(times);
    f64::from_bits(exponent << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(drawing: &str, expected: f64) {
        let board: Board = drawing.parse().unwrap();
        for turned in board.symmetries() {
            let share = snake_share(&turned);
            assert!((share - expected).abs() < 1e-12, "{share} for\n{turned:?}");
        }
    }

    #[test]
    fn halving_is_exact() {
        for rank in (1..=112).filter_map(Rank::new) {
            for times in 0..64 {
                let expected = 2_f64.powi(i32::from(rank.get()) - i32::from(times));
                assert_eq!(halved(rank, times).to_bits(), expected.to_bits());
            }
        }
    }

    #[test]
    fn each_cell_counts_half_as_much_in_every_orientation() {
        check(". . . / . . . / . . .", 0.0);
        check(". . . / . . . / 8 . .", 1.0);
        check(". . . / . 8 . / . . .", 1.0 / 16.0);
        check("8 4 . / . . .", (8.0 + 2.0) / 12.0);
    }

    #[test]
    fn the_snake_turns_back_at_the_end_of_a_row() {
        let sum = 32.0 + 16.0 + 8.0 + 4.0;
        check("32 16 / 4 8", (32.0 + 8.0 + 2.0 + 0.5) / sum);
    }
}
