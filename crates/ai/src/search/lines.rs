//! The slides of each of the 65,536 lines of four cells.

use std::sync::LazyLock;

use crate::heuristic::{LineTable, of_each_line};
use brikke_engine::{Board, Direction, PackedBoard, Rank, Size};

/// The lines after a slide, without points: smaller than the engine's tables,
/// which matters where a search does little else.
pub(super) struct Lines {
    /// Towards the lowest four bits.
    pub(super) low: LineTable<u16>,
    /// Towards the highest four bits.
    pub(super) high: LineTable<u16>,
}

pub(super) static LINES: LazyLock<Lines> = LazyLock::new(|| Lines {
    low: of_each_line(|line| slide(line, Direction::Left)),
    high: of_each_line(|line| slide(line, Direction::Right)),
});

/// The engine's slide of a board of one row; two 32768s become one.
fn slide(line: u16, direction: Direction) -> u16 {
    let board = board_of(line);
    let slid = board
        .slide(direction)
        .map_or(board, |slide| *slide.after.board());
    (0..).zip(slid.cells()).fold(0, |bits, (cell, (_, tile))| {
        let number = tile.map_or(0, |rank| rank.min(PackedBoard::LARGEST).get());
        bits | u16::from(number) << (4 * cell)
    })
}

fn board_of(line: u16) -> Board {
    let Ok(one_row) = Size::new(1, 4) else {
        unreachable!("a size that is allowed");
    };
    let mut board = Board::empty(one_row);
    for square in one_row.squares() {
        #[expect(clippy::cast_possible_truncation, reason = "four bits")]
        let number = (line >> (4 * square.column)) as u8 & 15;
        let _ = board.set(square, Rank::new(number));
    }
    board
}
