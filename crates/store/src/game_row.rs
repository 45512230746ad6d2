//! The one row that says how a game stands.

use brikke_engine::Phase;
use rusqlite::{Connection, Row, params_from_iter};

use crate::checksum::Checksum;
use crate::integer::{restored, restored_rank, restored_time, stored, stored_rank, stored_time};
use crate::{Assistance, GameId, Mode, Moment, Revision, StoreError, Summary};

/// The columns in the order of [`GameRow::numbers`], the checksum last.
pub(crate) const COLUMNS: &str = "id, rules, mode, begun, played, revision, actions, chain, \
     phase, score, moves, best, merges, undos, hints, player_moves, time, checksum";

/// How many numbers the checksum is over.
const NUMBERS: usize = 17;

/// One row of `games`, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameRow {
    pub(crate) id: i64,
    pub(crate) rules: i64,
    pub(crate) mode: Mode,
    pub(crate) begun: Moment,
    pub(crate) played: Moment,
    pub(crate) revision: Revision,
    /// How many actions there are.
    pub(crate) actions: i64,
    /// The checksum over all of them.
    pub(crate) chain: i64,
    pub(crate) summary: Summary,
}

impl GameRow {
    /// Decodes a row of [`COLUMNS`].
    pub(crate) fn read(row: &Row<'_>) -> Result<GameRow, StoreError> {
        let mut numbers = [0; NUMBERS];
        for (index, number) in numbers.iter_mut().enumerate() {
            *number = row.get(index)?;
        }
        let game = |error: StoreError| match restored(numbers[0]) {
            Ok(id) => error.in_game(GameId(id)),
            Err(error) => error,
        };
        let sum = Checksum::of("games").numbers(&numbers);
        sum.verify(row.get(NUMBERS)?).map_err(game)?;
        GameRow::of_numbers(numbers).map_err(game)
    }

    fn of_numbers(numbers: [i64; NUMBERS]) -> Result<GameRow, StoreError> {
        let [
            id,
            rules,
            mode,
            begun,
            played,
            revision,
            actions,
            chain,
            rest @ ..,
        ] = numbers;
        Ok(GameRow {
            id,
            rules,
            mode: Mode::of_code(mode)?,
            begun: Moment(restored(begun)?),
            played: Moment(restored(played)?),
            revision: Revision(restored(revision)?),
            actions,
            chain,
            summary: summary_of_numbers(rest)?,
        })
    }

    fn numbers(&self) -> Result<[i64; NUMBERS], StoreError> {
        let summary = &self.summary;
        Ok([
            self.id,
            self.rules,
            self.mode.code(),
            stored("the moment", self.begun.0)?,
            stored("the moment", self.played.0)?,
            stored("the revision", self.revision.0)?,
            self.actions,
            self.chain,
            phase_code(summary.phase),
            stored("the score", summary.score)?,
            stored("the number of moves", summary.moves)?,
            stored_rank(summary.best),
            stored("the number of merges", summary.merges)?,
            stored("the number of undos", summary.undos)?,
            stored("the number of hints", summary.assistance.hints)?,
            stored("the number of moves", summary.assistance.player_moves)?,
            stored_time(summary.time_played)?,
        ])
    }

    /// The number as the public knows it.
    pub(crate) fn game(&self) -> GameId {
        GameId(self.id.unsigned_abs())
    }

    /// Writes a new row.
    pub(crate) fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        let numbers = self.numbers()?;
        let checksum = Checksum::of("games").numbers(&numbers).finish();
        let sql = format!(
            "INSERT INTO games ({COLUMNS}) VALUES ({})",
            ["?"; 18].join(", ")
        );
        connection
            .prepare_cached(&sql)?
            .execute(params_from_iter(numbers.into_iter().chain([checksum])))?;
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
        let numbers = self.numbers()?;
        let checksum = Checksum::of("games").numbers(&numbers).finish();
        let changing = numbers[4..8].iter().chain(&numbers[9..]);
        connection
            .prepare_cached(
                "UPDATE games SET played = ?, revision = ?, actions = ?, chain = ?, score = ?,
                    moves = ?, best = ?, merges = ?, undos = ?, hints = ?, player_moves = ?,
                    time = ?, checksum = ?
                 WHERE id = ?",
            )?
            .execute(params_from_iter(changing.chain([&checksum, &self.id])))?;
        if self.summary.phase != before.summary.phase {
            connection
                .prepare_cached("UPDATE games SET phase = ? WHERE id = ?")?
                .execute([phase_code(self.summary.phase), self.id])?;
        }
        Ok(())
    }
}

fn summary_of_numbers(numbers: [i64; 9]) -> Result<Summary, StoreError> {
    let [
        phase,
        score,
        moves,
        best,
        merges,
        undos,
        hints,
        player_moves,
        time,
    ] = numbers;
    Ok(Summary {
        score: restored(score)?,
        moves: restored(moves)?,
        best: restored_rank(best)?,
        merges: restored(merges)?,
        undos: restored(undos)?,
        phase: phase_of_code(phase)?,
        assistance: Assistance {
            hints: restored(hints)?,
            player_moves: restored(player_moves)?,
        },
        time_played: restored_time(time)?,
    })
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

const fn phase_code(phase: Phase) -> i64 {
    match phase {
        Phase::Playing => 0,
        Phase::GoalReached => 1,
        Phase::Won => 2,
        Phase::Lost => 3,
    }
}

fn phase_of_code(code: i64) -> Result<Phase, StoreError> {
    match code {
        0 => Ok(Phase::Playing),
        1 => Ok(Phase::GoalReached),
        2 => Ok(Phase::Won),
        3 => Ok(Phase::Lost),
        _ => Err(StoreError::damaged(format!("there is no phase {code}"))),
    }
}
