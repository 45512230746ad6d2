//! Players that think on their own threads.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use brikke_ai::PlayerSpec;
use brikke_engine::{Board, Direction, Rules};
use brikke_players::{Answer, Choice, NotReady, Question, Stock, Thinker, Wish};

use super::classic;

/// Nothing takes so long, unless it never comes.
const LONG: Duration = Duration::from_secs(100);

fn thinker() -> (Thinker, Receiver<Answer>) {
    let (sender, answers) = channel();
    let thinker = Thinker::new(Stock::default(), 1, move |answer| {
        let _ = sender.send(answer);
    });
    (thinker, answers)
}

fn question(wish: Wish, player: impl Into<Choice>, board: &str, rules: &Rules) -> Question {
    Question {
        wish,
        player: player.into(),
        board: board.parse().unwrap(),
        rules: rules.clone(),
    }
}

/// The next answer that is not about getting ready.
fn next(answers: &Receiver<Answer>) -> Answer {
    loop {
        match answers.recv_timeout(LONG).expect("an answer") {
            Answer::GettingReady { done, .. } => assert!((0.0..=1.0).contains(&done)),
            answer => return answer,
        }
    }
}

fn board(text: &str) -> Board {
    text.parse().unwrap()
}

#[test]
fn a_player_that_needs_nothing_answers_at_once() {
    let (thinker, answers) = thinker();
    let rules = classic("2x2");
    thinker.ask(question(
        Wish::Move,
        PlayerSpec::Greedy,
        "2 2 / . .",
        &rules,
    ));
    let expected = Answer::Move {
        board: board("2 2 / . ."),
        direction: Direction::Right,
    };
    assert_eq!(next(&answers), expected);
}

#[test]
fn the_perfect_player_says_that_it_gets_ready_and_then_what_it_knows() {
    let (thinker, answers) = thinker();
    let rules = classic("2x3");
    thinker.ask(question(
        Wish::Hint,
        Choice::Optimal,
        "2 2 . / . . .",
        &rules,
    ));
    let first = answers.recv_timeout(LONG).unwrap();
    assert!(matches!(
        first,
        Answer::GettingReady {
            player: Choice::Optimal,
            ..
        }
    ));
    let Answer::Hint { player, advice, .. } = next(&answers) else {
        panic!("no hint");
    };
    assert_eq!(player, Choice::Optimal);
    assert!(advice.values[Direction::Left as usize] > Some(400.0));
    // Ready now: the next answer is the first that comes.
    thinker.ask(question(
        Wish::Move,
        Choice::Optimal,
        "2 4 . / . . .",
        &rules,
    ));
    let answer = answers.recv_timeout(LONG).unwrap();
    assert!(matches!(answer, Answer::Move { .. }), "{answer:?}");
}

#[test]
fn nobody_waits_for_one_that_gets_ready() {
    let (thinker, answers) = thinker();
    // 3x3 takes minutes in an unoptimised build.
    let large = classic("3x3");
    let three = "2 2 . / . . . / . . .";
    thinker.ask(question(Wish::Hint, Choice::Optimal, three, &large));
    thinker.ask(question(Wish::Move, PlayerSpec::Corner, three, &large));
    assert!(matches!(next(&answers), Answer::Move { .. }));
    // Another hint takes the place of the one that is still awaited.
    thinker.ask(question(Wish::Hint, PlayerSpec::Greedy, three, &large));
    let answer = next(&answers);
    assert!(
        matches!(answer, Answer::Hint { player, .. } if player == PlayerSpec::Greedy.into()),
        "{answer:?}"
    );
}

#[test]
fn what_nobody_wants_any_longer_is_not_said() {
    let (thinker, answers) = thinker();
    let three = "2 2 . / . . . / . . .";
    thinker.ask(question(
        Wish::Move,
        Choice::Optimal,
        three,
        &classic("3x3"),
    ));
    thinker.forget(Wish::Move);
    drop(thinker);
    // The threads have ended when nobody is left to answer.
    while let Ok(answer) = answers.recv_timeout(LONG) {
        assert!(matches!(answer, Answer::GettingReady { .. }), "{answer:?}");
    }
}

#[test]
fn one_that_cannot_get_ready_says_why() {
    let (thinker, answers) = thinker();
    let rules = Rules::default();
    let four = "2 2 . . / . . . . / . . . . / . . . .";
    thinker.ask(question(Wish::Hint, Choice::Optimal, four, &rules));
    let Answer::Nothing { player, reason, .. } = next(&answers) else {
        panic!("an answer");
    };
    assert_eq!(player, Choice::Optimal);
    assert!(matches!(reason, Some(NotReady::Unsolvable(_))));
    thinker.ask(question(
        Wish::Hint,
        PlayerSpec::Greedy,
        "2 4 / 4 2",
        &classic("2x2"),
    ));
    assert!(matches!(
        next(&answers),
        Answer::Nothing { reason: None, .. }
    ));
}
