//! Players that think on threads of their own.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use brikke_ai::Effort;
use brikke_engine::{Board, Chance, Direction, Game, Rules, Seed};
use brikke_players::{
    Answer, LoadError, PlayerAssets, PlayerError, PlayerSpec, PlayerWorker, Query, Reply, Request,
    RequestId, RequestKind,
};

use super::{analysis_of, classic};

/// Nothing takes so long, unless it never comes.
const LONG: Duration = Duration::from_secs(100);

const THREE: &str = "2 2 . / . . . / . . .";
const FOUR: &str = "2 2 . . / . . . . / . 4 . . / . . . .";

/// A search that nobody waits for to the end.
const FOR_AN_HOUR: PlayerSpec = PlayerSpec::Expectimax(Effort::Time(Duration::from_hours(1)));

fn worker() -> (PlayerWorker, Receiver<Answer>) {
    let (sender, answers) = channel();
    let worker = PlayerWorker::new(PlayerAssets::default(), 1, move |answer| {
        let _ = sender.send(answer);
    });
    (worker, answers)
}

fn request(id: u64, query: Query, player: PlayerSpec, rules: &Rules) -> Request {
    Request {
        id: RequestId(id),
        player,
        rules: rules.clone(),
        query,
    }
}

fn board(text: &str) -> Board {
    text.parse().unwrap()
}

fn hint(text: &str) -> Query {
    Query::Hint(board(text))
}

fn a_move(text: &str) -> Query {
    Query::Move(board(text))
}

/// The next answer that is no progress.
fn next(answers: &Receiver<Answer>) -> Answer {
    loop {
        let answer = answers.recv_timeout(LONG).expect("an answer");
        if let Reply::Loading { done, .. } = answer.reply {
            assert!((0.0..=1.0).contains(&done));
        }
        if !answer.reply.is_progress() {
            return answer;
        }
    }
}

/// Nothing but progress comes until the threads have ended, which is soon.
fn check_ends_without_an_answer(answers: &Receiver<Answer>) {
    let since = Instant::now();
    loop {
        match answers.recv_timeout(LONG) {
            Ok(answer) => assert!(answer.reply.is_progress(), "{answer:?}"),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => panic!("a thread works on"),
        }
    }
    assert!(since.elapsed() < LONG / 2);
}

#[test]
fn a_player_that_needs_nothing_answers_at_once() {
    let (worker, answers) = worker();
    let rules = classic("2x2");
    worker.ask(request(7, a_move("2 2 / . ."), PlayerSpec::Greedy, &rules));
    let expected = Answer {
        id: RequestId(7),
        reply: Reply::Move {
            board: board("2 2 / . ."),
            player: PlayerSpec::Greedy,
            direction: Direction::Right,
        },
    };
    assert_eq!(next(&answers), expected);
}

#[test]
fn the_perfect_player_says_that_it_is_loaded_and_then_what_it_knows() {
    let (worker, answers) = worker();
    let rules = classic("2x3");
    worker.ask(request(
        1,
        hint("2 2 . / . . ."),
        PlayerSpec::Optimal,
        &rules,
    ));
    let first = answers.recv_timeout(LONG).unwrap();
    let player = PlayerSpec::Optimal;
    assert!(matches!(first.reply, Reply::Loading { player: loaded, .. } if loaded == player));
    let Reply::Hint { player, advice, .. } = next(&answers).reply else {
        panic!("no hint");
    };
    assert_eq!(player, PlayerSpec::Optimal);
    assert!(advice.values[Direction::Left as usize] > Some(400.0));
    // Loaded now: the next answer is the first that comes.
    worker.ask(request(
        2,
        a_move("2 4 . / . . ."),
        PlayerSpec::Optimal,
        &rules,
    ));
    let answer = answers.recv_timeout(LONG).unwrap();
    assert!(matches!(answer.reply, Reply::Move { .. }), "{answer:?}");
}

#[test]
fn nobody_waits_for_one_that_is_loaded_or_thinks() {
    let (worker, answers) = worker();
    // 3x3 takes minutes in an unoptimised build.
    let large = classic("3x3");
    worker.ask(request(1, hint(THREE), PlayerSpec::Optimal, &large));
    let four = Rules::default();
    let played = Direction::Left;
    let grade = Query::Grade {
        board: board(FOUR),
        played,
    };
    worker.ask(request(2, grade, FOR_AN_HOUR, &four));
    worker.ask(request(3, a_move(THREE), PlayerSpec::Corner, &large));
    assert_eq!(next(&answers).id, RequestId(3));
    // Another hint takes the place of the one that is still awaited.
    worker.ask(request(4, hint(THREE), PlayerSpec::Greedy, &large));
    let answer = next(&answers);
    assert_eq!(answer.id, RequestId(4));
    assert!(matches!(answer.reply, Reply::Hint { .. }), "{answer:?}");
}

#[test]
fn a_load_goes_on_for_the_next_request_of_the_same_player() {
    let (worker, answers) = worker();
    let rules = classic("2x4");
    for id in 0..20 {
        let query = hint("2 2 . . / . . . .");
        worker.ask(request(id, query, PlayerSpec::Optimal, &rules));
        std::thread::sleep(Duration::from_millis(1));
    }
    let mut last = None;
    let answer = loop {
        let answer = answers.recv_timeout(LONG).expect("an answer");
        if let Reply::Loading { done, .. } = answer.reply {
            assert!(last <= Some(done), "it began anew");
            last = Some(done);
        } else if answer.id == RequestId(19) {
            break answer;
        }
    };
    assert!(matches!(answer.reply, Reply::Hint { .. }), "{answer:?}");
}

#[test]
fn a_forgotten_load_ends() {
    let (worker, answers) = worker();
    worker.ask(request(
        1,
        a_move(THREE),
        PlayerSpec::Optimal,
        &classic("3x3"),
    ));
    worker.forget(RequestKind::Move);
    drop(worker);
    check_ends_without_an_answer(&answers);
}

#[test]
fn a_forgotten_search_ends() {
    let (worker, answers) = worker();
    worker.ask(request(1, hint(FOUR), FOR_AN_HOUR, &Rules::default()));
    std::thread::sleep(Duration::from_millis(50));
    worker.forget(RequestKind::Hint);
    // The same player answers the next request, with another board.
    worker.ask(request(
        2,
        hint(FOUR),
        PlayerSpec::Greedy,
        &Rules::default(),
    ));
    assert_eq!(next(&answers).id, RequestId(2));
    worker.ask(request(3, hint(FOUR), FOR_AN_HOUR, &Rules::default()));
    drop(worker);
    check_ends_without_an_answer(&answers);
}

fn played_game() -> Game {
    let chance = Chance::Seed(Seed::new("worker").unwrap());
    let mut game = Game::start(Rules::default(), chance);
    let ways = [
        Direction::Left,
        Direction::Up,
        Direction::Right,
        Direction::Down,
    ];
    while ways.iter().any(|&way| game.play(way).is_ok()) {}
    game
}

#[test]
fn a_game_is_analysed_move_by_move() {
    let (worker, answers) = worker();
    let game = played_game();
    let plies = game.plies().len();
    let query = analysis_of(game);
    worker.ask(request(5, query, PlayerSpec::Corner, &Rules::default()));
    let mut analysed = 0;
    let answer = loop {
        let answer = answers.recv_timeout(LONG).expect("an answer");
        assert_eq!(answer.id, RequestId(5));
        match answer.reply {
            Reply::AnalysisProgress { done, of, .. } => {
                assert!(done > analysed && done <= of && of == plies);
                analysed = done;
            }
            other => break other,
        }
    };
    let Reply::Analysis {
        player, analysis, ..
    } = answer
    else {
        panic!("no analysis: {answer:?}");
    };
    assert_eq!((player, analysis.moves.len()), (PlayerSpec::Corner, plies));
    assert_eq!(analysed, plies);
}

#[test]
fn a_forgotten_analysis_ends() {
    let (worker, answers) = worker();
    let query = analysis_of(played_game());
    worker.ask(request(1, query, FOR_AN_HOUR, &Rules::default()));
    std::thread::sleep(Duration::from_millis(50));
    drop(worker);
    check_ends_without_an_answer(&answers);
}

#[test]
fn one_that_cannot_be_loaded_says_why() {
    let (worker, answers) = worker();
    worker.ask(request(
        1,
        hint(FOUR),
        PlayerSpec::Optimal,
        &Rules::default(),
    ));
    let Reply::Failed { player, error } = next(&answers).reply else {
        panic!("an answer");
    };
    assert_eq!(player, PlayerSpec::Optimal);
    assert!(matches!(
        error,
        PlayerError::Load(LoadError::NotSolvable(_))
    ));
}

#[test]
fn where_nothing_moves_there_is_no_move() {
    let (worker, answers) = worker();
    let small = classic("2x2");
    worker.ask(request(1, hint("2 4 / 4 2"), PlayerSpec::Greedy, &small));
    let expected = Reply::NoMove {
        board: board("2 4 / 4 2"),
        player: PlayerSpec::Greedy,
    };
    assert_eq!(next(&answers).reply, expected);
}
