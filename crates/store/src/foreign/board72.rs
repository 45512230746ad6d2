//! The saved board of 72 bytes, `ultimo_tabuleiro.bin`.
//!
//! Eighteen signed 32-bit numbers, the lowest byte first, and nothing else:
//! the sixteen cells row by row from the top left (0 for empty, or the face
//! value of the tile), then the score, then the number of moves.
//!
//! - Tiles are the powers of two from 2 to 131072, the largest that a board
//!   of 4x4 can hold. The other program stops at 2048; a board from a longer
//!   game is written all the same, because the file can hold it.
//! - Score and moves are not negative. Whether they can belong to these
//!   tiles is not asked: the other program counts undone moves in its own
//!   way.
//! - A board without tiles is read too; no game can be played from it, and
//!   the engine says so.

use brikke_engine::{Board, Rank, Size, Square};

/// A saved board with its score and number of moves.
///
/// ```
/// use brikke_store::Board72;
///
/// let mut bytes = [0; 72];
/// bytes[4] = 2;
/// bytes[64] = 16;
/// bytes[68] = 5;
/// let saved = Board72::read(&bytes).unwrap();
/// assert_eq!(saved.board.to_string(), "0,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
/// assert_eq!((saved.score, saved.moves), (16, 5));
/// assert_eq!(saved.write(), Ok(bytes));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board72 {
    /// The tiles, on 4x4.
    pub board: Board,
    /// The score so far.
    pub score: u64,
    /// The moves so far.
    pub moves: u64,
}

/// A saved board that was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Board72Error {
    /// Too few or too many bytes.
    #[error("a saved board has exactly 72 bytes, and this one has {0}")]
    Length(usize),
    /// A number that is no tile.
    #[error(
        "{square}: {value} is not a tile: 0 stands for empty, and tiles are powers of two from 2"
    )]
    NotATile {
        /// Its square.
        square: Square,
        /// The number that stands there.
        value: i32,
    },
    /// A tile that a board of 4x4 can never hold.
    #[error("{square}: {tile} is too large: a board of 4x4 holds at most {LARGEST_TILE}")]
    TooLarge {
        /// Its square.
        square: Square,
        /// The tile that stands there.
        tile: Rank,
    },
    /// A score or number of moves below 0.
    #[error("the {count} is {value}, but it cannot be negative")]
    Negative {
        /// The count that it is about.
        count: Count,
        /// The number in the file.
        value: i32,
    },
    /// A score or number of moves that the file has no room for.
    #[error(
        "the {count} {value} is too large for a saved board: it holds at most {}",
        i32::MAX
    )]
    TooMany {
        /// The count that it is about.
        count: Count,
        /// The number that does not fit.
        value: u64,
    },
    /// A board of another size.
    #[error("a board of {0} cannot be saved in 72 bytes: only 4x4 can")]
    Size(Size),
}

/// The two numbers behind the tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// The points.
    Score,
    /// The moves.
    Moves,
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Count::Score => "score",
            Count::Moves => "number of moves",
        })
    }
}

/// The largest tile: fifteen doublings of a tile 4.
const LARGEST_TILE: i32 = 4 << 15;

const NUMBER: usize = size_of::<i32>();
const CELLS: usize = Size::CLASSIC.cells();

impl Board72 {
    /// The length of a saved board in bytes.
    pub const LENGTH: usize = (CELLS + 2) * NUMBER;

    /// Reads a saved board.
    ///
    /// # Errors
    ///
    /// The bytes are no saved board; the error says where and why.
    pub fn read(bytes: &[u8]) -> Result<Board72, Board72Error> {
        let (numbers, []) = bytes.as_chunks::<NUMBER>() else {
            return Err(Board72Error::Length(bytes.len()));
        };
        let [cells @ .., score, moves] = numbers else {
            return Err(Board72Error::Length(bytes.len()));
        };
        if cells.len() != CELLS {
            return Err(Board72Error::Length(bytes.len()));
        }
        Ok(Board72 {
            board: read_board(cells)?,
            score: read_count(Count::Score, *score)?,
            moves: read_count(Count::Moves, *moves)?,
        })
    }

    /// Writes the saved board.
    ///
    /// # Errors
    ///
    /// The board is not 4x4, or a number in it is more than the file can
    /// hold.
    pub fn write(&self) -> Result<[u8; Board72::LENGTH], Board72Error> {
        if self.board.size() != Size::CLASSIC {
            return Err(Board72Error::Size(self.board.size()));
        }
        let mut bytes = [0; Board72::LENGTH];
        let (numbers, _) = bytes.as_chunks_mut::<NUMBER>();
        for (number, (square, tile)) in numbers.iter_mut().zip(self.board.cells()) {
            *number = write_tile(square, tile)?;
        }
        numbers[CELLS] = write_count(Count::Score, self.score)?;
        numbers[CELLS + 1] = write_count(Count::Moves, self.moves)?;
        Ok(bytes)
    }
}

fn read_board(cells: &[[u8; NUMBER]]) -> Result<Board, Board72Error> {
    let mut board = Board::empty(Size::CLASSIC);
    for (square, &cell) in Size::CLASSIC.squares().zip(cells) {
        let tile = read_tile(square, i32::from_le_bytes(cell))?;
        // Every square of the size is on the board.
        let _ = board.set(square, tile);
    }
    Ok(board)
}

fn read_tile(square: Square, value: i32) -> Result<Option<Rank>, Board72Error> {
    if value == 0 {
        return Ok(None);
    }
    let rank = u128::try_from(value).ok().and_then(Rank::of_tile);
    match rank {
        None => Err(Board72Error::NotATile { square, value }),
        Some(tile) if value > LARGEST_TILE => Err(Board72Error::TooLarge { square, tile }),
        tile => Ok(tile),
    }
}

fn write_tile(square: Square, tile: Option<Rank>) -> Result<[u8; NUMBER], Board72Error> {
    let Some(tile) = tile else {
        return Ok([0; NUMBER]);
    };
    i32::try_from(tile.tile())
        .ok()
        .filter(|&value| value <= LARGEST_TILE)
        .map(i32::to_le_bytes)
        .ok_or(Board72Error::TooLarge { square, tile })
}

fn read_count(count: Count, number: [u8; NUMBER]) -> Result<u64, Board72Error> {
    let value = i32::from_le_bytes(number);
    u64::try_from(value).map_err(|_| Board72Error::Negative { count, value })
}

fn write_count(count: Count, value: u64) -> Result<[u8; NUMBER], Board72Error> {
    i32::try_from(value)
        .map(i32::to_le_bytes)
        .map_err(|_| Board72Error::TooMany { count, value })
}
