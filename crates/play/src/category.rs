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
    /// Played by a machine, from a seed or not: see [`Assistance::is_by_machine`].
    Machine,
}

impl Category {
    /// All categories.
    pub const ALL: [Category; 4] = [
        Category::Clean,
        Category::Assisted,
        Category::Seeded,
        Category::Machine,
    ];

    /// The word for scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Clean => "clean",
            Category::Assisted => "assisted",
            Category::Seeded => "seeded",
            Category::Machine => "machine",
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
    /// The number of moves that the person made, those that were taken back
    /// included.
    pub person_moves: u64,
    /// The origin of the game. One from another program's board counts as
    /// assisted: nobody can tell how it was played until there.
    pub origin: Origin,
}

impl Assistance {
    /// The assistance of a game that goes on from another program's board.
    pub const IMPORTED: Assistance = Assistance {
        hints: 0,
        player_moves: 0,
        person_moves: 0,
        origin: Origin::Imported,
    };

    /// A machine's game may have one move of a person in so many.
    const MOVES_PER_PERSONS_MOVE: u64 = 20;

    /// Returns true if the game is a machine's and not the person's: players
    /// made all of its moves, or at least 19 of 20. A person's game in which a
    /// player made fewer is the person's, with help. Moves that were taken back
    /// count for whoever made them. What was played in another program is never
    /// a machine's.
    ///
    /// ```
    /// use brikke_play::Assistance;
    ///
    /// let moves = |person_moves, player_moves| Assistance {
    ///     person_moves,
    ///     player_moves,
    ///     ..Assistance::default()
    /// };
    /// assert!(moves(0, 1).is_by_machine());
    /// assert!(moves(10, 190).is_by_machine());
    /// assert!(!moves(11, 190).is_by_machine());
    /// assert!(!moves(0, 0).is_by_machine());
    /// ```
    pub const fn is_by_machine(self) -> bool {
        let all = self.person_moves.saturating_add(self.player_moves);
        !self.is_imported()
            && self.player_moves > 0
            && self
                .person_moves
                .saturating_mul(Assistance::MOVES_PER_PERSONS_MOVE)
                <= all
    }

    /// Returns true if there was none.
    pub const fn is_none(self) -> bool {
        self.hints == 0 && self.player_moves == 0 && !self.is_imported()
    }

    /// Returns true if the game goes on from another program's board.
    pub const fn is_imported(self) -> bool {
        matches!(self.origin, Origin::Imported)
    }
}
