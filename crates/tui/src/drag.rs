//! Moves made by dragging the mouse over the board.

use brikke_app::settings::Action;
use ratatui::layout::Position;

/// The move that a drag from one place to another stands for: the way it goes
/// furthest. A cell is twice as high as it is wide. None for a mere click.
pub(crate) fn action(from: Position, to: Position) -> Option<Action> {
    let right = i32::from(to.x) - i32::from(from.x);
    let down = 2 * (i32::from(to.y) - i32::from(from.y));
    if right.abs().max(down.abs()) < 2 {
        return None;
    }
    Some(if right.abs() > down.abs() {
        if right > 0 {
            Action::Right
        } else {
            Action::Left
        }
    } else if down > 0 {
        Action::Down
    } else {
        Action::Up
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_is_a_move_the_way_it_goes_furthest() {
        let check = |(x, y), expected| {
            let from = Position::new(20, 10);
            assert_eq!(action(from, Position::new(x, y)), expected, "{x}, {y}");
        };
        check((30, 12), Some(Action::Right));
        check((12, 13), Some(Action::Left));
        check((22, 14), Some(Action::Down));
        check((20, 9), Some(Action::Up));
        check((21, 10), None);
        check((20, 10), None);
    }
}
