//! Slides of packed boards.

use brikke_engine::{Board, Direction, Rank, Size, Square};

use crate::layout::Layout;
use crate::memory_budget::bytes_of;

/// All four slides of a board, as far as the solver needs them: which way is
/// which does not matter to it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Slides {
    /// Both slides along the rows, then both along the columns; 0 where
    /// nothing moves. Those along the columns of a square board are
    /// transposed, which makes no difference up to symmetry.
    pub(crate) afters: [u64; 4],
    /// The points of a slide along the rows and along the columns: they are
    /// the same for both ways, because a run of equal tiles merges in as many
    /// pairs from either end.
    pub(crate) gained: [f64; 2],
}

/// The slides of packed boards of one size.
#[derive(Debug, Clone)]
pub(crate) struct Slider {
    rows: Lanes,
    columns: Lanes,
}

impl Slider {
    /// For boards that hold no larger tile than this.
    pub(crate) fn new(layout: &Layout, largest: u8) -> Slider {
        let size = layout.size();
        Slider {
            rows: Lanes::new(size.columns(), size.rows(), largest),
            columns: Lanes::new(size.rows(), size.columns(), largest),
        }
    }

    /// The bytes of its tables.
    pub(crate) fn bytes(&self) -> u64 {
        bytes_of(&self.rows.table) + bytes_of(&self.columns.table)
    }

    #[inline(always)]
    pub(crate) fn slide(&self, layout: &Layout, board: u64) -> Slides {
        let (left, right, along_rows) = self.rows.slide(board);
        let transposed = layout.transposed(board);
        let (up, down, along_columns) = self.columns.slide(transposed);
        let upright = |slid: u64| {
            if slid == transposed {
                0
            } else if layout.is_square() {
                slid
            } else {
                layout.transpose_back.apply(slid)
            }
        };
        let moved = |slid: u64| if slid == board { 0 } else { slid };
        Slides {
            afters: [moved(left), moved(right), upright(up), upright(down)],
            gained: [along_rows, along_columns],
        }
    }
}

/// Lanes of one length that lie one after the other in a packed board.
#[derive(Debug, Clone)]
struct Lanes {
    length: u8,
    count: u8,
    /// For each lane what becomes of it; empty if lanes are too long for a
    /// table.
    table: Vec<Lane>,
}

/// The result of sliding a lane.
#[derive(Debug, Clone, Copy, Default)]
struct Lane {
    /// Slid towards its first cell, and towards its last.
    slid: [u32; 2],
    gained: f32,
}

impl Lanes {
    /// Longer lanes are slid one by one: their table would be larger than
    /// the solver's work.
    const LONGEST_IN_TABLE: u8 = 5;

    fn new(length: u8, count: u8, largest: u8) -> Lanes {
        let mut table = Vec::new();
        if length <= Lanes::LONGEST_IN_TABLE {
            table = (0..1 << (4 * length))
                .map(|lane| Lane::new(lane, length, largest))
                .collect();
        }
        Lanes {
            length,
            count,
            table,
        }
    }

    #[inline(always)]
    fn slide(&self, board: u64) -> (u64, u64, f64) {
        let bits = 4 * u32::from(self.length);
        let mask = (1_u64 << bits) - 1;
        let (mut towards, mut away, mut gained) = (0, 0, 0.0);
        for number in 0..u32::from(self.count) {
            let place = number * bits;
            let lane = self.lane((board >> place) & mask);
            towards |= u64::from(lane.slid[0]) << place;
            away |= u64::from(lane.slid[1]) << place;
            gained += f64::from(lane.gained);
        }
        (towards, away, gained)
    }

    #[inline(always)]
    fn lane(&self, lane: u64) -> Lane {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a lane has at most 32 bits"
        )]
        match self.table.get(lane as usize) {
            Some(&found) => found,
            None => Lane::new(lane as u32, self.length, Layout::LARGEST),
        }
    }
}

impl Lane {
    /// By the engine's own slide. Lanes with a tile beyond the largest one
    /// do not occur, and stay as they are.
    fn new(lane: u32, length: u8, largest: u8) -> Lane {
        let still = Lane {
            slid: [lane, lane],
            gained: 0.0,
        };
        let numbers = (0..length).map(|cell| number(lane, cell));
        match board(numbers, largest) {
            Some(board) => Lane {
                slid: [Direction::Left, Direction::Right].map(|way| slid(&board, way, lane)),
                gained: gained(&board),
            },
            None => still,
        }
    }
}

fn number(lane: u32, cell: u8) -> u8 {
    #[expect(clippy::cast_possible_truncation, reason = "four bits")]
    let number = (lane >> (4 * cell)) as u8 & 15;
    number
}

/// A board of one row; `None` if a tile is too large, or for a single cell,
/// which cannot slide.
fn board(numbers: impl ExactSizeIterator<Item = u8>, largest: u8) -> Option<Board> {
    let length = u8::try_from(numbers.len()).ok()?;
    let mut board = Board::empty(Size::new(1, length).ok()?);
    for (column, number) in (0..).zip(numbers) {
        if number > largest {
            return None;
        }
        board.set(Square::new(0, column), Rank::new(number)).ok()?;
    }
    Some(board)
}

fn slid(board: &Board, way: Direction, lane: u32) -> u32 {
    let Some(slide) = board.slide(way) else {
        return lane;
    };
    let after = slide.after.board();
    if after
        .largest()
        .is_some_and(|rank| rank.get() > Layout::LARGEST)
    {
        return lane;
    }
    let numbers = after.cells().map(|(_, tile)| tile.map_or(0, Rank::get));
    let placed = numbers.enumerate();
    placed
        .map(|(cell, number)| u32::from(number) << (4 * cell))
        .sum()
}

#[expect(clippy::cast_precision_loss, reason = "few powers of two: exact")]
fn gained(board: &Board) -> f32 {
    let slide = board.slide(Direction::Left);
    slide.map_or(0.0, |slide| slide.gained as f32)
}
