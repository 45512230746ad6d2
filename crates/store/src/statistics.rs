//! Statistics of all scored games.

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{GameResult, Rank};

use crate::{GameId, Split, Summary};

/// The statistics of all scored games that are stored.
///
/// Games count in a streak in the order in which they were begun, by their
/// [`GameResult`]; unfinished games, and games without a goal, do not count.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Games that were begun.
    pub games: u64,
    /// Games that are won or lost.
    pub finished: u64,
    /// Games that reached their goal, over or not.
    pub won: u64,
    /// Moves.
    pub moves: u64,
    /// Time played.
    pub time_played: Duration,
    /// The number of merges.
    pub merges: u64,
    /// Points in all.
    pub points: u128,
    /// The best score.
    pub best_score: u64,
    /// The largest tile.
    pub best_tile: Option<Rank>,
    /// The number of games that ended, or stand, with each largest tile.
    pub best_tiles: BTreeMap<Rank, u64>,
    /// The number of games in a row that have just been won.
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

/// A tile that a game made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Feat {
    /// The game.
    pub game: GameId,
    /// The time and move at which it made the tile.
    pub split: Split,
}

/// A way to compare how fast games made a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    Moves,
    Time,
}

impl Measure {
    /// Less is better; of equal ones the earlier game.
    pub(crate) fn of(self, feat: &Feat) -> (u128, GameId) {
        match self {
            Measure::Moves => (feat.split.ply.into(), feat.game),
            Measure::Time => (feat.split.time.as_millis(), feat.game),
        }
    }
}

impl Statistics {
    /// Counts one more game, begun after those before it, under rules with
    /// this goal.
    pub(crate) fn count(&mut self, game: &Summary, goal: Option<Rank>) {
        let result = GameResult::of(goal, game.best, game.phase);
        self.games += 1;
        self.finished += u64::from(result != GameResult::Unfinished);
        self.won += u64::from(result == GameResult::Won);
        self.moves = self.moves.saturating_add(game.moves);
        self.time_played = self.time_played.saturating_add(game.time_played);
        self.merges = self.merges.saturating_add(game.merges);
        self.points += u128::from(game.score);
        self.best_score = self.best_score.max(game.score);
        self.best_tile = self.best_tile.max(game.best);
        if let Some(best) = game.best {
            *self.best_tiles.entry(best).or_default() += 1;
        }
        match result {
            GameResult::Won => self.current_streak += 1,
            GameResult::Lost if goal.is_some() => self.current_streak = 0,
            GameResult::Lost | GameResult::Unfinished => {}
        }
        self.longest_streak = self.longest_streak.max(self.current_streak);
    }
}

/// The fastest games to each tile, smallest tile first. A tile appears if
/// there is a feat for each measure.
pub(crate) fn fastest(feats: impl Iterator<Item = (Measure, Feat)>) -> Vec<Fastest> {
    let mut best: BTreeMap<Rank, [Option<Feat>; 2]> = BTreeMap::new();
    for (measure, feat) in feats {
        let known = &mut best.entry(feat.split.tile).or_default()[measure as usize];
        if known.is_none_or(|known| measure.of(&feat) < measure.of(&known)) {
            *known = Some(feat);
        }
    }
    let both = |(tile, [by_moves, by_time]): (Rank, [Option<Feat>; 2])| {
        Some(Fastest {
            tile,
            by_moves: by_moves?,
            by_time: by_time?,
        })
    };
    best.into_iter().filter_map(both).collect()
}
