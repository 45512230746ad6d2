//! A line of the best scores.

use std::time::Duration;

use brikke_engine::Rank;
use brikke_play::{LeaderboardEntry, Moment, Origin, PlayerName};

use crate::GameId;

/// One of the ten best scores under some rules, in one category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreLine {
    /// Its place, from 1.
    pub place: usize,
    /// The player; somebody may prefer not to say.
    pub name: Option<PlayerName>,
    /// The score.
    pub score: u64,
    /// The number of moves.
    pub moves: u64,
    /// The largest tile.
    pub best_tile: Option<Rank>,
    /// The time that was played, if the game is still there.
    pub time_played: Option<Duration>,
    /// The number of moves that were taken back.
    pub undos: u64,
    /// The time at which the score was entered.
    pub at: Moment,
    /// The game, unless it has been deleted or the line came without one.
    pub game: Option<GameId>,
    /// The origin of the score.
    pub origin: Origin,
}

impl ScoreLine {
    /// The text that stands for somebody who gave no name.
    pub const NAMELESS: &str = "?";

    /// The player's name, or [`ScoreLine::NAMELESS`].
    pub fn shown_name(&self) -> &str {
        self.name
            .as_ref()
            .map_or(ScoreLine::NAMELESS, PlayerName::as_str)
    }
}

impl From<&ScoreLine> for LeaderboardEntry {
    fn from(line: &ScoreLine) -> LeaderboardEntry {
        LeaderboardEntry {
            name: line.name.clone(),
            score: line.score,
            origin: line.origin,
        }
    }
}
