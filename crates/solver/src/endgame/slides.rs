//! Slides of packed boards with a wall.

use std::sync::LazyLock;

use brikke_engine::packed::transpose;
use brikke_engine::{Board, Direction, Rank, Size};

/// The number of a cell of the wall on a packed board. It merges with nothing.
pub(super) const WALL: u8 = 15;

/// The slides of each of the 65,536 lines of four cells.
pub(super) struct WallSlides {
    /// Towards the lowest four bits.
    low: Box<[u16; 1 << 16]>,
    /// Towards the highest four bits.
    high: Box<[u16; 1 << 16]>,
}

impl WallSlides {
    /// Worked out once in a program.
    pub(super) fn shared() -> &'static WallSlides {
        static SLIDES: LazyLock<WallSlides> = LazyLock::new(|| WallSlides {
            low: of_each_line(Direction::Left),
            high: of_each_line(Direction::Right),
        });
        &SLIDES
    }

    /// The board slid in each direction, in the order of [`Direction::ALL`];
    /// the board itself where nothing moves.
    #[inline(always)]
    pub(super) fn slide_each(&self, board: u64) -> [u64; 4] {
        let columns = transpose(board);
        [
            transpose(slide(&self.low, columns)),
            slide(&self.high, board),
            transpose(slide(&self.high, columns)),
            slide(&self.low, board),
        ]
    }
}

#[inline(always)]
fn slide(table: &[u16; 1 << 16], rows: u64) -> u64 {
    #[expect(clippy::cast_possible_truncation, reason = "16 bits are meant")]
    let row = |shift: u32| u64::from(table[usize::from((rows >> shift) as u16)]) << shift;
    row(0) | row(16) | row(32) | row(48)
}

fn of_each_line(direction: Direction) -> Box<[u16; 1 << 16]> {
    let lines = (0..=u16::MAX).map(|line| slid(line, direction));
    match lines.collect::<Vec<u16>>().try_into() {
        Ok(table) => table,
        Err(_) => unreachable!("there are 65,536 lines"),
    }
}

/// The engine's slide of a line, in which every cell of the wall is a tile of
/// its own, larger than all others.
fn slid(line: u16, direction: Direction) -> u16 {
    const LARGE: u8 = 32;
    let Ok(one_row) = Size::new(1, 4) else {
        unreachable!("a size that is allowed");
    };
    let mut board = Board::empty(one_row);
    for square in one_row.squares() {
        let number = match (line >> (4 * square.column) & 15) as u8 {
            WALL => LARGE + square.column,
            number => number,
        };
        let _ = board.set(square, Rank::new(number));
    }
    let slid = board
        .slide(direction)
        .map_or(board, |slide| *slide.after.board());
    (0..).zip(slid.cells()).fold(0, |bits, (cell, (_, tile))| {
        let number = tile.map_or(0, Rank::get).min(WALL);
        bits | u16::from(number) << (4 * cell)
    })
}
