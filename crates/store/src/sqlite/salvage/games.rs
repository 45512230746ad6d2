//! Games put together again from the rows that were found.

use std::time::Duration;

use brikke_engine::Game;
use brikke_play::{Assistance, Mode, Moment};
use rusqlite::types::Value;

use super::rows::{Action, Version};
use super::{Salvage, Shortfall};
use crate::sqlite::checksum::chain;
use crate::sqlite::game_row::{GameRow, Texts};
use crate::sqlite::integer::restored;
use crate::sqlite::load::Replay;
use crate::sqlite::{bookmarks, splits, start};
use crate::{Revision, Split, Summary};

/// A game that verifies.
#[derive(Debug, Clone)]
pub(crate) struct SalvagedGame {
    pub(crate) mode: Mode,
    pub(crate) begun: Moment,
    pub(crate) played: Moment,
    pub(crate) revision: Revision,
    pub(crate) beginning: Game,
    pub(crate) actions: Vec<Action>,
    pub(crate) summary: Summary,
    pub(crate) splits: Vec<Split>,
    pub(crate) bookmarks: Vec<(String, i64)>,
    pub(crate) texts: Texts,
    pub(crate) shortfall: Option<Shortfall>,
}

impl SalvagedGame {
    /// Says so if this is an earlier state of the game.
    fn with_shortfall(mut self, latest: Option<&GameRow>) -> SalvagedGame {
        let found = self.actions.len() as u64;
        let expected = latest.and_then(|row| restored(row.actions).ok());
        if let Some(expected) = expected.filter(|&expected| expected > found) {
            self.shortfall = Some(Shortfall::Actions { found, expected });
        }
        self
    }
}

impl Salvage {
    /// The game with this number, as much of it as verifies.
    ///
    /// # Errors
    ///
    /// Nothing of it does.
    pub(crate) fn game(&self, id: i64) -> Result<SalvagedGame, Shortfall> {
        let rows = self.game_rows(id);
        let beginning = start::read(&self.scratch, id).map_err(|_| {
            let is_known = self.rows.games.contains_key(&id) || self.rows.actions.contains_key(&id);
            if is_known {
                Shortfall::Beginning
            } else {
                Shortfall::Vanished
            }
        })?;
        let whole = rows.iter().find_map(|row| self.whole(&beginning, row));
        let part = self.part(id, &beginning, rows.first());
        let length = |game: &SalvagedGame| game.actions.len();
        match (whole, part) {
            (Some(whole), Some(part)) if length(&part) > length(&whole) => Ok(part),
            (Some(whole), _) => Ok(whole.with_shortfall(rows.first())),
            (None, Some(part)) => Ok(part),
            (None, None) => Err(Shortfall::Unverified),
        }
    }

    /// The game that this row describes, if its actions are all there.
    fn whole(&self, beginning: &Game, row: &GameRow) -> Option<SalvagedGame> {
        let actions = self.matching_actions(row)?;
        let mut replay = Replay::of(beginning.clone());
        for &(code, _) in &actions {
            replay.perform(code).ok().filter(|&done| done)?;
        }
        let said = row.summary;
        let summary = Summary::of(replay.game(), said.assistance, said.time_played);
        let is_same =
            summary.agrees_with(&said) && replay.player_moves() <= said.assistance.player_moves;
        is_same.then(|| self.assemble(row, beginning, actions, &replay))
    }

    /// The actions of a game up to the first that is not there.
    fn contiguous(&self, id: i64) -> impl Iterator<Item = &[Action]> {
        let actions = self.rows.actions.get(&id);
        (1..).map_while(move |number| actions?.get(&number).map(Vec::as_slice))
    }

    /// The actions that the row's checksum is over. Where an action was found
    /// in two forms, one of them is damaged.
    fn matching_actions(&self, row: &GameRow) -> Option<Vec<Action>> {
        let count = usize::try_from(row.actions).ok()?;
        let forms: Vec<&[Action]> = self.contiguous(row.id).take(count).collect();
        if forms.len() < count {
            return None;
        }
        let mut actions: Vec<Action> = forms
            .iter()
            .filter_map(|forms| forms.last().copied())
            .collect();
        if sum(&actions) == row.chain {
            return Some(actions);
        }
        let doubtful = forms
            .iter()
            .enumerate()
            .filter(|(_, forms)| forms.len() > 1);
        for (index, forms) in doubtful {
            let latest = actions[index];
            for &form in *forms {
                actions[index] = form;
                if sum(&actions) == row.chain {
                    return Some(actions);
                }
            }
            actions[index] = latest;
        }
        None
    }

    /// As many actions as there are, where the game's own chance vouches for
    /// each of its tiles. Without a row it is for practice.
    fn part(&self, id: i64, beginning: &Game, row: Option<&GameRow>) -> Option<SalvagedGame> {
        beginning.chance()?;
        let mut replay = Replay::of(beginning.clone());
        let mut actions = Vec::new();
        for forms in self.contiguous(id) {
            let possible = forms.iter().rev().find(|(code, at)| {
                restored(*at).is_ok() && replay.perform(*code).is_ok_and(|done| done)
            });
            match possible {
                Some(&action) => actions.push(action),
                None => break,
            }
        }
        let found = actions.len() as u64;
        let lost = Shortfall::Row { actions: found };
        let shortfall = match row {
            None => Some(lost),
            Some(row) => restored(row.actions)
                .ok()
                .filter(|&expected| expected > found)
                .map(|expected| Shortfall::Actions { found, expected }),
        };
        let row = row.map_or_else(
            || bare_row(id, beginning, &actions),
            |row| Some(row.clone()),
        )?;
        let mut game = self.assemble(&row, beginning, actions, &replay);
        game.shortfall = shortfall.or(game.shortfall);
        Some(game)
    }

    /// Puts a game together from what was read of it.
    fn assemble(
        &self,
        row: &GameRow,
        beginning: &Game,
        actions: Vec<Action>,
        replay: &Replay,
    ) -> SalvagedGame {
        let said = row.summary;
        let mut assistance = Assistance {
            player_moves: said.assistance.player_moves.max(replay.player_moves()),
            ..said.assistance
        };
        if said.board.is_none() {
            // The row is older than this count, or it is missing.
            assistance.person_moves = replay.person_moves();
        }
        let summary = Summary::of(replay.game(), assistance, said.time_played);
        let last = actions.last().and_then(|&(_, at)| restored(at).ok());
        let bookmarks = self.bookmarks(row);
        let (found, expected) = (bookmarks.len(), usize::try_from(row.bookmarks).unwrap_or(0));
        SalvagedGame {
            mode: row.mode,
            begun: row.begun,
            played: last.map_or(row.begun, Moment::from_millis),
            revision: row.revision,
            beginning: beginning.clone(),
            actions,
            summary,
            splits: self.splits(row.id, replay, summary.time_played),
            bookmarks,
            texts: row.texts.clone(),
            shortfall: (found < expected).then_some(Shortfall::Bookmarks { found, expected }),
        }
    }

    /// The splits of a game. One whose time is lost has the time of the whole
    /// game: it was not slower.
    fn splits(&self, id: i64, replay: &Replay, time_played: Duration) -> Vec<Split> {
        let versions = self
            .rows
            .splits
            .get(&id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let sound: Vec<Split> = versions
            .iter()
            .filter_map(|version| splits::sound(&version.values))
            .collect();
        let made = replay.made().iter().map(|&(tile, ply)| {
            let same = |split: &&Split| (split.tile, split.ply) == (tile, ply);
            let known = sound.iter().find(same).copied();
            known.unwrap_or(Split {
                tile,
                ply,
                time: time_played,
            })
        });
        made.collect()
    }

    /// The bookmarks of a game: those in use, and if they are too few others
    /// that were found.
    fn bookmarks(&self, row: &GameRow) -> Vec<(String, i64)> {
        let versions = self
            .rows
            .bookmarks
            .get(&row.id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let sound = |version: &&Version| bookmarks::is_sound(&version.values);
        let (live, stale): (Vec<_>, Vec<_>) = versions
            .iter()
            .rev()
            .filter(sound)
            .partition(|version| version.is_live);
        let most = usize::try_from(row.bookmarks).unwrap_or(0);
        let mut found: Vec<(String, i64)> = Vec::new();
        for version in live.into_iter().chain(stale) {
            if let [_, Value::Text(name), Value::Integer(ply), ..] = version.values.as_slice() {
                let is_new = found.iter().all(|(known, _)| known != name);
                if is_new && found.len() < most {
                    found.push((name.clone(), *ply));
                }
            }
        }
        found
    }
}

/// The checksum over these actions.
fn sum(actions: &[Action]) -> i64 {
    let numbered = (1..).zip(actions);
    numbered.fold(0, |sum, (number, &(code, at))| chain(sum, number, code, at))
}

/// A row for a game that has none.
fn bare_row(id: i64, beginning: &Game, actions: &[Action]) -> Option<GameRow> {
    let &(_, first) = actions.first()?;
    let begun = Moment::from_millis(restored(first).ok()?);
    Some(GameRow {
        id,
        rules: 0,
        mode: Mode::Practice,
        deleted: None,
        begun,
        played: begun,
        revision: Revision::FIRST,
        actions: 0,
        chain: 0,
        bookmarks: 0,
        summary: Summary {
            board: None,
            ..Summary::of(beginning, Assistance::default(), Duration::ZERO)
        },
        texts: Texts::default(),
    })
}
