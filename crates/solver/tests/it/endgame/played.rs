//! Predicted success against success in games.

use brikke_engine::{Board, Direction, Generator, Rank};
use brikke_solver::endgame::{Precision, Table};

use super::{TWO_SHAPES, table, walled};

/// Puts a new tile on a board after a slide.
fn with_new_tile(mut board: Board, generator: &mut Generator) -> Board {
    let squares: Vec<_> = board.empty_squares().collect();
    let square = squares[generator.below(u32::try_from(squares.len()).unwrap()) as usize];
    let number = if generator.below(10) == 0 { 2 } else { 1 };
    board.set(square, Rank::new(number)).unwrap();
    board
}

/// Plays by the table from an empty rest; true if the target was made.
fn play(table: &Table, generator: &mut Generator) -> bool {
    let mut board = with_new_tile(walled(TWO_SHAPES[0]), generator);
    loop {
        let answer = table.ask(&board).unwrap().unwrap();
        let best = (0..4).max_by(|&one, &other| answer[one].partial_cmp(&answer[other]).unwrap());
        let best = best.unwrap();
        match answer[best] {
            None => return false,
            Some(1.0) if made(table, &board, Direction::ALL[best]) => return true,
            Some(_) => {
                let slide = board.slide(Direction::ALL[best]).unwrap();
                board = with_new_tile(*slide.after.board(), generator);
            }
        }
    }
}

fn made(table: &Table, board: &Board, direction: Direction) -> bool {
    let slide = board.slide(direction).unwrap();
    slide
        .after
        .board()
        .cells()
        .any(|(_, tile)| tile == Some(table.target()))
}

#[test]
fn games_succeed_as_often_as_predicted() {
    let games = 4000;
    for precision in [Precision::Byte, Precision::Word] {
        let table = table(&TWO_SHAPES, 32, precision);
        let mut generator = Generator::stream(3, 0);
        let successes: u32 = (0..games)
            .map(|_| u32::from(play(&table, &mut generator)))
            .sum();
        let (played, predicted) = (f64::from(successes) / f64::from(games), table.success());
        let error = (predicted * (1.0 - predicted) / f64::from(games)).sqrt();
        assert!(
            (played - predicted).abs() < 3.0 * error,
            "{played} played, {predicted} predicted, {error}"
        );
        assert!((0.05..0.95).contains(&predicted));
    }
}
