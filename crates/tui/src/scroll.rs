//! A long page, of which a part is shown.

use std::cell::Cell;

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;

use crate::input::Input;
use crate::widgets::text;

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

    /// Draws the part of the lines that is shown, wrapped where they are too
    /// long.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
        let rows: Vec<Line<'static>> = lines
            .into_iter()
            .flat_map(|line| wrapped(&line, area.width))
            .collect();
        let height = usize::from(area.height);
        let most = rows.len().saturating_sub(height);
        self.shown.set(area.height);
        self.from
            .set(self.from.get().min(u16::try_from(most).unwrap_or(u16::MAX)));
        let shown = rows.into_iter().skip(self.from.get().into()).take(height);
        let text: Text<'static> = shown.collect();
        frame.render_widget(Paragraph::new(text), area);
    }
}

fn wrapped(line: &Line<'static>, columns: u16) -> Vec<Line<'static>> {
    let style = line.style;
    let rows = text::wrap(&line.to_string(), columns);
    if rows.is_empty() {
        return vec![Line::raw("")];
    }
    rows.into_iter()
        .map(|row| Line::styled(row, style))
        .collect()
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
