//! The keys of records.

use crate::GameId;

/// The key of a record, as the browser has it in text.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    /// The number that was given last: `last`.
    Last,
    /// The best scores: `scores`.
    Scores,
    /// A game: `game/7`.
    Game(GameId),
    /// A piece of the log of a game: `log/7/0`.
    Log(GameId, usize),
    /// What an advisor said of a game: `analysis/7/expectimax`.
    Analysis(GameId, String),
    /// The positions of an endgame table to repeat: `mistakes/442-256`.
    Mistakes(String),
}

impl Key {
    /// The key in text.
    pub(super) fn text(&self) -> String {
        match self {
            Key::Last => "last".to_owned(),
            Key::Scores => "scores".to_owned(),
            Key::Game(id) => format!("game/{id}"),
            Key::Log(id, piece) => format!("log/{id}/{piece}"),
            Key::Analysis(id, advisor) => format!("analysis/{id}/{advisor}"),
            Key::Mistakes(table) => format!("mistakes/{table}"),
        }
    }

    /// The key of this text; none if it is no key of ours.
    pub(super) fn read(text: &str) -> Option<Key> {
        let (kind, rest) = text.split_once('/').unwrap_or((text, ""));
        if kind == "mistakes" {
            return Some(Key::Mistakes(rest.to_owned()));
        }
        let (id, rest) = rest.split_once('/').unwrap_or((rest, ""));
        let id = || id.parse().ok().map(GameId);
        Some(match kind {
            "last" => Key::Last,
            "scores" => Key::Scores,
            "game" => Key::Game(id()?),
            "log" => Key::Log(id()?, rest.parse().ok()?),
            "analysis" => Key::Analysis(id()?, rest.to_owned()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_from_its_text() {
        let id = GameId(7);
        for key in [
            Key::Last,
            Key::Scores,
            Key::Game(id),
            Key::Log(id, 12),
            Key::Analysis(id, "a/b 1".to_owned()),
            Key::Mistakes("442-256".to_owned()),
        ] {
            assert_eq!(Key::read(&key.text()), Some(key));
        }
        assert_eq!(Key::read("game/x"), None);
        assert_eq!(Key::read("other"), None);
    }
}
