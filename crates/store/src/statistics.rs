//! The figures of a lifetime.
//!
//! The sums are kept nowhere: they come from one pass over the first half of
//! the narrow rows of `games`, each checked as it is read (100,000 games in
//! about 40 ms: see the benchmark). So no counter can drift from the games
//! that it counts. Only the records are kept as they are made: there are ten
//! times as many splits as games.

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Rank, Rules};
use rusqlite::Connection;

use crate::figures::{FIGURES, Figures};
use crate::records::{self, Measure};
use crate::rulebook::{self, Rulebook};
use crate::{GameId, Mode, Split, Store, StoreError, register};

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
            let only = match rules {
                None => None,
                Some(rules) => match rulebook::find(connection, rules)? {
                    None => return Ok(Statistics::default()),
                    number => number,
                },
            };
            let mut statistics = sums(connection, only)?;
            statistics.fastest = fastest(connection, only)?;
            Ok(statistics)
        })
    }
}

/// One pass over all games, of which the scored ones count, or those of some
/// rules.
fn sums(connection: &Connection, only: Option<i64>) -> Result<Statistics, StoreError> {
    let mut goals = Goals {
        rulebook: Rulebook::new(connection),
        last: None,
    };
    let mut statistics = Statistics::default();
    let mut met = 0;
    let sql = format!("SELECT {FIGURES} FROM games ORDER BY id");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let game = Figures::read(row)?;
        met += 1;
        if game.mode == Mode::Scored && only.is_none_or(|only| only == game.rules) {
            statistics.count(&game, goals.of(game.rules)?);
        }
    }
    register::check(register::counts(connection)?.games, met)?;
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
    fn count(&mut self, game: &Figures, goal: Option<Rank>) {
        let over = game.phase.is_over();
        let won = goal.is_some() && game.best >= goal;
        self.games += 1;
        self.finished += u64::from(over);
        self.won += u64::from(won);
        self.moves = self.moves.saturating_add(game.moves);
        self.time_played = self.time_played.saturating_add(game.time);
        self.merges = self.merges.saturating_add(game.merges);
        self.points += u128::from(game.score);
        self.best_score = self.best_score.max(game.score);
        self.best_tile = self.best_tile.max(game.best);
        if let Some(best) = game.best {
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

/// The best records for each tile, of all rules or of some.
fn fastest(connection: &Connection, only: Option<i64>) -> Result<Vec<Fastest>, StoreError> {
    let mut records = records::all(connection)?;
    records.retain(|record| only.is_none_or(|only| only == record.rules));
    let best = |tile, measure: Measure| {
        let feats = records
            .iter()
            .filter(|record| record.measure == measure && record.feat.split.tile == tile)
            .map(|record| record.feat);
        feats.min_by_key(|feat| measure.of(feat))
    };
    let mut tiles: Vec<Rank> = records
        .iter()
        .map(|record| record.feat.split.tile)
        .collect();
    tiles.dedup();
    let both = |tile| {
        let (by_moves, by_time) = (best(tile, Measure::Moves)?, best(tile, Measure::Time)?);
        Some(Fastest {
            tile,
            by_moves,
            by_time,
        })
    };
    tiles
        .into_iter()
        .map(|tile| both(tile).ok_or_else(|| StoreError::damaged("a record is missing")))
        .collect()
}
