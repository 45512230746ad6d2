//! One line of text that a person writes.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unicode_segmentation::UnicodeSegmentation;

/// One line of text that a person writes, at its end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TextField {
    text: String,
}

impl TextField {
    /// More than this is never kept: no field of ours needs it.
    const MOST: usize = 400;

    /// A field with something in it.
    pub(crate) fn with(text: impl Into<String>) -> TextField {
        TextField { text: text.into() }
    }

    /// What is written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Writes or deletes. False: the key means nothing here.
    pub(crate) fn key(&mut self, key: &KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => self.text.clear(),
            KeyCode::Char(character) if !control => self.write(character.encode_utf8(&mut [0; 4])),
            KeyCode::Backspace => self.delete(),
            _ => return false,
        }
        true
    }

    /// Writes a text that was pasted, on one line.
    pub(crate) fn write(&mut self, text: &str) {
        let one_line: String = text
            .chars()
            .filter(|character| !character.is_control())
            .collect();
        if self.text.len() + one_line.len() <= TextField::MOST {
            self.text.push_str(&one_line);
        }
    }

    /// Deletes what is seen as one character.
    fn delete(&mut self) {
        if let Some((start, _)) = self.text.grapheme_indices(true).next_back() {
            self.text.truncate(start);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_of_several_parts_goes_at_once() {
        let mut field = TextField::with("aé\u{301}");
        field.key(&KeyEvent::from(KeyCode::Backspace));
        assert_eq!(field.text(), "a");
    }

    #[test]
    fn pasted_lines_become_one() {
        let mut field = TextField::default();
        field.write("2 4\n/ 8\u{1b}[2J");
        assert_eq!(field.text(), "2 4/ 8[2J");
    }
}
