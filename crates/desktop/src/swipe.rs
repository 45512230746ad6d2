//! A drag of the mouse or a finger that means a move.

use brikke_engine::Direction;
use eframe::egui::{Context, Event, PointerButton, Pos2, Vec2};

/// A drag shorter than this means nothing.
const SHORTEST: f32 = 30.0;

/// A drag of the mouse or a finger: a move as soon as it is long enough.
#[derive(Debug, Default)]
pub(crate) struct Swipe {
    /// Where it began; none when it has been answered to.
    origin: Option<Pos2>,
}

impl Swipe {
    /// The moves that were swiped since the last frame.
    pub(crate) fn moves(&mut self, ctx: &Context) -> Vec<Direction> {
        if ctx.dragged_id().is_some() {
            // Something else is dragged: a slider, or a list.
            self.origin = None;
            return Vec::new();
        }
        let events = ctx.input(|input| input.events.clone());
        events
            .iter()
            .filter_map(|event| self.event(event))
            .collect()
    }

    fn event(&mut self, event: &Event) -> Option<Direction> {
        match event {
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                ..
            } => {
                let direction = self.moved(*pos);
                self.origin = pressed.then_some(*pos);
                direction.filter(|_| !pressed)
            }
            Event::PointerMoved(pos) => self.moved(*pos),
            Event::PointerGone => {
                self.origin = None;
                None
            }
            _ => None,
        }
    }

    fn moved(&mut self, to: Pos2) -> Option<Direction> {
        let direction = direction(to - self.origin?)?;
        self.origin = None;
        Some(direction)
    }
}

/// Where a drag points, if it is long enough.
fn direction(way: Vec2) -> Option<Direction> {
    if way.length() < SHORTEST {
        return None;
    }
    Some(if way.x.abs() > way.y.abs() {
        if way.x > 0.0 {
            Direction::Right
        } else {
            Direction::Left
        }
    } else if way.y > 0.0 {
        Direction::Down
    } else {
        Direction::Up
    })
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Modifiers, pos2};

    use super::*;

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    #[track_caller]
    fn check(events: &[Event], expected: &[Direction]) {
        let mut swipe = Swipe::default();
        let moves = events.iter().filter_map(|event| swipe.event(event));
        assert_eq!(moves.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn one_drag_is_one_move() {
        check(
            &[
                button(pos2(100.0, 100.0), true),
                Event::PointerMoved(pos2(110.0, 100.0)),
                Event::PointerMoved(pos2(150.0, 110.0)),
                Event::PointerMoved(pos2(300.0, 110.0)),
                button(pos2(300.0, 110.0), false),
                Event::PointerMoved(pos2(0.0, 0.0)),
            ],
            &[Direction::Right],
        );
    }

    #[test]
    fn a_drag_without_steps_in_between_is_a_move_too() {
        check(
            &[
                button(pos2(100.0, 100.0), true),
                button(pos2(90.0, 10.0), false),
            ],
            &[Direction::Up],
        );
    }

    #[test]
    fn a_click_is_no_move() {
        check(
            &[
                button(pos2(100.0, 100.0), true),
                Event::PointerMoved(pos2(104.0, 98.0)),
                button(pos2(104.0, 98.0), false),
            ],
            &[],
        );
    }
}
