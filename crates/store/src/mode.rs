//! What a game is played for.

use crate::StoreError;

/// What a game is played for. A game keeps its mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// For the scores and the statistics.
    Scored,
    /// For practice: never in the scores, never in the statistics.
    Practice,
}

impl Mode {
    pub(crate) const fn code(self) -> i64 {
        match self {
            Mode::Scored => 0,
            Mode::Practice => 1,
        }
    }

    pub(crate) fn of_code(code: i64) -> Result<Mode, StoreError> {
        match code {
            0 => Ok(Mode::Scored),
            1 => Ok(Mode::Practice),
            _ => Err(StoreError::damaged(format!("there is no mode {code}"))),
        }
    }
}
