//! The one row that says how a game stands.

use brikke_play::{Assistance, Mode, Moment};
use rusqlite::{Connection, Row, params_from_iter};

use super::checksum::Checksum;
use super::figures::{Figures, numbers_at, phase_code};
use super::integer::{restored, stored};
use super::register;
use super::register::Counts;
use crate::{GameId, Quantity, Revision, StoreError, Summary};

/// The columns in the order in which they are read and written.
pub(crate) const COLUMNS: &str = "id, rules, mode, phase, score, moves, best, merges, time, \
     origin, figures_checksum, begun, played, revision, actions, chain, bookmarks, undos, hints, \
     player_moves, checksum";

/// The number of columns of the figures.
const FIGURES: usize = 11;

/// The number of columns between the figures and the second checksum.
const REST: usize = 9;

/// One row of `games`, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameRow {
    pub(crate) id: i64,
    pub(crate) rules: i64,
    pub(crate) mode: Mode,
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
}

impl GameRow {
    /// Decodes a row of [`COLUMNS`].
    pub(crate) fn read(row: &Row<'_>) -> Result<GameRow, StoreError> {
        let figures = Figures::read(row)?;
        let rest = numbers_at::<REST>(row, FIGURES)?;
        checksum(figures.id, &rest)
            .verify(row.get(FIGURES + REST)?)
            .and_then(|()| GameRow::of(&figures, rest))
            .map_err(|error| error.in_game(GameId(figures.id.unsigned_abs())))
    }

    fn of(figures: &Figures, rest: [i64; REST]) -> Result<GameRow, StoreError> {
        let [
            begun,
            played,
            revision,
            actions,
            chain,
            bookmarks,
            help @ ..,
        ] = rest;
        Ok(GameRow {
            id: figures.id,
            rules: figures.rules,
            mode: figures.mode,
            begun: Moment::from_millis(restored(begun)?),
            played: Moment::from_millis(restored(played)?),
            revision: Revision(restored(revision)?),
            actions,
            chain,
            bookmarks,
            summary: summary(figures, help)?,
        })
    }

    /// The values of [`COLUMNS`].
    fn values(&self) -> Result<[i64; FIGURES + REST + 1], StoreError> {
        let figures = Figures::of(self.id, self.rules, self.mode, &self.summary);
        let rest = self.rest()?;
        let mut values = [0; FIGURES + REST + 1];
        values[..FIGURES].copy_from_slice(&figures.values()?);
        values[FIGURES..FIGURES + REST].copy_from_slice(&rest);
        values[FIGURES + REST] = checksum(self.id, &rest).finish();
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
        ])
    }

    /// The number as the public knows it.
    pub(crate) fn game(&self) -> GameId {
        GameId(self.id.unsigned_abs())
    }

    /// Writes a new row.
    pub(crate) fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        let values = self.values()?;
        let places = ["?"; FIGURES + REST + 1].join(", ");
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
        let figures = values[4..FIGURES - 2]
            .iter()
            .chain(&values[FIGURES - 1..FIGURES]);
        let changing = figures.chain(&values[FIGURES + 1..]);
        connection
            .prepare_cached(
                "UPDATE games SET score = ?, moves = ?, best = ?, merges = ?, time = ?,
                    figures_checksum = ?, played = ?, revision = ?, actions = ?, chain = ?,
                    bookmarks = ?, undos = ?, hints = ?, player_moves = ?, checksum = ?
                 WHERE id = ?",
            )?
            .execute(params_from_iter(changing.chain([&self.id])))?;
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

fn checksum(id: i64, rest: &[i64; REST]) -> Checksum {
    Checksum::of("games").numbers(&[id]).numbers(rest)
}

fn summary(figures: &Figures, help: [i64; 3]) -> Result<Summary, StoreError> {
    let [undos, hints, player_moves] = help;
    let assistance = Assistance {
        hints: restored(hints)?,
        player_moves: restored(player_moves)?,
        origin: figures.origin,
    };
    Ok(figures.summary(restored(undos)?, assistance))
}

/// The row of the game.
///
/// # Errors
///
/// There is no such game, or its row is damaged.
pub(crate) fn find(connection: &Connection, id: GameId) -> Result<GameRow, StoreError> {
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
