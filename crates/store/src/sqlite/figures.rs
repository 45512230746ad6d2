//! The half of a game's row that statistics are made of.

use std::time::Duration;

use brikke_engine::{Phase, Rank};
use brikke_play::{Assistance, Mode, Moment, Origin};
use rusqlite::Row;

use super::checksum::Checksum;
use super::integer::{restored, restored_rank, restored_time, stored, stored_rank, stored_time};
use crate::{Field, GameId, Quantity, StoreError, Summary};

/// The columns of [`Figures`], in order, with their checksum.
pub(crate) const FIGURES: &str = "id, rules, mode, phase, score, moves, best, merges, time, origin, by_machine, deleted, \
     figures_checksum";

/// The number of columns under the checksum.
const NUMBERS: usize = 12;

/// The first half of a row of `games`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) id: i64,
    pub(crate) rules: i64,
    pub(crate) mode: Mode,
    pub(crate) phase: Phase,
    pub(crate) score: u64,
    pub(crate) moves: u64,
    pub(crate) best: Option<Rank>,
    pub(crate) merges: u64,
    pub(crate) time: Duration,
    pub(crate) origin: Origin,
    pub(crate) by_machine: bool,
    /// The time at which it was put into the trash.
    pub(crate) deleted: Option<Moment>,
}

impl Figures {
    /// Decodes a row that begins with [`FIGURES`].
    pub(crate) fn read(row: &Row<'_>) -> Result<Figures, StoreError> {
        let numbers = numbers_at::<NUMBERS>(row, 0)?;
        checksum(&numbers)
            .verify(row.get(NUMBERS)?)
            .and_then(|()| Figures::of_numbers(numbers))
            .map_err(|error| error.in_game(GameId(numbers[0].unsigned_abs())))
    }

    /// The figures in the summary of a game.
    pub(crate) fn of(
        id: i64,
        rules: i64,
        mode: Mode,
        summary: &Summary,
        deleted: Option<Moment>,
    ) -> Figures {
        Figures {
            id,
            rules,
            mode,
            phase: summary.phase,
            score: summary.score,
            moves: summary.moves,
            best: summary.best,
            merges: summary.merges,
            time: summary.time_played,
            origin: summary.assistance.origin,
            by_machine: summary.assistance.is_by_machine(),
            deleted,
        }
    }

    /// The summary that they are half of.
    pub(super) const fn summary(&self, undos: u64, assistance: Assistance) -> Summary {
        Summary {
            score: self.score,
            moves: self.moves,
            best: self.best,
            merges: self.merges,
            undos,
            phase: self.phase,
            assistance,
            time_played: self.time,
            board: None,
        }
    }

    fn of_numbers(numbers: [i64; NUMBERS]) -> Result<Figures, StoreError> {
        let [
            id,
            rules,
            mode,
            phase,
            score,
            moves,
            best,
            merges,
            time,
            origin,
            by_machine,
            deleted,
        ] = numbers;
        Ok(Figures {
            id,
            rules,
            mode: mode_of_code(mode)?,
            phase: phase_of_code(phase)?,
            score: restored(score)?,
            moves: restored(moves)?,
            best: restored_rank(best)?,
            merges: restored(merges)?,
            time: restored_time(time)?,
            origin: origin_of_code(origin)?,
            by_machine: by_machine != 0,
            deleted: (deleted != 0)
                .then(|| restored(deleted).map(Moment::from_millis))
                .transpose()?,
        })
    }

    /// The values of [`FIGURES`].
    pub(crate) fn values(&self) -> Result<[i64; NUMBERS + 1], StoreError> {
        let [score, moves, merges] = [
            stored(Quantity::Score, self.score)?,
            stored(Quantity::Moves, self.moves)?,
            stored(Quantity::Merges, self.merges)?,
        ];
        let (id, rules, mode) = (self.id, self.rules, mode_code(self.mode));
        let (phase, best) = (phase_code(self.phase), stored_rank(self.best));
        let (time, origin) = (stored_time(self.time)?, origin_code(self.origin));
        let by_machine = i64::from(self.by_machine);
        // The beginning of 1970 would not say that it is deleted.
        let deleted = self.deleted.map_or(0, |at| at.millis().max(1));
        let deleted = stored(Quantity::Moment, deleted)?;
        let numbers = [
            id, rules, mode, phase, score, moves, best, merges, time, origin, by_machine, deleted,
        ];
        let mut values = [0; NUMBERS + 1];
        values[..NUMBERS].copy_from_slice(&numbers);
        values[NUMBERS] = checksum(&numbers).finish();
        Ok(values)
    }
}

fn checksum(numbers: &[i64; NUMBERS]) -> Checksum {
    let [figures @ .., origin, by_machine, deleted] = numbers;
    let checksum = Checksum::of("figures").numbers(figures);
    match (*by_machine, *deleted) {
        // As it was before there were machines and a trash.
        (0, 0) => checksum.origin(*origin),
        (by_machine, deleted) => checksum.numbers(&[*origin, by_machine, deleted]),
    }
}

/// `N` numbers of a row, from this column on.
pub(crate) fn numbers_at<const N: usize>(
    row: &Row<'_>,
    first: usize,
) -> Result<[i64; N], StoreError> {
    let mut numbers = [0; N];
    for (index, number) in numbers.iter_mut().enumerate() {
        *number = row.get(first + index)?;
    }
    Ok(numbers)
}

pub(crate) const fn phase_code(phase: Phase) -> i64 {
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
        _ => Err(StoreError::value(Field::Phase, code)),
    }
}

pub(super) const fn origin_code(origin: Origin) -> i64 {
    match origin {
        Origin::Played => 0,
        Origin::Imported => 1,
    }
}

pub(super) fn origin_of_code(code: i64) -> Result<Origin, StoreError> {
    match code {
        0 => Ok(Origin::Played),
        1 => Ok(Origin::Imported),
        _ => Err(StoreError::value(Field::Origin, code)),
    }
}

const fn mode_code(mode: Mode) -> i64 {
    match mode {
        Mode::Scored => 0,
        Mode::Practice => 1,
    }
}

fn mode_of_code(code: i64) -> Result<Mode, StoreError> {
    match code {
        0 => Ok(Mode::Scored),
        1 => Ok(Mode::Practice),
        _ => Err(StoreError::value(Field::Mode, code)),
    }
}
