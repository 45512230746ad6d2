//! Moves of practice, compared with the best.

use brikke_ai::Advice;
use brikke_engine::{Board, Direction, GameAction, Rules, Turn};
use brikke_locale::Locale;
use brikke_play::{Category, Mode, Mover, View};
use brikke_players::{PlayerSpec, default_for};

use crate::context::Context;
use crate::words;

/// The question to ask when a person has moved in practice: which player,
/// the board before the move, the move, the rules. None on the position of a game
/// that goes on: a grade there would be a hint.
pub(crate) fn grade_wanted(
    action: GameAction,
    by: &Mover,
    turn: Option<&Turn>,
    context: &Context,
    view: &View<'_>,
) -> Option<(PlayerSpec, Board, Direction, Rules)> {
    let (GameAction::Play(_), Mover::Person, Mode::Practice) = (action, by, view.mode) else {
        return None;
    };
    let turn = turn?;
    let player = match default_for(view.rules) {
        PlayerSpec::Optimal => PlayerSpec::Optimal,
        _ => context.hint_player(view.rules),
    };
    let board = board_before(turn)?;
    let is_free = context.session.helps_on(&board) != Some(Category::Clean);
    is_free.then(|| (player, board, turn.direction, view.rules.clone()))
}

/// The smallest loss that is said, in points: it is written with one decimal.
const LEAST_LOSS: f64 = 0.05;

/// A sentence about a move: the best, or which one was better. Perfect play says
/// by how many points, an estimate by which part.
pub(crate) fn grade(
    locale: Locale,
    grader: PlayerSpec,
    played: Direction,
    advice: &Advice,
) -> Option<String> {
    if grader != PlayerSpec::Optimal {
        return words::compared(locale, grader, played, advice);
    }
    let value = |direction: Direction| advice.values[direction as usize];
    let loss = value(advice.best)? - value(played)?;
    if loss < LEAST_LOSS {
        return Some(locale.text("practice-best"));
    }
    let better = words::direction(locale, advice.best);
    let points = locale.decimal(loss, 1);
    let values = [("better", better.into()), ("points", points.into())];
    Some(words::capitalised(
        &locale.text_with("practice-better", &values),
    ))
}

/// The board on which a move was made.
fn board_before(turn: &Turn) -> Option<Board> {
    let mut board = Board::empty(turn.board.size());
    for motion in &turn.motions {
        board.set(motion.from, Some(motion.rank)).ok()?;
    }
    Some(board)
}
