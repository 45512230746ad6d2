//! A drill: a position of an endgame table, played until the target is made
//! or cannot be made any more.

use brikke_ai::Advice;
use brikke_engine::{
    Board, Chance, Direction, Game, Goal, IllegalMove, Overrides, Preset, Rank, Rules, Start, Turn,
};
use brikke_players::CatalogEntry;

/// A move that costs this much is a mistake. Tables round probabilities to
/// half a percent.
const MISTAKE: f64 = 0.005;

/// A move that costs less is as good as the best one.
pub(crate) const AS_GOOD: f64 = 0.0005;

/// A position of an endgame table that is being played, with its tally.
pub(crate) struct Drill {
    target: Rank,
    game: Game,
    /// The success of each direction, once it is known.
    advice: Option<Advice>,
    tally: Tally,
    outcome: Option<Outcome>,
}

/// The moves of a drill, compared with perfect play.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Tally {
    /// The success of perfect play at the start, from 0 to 1, once it is
    /// known.
    pub(crate) at_start: Option<f64>,
    /// The sum of what the moves cost.
    pub(crate) lost: f64,
    /// The number of mistakes.
    pub(crate) mistakes: u64,
    /// The number of moves.
    pub(crate) moves: u64,
}

/// The end of a drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The target is made.
    Made,
    /// No move is left that leaves the wall in its shapes.
    Stuck,
    /// The person's move took the wall out of its shapes.
    LeftShapes,
}

/// A move of a drill with its cost.
pub(crate) struct Judged {
    /// The board on which it was made.
    pub(crate) board: Board,
    /// The move with its motions.
    pub(crate) turn: Turn,
    /// The success of each direction there.
    pub(crate) advice: Advice,
    /// The success that it cost, from 0 to 1.
    pub(crate) loss: f64,
}

impl Judged {
    /// True if the position is to be repeated.
    pub(crate) fn is_mistake(&self) -> bool {
        self.loss >= MISTAKE
    }

    /// True if no move was noticeably better.
    pub(crate) fn is_best(&self) -> bool {
        self.loss < AS_GOOD
    }
}

impl Drill {
    /// A drill from this position of a table, with tiles from this chance;
    /// none if nothing can be played there.
    pub(crate) fn new(table: &CatalogEntry, board: Board, chance: Chance) -> Option<Drill> {
        let start = Start::Position {
            board,
            score: 0,
            moves: 0,
        };
        Some(Drill {
            target: Rank::of_tile(table.target)?,
            game: Game::resume(rules(), Some(chance), start).ok()?,
            advice: None,
            tally: Tally::default(),
            outcome: None,
        })
    }

    /// The board as it stands.
    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    /// The board at the start.
    pub(crate) fn start(&self) -> Board {
        *self.game.board_after(0).unwrap_or(self.game.board())
    }

    /// The success of each direction, once it is known.
    pub(crate) fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// The success of perfect play from here, once it is known.
    pub(crate) fn success(&self) -> Option<f64> {
        match self.outcome {
            Some(Outcome::Made) => Some(1.0),
            Some(_) => Some(0.0),
            None => self.advice.as_ref().map(best_value),
        }
    }

    /// The comparison with perfect play so far.
    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    /// The end, once it has come.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Takes what the table says of the board as it stands; none if no move is
    /// left.
    pub(crate) fn learn(&mut self, advice: Option<Advice>) {
        let success = advice.as_ref().map_or(0.0, best_value);
        self.tally.at_start.get_or_insert(success);
        self.advice = advice;
        if advice.is_none() {
            self.outcome = Some(Outcome::Stuck);
        }
    }

    /// Makes a move, of which the cost is known; none before the table has
    /// said what the moves are worth, and after the end.
    pub(crate) fn play(&mut self, direction: Direction) -> Option<Result<Judged, IllegalMove>> {
        if self.outcome.is_some() {
            return None;
        }
        let advice = self.advice?;
        let board = *self.board();
        let turn = match self.game.play(direction) {
            Ok(turn) => turn,
            Err(illegal) => return Some(Err(illegal)),
        };
        self.advice = None;
        let value = advice.values[direction as usize];
        let loss = best_value(&advice) - value.unwrap_or(0.0);
        let judged = Judged {
            board,
            turn,
            advice,
            loss,
        };
        self.count(&judged, value);
        Some(Ok(judged))
    }

    fn count(&mut self, judged: &Judged, value: Option<f64>) {
        self.tally.moves += 1;
        self.tally.lost += judged.loss;
        self.tally.mistakes += u64::from(judged.is_mistake());
        let is_made = |(_, rank)| rank == self.target;
        if value.is_none() {
            self.outcome = Some(Outcome::LeftShapes);
        } else if judged.turn.merges().any(is_made) {
            self.outcome = Some(Outcome::Made);
        }
    }
}

/// The rules of every drill: the tiles of the classic game, and no goal.
pub(crate) fn rules() -> Rules {
    let no_goal = Overrides {
        goal: Some(Goal::None),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, no_goal).unwrap_or_default()
}

/// The success of the best direction.
fn best_value(advice: &Advice) -> f64 {
    advice.values.iter().flatten().copied().fold(0.0, f64::max)
}
