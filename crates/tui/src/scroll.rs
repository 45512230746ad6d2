//! A long page, of which a part is shown.

use std::cell::Cell;

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};

use crate::input::Input;

/// How far a page is scrolled.
#[derive(Debug, Default)]
pub(crate) struct Scroll {
    from: Cell<u16>,
    shown: Cell<u16>,
}

impl Scroll {
    /// Scrolls. False: the input means something else.
    pub(crate) fn handle(&self, input: &Input) -> bool {
        let page = self.shown.get().max(1);
        let by = match input {
            Input::Scroll { down } => {
                if *down {
                    3
                } else {
                    -3
                }
            }
            Input::Key(key) => match key_step(key, page) {
                Some(by) => by,
                None => return false,
            },
            _ => return false,
        };
        let from = i32::from(self.from.get()) + by;
        self.from
            .set(u16::try_from(from.clamp(0, i32::from(u16::MAX))).unwrap_or(0));
        true
    }

    /// Draws the part of the lines that is shown.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
        let width = usize::from(area.width.max(1));
        let rows: usize = lines
            .iter()
            .map(|line| line.width().div_ceil(width).max(1))
            .sum();
        let rows = u16::try_from(rows).unwrap_or(u16::MAX);
        self.shown.set(area.height);
        self.from
            .set(self.from.get().min(rows.saturating_sub(area.height)));
        let text = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(text.scroll((self.from.get(), 0)), area);
    }
}

fn key_step(key: &KeyEvent, page: u16) -> Option<i32> {
    let page = i32::from(page);
    Some(match key.code {
        KeyCode::Down | KeyCode::Char('j') => 1,
        KeyCode::Up | KeyCode::Char('k') => -1,
        KeyCode::PageDown | KeyCode::Char(' ') => page,
        KeyCode::PageUp => -page,
        KeyCode::Home => -i32::from(u16::MAX),
        KeyCode::End => i32::from(u16::MAX),
        _ => return None,
    })
}
