//! How well the large tiles are lined up from a corner.

use brikke_engine::Board;

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
fn tile(rank: brikke_engine::Rank) -> f64 {
    2_f64.powi(rank.get().into())
}
