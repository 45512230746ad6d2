//! From the store into play.

use brikke_engine::Rules;
use brikke_play::{Entry, Help, InHand, OwnEntries, PracticeGame, Saved, ScoredGame, Standing};
use brikke_store::{GameId, Kind, Mode, ScoreLine, Store, StoreError, Stored};

use crate::session::kept::Kept;

/// The best scores under some rules, as play measures by them.
///
/// # Errors
///
/// The scores cannot be read.
pub fn standing(store: &Store, rules: &Rules) -> Result<Standing, StoreError> {
    let entries = |kind| -> Result<Vec<Entry>, StoreError> {
        Ok(store.standing(rules, kind)?.iter().map(entry).collect())
    };
    Ok(Standing::new(
        entries(Kind::Clean)?,
        entries(Kind::Assisted)?,
    ))
}

/// A kept game, what it is measured by, and how to go on keeping it.
pub(crate) fn saved(store: &Store, id: GameId) -> Result<(Saved, Standing, Kept), StoreError> {
    let stored = store.load(id)?;
    let rules = stored.game.rules().clone();
    let kept = Kept::resumed(&stored);
    let entries = OwnEntries {
        clean: own_entry(store, &rules, Kind::Clean, id)?,
        assisted: own_entry(store, &rules, Kind::Assisted, id)?,
    };
    let standing = standing(store, &rules)?;
    Ok((of_stored(stored, entries), standing, kept))
}

fn of_stored(stored: Stored, entries: OwnEntries) -> Saved {
    let assistance = stored.summary.assistance;
    let bookmarks = stored.bookmarks.iter().filter_map(|bookmark| {
        let step = usize::try_from(bookmark.ply).ok()?;
        Some((bookmark.name.as_str().to_owned(), step))
    });
    Saved {
        bookmarks: bookmarks.collect(),
        help: Help {
            hints: assistance.hints,
            player_moves: assistance.player_moves,
        },
        spent: stored.summary.time_played,
        entries,
        game: in_hand(stored),
    }
}

/// Only a game that is kept as scored is scored again.
fn in_hand(stored: Stored) -> InHand {
    if stored.mode == Mode::Practice {
        return PracticeGame::from(stored.game).into();
    }
    ScoredGame::try_from(stored.game).map_or_else(
        |refused| PracticeGame::from(*refused.0).into(),
        InHand::Scored,
    )
}

fn own_entry(
    store: &Store,
    rules: &Rules,
    kind: Kind,
    id: GameId,
) -> Result<Option<Entry>, StoreError> {
    let lines = store.standing(rules, kind)?;
    let own = lines.iter().find(|line| line.game == Some(id));
    Ok(own.map(entry))
}

fn entry(line: &ScoreLine) -> Entry {
    Entry {
        name: Some(line.name.as_str().to_owned()),
        score: line.score,
    }
}
