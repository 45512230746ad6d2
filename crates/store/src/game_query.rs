//! Lists of games.

use brikke_engine::{GameResult, Rules};
use brikke_play::{Mode, Moment};

use crate::{GameId, Summary};

/// One game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    /// Its number.
    pub id: GameId,
    /// The rules it is played under.
    pub rules: Rules,
    /// Scored or practice.
    pub mode: Mode,
    /// The time at which it was begun.
    pub begun: Moment,
    /// The time at which it was last played.
    pub played: Moment,
    /// Its score, moves, tiles and state.
    pub summary: Summary,
}

impl GameLine {
    /// The result: won, lost or unfinished.
    pub fn result(&self) -> GameResult {
        self.rules.result(self.summary.best, self.summary.phase)
    }
}

/// A selection of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameFilter {
    /// All games.
    #[default]
    All,
    /// Games that are over.
    Finished,
    /// Games that can be continued.
    Unfinished,
    /// Practice games, over or not.
    Practice,
}

impl GameFilter {
    /// Returns true if a game of this mode and state is selected.
    pub fn selects(self, mode: Mode, summary: &Summary) -> bool {
        match self {
            GameFilter::All => true,
            GameFilter::Finished => summary.phase.is_over(),
            GameFilter::Unfinished => !summary.phase.is_over(),
            GameFilter::Practice => mode == Mode::Practice,
        }
    }
}

/// Selects one page of a list of games, the newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameQuery {
    /// The games to select.
    pub filter: GameFilter,
    /// Selects only games older than this one: the last of the page before.
    pub before: Option<GameId>,
    /// The most games to return.
    pub limit: usize,
}

impl Default for GameQuery {
    /// The newest twenty games.
    fn default() -> GameQuery {
        GameQuery {
            filter: GameFilter::All,
            before: None,
            limit: 20,
        }
    }
}

impl GameQuery {
    /// All games that can be continued.
    pub const UNFINISHED: GameQuery = GameQuery {
        filter: GameFilter::Unfinished,
        before: None,
        limit: usize::MAX,
    };
}
