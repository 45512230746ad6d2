//! One of several lines, chosen with arrows, numbers or the mouse.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use crate::input::Input;

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

    /// Answers to an input. `lines` is how many there are, `areas` says where
    /// each of them was drawn.
    pub(crate) fn handle(&mut self, input: &Input, lines: usize, areas: &[Rect]) -> Chosen {
        if lines == 0 {
            return Chosen::Nothing;
        }
        self.index = self.index.min(lines - 1);
        match input {
            Input::Key(key) => self.key(key, lines),
            Input::Click(position) => self.click(*position, areas),
            Input::Scroll { down } => self.step(*down, lines),
            _ => Chosen::Nothing,
        }
    }

    fn key(&mut self, key: &KeyEvent, lines: usize) -> Chosen {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.step(false, lines),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.step(true, lines),
            KeyCode::Home => self.mark(0),
            KeyCode::End => self.mark(lines - 1),
            KeyCode::Enter | KeyCode::Char(' ') => Chosen::Line(self.index),
            KeyCode::Char(digit) => self.number(digit, lines),
            _ => Chosen::Nothing,
        }
    }

    fn number(&mut self, digit: char, lines: usize) -> Chosen {
        let number = digit
            .to_digit(10)
            .and_then(|digit| usize::try_from(digit).ok());
        match number {
            Some(number) if (1..=lines.min(9)).contains(&number) => {
                self.index = number - 1;
                Chosen::Line(self.index)
            }
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

    fn click(&mut self, position: Position, areas: &[Rect]) -> Chosen {
        match areas.iter().position(|area| area.contains(position)) {
            Some(index) => {
                self.index = index;
                Chosen::Line(index)
            }
            None => Chosen::Nothing,
        }
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
        assert_eq!(choice.handle(&input, 3, &[]), chosen);
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
    fn a_click_chooses_the_line_below_it() {
        let areas = [Rect::new(0, 0, 5, 1), Rect::new(0, 1, 5, 1)];
        let mut choice = ListChoice::default();
        let click = Input::Click(Position::new(3, 1));
        assert_eq!(choice.handle(&click, 2, &areas), Chosen::Line(1));
    }
}
