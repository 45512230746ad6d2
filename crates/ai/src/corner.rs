//! The fast player: everything into one corner.

use brikke_engine::{Board, Direction, LostWhen, Rules, Slide};

use crate::Player;
use crate::player::value_slides;
use crate::snake::snake_share;

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
}

/// Further apart than two shares can be.
fn preference(direction: Direction, slide: &Slide, rules: &Rules) -> f64 {
    match direction {
        _ if loses_at_once(slide, rules) => 0.0,
        Direction::Down => 6.0,
        Direction::Left => 4.0,
        Direction::Right | Direction::Up => 2.0,
    }
}

/// Whether the new tile takes the last empty cell, and that loses.
fn loses_at_once(slide: &Slide, rules: &Rules) -> bool {
    rules.lost_when() == LostWhen::Full && slide.after.empty_count() == 1
}
