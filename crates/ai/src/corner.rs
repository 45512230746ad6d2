//! The fast player: everything into one corner.

use brikke_engine::{Board, Direction, LostWhen, Rules, Slide};

use crate::Player;
use crate::player::{first_best, value_slides};
use crate::snake::snake_share;

/// The directions that it prefers, the first one first.
const TOWARDS_CORNER: [Direction; 2] = [Direction::Down, Direction::Left];

/// Slides towards the corner as long as it can: down, and where that is
/// blocked, left. Where both are, it looks which of the other two leaves the
/// large tiles better [lined up](snake_share).
pub(crate) struct Corner;

impl Player for Corner {
    fn name(&self) -> &'static str {
        "corner"
    }

    /// 6 for the first direction, 4 for the second, 2 for the others and 0
    /// for one that loses at once, each with the share of the board that is
    /// lined up, from 0 to 1.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        value_slides(board, |direction, slide| {
            preference(direction, &slide, rules) + snake_share(slide.after.board())
        })
    }

    /// The best by its values, without working them out where the first
    /// directions decide.
    fn choose(&mut self, board: &Board, rules: &Rules) -> Option<Direction> {
        TOWARDS_CORNER
            .into_iter()
            .find(|&direction| {
                board
                    .slide(direction)
                    .is_some_and(|slide| !loses_at_once(&slide, rules))
            })
            .or_else(|| first_best(self.values(board, rules)))
    }
}

/// Further apart than two shares can be.
fn preference(direction: Direction, slide: &Slide, rules: &Rules) -> f64 {
    let [first, second] = TOWARDS_CORNER;
    if loses_at_once(slide, rules) {
        0.0
    } else if direction == first {
        6.0
    } else if direction == second {
        4.0
    } else {
        2.0
    }
}

/// Whether the new tile takes the last empty cell, and that loses.
fn loses_at_once(slide: &Slide, rules: &Rules) -> bool {
    rules.lost_when() == LostWhen::Full && slide.after.empty_count() == 1
}
