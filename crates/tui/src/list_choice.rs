//! One of several lines, chosen with arrows, numbers or the mouse.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use crate::input::Input;

/// How many lines a page key goes.
const PAGE: usize = 10;

/// Which of several lines is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ListChoice {
    /// The line, from 0.
    pub(crate) index: usize,
}

/// What an input means for a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Another line is marked.
    Marked,
    /// This line was chosen.
    Line(usize),
    /// Nothing that a list knows.
    Nothing,
}

impl ListChoice {
    /// The choice with this line marked.
    pub(crate) const fn at(index: usize) -> ListChoice {
        ListChoice { index }
    }

    /// Answers to an input as a menu does: numbers and clicks choose at
    /// once. `lines` is how many there are, `at` says which of them is drawn
    /// somewhere.
    pub(crate) fn menu(
        &mut self,
        input: &Input,
        lines: usize,
        at: impl Fn(Position) -> Option<usize>,
    ) -> Chosen {
        match (number(input, lines), clicked(input, lines, at)) {
            (Some(line), _) | (_, Some(line)) => {
                self.index = line;
                Chosen::Line(line)
            }
            _ => self.arrows(input, lines),
        }
    }

    /// Answers to an input as a list does: a click marks a line, another
    /// chooses it.
    pub(crate) fn list(
        &mut self,
        input: &Input,
        lines: usize,
        at: impl Fn(Position) -> Option<usize>,
    ) -> Chosen {
        match clicked(input, lines, at) {
            Some(line) if line == self.index => Chosen::Line(line),
            Some(line) => self.mark(line),
            None => self.arrows(input, lines),
        }
    }

    fn arrows(&mut self, input: &Input, lines: usize) -> Chosen {
        if lines == 0 {
            return Chosen::Nothing;
        }
        self.index = self.index.min(lines - 1);
        match input {
            Input::Key(key) => self.key(key, lines),
            Input::Scroll { down } => self.step(*down, lines),
            _ => Chosen::Nothing,
        }
    }

    fn key(&mut self, key: &KeyEvent, lines: usize) -> Chosen {
        let last = lines - 1;
        match key.code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.step(false, lines),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.step(true, lines),
            KeyCode::Home => self.mark(0),
            KeyCode::End => self.mark(last),
            KeyCode::PageUp => self.mark(self.index.saturating_sub(PAGE)),
            KeyCode::PageDown => self.mark((self.index + PAGE).min(last)),
            KeyCode::Enter | KeyCode::Char(' ') => Chosen::Line(self.index),
            _ => Chosen::Nothing,
        }
    }

    const fn step(&mut self, down: bool, lines: usize) -> Chosen {
        let forward = if down { 1 } else { lines - 1 };
        self.mark((self.index + forward) % lines)
    }

    const fn mark(&mut self, index: usize) -> Chosen {
        self.index = index;
        Chosen::Marked
    }
}

/// The line of a number that was pressed.
fn number(input: &Input, lines: usize) -> Option<usize> {
    let Input::Key(KeyEvent {
        code: KeyCode::Char(digit),
        ..
    }) = input
    else {
        return None;
    };
    let number = usize::try_from(digit.to_digit(10)?).ok()?;
    number.checked_sub(1).filter(|&line| line < lines)
}

/// The line that was clicked on.
fn clicked(input: &Input, lines: usize, at: impl Fn(Position) -> Option<usize>) -> Option<usize> {
    match input {
        Input::Click(position) => at(*position).filter(|&line| line < lines),
        _ => None,
    }
}

/// The line at a position, where lines have areas by their numbers.
pub(crate) fn line_at(areas: &[(usize, Rect)]) -> impl Fn(Position) -> Option<usize> {
    |position| {
        let found = areas.iter().find(|(_, area)| area.contains(position));
        found.map(|(line, _)| *line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::KeyModifiers;

    #[track_caller]
    fn check(start: usize, code: KeyCode, chosen: Chosen, index: usize) {
        let mut choice = ListChoice::at(start);
        let input = Input::Key(KeyEvent::new(code, KeyModifiers::NONE));
        assert_eq!(choice.menu(&input, 3, |_| None), chosen);
        assert_eq!(choice.index, index);
    }

    #[test]
    fn arrows_go_round() {
        check(2, KeyCode::Down, Chosen::Marked, 0);
        check(0, KeyCode::Up, Chosen::Marked, 2);
    }

    #[test]
    fn numbers_choose_at_once() {
        check(0, KeyCode::Char('3'), Chosen::Line(2), 2);
        check(0, KeyCode::Char('4'), Chosen::Nothing, 0);
    }

    #[test]
    fn a_click_chooses_in_a_menu_and_marks_in_a_list() {
        let areas = [(0, Rect::new(0, 0, 5, 1)), (1, Rect::new(0, 1, 5, 1))];
        let click = Input::Click(Position::new(3, 1));
        let mut menu = ListChoice::default();
        assert_eq!(menu.menu(&click, 2, line_at(&areas)), Chosen::Line(1));
        let mut list = ListChoice::default();
        assert_eq!(list.list(&click, 2, line_at(&areas)), Chosen::Marked);
        assert_eq!(list.list(&click, 2, line_at(&areas)), Chosen::Line(1));
    }
}
