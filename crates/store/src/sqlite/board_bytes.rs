//! A board as bytes: rows, columns, and a rank for each cell, 0 where it is
//! empty.

use brikke_engine::{Board, Rank, Size};

use crate::{DamageKind, StoreError};

/// The bytes of a board.
pub(crate) fn encode(board: Board) -> Vec<u8> {
    let size = board.size();
    let cells = board.cells().map(|(_, tile)| tile.map_or(0, Rank::get));
    [size.rows(), size.columns()]
        .into_iter()
        .chain(cells)
        .collect()
}

/// The board of these bytes; of no bytes there is none.
pub(crate) fn decode(bytes: &[u8]) -> Result<Option<Board>, StoreError> {
    if bytes.is_empty() {
        return Ok(None);
    }
    let board = board(bytes);
    board.map(Some).ok_or(DamageKind::Contradiction.into())
}

fn board(bytes: &[u8]) -> Option<Board> {
    let [rows, columns, cells @ ..] = bytes else {
        return None;
    };
    let size = Size::new(*rows, *columns).ok()?;
    if cells.len() != size.cells() {
        return None;
    }
    let mut board = Board::empty(size);
    for (square, &cell) in size.squares().zip(cells) {
        let tile = match cell {
            0 => None,
            rank => Some(Rank::new(rank)?),
        };
        board.set(square, tile).ok()?;
    }
    Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_comes_back_as_it_was() {
        for text in ["2,0,4/0,0,64", "0,2", "2,4/8,16/32,64"] {
            let board: Board = text.parse().unwrap();
            assert_eq!(decode(&encode(board)).unwrap(), Some(board));
        }
        assert_eq!(decode(&[]).unwrap(), None);
    }

    #[test]
    fn other_bytes_are_damage() {
        for bytes in [&[2][..], &[2, 2, 0, 0, 0], &[0, 0], &[1, 2, 200, 0]] {
            assert!(decode(bytes).unwrap_err().is_damage(), "{bytes:?}");
        }
    }
}
