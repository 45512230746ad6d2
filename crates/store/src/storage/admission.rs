//! What every storage checks before it takes a game or a score.

use brikke_engine::{Game, Start};
use brikke_play::Mode;

use crate::{ForeignScore, ScoreLine, StoreError};

/// Checks that a scored game is new and has its tiles from chance: one that
/// has moves already, or began from a position, is for practice.
pub(crate) fn check_new(game: &Game, mode: Mode) -> Result<(), StoreError> {
    let is_new = matches!(game.beginning(), Start::Tiles(_))
        && game.chance().is_some()
        && game.plies().is_empty()
        && game.undos() == 0;
    if mode == Mode::Scored && !is_new {
        return Err(StoreError::NotNew);
    }
    Ok(())
}

/// Checks that an imported game begins from a position, has its tiles from
/// chance and no moves yet.
pub(crate) fn check_imported(game: &Game) -> Result<(), StoreError> {
    let goes_on = matches!(game.beginning(), Start::Position { .. })
        && game.chance().is_some()
        && game.plies().is_empty()
        && game.undos() == 0;
    goes_on.then_some(()).ok_or(StoreError::NotNew)
}

/// The scores that do not stand in the tables yet. A line of the tables
/// accounts for one score.
pub(crate) fn unknown_scores(
    mut known: Vec<ScoreLine>,
    scores: &[ForeignScore],
) -> impl Iterator<Item = &ForeignScore> {
    scores.iter().filter(move |score| {
        let stands = |line: &ScoreLine| {
            line.score == score.score && line.shown_name() == score.name.as_str()
        };
        let found = known.iter().position(stands);
        found.map(|index| known.swap_remove(index)).is_none()
    })
}
