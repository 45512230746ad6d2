//! How well the large tiles are lined up from a corner.

use brikke_engine::{Board, Rank};

/// How much less each further cell of the snake counts.
const STEP: f64 = 0.5;

/// The share of the board's sum that lies at the head of a snake, from
/// above 0 to 1: 1 where all of it is one tile in a corner.
///
/// A snake begins in a corner and goes through the whole board, row by row
/// to and fro; each cell counts half as much as the one before it. Of the
/// eight snakes (four corners, along rows or along columns) the best one
/// counts. A board without tiles has the share 0.
pub(crate) fn snake_share(board: &Board) -> f64 {
    let sum: f64 = board.tiles().map(|(_, rank)| tile(rank)).sum();
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
            let cells_before = i32::from(square.row * columns + column);
            STEP.powi(cells_before) * tile(rank)
        })
        .sum()
}

/// The number on the tile's face, exactly: a power of two up to 2^112.
fn tile(rank: Rank) -> f64 {
    2_f64.powi(rank.get().into())
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
