//! Reading a game back, and making sure that it is the one that was played.

use std::time::Duration;

use brikke_engine::{Commitment, Game, GameAction, Rank, Recording};
use brikke_play::{Mode, Moment};
use rusqlite::Connection;

use super::checksum::chain;
use super::game_row::GameRow;
use super::integer::restored;
use super::rulebook::Rulebook;
use super::{Store, bookmarks, game_row, splits, start};
use crate::action_code;
use crate::{
    DamageKind, GameId, GameLog, Milestone, Split, Storage, StoreError, StoredGame, Summary,
};

impl Store {
    /// The game so far as a recording, as it may leave the program.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn recording(&self, id: GameId) -> Result<Recording, StoreError> {
        let stored = self.load(id)?;
        Ok(stored.mode.shared_recording(&stored.game))
    }
}

/// The game with this number.
pub(super) fn find(connection: &Connection, id: GameId) -> Result<StoredGame, StoreError> {
    let row = game_row::find(connection, id)?;
    load(connection, &row).map_err(|error| error.in_game(id))
}

/// The game with this number as it stood at an earlier moment.
pub(super) fn find_at(
    connection: &Connection,
    id: GameId,
    milestone: Milestone,
) -> Result<Option<Game>, StoreError> {
    let row = game_row::find(connection, id)?;
    let mut replay = Replay::of(start::read(connection, row.id)?);
    let mut found = None;
    let mut look = |game: &Game| {
        // The last one: the decision to end at the goal is no move.
        if milestone.is_reached(game) {
            found = Some(game.clone());
        }
    };
    look(&replay.game);
    let performed = perform_actions(connection, &row, &mut replay, look);
    performed.map_err(|error| error.in_game(id))?;
    Ok(found)
}

/// Everything that was done in the game with this number.
pub(super) fn log(connection: &Connection, id: GameId) -> Result<GameLog, StoreError> {
    let row = game_row::find(connection, id)?;
    let told = || -> Result<GameLog, StoreError> {
        // Nothing that its checksum does not vouch for.
        replay(connection, &row)?;
        let sql = "SELECT code, at FROM actions WHERE game = ? ORDER BY number";
        let mut statement = connection.prepare_cached(sql)?;
        let mut rows = statement.query([row.id])?;
        let mut actions = Vec::new();
        while let Some(action) = rows.next()? {
            let (done, by_player) = action_code::decode(action.get(0)?)?;
            let at = Moment::from_millis(restored(action.get(1)?)?);
            actions.push((done, by_player, at));
        }
        let splits = splits::of_game(connection, id)?;
        let beginning = start::read(connection, row.id)?;
        let machine = &row.texts.machine;
        Ok(GameLog::new(beginning, actions, machine, &splits)?)
    };
    told().map_err(|error| error.in_game(id))
}

/// The commitment to the secret of a scored game. It does not replay the game.
pub(super) fn commitment(
    connection: &Connection,
    id: GameId,
) -> Result<Option<Commitment>, StoreError> {
    let row = game_row::find(connection, id)?;
    if row.mode == Mode::Practice {
        return Ok(None);
    }
    let begun = start::read(connection, row.id).map_err(|error| error.in_game(id))?;
    Ok(begun.commitment())
}

/// The game of this row.
pub(crate) fn load(connection: &Connection, row: &GameRow) -> Result<StoredGame, StoreError> {
    let id = row.game();
    let mut replay = replay(connection, row)?;
    let splits = splits::of_game(connection, id)?;
    replay.compare(row, &splits)?;
    if Rulebook::new(connection).get(row.rules)? != replay.game.rules() {
        return Err(DamageKind::Contradiction.into());
    }
    Ok(StoredGame {
        id,
        name: row.name(),
        played_by: row.played_by(),
        revision: row.revision,
        actions: restored(row.actions)?,
        mode: row.mode,
        begun: row.begun,
        played: row.played,
        game: replay.game,
        summary: row.summary,
        bookmarks: bookmarks::of_game(connection, row)?,
        splits,
    })
}

/// The game of this row played again, as its log says.
pub(super) fn replay(connection: &Connection, row: &GameRow) -> Result<Replay, StoreError> {
    let mut replay = Replay::of(start::read(connection, row.id)?);
    perform_actions(connection, row, &mut replay, |_| {})?;
    Ok(replay)
}

/// Performs all actions and lets the game be looked at after each; their
/// checksum must be the row's.
fn perform_actions(
    connection: &Connection,
    row: &GameRow,
    replay: &mut Replay,
    mut look: impl FnMut(&Game),
) -> Result<(), StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT number, code, at FROM actions WHERE game = ? ORDER BY number")?;
    let mut actions = statement.query([row.id])?;
    let (mut count, mut sum) = (0, 0);
    while let Some(action) = actions.next()? {
        let (number, code, at): (i64, i64, i64) = (action.get(0)?, action.get(1)?, action.get(2)?);
        count += 1;
        sum = chain(sum, number, code, at);
        restored(at)?;
        if !replay.perform(code)? {
            return Err(DamageKind::ImpossibleAction { number }.into());
        }
        look(&replay.game);
    }
    if (count, sum) == (row.actions, row.chain) {
        Ok(())
    } else {
        Err(DamageKind::Checksum.into())
    }
}

/// A game played again, with what is counted on the way.
pub(super) struct Replay {
    game: Game,
    player_moves: u64,
    person_moves: u64,
    /// The tiles that were made, with the move that made them first.
    made: Vec<(Rank, u64)>,
}

impl Replay {
    /// The game as it stands now.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of moves that a player made.
    pub(super) const fn player_moves(&self) -> u64 {
        self.player_moves
    }

    /// The number of moves that the person made.
    pub(super) const fn person_moves(&self) -> u64 {
        self.person_moves
    }

    /// The tiles that were made, with the move that made them first.
    pub(super) fn made(&self) -> &[(Rank, u64)] {
        &self.made
    }

    pub(super) fn of(game: Game) -> Replay {
        let turns = (1..=game.plies().len()).filter_map(|number| game.turn(number));
        let splits: Vec<Split> = turns
            .flat_map(|turn| Split::of_turn(&turn, Duration::ZERO))
            .collect();
        let mut replay = Replay {
            game,
            player_moves: 0,
            person_moves: 0,
            made: Vec::new(),
        };
        replay.note(&splits);
        replay
    }

    fn note(&mut self, splits: &[Split]) {
        for split in splits {
            if self.made.iter().all(|&(tile, _)| tile != split.tile) {
                self.made.push((split.tile, split.ply));
            }
        }
    }

    /// Performs the action with this code; says whether it was possible.
    pub(super) fn perform(&mut self, code: i64) -> Result<bool, StoreError> {
        let (action, by_player) = action_code::decode(code)?;
        if let GameAction::Play(ply) = action {
            let Ok(turn) = self.game.play_with(ply) else {
                return Ok(false);
            };
            self.note(&Split::of_turn(&turn, Duration::ZERO));
            self.player_moves += u64::from(by_player);
            self.person_moves += u64::from(!by_player);
            Ok(true)
        } else {
            Ok(self.game.perform(action).is_ok())
        }
    }

    /// Compares with what is said of the game. Hints and time cannot be
    /// replayed; the row's checksum vouches for them.
    fn compare(&mut self, row: &GameRow, splits: &[Split]) -> Result<(), StoreError> {
        let said = row.summary;
        let played = Summary::of(&self.game, said.assistance, said.time_played);
        if !played.agrees_with(&said) {
            return Err(DamageKind::Contradiction.into());
        }
        if said.assistance.player_moves < self.player_moves {
            return Err(DamageKind::Contradiction.into());
        }
        self.made.sort_unstable();
        let kept = splits.iter().map(|split| (split.tile, split.ply));
        if kept.eq(self.made.iter().copied()) {
            Ok(())
        } else {
            Err(DamageKind::Contradiction.into())
        }
    }
}
