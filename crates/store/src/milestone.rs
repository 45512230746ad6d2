//! An earlier moment of a game.

use brikke_engine::Game;

use crate::{Feat, ScoreLine};

/// A moment of a game, by what had been done until then. Undos only grow and
/// moves lead forward between two of them, so that there is one such moment at
/// most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Milestone {
    /// The number of moves that led there.
    pub moves: u64,
    /// The number of moves that had been taken back before.
    pub undos: u64,
}

impl Milestone {
    /// Returns true if the game stands there.
    pub fn is_reached(self, game: &Game) -> bool {
        (game.moves(), game.undos()) == (self.moves, self.undos)
    }
}

impl From<&ScoreLine> for Milestone {
    /// The moment at which the score was entered.
    fn from(line: &ScoreLine) -> Milestone {
        let &ScoreLine { moves, undos, .. } = line;
        Milestone { moves, undos }
    }
}

impl From<Feat> for Milestone {
    /// The moment at which the tile was made. Only clean games have feats, and
    /// nothing was taken back in them.
    fn from(feat: Feat) -> Milestone {
        Milestone {
            moves: feat.split.ply,
            undos: 0,
        }
    }
}
