//! The summary of a game.

use std::time::Duration;

use brikke_engine::{Board, Chance, Game, Phase, Rank, Start};
use brikke_play::{Assistance, Category};

/// The summary of a game, from which lists, scores and statistics are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// The score.
    pub score: u64,
    /// The moves that led here.
    pub moves: u64,
    /// The largest tile on the board.
    pub best: Option<Rank>,
    /// The number of merges on the way here.
    pub merges: u64,
    /// The number of moves that were taken back.
    pub undos: u64,
    /// The phase of the game.
    pub phase: Phase,
    /// The help that there was.
    pub assistance: Assistance,
    /// The time played, in whole milliseconds.
    pub time_played: Duration,
    /// The board as it stands; not known of a game that is too damaged to tell.
    pub board: Option<Board>,
}

impl Summary {
    /// The summary of this game.
    pub fn of(game: &Game, assistance: Assistance, time_played: Duration) -> Summary {
        Summary {
            score: game.score(),
            moves: game.moves(),
            best: game.board().largest(),
            merges: merges(game),
            undos: game.undos(),
            phase: game.phase(),
            assistance,
            time_played: Duration::from_millis(
                u64::try_from(time_played.as_millis()).unwrap_or(u64::MAX),
            ),
            board: Some(*game.board()),
        }
    }

    /// The category of the result of a game with this source of tiles.
    pub const fn category(&self, chance: Option<&Chance>) -> Category {
        match chance {
            _ if self.assistance.is_by_machine() => Category::Machine,
            Some(Chance::Seed(_)) => Category::Seeded,
            _ if self.is_assisted() => Category::Assisted,
            _ => Category::Clean,
        }
    }

    /// Returns true if this is said of the same state of a game. A board that
    /// is not known may be any.
    pub fn agrees_with(&self, said: &Summary) -> bool {
        let board = said.board.and(self.board);
        Summary { board, ..*self } == *said
    }

    /// Returns true if there was help of any kind.
    pub const fn is_assisted(&self) -> bool {
        self.undos > 0 || !self.assistance.is_none()
    }
}

/// Each move brings a tile, each merge takes one away: what is missing on the
/// board has merged.
fn merges(game: &Game) -> u64 {
    let at_start = match game.beginning() {
        Start::Tiles(tiles) => tiles.len(),
        Start::Position { board, .. } => board.tiles().count(),
    };
    let appeared = at_start + game.plies().len();
    appeared.saturating_sub(game.board().tiles().count()) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::{Chance, Direction, Rules, Seed};

    #[test]
    fn merges_are_counted_as_the_turns_tell_them() {
        let chance = Chance::Seed(Seed::new("merges").unwrap());
        let mut game = Game::start(Rules::default(), chance);
        let mut told = 0;
        for step in 0..400 {
            if let Ok(turn) = game.play(Direction::ALL[step % 4]) {
                told += turn.merges().count() as u64;
            }
            assert_eq!(merges(&game), told);
        }
        assert!(told > 20);
    }
}
