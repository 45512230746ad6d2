//! The fast player: everything into one corner.

use brikke_engine::{Board, Direction, LostWhen, Rules, Slide};

use crate::player::value_slides;
use crate::snake::snake_share;
use crate::{Advice, Player};

/// The directions in the order in which it prefers them.
const PREFERRED: [Direction; 4] = [
    Direction::Down,
    Direction::Left,
    Direction::Right,
    Direction::Up,
];

/// Looks quickly at where each direction leaves the large tiles
/// (lined up or not) and how many cells it leaves free; among
/// equals it slides towards its corner.
///
/// A preference that overrules what the board looks like, as simpler corner
/// players have it, costs a third of the score.
pub struct Corner;

impl Player for Corner {
    fn name(&self) -> &'static str {
        "corner"
    }

    /// The share of the board that is lined up and the share that is free,
    /// each from 0 to 1; 0 for a direction that loses at once.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        value_slides(board, |_, slide| {
            if loses_at_once(&slide, rules) {
                0.0
            } else {
                snake_share(slide.after.board()) + free_share(&slide)
            }
        })
    }

    fn choose(&mut self, board: &Board, rules: &Rules) -> Option<Direction> {
        Some(self.advise(board, rules)?.best)
    }

    fn advise(&mut self, board: &Board, rules: &Rules) -> Option<Advice> {
        let values = self.values(board, rules);
        let best = towards_corner(values)?;
        Some(Advice { best, values })
    }
}

/// The direction with the greatest value, of equals the first in the order
/// of preference.
fn towards_corner(values: [Option<f64>; 4]) -> Option<Direction> {
    let legal = PREFERRED
        .into_iter()
        .filter_map(|direction| Some((direction, values[direction as usize]?)));
    legal
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map(|(direction, _)| direction)
}

/// The share of the cells that the slide leaves free.
fn free_share(slide: &Slide) -> f64 {
    let count = |cells: usize| f64::from(u8::try_from(cells).unwrap_or(u8::MAX));
    count(slide.after.empty_count()) / count(slide.after.board().size().cells())
}

/// True if the new tile takes the last empty cell, and that loses.
fn loses_at_once(slide: &Slide, rules: &Rules) -> bool {
    rules.lost_when() == LostWhen::Full && slide.after.empty_count() == 1
}
