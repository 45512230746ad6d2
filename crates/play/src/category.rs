//! What kind of result a game has.

/// The two tables of best scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Category {
    /// Without any assistance.
    Clean,
    /// With undos, hints or a player.
    Assisted,
}

impl Category {
    /// Both tables.
    pub const ALL: [Category; 2] = [Category::Clean, Category::Assisted];
}

/// What a result counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultKind {
    /// Scored, without any assistance.
    Clean,
    /// Scored, with undos, hints or a player.
    Assisted,
    /// Never scored.
    Practice,
}

impl ResultKind {
    /// What a result counts as that would enter this category, if any.
    pub(crate) const fn of(category: Option<Category>) -> ResultKind {
        match category {
            Some(Category::Clean) => ResultKind::Clean,
            Some(Category::Assisted) => ResultKind::Assisted,
            None => ResultKind::Practice,
        }
    }

    /// The category that such results enter; practice has none.
    pub const fn category(self) -> Option<Category> {
        match self {
            ResultKind::Clean => Some(Category::Clean),
            ResultKind::Assisted => Some(Category::Assisted),
            ResultKind::Practice => None,
        }
    }
}
