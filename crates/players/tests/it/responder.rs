//! Requests answered on the calling thread, as a browser does it.

use std::sync::{Arc, Mutex};

use brikke_ai::Effort;
use brikke_ai::analysis::AnalysisProgress;
use brikke_engine::{Chance, Direction, Game, Seed};
use brikke_players::{
    PlayerAssets, PlayerSpec, Query, Reply, Request, RequestId, Responder, available_for,
};

use super::{analysis_of, classic, little_network};

fn request(player: PlayerSpec, size: &str, query: Query) -> Request {
    Request {
        id: RequestId(1),
        player,
        rules: classic(size),
        query,
    }
}

#[test]
fn every_question_is_answered_without_a_thread_of_its_own() {
    let mut responder = Responder::new(PlayerAssets::default(), 1);
    let board = "2 2 . / . . .".parse().unwrap();
    let played = Direction::Down;
    let optimal = PlayerSpec::Optimal;
    let mut answer = |query| responder.answer(&request(optimal, "2x3", query), &|_| {});
    let Reply::Hint { advice, .. } = answer(Query::Hint(board)) else {
        panic!("no hint");
    };
    let direction = advice.best;
    let moved = Reply::Move {
        board,
        player: optimal,
        direction,
    };
    assert_eq!(answer(Query::Move(board)), moved);
    let graded = Reply::Graded {
        board,
        player: optimal,
        played,
        advice,
    };
    assert_eq!(answer(Query::Grade { board, played }), graded);
}

#[test]
fn loading_and_an_analysis_are_reported_on_the_way() {
    let chance = Chance::Seed(Seed::new("responder").unwrap());
    let mut game = Game::start(classic("2x3"), chance);
    while Direction::ALL.iter().any(|&way| game.play(way).is_ok()) {}
    let plies = game.plies().len();
    let reported = Mutex::new(Vec::new());
    let mut responder = Responder::new(PlayerAssets::default(), 1);
    let asked = request(PlayerSpec::Optimal, "2x3", analysis_of(game));
    let reply = responder.answer(&asked, &|reply| reported.lock().unwrap().push(reply));
    let Reply::Analysis { analysis, .. } = reply else {
        panic!("no analysis: {reply:?}");
    };
    assert_eq!(analysis.moves.len(), plies);
    let reported = reported.into_inner().unwrap();
    assert!(matches!(reported.first(), Some(Reply::Loading { .. })));
    let mut known = AnalysisProgress::default();
    for reply in reported {
        if let Reply::AnalysisProgress { done, new, of } = reply {
            known.append(*new);
            assert_eq!((known.len(), of), (done, plies));
        }
    }
    assert_eq!(known.analysis(), *analysis);
}

#[test]
fn a_network_that_is_handed_in_needs_no_file() {
    let rules = classic("2x3");
    let network = Arc::new(little_network("2x3"));
    let assets = PlayerAssets::default().with_network(network);
    let learned = PlayerSpec::Learned(Effort::Usual);
    assert!(available_for(&rules, &assets).contains(&learned));
    let board = "2 2 . / . . .".parse().unwrap();
    let asked = request(learned, "2x3", Query::Hint(board));
    let reply = Responder::new(assets, 1).answer(&asked, &|_| {});
    assert!(matches!(reply, Reply::Hint { .. }), "{reply:?}");
}
