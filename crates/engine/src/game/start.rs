//! The beginning of a game.

use super::{Game, IllegalMove, StartError};
use crate::{Afterstate, Board, Chance, Rules, Spawn};

/// The beginning of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// With tiles that appeared on the empty board.
    Tiles(Vec<Spawn>),
    /// From a position that was set up, or that another program left.
    Position {
        /// The position.
        board: Board,
        /// The score that it came with.
        score: u64,
        /// The moves that it came with.
        moves: u64,
    },
}

impl Start {
    /// The board that the game begins with, checked against its rules and
    /// chance.
    pub(super) fn board(
        &self,
        rules: &Rules,
        chance: Option<&Chance>,
    ) -> Result<Board, StartError> {
        match self {
            Start::Tiles(tiles) => place_start_tiles(rules, chance, tiles),
            Start::Position { board, moves, .. } => checked_position(rules, board, *moves),
        }
    }
}

fn place_start_tiles(
    rules: &Rules,
    chance: Option<&Chance>,
    tiles: &[Spawn],
) -> Result<Board, StartError> {
    if tiles.len() != usize::from(rules.start()) {
        return Err(StartError::Count {
            found: tiles.len(),
            expected: rules.start(),
        });
    }
    let mut board = Board::empty(rules.size());
    for (index, &spawn) in tiles.iter().enumerate() {
        let placed = place_start_tile(rules, chance, board, spawn);
        board = placed.map_err(|problem| StartError::Tile {
            number: index + 1,
            problem,
        })?;
    }
    Ok(board)
}

fn place_start_tile(
    rules: &Rules,
    chance: Option<&Chance>,
    board: Board,
    spawn: Spawn,
) -> Result<Board, IllegalMove> {
    if !rules.tiles().contains(spawn.rank) {
        return Err(IllegalMove::WrongTile(spawn.rank));
    }
    let after = Afterstate::slid(board);
    let placed = after.place(spawn)?;
    let drawn = chance.map(|chance| chance.secret().tile(0, &after, rules.tiles()));
    if drawn.is_some_and(|drawn| drawn != Some(spawn)) {
        return Err(IllegalMove::NotDrawn);
    }
    Ok(placed)
}

fn checked_position(rules: &Rules, board: &Board, moves: u64) -> Result<Board, StartError> {
    let (size, largest) = (rules.size(), rules.largest_tile());
    if board.size() != size {
        return Err(StartError::Size {
            board: board.size(),
            rules: size,
        });
    }
    if moves > Game::MOST_MOVES_BEFORE {
        return Err(StartError::Moves { moves });
    }
    match board.largest().filter(|&tile| tile > largest) {
        Some(tile) => Err(StartError::TooLarge { tile, largest }),
        None => Ok(*board),
    }
}
