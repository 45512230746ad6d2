//! The figures of a lifetime.
//!
//! Nothing here is kept twice: the sums come from one pass over the narrow
//! rows of `games`, each checked as it is read (100,000 games: see the
//! benchmark), and the records from one step into an index for each tile.
//! So no counter can drift from the games that it counts.

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Rank, Rules};
use rusqlite::Connection;

use crate::game_row::{COLUMNS, GameRow};
use crate::rulebook::{self, Rulebook};
use crate::split::{self, By};
use crate::{GameId, Split, Store, StoreError};

/// The figures of all scored games that are kept.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Games that were begun.
    pub games: u64,
    /// Games that are over.
    pub finished: u64,
    /// Games that reached their goal, over or not.
    pub won: u64,
    /// Moves.
    pub moves: u64,
    /// Time played.
    pub time_played: Duration,
    /// How often two tiles merged.
    pub merges: u64,
    /// Points in all.
    pub points: u128,
    /// The best score.
    pub best_score: u64,
    /// The largest tile.
    pub best_tile: Option<Rank>,
    /// How many games ended, or stand, with which largest tile.
    pub best_tiles: BTreeMap<Rank, u64>,
    /// How many games in a row have just been won.
    pub current_streak: u64,
    /// The most games ever won in a row.
    pub longest_streak: u64,
    /// The records, smallest tile first.
    pub fastest: Vec<Fastest>,
}

/// The fastest games to a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fastest {
    /// The tile.
    pub tile: Rank,
    /// With the fewest moves; of equal ones the earlier game.
    pub by_moves: Feat,
    /// In the shortest time; of equal ones the earlier game.
    pub by_time: Feat,
}

/// What a game did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Feat {
    /// The game.
    pub game: GameId,
    /// When it made the tile.
    pub split: Split,
}

impl Store {
    /// The figures of all scored games, or of those under some rules.
    ///
    /// Games count in a streak in the order in which they were begun: a game
    /// that has reached its goal is won, even if it goes on; one that is over
    /// without is lost; others, and games without a goal, do not count.
    ///
    /// # Errors
    ///
    /// The games cannot be read, or are damaged.
    pub fn statistics(&self, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.read(|connection| {
            let numbers = match rules {
                None => rulebook::numbers(connection)?,
                Some(rules) => rulebook::find(connection, rules)?.into_iter().collect(),
            };
            let only = rules.map(|_| numbers.first().copied().unwrap_or(0));
            let mut statistics = sums(connection, only)?;
            statistics.fastest = records(connection, &numbers, statistics.best_tile)?;
            Ok(statistics)
        })
    }
}

/// One pass over the scored games, or those of some rules.
fn sums(connection: &Connection, only: Option<i64>) -> Result<Statistics, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM games WHERE mode = 0 AND rules = coalesce(?, rules) ORDER BY id"
    );
    let mut goals = Goals {
        rulebook: Rulebook::new(connection),
        last: None,
    };
    let mut statistics = Statistics::default();
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([only])?;
    while let Some(row) = rows.next()? {
        let row = GameRow::read(row)?;
        let goal = goals.of(row.rules)?;
        statistics.count(&row, goal);
    }
    Ok(statistics)
}

/// The goals of rules. Games of the same rules mostly follow each other.
struct Goals<'c> {
    rulebook: Rulebook<'c>,
    last: Option<(i64, Option<Rank>)>,
}

impl Goals<'_> {
    fn of(&mut self, rules: i64) -> Result<Option<Rank>, StoreError> {
        match self.last {
            Some((last, goal)) if last == rules => Ok(goal),
            _ => {
                let goal = self.rulebook.get(rules)?.goal();
                self.last = Some((rules, goal));
                Ok(goal)
            }
        }
    }
}

impl Statistics {
    fn count(&mut self, row: &GameRow, goal: Option<Rank>) {
        let summary = &row.summary;
        let (over, won) = (
            summary.phase.is_over(),
            goal.is_some() && summary.best >= goal,
        );
        self.games += 1;
        self.finished += u64::from(over);
        self.won += u64::from(won);
        self.moves = self.moves.saturating_add(summary.moves);
        self.time_played = self.time_played.saturating_add(summary.time_played);
        self.merges = self.merges.saturating_add(summary.merges);
        self.points += u128::from(summary.score);
        self.best_score = self.best_score.max(summary.score);
        self.best_tile = self.best_tile.max(summary.best);
        if let Some(best) = summary.best {
            *self.best_tiles.entry(best).or_default() += 1;
        }
        if won {
            self.current_streak += 1;
        } else if over && goal.is_some() {
            self.current_streak = 0;
        }
        self.longest_streak = self.longest_streak.max(self.current_streak);
    }
}

/// The fastest games to each tile up to the largest. A tile that was made
/// and then undone may be larger than all that stand on boards.
fn records(
    connection: &Connection,
    rules: &[i64],
    largest: Option<Rank>,
) -> Result<Vec<Fastest>, StoreError> {
    let mut fastest = Vec::new();
    let mut tile = Some(Split::SMALLEST);
    while let Some(rank) = tile {
        let by_moves = record(connection, rules, rank, By::Moves)?;
        let by_time = record(connection, rules, rank, By::Time)?;
        match (by_moves, by_time) {
            (Some(by_moves), Some(by_time)) => fastest.push(Fastest {
                tile: rank,
                by_moves,
                by_time,
            }),
            _ if Some(rank) > largest => break,
            _ => {}
        }
        tile = rank.doubled();
    }
    Ok(fastest)
}

fn record(
    connection: &Connection,
    rules: &[i64],
    tile: Rank,
    by: By,
) -> Result<Option<Feat>, StoreError> {
    let mut best: Option<Feat> = None;
    let measure = |feat: &Feat| match by {
        By::Moves => (u128::from(feat.split.ply), feat.game),
        By::Time => (feat.split.time.as_millis(), feat.game),
    };
    for &rules in rules {
        if let Some((game, split)) = split::best(connection, rules, tile, by)? {
            let feat = Feat { game, split };
            if best.is_none_or(|best| measure(&feat) < measure(&best)) {
                best = Some(feat);
            }
        }
    }
    Ok(best)
}
