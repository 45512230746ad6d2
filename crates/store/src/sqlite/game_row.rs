//! The one row that says how a game stands.

use brikke_play::{Assistance, GameName, Mode, Moment};
use rusqlite::types::Value;
use rusqlite::{Connection, Row, params_from_iter};

use super::board_bytes;
use super::checksum::Checksum;
use super::figures::{Figures, numbers_at, phase_code};
use super::integer::{restored, stored};
use super::register;
use super::register::Counts;
use crate::{GameId, PlayedBy, Quantity, Revision, StoreError, Summary};

/// The columns in the order in which they are read and written.
pub(crate) const COLUMNS: &str = "id, rules, mode, phase, score, moves, best, merges, time, \
     origin, by_machine, deleted, figures_checksum, begun, played, revision, actions, chain, \
     bookmarks, undos, hints, player_moves, person_moves, machine, title, board, checksum";

/// The number of columns of the figures.
const FIGURES: usize = 13;

/// The number of columns with numbers between the figures and the texts.
const REST: usize = 10;

/// The number of all columns.
const ALL: usize = FIGURES + REST + 4;

/// One row of `games`, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameRow {
    pub(crate) id: i64,
    pub(crate) rules: i64,
    pub(crate) mode: Mode,
    /// The time at which it was put into the trash.
    pub(crate) deleted: Option<Moment>,
    pub(crate) begun: Moment,
    pub(crate) played: Moment,
    pub(crate) revision: Revision,
    /// The number of actions.
    pub(crate) actions: i64,
    /// The checksum over all of them.
    pub(crate) chain: i64,
    /// The number of bookmarks.
    pub(crate) bookmarks: i64,
    pub(crate) summary: Summary,
    pub(crate) texts: Texts,
}

/// What is said of a game in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Texts {
    /// The player that moved last; empty if none did.
    pub(crate) machine: String,
    /// The name of the game; empty if it has none.
    pub(crate) title: String,
}

impl GameRow {
    /// Decodes a row of [`COLUMNS`].
    pub(crate) fn read(row: &Row<'_>) -> Result<GameRow, StoreError> {
        let figures = Figures::read(row)?;
        let in_game = |error: StoreError| error.in_game(GameId(figures.id.unsigned_abs()));
        let rest = numbers_at::<REST>(row, FIGURES)?;
        let texts = Texts {
            machine: row.get(FIGURES + REST)?,
            title: row.get(FIGURES + REST + 1)?,
        };
        let board: Vec<u8> = row.get(FIGURES + REST + 2)?;
        checksum(figures.id, &rest, &texts, &board)
            .verify(row.get(ALL - 1)?)
            .and_then(|()| GameRow::of(&figures, rest, texts, &board))
            .map_err(in_game)
    }

    fn of(
        figures: &Figures,
        rest: [i64; REST],
        texts: Texts,
        board: &[u8],
    ) -> Result<GameRow, StoreError> {
        let [
            begun,
            played,
            revision,
            actions,
            chain,
            bookmarks,
            help @ ..,
        ] = rest;
        let mut summary = summary(figures, help)?;
        summary.board = board_bytes::decode(board)?;
        Ok(GameRow {
            id: figures.id,
            rules: figures.rules,
            mode: figures.mode,
            deleted: figures.deleted,
            begun: Moment::from_millis(restored(begun)?),
            played: Moment::from_millis(restored(played)?),
            revision: Revision(restored(revision)?),
            actions,
            chain,
            bookmarks,
            summary,
            texts,
        })
    }

    /// The values of [`COLUMNS`].
    fn values(&self) -> Result<Vec<Value>, StoreError> {
        let figures = Figures::of(self.id, self.rules, self.mode, &self.summary, self.deleted);
        let rest = self.rest()?;
        let board = self.summary.board.map(board_bytes::encode);
        let board = board.unwrap_or_default();
        let sum = checksum(self.id, &rest, &self.texts, &board).finish();
        let mut values = Vec::with_capacity(ALL);
        values.extend(figures.values()?.map(Value::Integer));
        values.extend(rest.map(Value::Integer));
        values.push(Value::Text(self.texts.machine.clone()));
        values.push(Value::Text(self.texts.title.clone()));
        values.push(Value::Blob(board));
        values.push(Value::Integer(sum));
        Ok(values)
    }

    fn rest(&self) -> Result<[i64; REST], StoreError> {
        let summary = &self.summary;
        Ok([
            stored(Quantity::Moment, self.begun.millis())?,
            stored(Quantity::Moment, self.played.millis())?,
            stored(Quantity::Revision, self.revision.0)?,
            self.actions,
            self.chain,
            self.bookmarks,
            stored(Quantity::Undos, summary.undos)?,
            stored(Quantity::Hints, summary.assistance.hints)?,
            stored(Quantity::PlayerMoves, summary.assistance.player_moves)?,
            stored(Quantity::Moves, summary.assistance.person_moves)?,
        ])
    }

    /// The number as the public knows it.
    pub(crate) fn game(&self) -> GameId {
        GameId(self.id.unsigned_abs())
    }

    /// Who played it.
    pub(crate) fn played_by(&self) -> PlayedBy {
        PlayedBy::of(self.summary.assistance, &self.texts.machine)
    }

    /// Its name. The row is sound: a name that is no longer allowed is no
    /// damage.
    pub(crate) fn name(&self) -> Option<GameName> {
        GameName::new(&self.texts.title).ok()
    }

    /// Writes a new row.
    pub(crate) fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        let values = self.values()?;
        let places = ["?"; ALL].join(", ");
        let sql = format!("INSERT INTO games ({COLUMNS}) VALUES ({places})");
        connection
            .prepare_cached(&sql)?
            .execute(params_from_iter(values))?;
        Ok(())
    }

    /// Writes over the row as it was `before`.
    ///
    /// The phase has a statement of its own: naming it in the other one would
    /// have SQLite rewrite the index over it with every move.
    pub(crate) fn update(
        &self,
        connection: &Connection,
        before: &GameRow,
    ) -> Result<(), StoreError> {
        let values = self.values()?;
        // All but the id, the rules, the mode, the phase, the origin, and
        // when it began.
        let (figures, origin) = (&values[4..9], 10);
        let changing = figures.iter().chain(&values[origin..FIGURES]);
        let changing = changing.chain(&values[FIGURES + 1..]);
        connection
            .prepare_cached(
                "UPDATE games SET score = ?, moves = ?, best = ?, merges = ?, time = ?,
                    by_machine = ?, deleted = ?, figures_checksum = ?, played = ?, revision = ?,
                    actions = ?, chain = ?, bookmarks = ?, undos = ?, hints = ?, player_moves = ?,
                    person_moves = ?, machine = ?, title = ?, board = ?, checksum = ?
                 WHERE id = ?",
            )?
            .execute(params_from_iter(changing.chain([&Value::Integer(self.id)])))?;
        if self.summary.phase == before.summary.phase {
            return Ok(());
        }
        connection
            .prepare_cached("UPDATE games SET phase = ? WHERE id = ?")?
            .execute([phase_code(self.summary.phase), self.id])?;
        let open = |row: &GameRow| i64::from(!row.summary.phase.is_over());
        let more = Counts {
            games: 0,
            unfinished: open(self) - open(before),
        };
        register::add(connection, more)
    }
}

/// The checksum over the second half of the row. A row that says nothing of
/// what is new since version 5 has the one that it had before.
fn checksum(id: i64, rest: &[i64; REST], texts: &Texts, board: &[u8]) -> Checksum {
    let [earlier @ .., person_moves] = rest;
    let checksum = Checksum::of("games").numbers(&[id]).numbers(earlier);
    let Texts { machine, title } = texts;
    let lengths = [machine.len(), title.len(), board.len()];
    if *person_moves == 0 && lengths == [0; 3] {
        return checksum;
    }
    let lengths = lengths.map(|length| i64::try_from(length).unwrap_or(i64::MAX));
    checksum
        .numbers(&[*person_moves])
        .numbers(&lengths)
        .text(machine)
        .text(title)
        .bytes(board)
}

fn summary(figures: &Figures, help: [i64; 4]) -> Result<Summary, StoreError> {
    let [undos, hints, player_moves, person_moves] = help;
    let assistance = Assistance {
        hints: restored(hints)?,
        player_moves: restored(player_moves)?,
        person_moves: restored(person_moves)?,
        origin: figures.origin,
    };
    Ok(figures.summary(restored(undos)?, assistance))
}

/// The row of the game.
///
/// # Errors
///
/// There is no such game, it is in the trash, or its row is damaged.
pub(crate) fn find(connection: &Connection, id: GameId) -> Result<GameRow, StoreError> {
    let row = find_any(connection, id)?;
    match row.deleted {
        None => Ok(row),
        Some(_) => Err(StoreError::NoSuchGame(id)),
    }
}

/// The row of the game, in the trash or not.
///
/// # Errors
///
/// There is no such game, or its row is damaged.
pub(crate) fn find_any(connection: &Connection, id: GameId) -> Result<GameRow, StoreError> {
    let Ok(number) = i64::try_from(id.0) else {
        return Err(StoreError::NoSuchGame(id));
    };
    let sql = format!("SELECT {COLUMNS} FROM games WHERE id = ?");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([number])?;
    match rows.next()? {
        Some(row) => GameRow::read(row),
        None => Err(StoreError::NoSuchGame(id)),
    }
}
