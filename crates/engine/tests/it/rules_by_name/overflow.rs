//! Overflow.

use brikke_engine::Direction::{Down, Left, Right, Up};
use brikke_engine::{Board, Direction, Game, IllegalMove, Rank, Start};

use super::{check_refused, eight_by_eight};
use crate::given::{board, ply, rules, try_rules};

fn game_with_score(drawing: &str, score: u64) -> Game {
    let board: Board = drawing.parse().unwrap();
    let rules = rules(&format!("gentle size={}", board.size()));
    let start = Start::Position {
        board,
        score,
        moves: 0,
    };
    Game::resume(rules, None, start).unwrap()
}

#[test]
fn a_score_beyond_64_bits_is_refused() {
    let overflow = |refused: &IllegalMove| *refused == IllegalMove::ScoreOverflow;
    let two_twos = |score| game_with_score("2 2 / . .", score);
    check_refused(two_twos(u64::MAX - 3), ply(Left, 2, 1, 1), overflow);
    check_refused(two_twos(u64::MAX), ply(Right, 2, 1, 1), overflow);
    let huge = eight_by_eight("9223372036854775808", "9223372036854775808");
    check_refused(game_with_score(&huge, 0), ply(Left, 2, 1, 1), overflow);
}

#[test]
fn the_last_score_within_64_bits_is_taken() {
    let mut game = game_with_score("2 2 / . .", u64::MAX - 4);
    assert_eq!(game.play_with(ply(Left, 2, 1, 1)).unwrap().score, u64::MAX);
    let huge = eight_by_eight("4611686018427387904", "4611686018427387904");
    let mut game = game_with_score(&huge, 0);
    assert_eq!(game.play_with(ply(Left, 2, 1, 1)).unwrap().gained, 1 << 63);
}

#[test]
fn a_move_without_points_is_possible_at_the_largest_score() {
    let mut game = game_with_score("2 4 / . .", u64::MAX);
    assert_eq!(game.play_with(ply(Down, 2, 0, 0)).unwrap().score, u64::MAX);
}

#[test]
fn a_count_of_moves_beyond_64_bits_is_refused_or_right() {
    let start = Start::Position {
        board: board("2 2 / . ."),
        score: 0,
        moves: u64::MAX,
    };
    if let Ok(mut game) = Game::resume(rules("gentle size=2x2"), None, start) {
        let before = game.moves();
        let played = game.play_with(ply(Left, 2, 1, 1));
        assert!(played.is_err() || game.moves() > before);
    }
}

#[test]
fn new_tiles_whose_doublings_leave_the_number_line_are_refused() {
    let largest = Rank::MAX.tile();
    assert!(try_rules(&format!("gentle size=1x2 tiles={largest}:1")).is_err());
    let half = largest / 2;
    assert!(try_rules(&format!("gentle size=1x2 tiles={half}:1")).is_ok());
    assert!(try_rules(&format!("gentle size=1x3 tiles={half}:1")).is_err());
}

#[test]
fn directions_are_listed_once_each() {
    let [up, right, down, left] = Direction::ALL;
    assert_eq!([up, right, down, left], [Up, Right, Down, Left]);
    for direction in Direction::ALL {
        assert_ne!(direction, direction.opposite());
        assert_eq!(direction, direction.opposite().opposite());
    }
}
