//! The fast board for 4x4.

mod bmi2;
mod kernel;
#[cfg(target_arch = "x86_64")]
mod sse2;
mod tables;

use crate::{Afterstate, Board, Direction, Grid, Rank, Size, Slide};
use bmi2::Bmi2;
use kernel::Portable;
pub use kernel::{Kernel, Slid, empty_cells, legal_directions, symmetries, transpose};

/// Work on packed boards that is to be compiled for each [`Kernel`].
pub trait KernelWork {
    /// The result of the work.
    type Output;

    /// Does the work. Mark the implementation, and what it calls in its inner
    /// loop, `#[inline(always)]`: only code that becomes part of the kernel's
    /// function uses the kernel's instructions.
    fn run(self, kernel: impl Kernel) -> Self::Output;
}

/// Does the work with the fastest kernel that this processor has.
pub fn on_fastest_kernel<W: KernelWork>(work: W) -> W::Output {
    match Bmi2::detect() {
        Some(bmi2) => bmi2.run(work),
        None => work.run(Portable),
    }
}

/// A 4x4 board in 64 bits: four bits for each cell, row by row from the
/// lowest bits up.
///
/// Four bits hold the tiles up to 32768. What does not fit is refused, never
/// rounded: [`PackedBoard::try_from`] refuses larger tiles, and a slide that
/// would merge two 32768s is an error on which the caller goes on with the
/// general [`Board`].
///
/// ```
/// use brikke_engine::{Board, Direction, Grid, PackedBoard};
///
/// let board: Board = "2,2,4,0/0,0,0,0/0,0,0,0/0,0,0,2".parse().unwrap();
/// let packed = PackedBoard::try_from(&board).unwrap();
/// let slide = packed.try_slide(Direction::Left).unwrap().unwrap();
/// assert_eq!(slide.gained, 4);
/// assert_eq!(slide.after.board().to_board().to_string(), "4,4,0,0/0,0,0,0/0,0,0,0/2,0,0,0");
///
/// let top: Board = "32768,32768,0,0/0,0,0,0/0,0,0,0/0,0,0,0".parse().unwrap();
/// let packed = PackedBoard::try_from(&top).unwrap();
/// assert!(packed.try_slide(Direction::Left).is_err());
/// assert_eq!(top.slide(Direction::Left).unwrap().gained, 65536);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PackedBoard(u64);

/// The reason why something does not fit a packed board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotPackable {
    /// Another size than 4x4.
    #[error("a packed board is 4x4, not {0}")]
    Size(Size),
    /// A tile beyond 32768.
    #[error("a packed board holds tiles up to 32768, not {0}")]
    Tile(Rank),
    /// A slide that makes a tile beyond 32768.
    #[error("the slide makes a tile beyond 32768, the largest of a packed board")]
    Slide,
}

impl PackedBoard {
    /// The largest tile that fits, 32768.
    pub const LARGEST: Rank = match Rank::new(15) {
        Some(rank) => rank,
        None => Rank::MAX,
    };

    /// The 64 bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The board with these 64 bits; every value is one.
    pub const fn from_bits(bits: u64) -> PackedBoard {
        PackedBoard(bits)
    }

    /// All four slides at once, in the order of [`Direction::ALL`]: quicker
    /// than one after the other.
    ///
    /// # Errors
    ///
    /// One of them makes a tile that a packed board cannot hold.
    #[inline]
    pub fn try_slide_each(self) -> Result<[Option<Slide<PackedBoard>>; 4], NotPackable> {
        let [up, right, down, left] = Portable.slide_each(self.0);
        let slide = |slid| self.slide_to(slid);
        Ok([slide(up)?, slide(right)?, slide(down)?, slide(left)?])
    }

    /// The slide with this result; none if it changed nothing.
    #[inline(always)]
    fn slide_to(self, slid: Slid) -> Result<Option<Slide<PackedBoard>>, NotPackable> {
        let gained = slid.gained().ok_or(NotPackable::Slide)?;
        Ok((slid.board != self.0).then_some(Slide {
            after: Afterstate::slid(PackedBoard(slid.board)),
            gained,
        }))
    }

    /// The directions in which something moves.
    #[inline]
    pub fn legal_directions(self) -> impl Iterator<Item = Direction> {
        let legal = legal_directions(self.0);
        Direction::ALL
            .into_iter()
            .filter(move |&direction| legal & (1 << direction as u8) != 0)
    }
}

impl Grid for PackedBoard {
    type Gain = u32;
    type TooLarge = NotPackable;

    #[inline]
    fn try_slide(&self, direction: Direction) -> Result<Option<Slide<PackedBoard>>, NotPackable> {
        self.slide_to(kernel::slide(self.0, direction))
    }

    #[inline]
    fn empty_count(&self) -> usize {
        empty_cells(self.0).count_ones() as usize
    }

    #[inline]
    fn with_nth_empty(&self, nth: usize, rank: Rank) -> Result<Option<PackedBoard>, NotPackable> {
        if rank > PackedBoard::LARGEST {
            return Err(NotPackable::Tile(rank));
        }
        let empty = empty_cells(self.0);
        if nth >= empty.count_ones() as usize {
            return Ok(None);
        }
        let cell = (0..nth)
            .fold(empty, |cells, _| cells & (cells - 1))
            .trailing_zeros();
        Ok(Some(PackedBoard(self.0 | u64::from(rank.get()) << cell)))
    }

    #[inline]
    fn is_stuck(&self) -> bool {
        legal_directions(self.0) == 0
    }

    fn largest(&self) -> Option<Rank> {
        (0..16).filter_map(|cell| number_at(self.0, cell)).max()
    }

    fn to_board(&self) -> Board {
        let mut board = Board::empty(Size::CLASSIC);
        for cell in 0..16 {
            board.put(cell, number_at(self.0, cell));
        }
        board
    }
}

fn number_at(bits: u64, cell: usize) -> Option<Rank> {
    #[expect(clippy::cast_possible_truncation, reason = "four bits")]
    Rank::new((bits >> (4 * cell)) as u8 & 15)
}

impl TryFrom<&Board> for PackedBoard {
    type Error = NotPackable;

    fn try_from(board: &Board) -> Result<PackedBoard, NotPackable> {
        if board.size() != Size::CLASSIC {
            return Err(NotPackable::Size(board.size()));
        }
        if let Some(rank) = board.largest().filter(|&rank| rank > PackedBoard::LARGEST) {
            return Err(NotPackable::Tile(rank));
        }
        let cells = board.numbers().iter().rev();
        Ok(PackedBoard(
            cells.fold(0, |bits, &number| bits << 4 | u64::from(number)),
        ))
    }
}
