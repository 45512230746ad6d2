//! Reading a game back, and making sure that it is the one that was played.

use std::time::Duration;

use brikke_engine::{Action, Game, Rank, Recording};
use rusqlite::Connection;

use crate::checksum::chain;
use crate::game_row::{self, GameRow};
use crate::integer::restored;
use crate::rulebook::Rulebook;
use crate::{
    Bookmark, GameId, Mode, Moment, Mover, Revision, Split, Store, StoreError, Summary,
    action_code, beginning, bookmark, split,
};

/// A game as it is kept, replayed from its first tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// Its revision, to go on from.
    pub revision: Revision,
    /// How many actions it has since it is kept.
    pub actions: u64,
    /// What it is played for.
    pub mode: Mode,
    /// When it was begun.
    pub begun: Moment,
    /// When it was last played.
    pub played: Moment,
    /// The game with its history, what can be redone included.
    pub game: Game,
    /// How it stands.
    pub summary: Summary,
    /// Its bookmarks, by name.
    pub bookmarks: Vec<Bookmark>,
    /// When each tile was first made, smallest tile first.
    pub splits: Vec<Split>,
}

impl Store {
    /// Reads a game, replays it and compares it with what is said of it.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.read(|connection| {
            let row = game_row::find(connection, id)?;
            load(connection, &row).map_err(|error| error.in_game(id))
        })
    }

    /// The game so far as a recording.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn recording(&self, id: GameId) -> Result<Recording, StoreError> {
        Ok(self.load(id)?.game.recording())
    }
}

/// The game of this row.
pub(crate) fn load(connection: &Connection, row: &GameRow) -> Result<StoredGame, StoreError> {
    let id = row.game();
    let mut replay = Replay::of(beginning::read(connection, row.id)?);
    perform_actions(connection, row, &mut replay)?;
    let splits = split::of_game(connection, id)?;
    replay.compare(row, &splits)?;
    if Rulebook::new(connection).get(row.rules)? != replay.game.rules() {
        return Err(StoreError::damaged("its rules are not those it began with"));
    }
    Ok(StoredGame {
        id,
        revision: row.revision,
        actions: restored(row.actions)?,
        mode: row.mode,
        begun: row.begun,
        played: row.played,
        game: replay.game,
        summary: row.summary,
        bookmarks: bookmark::of_game(connection, row)?,
        splits,
    })
}

/// Performs all actions; their checksum must be the row's.
fn perform_actions(
    connection: &Connection,
    row: &GameRow,
    replay: &mut Replay,
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
        replay
            .perform(code)
            .map_err(|problem| StoreError::damaged(format!("action {number}: {problem}")))?;
    }
    if (count, sum) == (row.actions, row.chain) {
        Ok(())
    } else {
        Err(StoreError::damaged(
            "its actions do not match their checksum",
        ))
    }
}

/// A game played again, with what is counted on the way.
struct Replay {
    game: Game,
    player_moves: u64,
    /// The tiles that were made, with the move that made them first.
    made: Vec<(Rank, u64)>,
}

impl Replay {
    fn of(game: Game) -> Replay {
        let turns = (1..=game.plies().len()).filter_map(|number| game.turn(number));
        let splits: Vec<Split> = turns
            .flat_map(|turn| Split::of_turn(&turn, Duration::ZERO))
            .collect();
        let mut replay = Replay {
            game,
            player_moves: 0,
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

    fn perform(&mut self, code: i64) -> Result<(), String> {
        let (action, by) = action_code::decode(code).map_err(|error| error.to_string())?;
        let problem = |error: brikke_engine::IllegalMove| error.to_string();
        if let Action::Play(ply) = action {
            let turn = self.game.play_with(ply).map_err(problem)?;
            self.note(&Split::of_turn(&turn, Duration::ZERO));
            self.player_moves += u64::from(by == Mover::Player);
            Ok(())
        } else {
            self.game.perform(action).map_err(problem)
        }
    }

    /// Compares with what is said of the game. Hints and time cannot be
    /// replayed; the row's checksum vouches for them.
    fn compare(&mut self, row: &GameRow, splits: &[Split]) -> Result<(), StoreError> {
        let said = row.summary;
        if Summary::of(&self.game, said.assistance, said.time_played) != said {
            return Err(StoreError::damaged("its moves do not lead to its summary"));
        }
        if said.assistance.player_moves < self.player_moves {
            return Err(StoreError::damaged("a player made more moves than it says"));
        }
        self.made.sort_unstable();
        let kept = splits.iter().map(|split| (split.tile, split.ply));
        if kept.eq(self.made.iter().copied()) {
            Ok(())
        } else {
            Err(StoreError::damaged(
                "its moves made other tiles than it says",
            ))
        }
    }
}
