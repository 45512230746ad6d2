//! Counting all ways a game can go.

use crate::{Board, Direction, Grid, PackedBoard, Rules, Spawn};

/// The number of (direction, new tile) sequences of length `depth`.
///
/// The count that shows an engine to be right: every way to slide, every
/// empty cell and every tile that can appear there counts. A position in
/// which the game is over under the rules has no continuation; one who
/// reaches a goal that does not end the game plays on.
///
/// ```
/// use brikke_engine::{Board, Rules, perft};
///
/// let board: Board = "2,0/0,0".parse().unwrap();
/// // Right and down move the tile; then a 2 or a 4 appears on one of three cells.
/// assert_eq!(perft(&board, 1, &Rules::default()), 2 * 3 * 2);
/// ```
pub fn perft(board: &Board, depth: u8, rules: &Rules) -> u128 {
    let packed = PackedBoard::try_from(board).and_then(|packed| count(&packed, depth, rules));
    packed.unwrap_or_else(|_| {
        let Ok(number) = count(board, depth, rules);
        number
    })
}

fn count<G: Grid>(board: &G, depth: u8, rules: &Rules) -> Result<u128, G::TooLarge> {
    if depth == 0 {
        return Ok(1);
    }
    if rules.is_over(board) {
        return Ok(0);
    }
    let mut number = 0;
    for direction in Direction::ALL {
        let Some(slide) = board.try_slide(direction)? else {
            continue;
        };
        let cells = slide.after.empty_count();
        if depth == 1 {
            number += (cells * rules.tiles().iter().len()) as u128;
            continue;
        }
        for nth in 0..cells {
            for (rank, _) in rules.tiles().iter() {
                if let Some(next) = slide.after.place_nth(nth, rank)? {
                    number += count(&next, depth - 1, rules)?;
                }
            }
        }
    }
    Ok(number)
}

/// Every board that one move and its new tile can lead to, a board for each
/// (direction, new tile).
///
/// Counting on from each of them adds up to [`perft`] one deeper.
pub fn continuations(board: &Board, rules: &Rules) -> Vec<Board> {
    if rules.is_over(board) {
        return Vec::new();
    }
    let slides = Direction::ALL
        .into_iter()
        .filter_map(|direction| board.slide(direction));
    let spawns = |slide: crate::Slide| {
        let squares: Vec<_> = slide.after.board().empty_squares().collect();
        squares.into_iter().flat_map(move |square| {
            let ranks = rules.tiles().iter().map(|(rank, _)| rank);
            ranks.filter_map(move |rank| slide.after.place(Spawn { square, rank }).ok())
        })
    };
    slides.flat_map(spawns).collect()
}
