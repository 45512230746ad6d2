//! Everything that reaches the terminal face from outside.

use brikke_app::Answer;
use brikke_app::Button;
use crossterm::event::{self as terminal, KeyEvent, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout::Position;

use crate::background::Background;

/// Everything that reaches the terminal face from outside.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was clicked.
    Click(Position, Button),
    /// The mouse wheel was turned.
    Wheel {
        /// True if it was turned towards the end of the page.
        down: bool,
    },
    /// The mouse was moved to here after a click.
    Drag(Position),
    /// The mouse was let go after a click here.
    Release(Position),
    /// The terminal's window has the keyboard, or another one has.
    Focus {
        /// True if it is ours.
        gained: bool,
    },
    /// The terminal said what its background is.
    Background(Background),
    /// A text was pasted.
    Paste(String),
    /// The window has another size, or must be drawn again.
    Redraw,
    /// A player answered.
    Answer(Answer),
    /// The process is to stop until it is continued.
    Suspend,
    /// The process goes on after a stop.
    Continued,
    /// A signal ends the program.
    End {
        /// The number of the signal.
        signal: i32,
    },
    /// The terminal is no more.
    TerminalGone,
    /// A thread that listens has panicked.
    Panicked,
}

impl Event {
    /// The event of the terminal, if it matters. Releases of keys do not.
    pub(crate) fn of(event: terminal::Event) -> Option<Event> {
        match event {
            terminal::Event::Key(key) if key.kind == KeyEventKind::Release => None,
            terminal::Event::Key(key) => Some(Event::Key(key)),
            terminal::Event::Mouse(mouse) => {
                Event::of_mouse(mouse.kind, Position::new(mouse.column, mouse.row))
            }
            terminal::Event::Paste(text) => Some(Event::Paste(text)),
            terminal::Event::Resize(..) => Some(Event::Redraw),
            terminal::Event::FocusGained => Some(Event::Focus { gained: true }),
            terminal::Event::FocusLost => Some(Event::Focus { gained: false }),
        }
    }

    const fn of_mouse(kind: MouseEventKind, position: Position) -> Option<Event> {
        match kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Some(Event::Click(position, Button::Primary))
            }
            MouseEventKind::Down(MouseButton::Right) => {
                Some(Event::Click(position, Button::Secondary))
            }
            MouseEventKind::Up(MouseButton::Left) => Some(Event::Release(position)),
            MouseEventKind::Drag(MouseButton::Left) => Some(Event::Drag(position)),
            MouseEventKind::ScrollDown => Some(Event::Wheel { down: true }),
            MouseEventKind::ScrollUp => Some(Event::Wheel { down: false }),
            _ => None,
        }
    }

    /// True if a person did it and wants to see the result at once.
    pub(crate) const fn is_by_person(&self) -> bool {
        !matches!(self, Event::Answer(_))
    }

    /// True if it concerns a place on the screen. A drag concerns the place
    /// where it began.
    pub(crate) const fn is_by_mouse(&self) -> bool {
        matches!(
            self,
            Event::Click(..) | Event::Release(_) | Event::Wheel { .. }
        )
    }
}
