//! Loading a stored game into play.

use brikke_engine::Rules;
use brikke_play::{
    Category, GameKind, Leaderboard, LeaderboardEntry, Mode, OwnEntries, PracticeGame, SavedGame,
    ScoredGame,
};
use brikke_store::{GameId, Storage, StoreError, StoredGame};

use crate::session::autosave::Autosave;

/// A stored game with its leaderboard and its autosave state.
pub(crate) fn saved(
    store: &dyn Storage,
    id: GameId,
) -> Result<(SavedGame, Leaderboard, Autosave), StoreError> {
    let stored = store.load(id)?;
    let rules = stored.game.rules().clone();
    let autosave = Autosave::resumed(&stored);
    let entries = own_entries(store, &rules, id)?;
    let leaderboard = store.leaderboard(&rules)?;
    Ok((of_stored(stored, entries), leaderboard, autosave))
}

fn of_stored(stored: StoredGame, entries: OwnEntries) -> SavedGame {
    let bookmarks = stored.bookmarks.iter().filter_map(|bookmark| {
        let step = usize::try_from(bookmark.ply).ok()?;
        Some((bookmark.name.clone(), step))
    });
    SavedGame {
        bookmarks: bookmarks.collect(),
        assistance: stored.summary.assistance,
        spent: stored.summary.time_played,
        entries,
        game: game_kind(stored),
    }
}

/// Only a game that was stored as scored is scored again.
fn game_kind(stored: StoredGame) -> GameKind {
    if stored.mode == Mode::Practice {
        return PracticeGame::from(stored.game).into();
    }
    let kind = if stored.summary.assistance.is_imported() {
        ScoredGame::imported(stored.game)
    } else {
        ScoredGame::try_from(stored.game)
    };
    kind.map_or_else(
        |refused| PracticeGame::from(*refused.0).into(),
        GameKind::Scored,
    )
}

fn own_entries(store: &dyn Storage, rules: &Rules, id: GameId) -> Result<OwnEntries, StoreError> {
    let mut entries = OwnEntries::default();
    for category in Category::ALL {
        let lines = store.scores(rules, category)?;
        if let Some(own) = lines.iter().find(|line| line.game == Some(id)) {
            entries.set(category, LeaderboardEntry::from(own));
        }
    }
    Ok(entries)
}
