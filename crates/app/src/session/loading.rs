//! From the store into play.

use brikke_engine::Rules;
use brikke_play::{
    Assistance, GameKind, Leaderboard, LeaderboardEntry, OwnEntries, PracticeGame, SavedGame,
    ScoredGame,
};
use brikke_store::{Category, GameId, Mode, ScoreLine, Store, StoreError, StoredGame};

use crate::session::autosave::Autosave;

/// The best scores under some rules, as play measures by them.
///
/// # Errors
///
/// The scores cannot be read.
pub fn leaderboard(store: &Store, rules: &Rules) -> Result<Leaderboard, StoreError> {
    let entries = |kind| -> Result<Vec<LeaderboardEntry>, StoreError> {
        Ok(store.scores(rules, kind)?.iter().map(entry).collect())
    };
    Ok(Leaderboard::new(
        entries(Category::Clean)?,
        entries(Category::Assisted)?,
    ))
}

/// A kept game, what it is measured by, and how to go on keeping it.
pub(crate) fn saved(
    store: &Store,
    id: GameId,
) -> Result<(SavedGame, Leaderboard, Autosave), StoreError> {
    let stored = store.load(id)?;
    let rules = stored.game.rules().clone();
    let kept = Autosave::resumed(&stored);
    let entries = OwnEntries {
        clean: own_entry(store, &rules, Category::Clean, id)?,
        assisted: own_entry(store, &rules, Category::Assisted, id)?,
    };
    let leaderboard = leaderboard(store, &rules)?;
    Ok((of_stored(stored, entries), leaderboard, kept))
}

fn of_stored(stored: StoredGame, entries: OwnEntries) -> SavedGame {
    let assistance = stored.summary.assistance;
    let bookmarks = stored.bookmarks.iter().filter_map(|bookmark| {
        let step = usize::try_from(bookmark.ply).ok()?;
        Some((bookmark.name.as_str().to_owned(), step))
    });
    SavedGame {
        bookmarks: bookmarks.collect(),
        assistance: Assistance {
            hints: assistance.hints,
            player_moves: assistance.player_moves,
        },
        spent: stored.summary.time_played,
        entries,
        game: game_kind(stored),
    }
}

/// Only a game that is kept as scored is scored again.
fn game_kind(stored: StoredGame) -> GameKind {
    if stored.mode == Mode::Practice {
        return PracticeGame::from(stored.game).into();
    }
    ScoredGame::try_from(stored.game).map_or_else(
        |refused| PracticeGame::from(*refused.0).into(),
        GameKind::Scored,
    )
}

fn own_entry(
    store: &Store,
    rules: &Rules,
    kind: Category,
    id: GameId,
) -> Result<Option<LeaderboardEntry>, StoreError> {
    let lines = store.scores(rules, kind)?;
    let own = lines.iter().find(|line| line.game == Some(id));
    Ok(own.map(entry))
}

fn entry(line: &ScoreLine) -> LeaderboardEntry {
    LeaderboardEntry {
        name: Some(line.name.as_str().to_owned()),
        score: line.score,
    }
}
