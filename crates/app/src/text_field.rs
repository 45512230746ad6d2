//! One line of text that a person writes.

use unicode_segmentation::UnicodeSegmentation;

use crate::{FieldValue, Input};

/// One line of text, written at its end or replaced as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TextField {
    text: String,
    /// Set if the text is only offered: the first character that is written
    /// takes its place.
    is_offered: bool,
}

impl TextField {
    /// The longest text, in bytes: no field of ours needs more.
    const MAX_BYTES: usize = 2_000;

    /// A field with something in it.
    pub(crate) fn with(text: impl Into<String>) -> TextField {
        TextField {
            text: text.into(),
            is_offered: false,
        }
    }

    /// A field with an offer in it, which gives way to whatever is written.
    pub(crate) fn offering(text: impl Into<String>) -> TextField {
        TextField {
            text: text.into(),
            is_offered: true,
        }
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// True if the text is only offered.
    pub(crate) const fn is_offered(&self) -> bool {
        self.is_offered
    }

    /// Writes or deletes. False: the input means nothing here.
    pub(crate) fn handle(&mut self, input: &Input) -> bool {
        match input {
            Input::Press(key) => return self.press(&key.name),
            Input::Write(text) => self.write(text),
            Input::Set(_, FieldValue::Text(text)) => {
                self.text.clear();
                self.write(text);
            }
            _ => return false,
        }
        true
    }

    fn press(&mut self, key: &str) -> bool {
        match key {
            "ctrl-u" => self.text.clear(),
            "backspace" => self.delete(),
            "space" => self.write(" "),
            key if key.chars().count() == 1 => self.write(key),
            _ => return false,
        }
        true
    }

    /// Adds a text. Line breaks stay, so that a position of several lines
    /// can be pasted; other control characters go.
    fn write(&mut self, text: &str) {
        let is_shown = |sign: &char| *sign == '\n' || !sign.is_control();
        let lines = text.replace("\r\n", "\n").replace('\r', "\n");
        if std::mem::take(&mut self.is_offered) {
            self.text.clear();
        }
        let clean: String = lines.chars().filter(is_shown).collect();
        if self.text.len() + clean.len() <= TextField::MAX_BYTES {
            self.text.push_str(&clean);
        }
    }

    /// Deletes the last character as a person sees it.
    fn delete(&mut self) {
        self.is_offered = false;
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
        assert!(field.handle(&Input::press("backspace")));
        assert_eq!(field.text(), "a");
    }

    #[test]
    fn pasted_line_breaks_stay_and_other_control_characters_go() {
        let mut field = TextField::default();
        field.handle(&Input::Write("2 4\r\n8 0\r\u{1b}[2J".to_owned()));
        assert_eq!(field.text(), "2 4\n8 0\n[2J");
    }

    #[test]
    fn an_offer_gives_way_to_what_is_written_and_can_be_changed() {
        let mut field = TextField::offering("board.bin");
        field.handle(&Input::press("a"));
        field.handle(&Input::press("b"));
        assert_eq!(field.text(), "ab");
        let mut field = TextField::offering("board.bin");
        field.handle(&Input::press("backspace"));
        field.handle(&Input::press("g"));
        assert_eq!(field.text(), "board.big");
    }

    #[test]
    fn keys_without_a_character_are_left_to_others() {
        let mut field = TextField::default();
        assert!(!field.handle(&Input::press("left")));
        assert!(field.handle(&Input::press("space")));
        assert!(field.handle(&Input::press("é")));
        assert_eq!(field.text(), " é");
    }
}
