//! The two categories of results.

/// A category of results, each with a leaderboard of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Category {
    /// Without any help.
    Clean,
    /// With undos, hints or moves of a player.
    Assisted,
}

impl Category {
    /// Both categories.
    pub const ALL: [Category; 2] = [Category::Clean, Category::Assisted];
}
