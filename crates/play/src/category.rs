//! The categories of results, and the help that tells clean from assisted.

use crate::Origin;

/// A category of results, each with a leaderboard of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Category {
    /// Without any help.
    Clean,
    /// With undos, hints or moves of a player, or begun in another program.
    Assisted,
    /// From a seed that somebody chose, with help or without: its tiles can be
    /// tried out beforehand.
    Seeded,
}

impl Category {
    /// All categories.
    pub const ALL: [Category; 3] = [Category::Clean, Category::Assisted, Category::Seeded];

    /// The word for scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Clean => "clean",
            Category::Assisted => "assisted",
            Category::Seeded => "seeded",
        }
    }
}

/// A way to be helped. Assisted results have a leaderboard apart from the clean
/// ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AssistanceKind {
    /// A move was taken back.
    Undo,
    /// A hint was shown.
    Hint,
    /// A player made a move.
    Player,
}

/// The help in a game that the engine does not count;
/// the game itself knows its undos.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Assistance {
    /// The number of hints that were shown.
    pub hints: u64,
    /// The number of moves that a player made.
    pub player_moves: u64,
    /// The origin of the game. One from another program's board counts as
    /// assisted: nobody can tell how it was played until there.
    pub origin: Origin,
}

impl Assistance {
    /// The assistance of a game that goes on from another program's board.
    pub const IMPORTED: Assistance = Assistance {
        hints: 0,
        player_moves: 0,
        origin: Origin::Imported,
    };

    /// Returns true if there was none.
    pub const fn is_none(self) -> bool {
        self.hints == 0 && self.player_moves == 0 && !self.is_imported()
    }

    /// Returns true if the game goes on from another program's board.
    pub const fn is_imported(self) -> bool {
        matches!(self.origin, Origin::Imported)
    }
}
