//! The values of one position of a game.

use brikke_engine::{Board, Direction, Game, Phase, Ply, Rules};

use super::luck::{TileLuck, risk_of_losing};
use super::stake::at_stake;
use crate::Player;
use crate::player::first_best;

/// The values that the advisor and the luck player give to a move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Observation {
    pub(super) played: Direction,
    pub(super) best: Direction,
    pub(super) values: [Option<f64>; 4],
    /// Never below 0.
    pub(super) loss: f64,
    /// The best value less the worst; none where there is no choice.
    pub(super) at_stake: Option<f64>,
    /// True if the game was lost by it and another move was safer.
    pub(super) is_fatal: bool,
    pub(super) luck: TileLuck,
    /// The stake by the values of the luck player.
    pub(super) at_stake_for_luck: Option<f64>,
}

impl Observation {
    /// The value of the best direction, where there is a choice.
    pub(super) fn best_value(&self) -> Option<f64> {
        self.at_stake.and(self.values[self.best as usize])
    }
}

/// The two players that are asked.
pub(super) struct Players {
    pub(super) advisor: Box<dyn Player>,
    pub(super) luck: Box<dyn Player>,
}

impl Players {
    /// Looks at the move with this index; `None` where there is none.
    pub(super) fn observe(&mut self, game: &Game, index: usize) -> Option<Observation> {
        let (board, rules) = (game.board_after(index)?, game.rules());
        let ply = *game.plies().get(index)?;
        let values = self.advisor.values(board, rules);
        let (best, loss) = compare(values, ply.direction)?;
        let is_last = index + 1 == game.plies().len();
        let ends_badly = is_last && game.phase() == Phase::Lost;
        let luck_values = self.luck.values(board, rules);
        Some(Observation {
            played: ply.direction,
            best,
            values,
            loss,
            at_stake: at_stake(values),
            is_fatal: ends_badly && loss > 0.0 && has_safer(board, rules, ply),
            luck: TileLuck::of(board, ply, rules, self.luck.as_mut())?,
            at_stake_for_luck: at_stake(luck_values),
        })
    }
}

/// The best direction and the loss of the one that was played.
pub(super) fn compare(values: [Option<f64>; 4], played: Direction) -> Option<(Direction, f64)> {
    let value = values[played as usize]?;
    let first = first_best(values)?;
    let loss = values[first as usize]? - value;
    if loss > 0.0 {
        Some((first, loss))
    } else {
        Some((played, 0.0))
    }
}

/// True if another direction was less likely to lose at once.
fn has_safer(board: &Board, rules: &Rules, ply: Ply) -> bool {
    let risk = |direction| Some(risk_of_losing(&board.slide(direction)?.after, rules));
    let played = risk(ply.direction);
    Direction::ALL
        .into_iter()
        .filter_map(risk)
        .any(|other| played.is_some_and(|played| other < played))
}
