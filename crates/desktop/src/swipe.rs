//! A drag of the mouse or a finger that means a move.

use brikke_app::settings::Action;
use eframe::egui::{Event, PointerButton, Pos2, Vec2};

/// A drag shorter than this means nothing.
const SHORTEST: f32 = 30.0;

/// A drag of the mouse or a finger: a move as soon as it is long enough.
#[derive(Debug, Default)]
pub(crate) struct Swipe {
    /// The point where it began; none once it has made its move.
    origin: Option<Pos2>,
}

impl Swipe {
    /// Drops the drag: it is for something else, such as a slider.
    pub(crate) fn cancel(&mut self) {
        self.origin = None;
    }

    /// The move that an event makes.
    pub(crate) fn event(&mut self, event: &Event) -> Option<Action> {
        match event {
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                ..
            } => {
                let action = self.moved(*pos);
                self.origin = pressed.then_some(*pos);
                action.filter(|_| !pressed)
            }
            Event::PointerMoved(pos) => self.moved(*pos),
            Event::PointerGone => {
                self.origin = None;
                None
            }
            _ => None,
        }
    }

    fn moved(&mut self, to: Pos2) -> Option<Action> {
        let action = action(to - self.origin?)?;
        self.origin = None;
        Some(action)
    }
}

/// The move of a drag, if it is long enough.
fn action(way: Vec2) -> Option<Action> {
    if way.length() < SHORTEST {
        return None;
    }
    Some(if way.x.abs() > way.y.abs() {
        if way.x > 0.0 {
            Action::Right
        } else {
            Action::Left
        }
    } else if way.y > 0.0 {
        Action::Down
    } else {
        Action::Up
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
    fn check(events: &[Event], expected: &[Action]) {
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
            &[Action::Right],
        );
    }

    #[test]
    fn a_drag_without_steps_in_between_is_a_move_too() {
        check(
            &[
                button(pos2(100.0, 100.0), true),
                button(pos2(90.0, 10.0), false),
            ],
            &[Action::Up],
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
