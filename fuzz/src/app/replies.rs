//! Answers of players: right ones, wrong ones and late ones.

use std::slice;

use brikke_app::{Answer, Reply, Request, RequestId};
use brikke_engine::{Board, Direction};
use brikke_players::{LoadError, PlayerAssets, PlayerError, PlayerSpec, Query, Responder};

use super::bytes::Bytes;

/// The longest game that is analysed: a story has no time for more.
const LONGEST_ANALYSED: usize = 6;

/// An answer to one of the requests; now and then to none of them.
pub(crate) fn answer(bytes: &mut Bytes<'_>, requests: &[Request]) -> Option<Answer> {
    let request = requests.get(bytes.below(requests.len().max(1)))?;
    let choice = bytes.byte();
    let id = match choice {
        255 => RequestId(u64::MAX),
        _ => request.id,
    };
    let reply = match choice % 8 {
        0..=3 => honest(request),
        4 => Reply::Loading {
            player: request.player,
            done: f64::from(bytes.byte()) / 200.0,
        },
        5 => Reply::Failed {
            player: request.player,
            error: bytes.pick(&[PlayerError::Panicked, LoadError::NoThread.into()]),
        },
        6 => wrong(request, bytes),
        _ => honest(requests.last().unwrap_or(request)),
    };
    Some(Answer { id, reply })
}

/// The answer of a quick player.
fn honest(request: &Request) -> Reply {
    if let Query::Analysis { game, .. } = &request.query
        && game.plies().len() > LONGEST_ANALYSED
    {
        let of = game.plies().len();
        return Reply::AnalysisProgress {
            done: of / 2,
            new: Box::default(),
            of,
        };
    }
    let quick = Request {
        player: PlayerSpec::Greedy,
        ..request.clone()
    };
    Responder::new(PlayerAssets::default(), 1).answer(&quick, &|_| {})
}

/// An answer that does not fit its request.
fn wrong(request: &Request, bytes: &mut Bytes<'_>) -> Reply {
    let board = match &request.query {
        Query::Hint(board) | Query::Move(board) | Query::Grade { board, .. } => *board,
        Query::Analysis { game, .. } => *game.board(),
        Query::Prepare | Query::Deal(_) | Query::Build => Board::empty(request.rules.size()),
    };
    let player = request.player;
    match bytes.below(4) {
        0 => Reply::NoMove { board, player },
        1 => Reply::AnalysisProgress {
            done: bytes.number(),
            new: Box::default(),
            of: bytes.number(),
        },
        2 => Reply::Move {
            board: Board::empty(board.size()),
            player,
            direction: bytes.pick(&Direction::ALL),
        },
        _ => Reply::Move {
            board,
            player,
            direction: bytes.pick(&Direction::ALL),
        },
    }
}

/// Requests that were made and are still open, or else any.
pub(crate) fn open_or_old<'r>(open: &'r [Request], old: &'r [Request]) -> &'r [Request] {
    match (open, old.last()) {
        ([], Some(last)) => slice::from_ref(last),
        _ => open,
    }
}
