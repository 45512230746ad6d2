//! A game whose result counts.

use brikke_engine::{Chance, Game, Start};

use crate::{Assistance, Category};

/// A game whose result counts: it began as the rules say, with tiles that
/// appeared, or goes on from another program's board; and nothing but moves
/// has changed it.
///
/// Only such a game has a [`Category`] to enter. One that was imported enters
/// the assisted category, whatever happens; a game that began from any other
/// position cannot become one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredGame(Game);

/// A game that began from a position: it can only be practice.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a game that began from a position is never scored")]
pub struct NotScored(
    /// The game in question.
    pub Box<Game>,
);

impl ScoredGame {
    /// A game that goes on from another program's board, with the score and
    /// moves that it came with and a source of tiles of its own.
    ///
    /// # Errors
    ///
    /// The game began otherwise, or has no source of tiles.
    pub fn imported(game: Game) -> Result<ScoredGame, NotScored> {
        let is_position = matches!(game.beginning(), Start::Position { .. });
        if is_position && game.chance().is_some() {
            Ok(ScoredGame(game))
        } else {
            Err(NotScored(Box::new(game)))
        }
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.0
    }

    pub(crate) const fn game_mut(&mut self) -> &mut Game {
        &mut self.0
    }

    /// The category that its result enters. It follows from what happened:
    /// there is no flag to forget.
    pub const fn category(&self, assistance: Assistance) -> Category {
        if assistance.is_by_machine() {
            return Category::Machine;
        }
        if matches!(self.0.chance(), Some(Chance::Seed(_))) {
            return Category::Seeded;
        }
        let began_here = matches!(self.0.beginning(), Start::Tiles(_));
        if began_here && self.0.undos() == 0 && assistance.is_none() {
            Category::Clean
        } else {
            Category::Assisted
        }
    }
}

impl TryFrom<Game> for ScoredGame {
    type Error = NotScored;

    fn try_from(game: Game) -> Result<ScoredGame, NotScored> {
        match game.beginning() {
            Start::Tiles(_) => Ok(ScoredGame(game)),
            Start::Position { .. } => Err(NotScored(Box::new(game))),
        }
    }
}
