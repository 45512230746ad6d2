//! Tiles beyond what a network knows.

use brikke_engine::{Board, Rank, Size};

/// The board with no tile beyond what a network tells apart, if that can be:
/// as long as there is one, all tiles above the highest gap between the ranks
/// on the board are taken one rank down. What lies above a gap merges with
/// nothing below it, so that the same directions are possible and the same
/// ones are good.
pub(super) fn downgraded(board: &Board, ranks: u8) -> Board {
    let mut numbers = numbers(board);
    let is_high = |numbers: &[u8]| numbers.iter().any(|&number| number >= ranks);
    if !is_high(&numbers) {
        return *board;
    }
    while is_high(&numbers) && downgrade(&mut numbers) {}
    let mut lower = *board;
    for (square, &number) in board.size().squares().zip(&numbers) {
        let placed = lower.set(square, Rank::new(number));
        debug_assert!(placed.is_ok(), "a square of the board");
    }
    lower
}

fn numbers(board: &Board) -> [u8; Size::MAX_CELLS] {
    let mut numbers = [0; Size::MAX_CELLS];
    for (number, (_, tile)) in numbers.iter_mut().zip(board.cells()) {
        *number = tile.map_or(0, Rank::get);
    }
    numbers
}

/// The rank numbers of a board's cells, 0 for empty, each below `ranks`.
///
/// As long as a tile is too large, all tiles above the highest gap between
/// the ranks on the board are taken one rank down: what lies above a gap
/// cannot merge with what lies below it, so that the board plays the same for
/// a long while. A board without a gap that is still too large keeps its
/// lower ranks and is cut at the top.
pub(super) fn fitting_ranks(board: &Board, ranks: u8) -> [u8; Size::MAX_CELLS] {
    let mut numbers = numbers(board);
    let top = ranks - 1;
    while numbers.iter().any(|&number| number > top) {
        if !downgrade(&mut numbers) {
            return numbers.map(|number| number.min(top));
        }
    }
    numbers
}

/// Takes all tiles above the highest gap one rank down; `false` if the ranks
/// have no gap.
fn downgrade(numbers: &mut [u8]) -> bool {
    let present = numbers
        .iter()
        .fold(0_u128, |set, &number| set | 1 << number.min(127));
    let Some(largest) = present.checked_ilog2() else {
        return false;
    };
    let gap = (1..largest).rev().find(|&rank| present >> rank & 1 == 0);
    let Some(gap) = gap else {
        return false;
    };
    for number in numbers
        .iter_mut()
        .filter(|number| u32::from(**number) > gap)
    {
        *number -= 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(drawing: &str, ranks: u8, expected: &[u8]) {
        let board: Board = drawing.parse().unwrap();
        assert_eq!(&fitting_ranks(&board, ranks)[..expected.len()], expected);
    }

    #[test]
    fn a_high_board_comes_down_as_far_as_it_has_gaps() {
        let lower = |drawing: &str| downgraded(&drawing.parse().unwrap(), 5).to_string();
        assert_eq!(lower("32 8 / 2 2"), "16,8/2,2");
        assert_eq!(lower("16 8 / 2 2"), "16,8/2,2");
        assert_eq!(lower("64 2 . / 4 8 ."), "16,2,0/4,8,0");
        assert_eq!(lower("32 16 / 8 2"), "16,8/4,2");
    }

    #[test]
    fn what_fits_stays_as_it_is() {
        check("16 . / 2 8", 5, &[4, 0, 1, 3]);
    }

    #[test]
    fn tiles_above_the_highest_gap_come_down() {
        check("32 16 / 2 .", 5, &[4, 3, 1, 0]);
        check("32 8 / 2 .", 5, &[4, 3, 1, 0]);
        check("64 8 2 / . . .", 5, &[4, 3, 1, 0]);
    }

    #[test]
    fn without_a_gap_the_top_is_cut() {
        check("32 16 / 8 4", 4, &[3, 3, 2, 1]);
    }
}
