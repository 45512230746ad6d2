//! What kind of result a game has.

/// The two tables of best scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Table {
    /// Without any help.
    Clean,
    /// With undos, hints or a player.
    Assisted,
}

impl Table {
    /// Both tables.
    pub const ALL: [Table; 2] = [Table::Clean, Table::Assisted];
}

/// What a result counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultKind {
    /// Scored, without any help.
    Clean,
    /// Scored, with undos, hints or a player.
    Assisted,
    /// Never scored.
    Practice,
}

impl ResultKind {
    /// What a result counts as that would enter this table, if any.
    pub(crate) const fn of(table: Option<Table>) -> ResultKind {
        match table {
            Some(Table::Clean) => ResultKind::Clean,
            Some(Table::Assisted) => ResultKind::Assisted,
            None => ResultKind::Practice,
        }
    }

    /// The table that such results enter; practice has none.
    pub const fn table(self) -> Option<Table> {
        match self {
            ResultKind::Clean => Some(Table::Clean),
            ResultKind::Assisted => Some(Table::Assisted),
            ResultKind::Practice => None,
        }
    }
}
