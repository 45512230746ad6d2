//! What reaches the program from outside.

use brikke_ai::Advice;
use brikke_engine::{Board, Direction};
use brikke_play::Hint;
use brikke_players::{PlayerError, PlayerSpec};
use crossterm::event::{Event, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

/// What reaches the program from outside.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was clicked.
    Click(Position),
    /// The mouse wheel was turned: down, or up.
    Scroll {
        /// Towards the end.
        down: bool,
    },
    /// A text was pasted.
    Paste(String),
    /// The window has another size, or must be drawn again.
    Redraw,
    /// Time has passed.
    Wake,
    /// A player is still getting ready.
    GettingReady {
        /// Who.
        player: PlayerSpec,
        /// How far it is, from 0 to 100.
        percent: u8,
    },
    /// A player has thought of a hint.
    Hint(Hint),
    /// A player has thought of a move.
    Thought {
        /// The board that it was asked about.
        board: Board,
        /// Its move.
        direction: Direction,
    },
    /// A player has judged a move.
    Judged {
        /// The move.
        played: Direction,
        /// What the player thinks of all directions.
        advice: Advice,
    },
    /// A player could not answer.
    NoThought {
        /// Why it is not ready, if that is the reason.
        reason: Option<PlayerError>,
    },
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
}

impl Input {
    /// What the terminal says, if it matters. Releases of keys do not.
    pub(crate) fn of(event: Event) -> Option<Input> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) => Some(Input::Key(key)),
            Event::Mouse(mouse) => Input::of_mouse(mouse),
            Event::Paste(text) => Some(Input::Paste(text)),
            Event::Resize(..) => Some(Input::Redraw),
            Event::FocusGained | Event::FocusLost => None,
        }
    }

    fn of_mouse(mouse: MouseEvent) -> Option<Input> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Some(Input::Click(Position::new(mouse.column, mouse.row)))
            }
            MouseEventKind::ScrollDown => Some(Input::Scroll { down: true }),
            MouseEventKind::ScrollUp => Some(Input::Scroll { down: false }),
            _ => None,
        }
    }

    /// Whether a person did it, and should see it at once.
    pub(crate) const fn is_by_person(&self) -> bool {
        !matches!(
            self,
            Input::Wake
                | Input::GettingReady { .. }
                | Input::Thought { .. }
                | Input::Judged { .. }
                | Input::NoThought { .. }
        )
    }
}
