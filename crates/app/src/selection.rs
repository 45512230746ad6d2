//! One of several lines, selected by keys or clicks.

use crate::Input;

/// The number of lines that a page key goes.
const PAGE: usize = 10;

/// The selected line of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Selection {
    /// The line, from 0.
    pub(crate) index: usize,
}

/// The meaning of an input for a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Picked {
    /// Another line is selected.
    Moved,
    /// This line was chosen.
    Chosen(usize),
    /// Nothing that a list knows.
    Ignored,
}

impl Selection {
    /// This line selected.
    pub(crate) const fn at(index: usize) -> Selection {
        Selection { index }
    }

    /// Handles an input as a menu does: digits and clicks choose at once.
    pub(crate) fn menu(&mut self, input: &Input, lines: usize) -> Picked {
        let clicked = match input {
            Input::Choose(line) => Some(*line),
            Input::Press(key) => digit(&key.name),
            _ => None,
        };
        match clicked.filter(|&line| line < lines) {
            Some(line) => {
                self.index = line;
                Picked::Chosen(line)
            }
            None => self.keys(input, lines),
        }
    }

    /// Handles an input as a list does: a click selects a line, another one
    /// chooses it.
    pub(crate) fn list(&mut self, input: &Input, lines: usize) -> Picked {
        match input {
            Input::Choose(line) if *line < lines && *line == self.index => Picked::Chosen(*line),
            Input::Choose(line) if *line < lines => self.select(*line),
            input => self.keys(input, lines),
        }
    }

    fn keys(&mut self, input: &Input, lines: usize) -> Picked {
        if lines == 0 {
            return Picked::Ignored;
        }
        self.index = self.index.min(lines - 1);
        match input {
            Input::Mark(line) if *line < lines => self.select(*line),
            Input::Press(key) => self.press(&key.name, lines),
            _ => Picked::Ignored,
        }
    }

    fn press(&mut self, key: &str, lines: usize) -> Picked {
        let last = lines - 1;
        match key {
            "up" | "k" | "shift-tab" => self.select((self.index + last) % lines),
            "down" | "j" | "tab" => self.select((self.index + 1) % lines),
            "home" | "g" => self.select(0),
            "end" | "G" => self.select(last),
            "page-up" | "ctrl-b" => self.select(self.index.saturating_sub(PAGE)),
            "page-down" | "ctrl-f" => self.select((self.index + PAGE).min(last)),
            "ctrl-u" => self.select(self.index.saturating_sub(PAGE / 2)),
            "ctrl-d" => self.select((self.index + PAGE / 2).min(last)),
            "enter" | "space" => Picked::Chosen(self.index),
            _ => Picked::Ignored,
        }
    }

    const fn select(&mut self, index: usize) -> Picked {
        self.index = index;
        Picked::Moved
    }
}

/// The line that a digit chooses; 0 is the tenth.
fn digit(key: &str) -> Option<usize> {
    let number: usize = key.parse().ok()?;
    let line = number.checked_sub(1).unwrap_or(9);
    (key.len() == 1).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(start: usize, key: &str, picked: Picked, index: usize) {
        let mut selection = Selection::at(start);
        assert_eq!(selection.menu(&Input::press(key), 3), picked);
        assert_eq!(selection.index, index);
    }

    #[test]
    fn arrows_go_round() {
        check(2, "down", Picked::Moved, 0);
        check(0, "up", Picked::Moved, 2);
    }

    #[test]
    fn keys_of_pagers_go_to_the_ends() {
        check(1, "g", Picked::Moved, 0);
        check(0, "G", Picked::Moved, 2);
        check(2, "ctrl-u", Picked::Moved, 0);
        check(0, "ctrl-d", Picked::Moved, 2);
    }

    #[test]
    fn digits_choose_at_once() {
        check(0, "3", Picked::Chosen(2), 2);
        check(0, "4", Picked::Ignored, 0);
        check(0, "0", Picked::Ignored, 0);
        let mut long = Selection::default();
        assert_eq!(long.menu(&Input::press("0"), 10), Picked::Chosen(9));
    }

    #[test]
    fn a_click_chooses_in_a_menu_and_selects_in_a_list() {
        let click = Input::Choose(1);
        assert_eq!(Selection::default().menu(&click, 2), Picked::Chosen(1));
        let mut list = Selection::default();
        assert_eq!(list.list(&click, 2), Picked::Moved);
        assert_eq!(list.list(&click, 2), Picked::Chosen(1));
    }
}
