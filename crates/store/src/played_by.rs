//! Who played a game.

use std::fmt;

use brikke_play::Assistance;

/// Who played a game. A game is a machine's if players made all or nearly all
/// of its moves ([`Assistance::is_by_machine`]); a person's game in which a
/// player made some is the person's, with help.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PlayedBy {
    /// The person.
    Person,
    /// A player, by name; of several the one that moved last. A store of an
    /// earlier format does not say which: the name is
    /// [`PlayedBy::UNKNOWN`] then.
    Machine(String),
}

impl PlayedBy {
    /// The name of a player of which nothing else is known.
    pub const UNKNOWN: &str = "machine";

    /// Who played a game with these moves, in which this player moved last.
    pub(crate) fn of(assistance: Assistance, machine: &str) -> PlayedBy {
        match (assistance.is_by_machine(), machine) {
            (false, _) => PlayedBy::Person,
            (true, "") => PlayedBy::Machine(PlayedBy::UNKNOWN.to_owned()),
            (true, name) => PlayedBy::Machine(name.to_owned()),
        }
    }

    /// The name of the player; none for the person.
    pub fn machine(&self) -> Option<&str> {
        match self {
            PlayedBy::Person => None,
            PlayedBy::Machine(name) => Some(name),
        }
    }
}

impl fmt::Display for PlayedBy {
    /// The word for scripts: `person`, or the name of the player.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.machine().unwrap_or("person"))
    }
}

/// A selection of games by who played them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Who {
    /// Everybody.
    #[default]
    All,
    /// The person.
    Person,
    /// Machines.
    Machines,
}

impl Who {
    /// Returns true if a game is selected that is a machine's or is not.
    pub const fn selects(self, by_machine: bool) -> bool {
        match self {
            Who::All => true,
            Who::Person => !by_machine,
            Who::Machines => by_machine,
        }
    }
}
