//! Moves for practice, graded against the truth where it is known.

use brikke_ai::Advice;
use brikke_engine::{Action, Board, Direction, Turn};
use brikke_locale::Locale;
use brikke_play::{Mode, Mover, View};
use brikke_players::{PlayerSpec, Query, Request, RequestId, default_for};

use crate::words;

/// What to ask when a person's move for practice is to be graded; nothing
/// where perfect play is not known.
pub fn grade_wanted(
    action: Action,
    by: &Mover,
    turn: Option<&Turn>,
    view: &View<'_>,
) -> Option<Request> {
    let (Action::Play(_), Mover::Person, Mode::Practice) = (action, by, view.mode) else {
        return None;
    };
    let turn = turn?;
    let player = default_for(view.rules);
    (player == PlayerSpec::Optimal).then_some(Request {
        id: RequestId(0),
        player,
        rules: view.rules.clone(),
        query: Query::Grade {
            board: board_before(turn)?,
            played: turn.direction,
        },
    })
}

/// What a move was worth, and which one was better.
pub fn grade(locale: Locale, played: Direction, advice: &Advice) -> Option<String> {
    let value = |direction: Direction| advice.values[direction as usize];
    let (best, worth) = (value(advice.best)?, value(played)?);
    if best <= worth {
        return Some(locale.text("practice-best"));
    }
    let better = words::direction(locale, advice.best);
    let points = format!("{:.1}", best - worth);
    let values = [("better", better.into()), ("points", points.into())];
    Some(locale.text_with("practice-better", &values))
}

/// The board on which a move was made.
fn board_before(turn: &Turn) -> Option<Board> {
    let mut board = Board::empty(turn.board.size());
    for motion in &turn.motions {
        board.set(motion.from, Some(motion.rank)).ok()?;
    }
    Some(board)
}
