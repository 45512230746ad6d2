//! The origin of a result.

/// The origin of a result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A game that was played here from its first tile.
    #[default]
    Played,
    /// Another program's file: a table of scores, or a board that a game went
    /// on from. Nobody can tell how it was played there.
    Imported,
}

impl Origin {
    /// The word for scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Origin::Played => "played",
            Origin::Imported => "imported",
        }
    }
}
