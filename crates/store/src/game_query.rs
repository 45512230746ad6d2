//! Lists of games.

use std::cmp::Ordering;

use brikke_engine::{GameResult, Rules};
use brikke_play::{GameName, Mode, Moment};

use crate::{GameId, PlayedBy, Summary, Who};

/// One game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    /// Its number.
    pub id: GameId,
    /// The name that the person gave it.
    pub name: Option<GameName>,
    /// The rules it is played under.
    pub rules: Rules,
    /// Scored or practice.
    pub mode: Mode,
    /// The time at which it was begun.
    pub begun: Moment,
    /// The time at which it was last played.
    pub played: Moment,
    /// The number of actions in its log.
    pub actions: u64,
    /// Who played it.
    pub played_by: PlayedBy,
    /// Its score, moves, tiles and state.
    pub summary: Summary,
}

impl GameLine {
    /// The result: won, lost or unfinished.
    pub fn result(&self) -> GameResult {
        self.rules.result(self.summary.best, self.summary.phase)
    }

    /// Returns true if nothing was done in it yet.
    pub const fn is_untouched(&self) -> bool {
        self.summary.moves == 0 && self.actions == 0
    }

    /// Returns true if the text, whatever the case of its letters, is part of
    /// the game's name, rules or player, or is its number.
    pub fn matches(&self, text: &str) -> bool {
        let wanted = text.trim().to_lowercase();
        self.is_called(&wanted) || self.rules.name().to_lowercase().contains(&wanted)
    }

    /// Returns true if the text, in small letters, is part of the game's name
    /// or player, or is its number. A list that knows the names of all its
    /// rules asks this for each game.
    pub fn is_called(&self, text: &str) -> bool {
        let has = |name: &str| name.to_lowercase().contains(text);
        self.name.as_ref().is_some_and(|name| has(name.as_str()))
            || self.played_by.machine().is_some_and(has)
            || text.parse() == Ok(self.id.0)
    }
}

/// A selection of games by their state.
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
    /// Games that reached their goal, over or not.
    Won,
    /// Games that are over without having reached a goal.
    Lost,
}

impl GameFilter {
    /// Returns true if a game of this mode, state and result is selected.
    pub fn selects(self, mode: Mode, summary: &Summary, result: GameResult) -> bool {
        match self {
            GameFilter::All => true,
            GameFilter::Finished => summary.phase.is_over(),
            GameFilter::Unfinished => !summary.phase.is_over(),
            GameFilter::Practice => mode == Mode::Practice,
            GameFilter::Won => result == GameResult::Won,
            GameFilter::Lost => result == GameResult::Lost,
        }
    }
}

/// An order of games. Of equal ones the one that was begun later comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameSort {
    /// The one last played first.
    #[default]
    Newest,
    /// The best score first.
    Score,
    /// The largest tile first.
    BestTile,
    /// The most moves first.
    Moves,
    /// The longest time played first.
    Time,
}

impl GameSort {
    /// All orders.
    pub const ALL: [GameSort; 5] = [
        GameSort::Newest,
        GameSort::Score,
        GameSort::BestTile,
        GameSort::Moves,
        GameSort::Time,
    ];

    /// Compares two games: the one that comes first is less.
    pub fn compare(self, one: &GameLine, other: &GameLine) -> Ordering {
        let (a, b) = (&one.summary, &other.summary);
        let first = match self {
            GameSort::Newest => other.played.cmp(&one.played),
            GameSort::Score => b.score.cmp(&a.score),
            GameSort::BestTile => b.best.cmp(&a.best),
            GameSort::Moves => b.moves.cmp(&a.moves),
            GameSort::Time => b.time_played.cmp(&a.time_played),
        };
        first.then_with(|| other.id.cmp(&one.id))
    }
}

/// Selects games. Those in the trash are in no list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameQuery {
    /// The games to select by their state.
    pub filter: GameFilter,
    /// The games to select by who played them.
    pub who: Who,
    /// Selects only games of the machine with this name.
    pub machine: Option<String>,
    /// Selects only games under these rules.
    pub rules: Option<Rules>,
    /// Selects only assisted games, or only clean ones.
    pub assisted: Option<bool>,
    /// Selects only games that were played at this time or later.
    pub since: Option<Moment>,
    /// Selects only games that [match](GameLine::matches) this text.
    pub text: Option<String>,
    /// Selects games in which nothing was done yet as well.
    pub with_untouched: bool,
    /// The order.
    pub sort: GameSort,
    /// The most games to return.
    pub limit: usize,
}

impl Default for GameQuery {
    /// The twenty games last played.
    fn default() -> GameQuery {
        GameQuery {
            limit: 20,
            ..GameQuery::ALL
        }
    }
}

impl GameQuery {
    /// All games, the one last played first.
    pub const ALL: GameQuery = GameQuery {
        filter: GameFilter::All,
        who: Who::All,
        machine: None,
        rules: None,
        assisted: None,
        since: None,
        text: None,
        with_untouched: false,
        sort: GameSort::Newest,
        limit: usize::MAX,
    };

    /// All games that can be continued.
    pub const UNFINISHED: GameQuery = GameQuery {
        filter: GameFilter::Unfinished,
        ..GameQuery::ALL
    };

    /// Returns true if the game is selected.
    pub fn selects(&self, game: &GameLine) -> bool {
        let by_machine = game.played_by.machine();
        let is_machine = |name: &String| by_machine == Some(name.as_str());
        self.filter.selects(game.mode, &game.summary, game.result())
            && self.who.selects(by_machine.is_some())
            && self.machine.as_ref().is_none_or(is_machine)
            && self.rules.as_ref().is_none_or(|rules| game.rules == *rules)
            && self.selects_help(game)
            && self.since.is_none_or(|since| game.played >= since)
            && (self.with_untouched || !game.is_untouched())
            && self.text.as_deref().is_none_or(|text| game.matches(text))
    }

    fn selects_help(&self, game: &GameLine) -> bool {
        let wanted = self.assisted;
        wanted.is_none_or(|assisted| assisted == game.summary.is_assisted())
    }
}
