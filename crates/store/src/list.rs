//! Lists of games.

use brikke_engine::Rules;
use rusqlite::Connection;

use crate::game_row::{COLUMNS, GameRow};
use crate::integer::stored;
use crate::rulebook::Rulebook;
use crate::{GameId, Mode, Moment, Store, StoreError, Summary, register};

/// One game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    /// Its number.
    pub id: GameId,
    /// The rules it is played under.
    pub rules: Rules,
    /// What it is played for.
    pub mode: Mode,
    /// When it was begun.
    pub begun: Moment,
    /// When it was last played.
    pub played: Moment,
    /// How it stands.
    pub summary: Summary,
}

/// Which games to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameFilter {
    /// All games.
    #[default]
    All,
    /// Games that are over.
    Finished,
    /// Games that can be gone on with.
    Unfinished,
    /// Games for practice, finished or not.
    Practice,
}

impl GameFilter {
    /// What the database is asked for.
    const fn condition(self) -> &'static str {
        match self {
            GameFilter::All => "TRUE",
            GameFilter::Finished => "phase >= 2",
            GameFilter::Unfinished => "phase < 2",
            GameFilter::Practice => "mode = 1",
        }
    }

    /// Whether the game belongs here.
    fn holds(self, row: &GameRow) -> bool {
        match self {
            GameFilter::All => true,
            GameFilter::Finished => row.summary.phase.is_over(),
            GameFilter::Unfinished => !row.summary.phase.is_over(),
            GameFilter::Practice => row.mode == Mode::Practice,
        }
    }
}

/// Selects one page of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameQuery {
    /// Which games.
    pub filter: GameFilter,
    /// Only games older than this one: the last of the page before.
    pub before: Option<GameId>,
    /// At most so many.
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

impl Store {
    /// One page of games, the newest first. A page costs the same wherever in
    /// the list it is.
    ///
    /// # Errors
    ///
    /// The list cannot be read, or is damaged.
    pub fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        self.read(|connection| list(connection, query))
    }

    /// All games that can be gone on with, the one last played first.
    ///
    /// # Errors
    ///
    /// The list cannot be read, or is damaged.
    pub fn unfinished(&self) -> Result<Vec<GameLine>, StoreError> {
        let query = GameQuery {
            filter: GameFilter::Unfinished,
            before: None,
            limit: usize::MAX,
        };
        let mut games = self.read(|connection| {
            let games = list(connection, &query)?;
            register::check(register::counts(connection)?.unfinished, games.len())?;
            Ok(games)
        })?;
        games.sort_by_key(|game| std::cmp::Reverse(game.played));
        Ok(games)
    }

    /// One game as lists show it.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn game(&self, id: GameId) -> Result<GameLine, StoreError> {
        self.read(|connection| {
            let row = crate::game_row::find(connection, id)?;
            line(&row, &mut Rulebook::new(connection))
        })
    }
}

fn list(connection: &Connection, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
    let condition = query.filter.condition();
    let sql = format!(
        "SELECT {COLUMNS} FROM games WHERE {condition} AND id < ? ORDER BY id DESC LIMIT ?"
    );
    let before = match query.before {
        Some(id) => stored("the game", id.0).unwrap_or(i64::MAX),
        None => i64::MAX,
    };
    let limit = i64::try_from(query.limit).unwrap_or(i64::MAX);
    let mut rulebook = Rulebook::new(connection);
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([before, limit])?;
    let mut lines: Vec<GameLine> = Vec::new();
    while let Some(row) = rows.next()? {
        let row = GameRow::read(row)?;
        // A damaged index may lead to another game, or to one twice.
        let follows = lines.last().is_none_or(|last| row.game() < last.id);
        if !follows || !query.filter.holds(&row) {
            return Err(StoreError::damaged("the list of games is in disorder"));
        }
        lines.push(line(&row, &mut rulebook)?);
    }
    Ok(lines)
}

fn line(row: &GameRow, rulebook: &mut Rulebook<'_>) -> Result<GameLine, StoreError> {
    Ok(GameLine {
        id: row.game(),
        rules: rulebook.get(row.rules)?.clone(),
        mode: row.mode,
        begun: row.begun,
        played: row.played,
        summary: row.summary,
    })
}
