//! Positions of an endgame table to practise on.

use brikke_engine::{Board, Direction, Generator, Rank, Size, Square};
use brikke_solver::endgame::{Answer, Table};

/// The games that are played in search of a position.
const TRIES: u32 = 50;

/// One move in so many is another one than the best, where that is nearly as
/// good: positions of perfect play alone are not those that people meet.
const SLIP: u32 = 6;

/// A slip costs less than this.
const SMALL_LOSS: f64 = 0.05;

/// The success of a position that is neither lost nor won.
const OPEN: std::ops::RangeInclusive<f64> = 0.05..=0.98;

/// The least difference between the best and the worst direction.
const LEAST_CHOICE: f64 = 0.005;

/// A position of the table with something to decide: it comes up in nearly
/// perfect play from an empty rest, and the directions differ. The same seed
/// deals the same position. `None` if the table has no such position, or is
/// damaged.
pub(crate) fn deal(table: &Table, seed: u64) -> Option<Board> {
    let mut dealer = Dealer {
        table,
        lots: Generator::stream(seed, 0),
    };
    let wall = wall(table)?;
    let longest = u32::try_from(table.target().tile() / 3).ok()?;
    let mut other = None;
    for _ in 0..TRIES {
        let moves = dealer.lots.below(longest + 1);
        let Some((board, answer)) = dealer.play(&wall, moves) else {
            continue;
        };
        if is_worth_playing(&answer) {
            return Some(board);
        }
        other = other.or((best(&answer) > 0.0).then_some(board));
    }
    other
}

/// True if the position is neither lost nor won, and it matters where one goes.
fn is_worth_playing(answer: &Answer) -> bool {
    let best = best(answer);
    let worst = answer.iter().flatten().copied().fold(best, f64::min);
    OPEN.contains(&best) && best - worst >= LEAST_CHOICE
}

fn best(answer: &Answer) -> f64 {
    answer.iter().flatten().copied().fold(0.0, f64::max)
}

/// The first wall of the table with nothing beside it. Its tiles stand in
/// order, as they do in a game: each beside the next larger one, the smallest
/// beside the free cells.
fn wall(table: &Table) -> Option<Board> {
    let drawing = table.spec().walls().first()?.to_string();
    let rows: Vec<&str> = drawing.split('/').collect();
    let last = rows.iter().rposition(|row| row.contains('x'))?;
    let mut squares = Vec::new();
    for (index, row) in rows.iter().enumerate().take(last + 1) {
        let cells = row.bytes().zip(0_u8..).filter(|(cell, _)| *cell == b'x');
        let row = u8::try_from(index).ok()?;
        let mut cells: Vec<Square> = cells.map(|(_, column)| Square::new(row, column)).collect();
        if (last - index) % 2 == 1 {
            cells.reverse();
        }
        squares.extend(cells);
    }
    let mut board = Board::empty(Size::CLASSIC);
    for (square, above) in squares.into_iter().rev().zip(0..) {
        let rank = Rank::new(table.target().get() + above)?;
        board.set(square, Some(rank)).ok()?;
    }
    Some(board)
}

/// Plays games beside the wall.
struct Dealer<'a> {
    table: &'a Table,
    lots: Generator,
}

impl Dealer<'_> {
    /// The position after so many moves, with the success of its directions;
    /// `None` if the game ends before.
    fn play(&mut self, wall: &Board, moves: u32) -> Option<(Board, Answer)> {
        let mut board = self.add_tile(*wall)?;
        for _ in 0..moves {
            let answer = self.table.ask(&board).ok()??;
            let direction = self.choose(&answer)?;
            let after = board.slide(direction)?.after;
            let (place, rank) = self.tile(after.empty_count())?;
            board = after.place_nth(place, rank).ok()??;
        }
        let answer = self.table.ask(&board).ok()??;
        Some((board, answer))
    }

    /// The best direction, or sometimes one that is nearly as good.
    fn choose(&mut self, answer: &Answer) -> Option<Direction> {
        let least = match best(answer) {
            best if self.lots.below(SLIP) == 0 => best - SMALL_LOSS,
            best => best,
        };
        let values = Direction::ALL.into_iter().zip(answer);
        let good = values.filter(|(_, value)| value.is_some_and(|value| value >= least));
        let good: Vec<Direction> = good.map(|(direction, _)| direction).collect();
        let count = u32::try_from(good.len()).ok().filter(|&count| count > 0)?;
        good.get(self.lots.below(count) as usize).copied()
    }

    fn add_tile(&mut self, mut board: Board) -> Option<Board> {
        let (place, rank) = self.tile(board.empty_count())?;
        let square = board.empty_squares().nth(place)?;
        board.set(square, Some(rank)).ok()?;
        Some(board)
    }

    /// A tile as the usual rules bring it, and the one of so many empty cells
    /// that it appears on.
    fn tile(&mut self, empty: usize) -> Option<(usize, Rank)> {
        let empty = u32::try_from(empty).ok().filter(|&empty| empty > 0)?;
        let place = self.lots.below(empty) as usize;
        let is_four = self.lots.below(10) == 0;
        Some((place, Rank::new(1 + u8::from(is_four))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_endgames::tests::small_table;

    #[test]
    fn a_wall_stands_in_order() {
        let wall = wall(&small_table()).unwrap();
        let drawn: Board = "16384 8192 4096 2048 / 128 256 512 1024 / 64 32 . . / . . . ."
            .parse()
            .unwrap();
        assert_eq!(wall, drawn);
    }

    #[test]
    fn a_seed_deals_its_own_position() {
        let table = small_table();
        let dealt: Vec<Board> = (0..20).filter_map(|seed| deal(&table, seed)).collect();
        assert_eq!(dealt.len(), 20);
        assert_eq!(deal(&table, 7), Some(dealt[7]));
        let mut different = dealt.clone();
        different.sort_by_key(Board::to_string);
        different.dedup();
        assert!(different.len() > 5, "{different:?}");
    }

    #[test]
    fn there_is_something_to_decide_in_a_dealt_position() {
        let table = small_table();
        for seed in 0..20 {
            let board = deal(&table, seed).unwrap();
            let answer = table.ask(&board).unwrap().unwrap();
            assert!(is_worth_playing(&answer), "{board}: {answer:?}");
        }
    }
}
