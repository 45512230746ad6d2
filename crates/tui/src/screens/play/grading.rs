//! Moves for practice, graded against the truth where it is known.

use brikke_ai::Advice;
use brikke_engine::{Action, Board, Direction, Turn};
use brikke_play::{Mode, Moment, Mover};
use brikke_players::{Choice, Wish, best_for};

use super::PlayScreen;
use crate::words;
use crate::world::World;

impl PlayScreen {
    /// Has a person's move for practice graded, if perfect play is known.
    pub(super) fn grade(
        action: Action,
        by: &Mover,
        turn: Option<&Turn>,
        world: &World,
        now: Moment,
    ) {
        let (Action::Play(_), Mover::Person, Some(turn)) = (action, by, turn) else {
            return;
        };
        let Some(view) = world.view(now).filter(|view| view.mode == Mode::Practice) else {
            return;
        };
        let best = best_for(view.rules);
        if let (Choice::Optimal, Some(board)) = (best, board_before(turn)) {
            world.ask_player(Wish::Judge(turn.direction), best, board, view.rules);
        }
    }

    /// Says what a move was worth, and which one was better.
    pub(super) fn judged(
        &mut self,
        played: Direction,
        advice: &Advice,
        world: &World,
        now: Moment,
    ) {
        let value = |direction: Direction| advice.values[direction as usize];
        let (Some(best), Some(worth)) = (value(advice.best), value(played)) else {
            return;
        };
        let said = if best > worth {
            let better = words::direction(world.locale, advice.best);
            let points = format!("{:.1}", best - worth);
            let values = [("better", better.into()), ("points", points.into())];
            world.text_with("practice-better", &values)
        } else {
            world.text("practice-best")
        };
        self.say(said, now);
    }
}

/// The board on which a move was made.
fn board_before(turn: &Turn) -> Option<Board> {
    let mut board = Board::empty(turn.board.size());
    for motion in &turn.motions {
        board.set(motion.from, Some(motion.rank)).ok()?;
    }
    Some(board)
}
