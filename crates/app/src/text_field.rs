//! One line of text that a person writes.

use unicode_segmentation::UnicodeSegmentation;

use crate::{FieldValue, Input};

/// One line of text with a cursor in it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TextField {
    text: String,
    /// The byte before which something is written; always between characters
    /// as a person sees them.
    cursor: usize,
    /// Set if the text is only offered: the first character that is written
    /// takes its place.
    is_offered: bool,
    /// The most characters, as a person sees them; none where only memory
    /// limits them.
    most: Option<usize>,
}

impl TextField {
    /// The longest text, in bytes: no field of ours needs more.
    const MAX_BYTES: usize = 2_000;

    /// A field with something in it, and the cursor at its end.
    pub(crate) fn with(text: impl Into<String>) -> TextField {
        let text = text.into();
        TextField {
            cursor: text.len(),
            text,
            ..TextField::default()
        }
    }

    /// Limits the field to so many characters.
    #[must_use]
    pub(crate) fn of_at_most(self, characters: usize) -> TextField {
        TextField {
            most: Some(characters),
            ..self
        }
    }

    /// A field with an offer in it, which gives way to whatever is written.
    pub(crate) fn offering(text: impl Into<String>) -> TextField {
        TextField {
            is_offered: true,
            ..TextField::with(text)
        }
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The number of characters, as a person sees them, before the cursor.
    pub(crate) fn caret(&self) -> usize {
        self.before().graphemes(true).count()
    }

    /// True if the text is only offered.
    pub(crate) const fn is_offered(&self) -> bool {
        self.is_offered
    }

    /// Writes, deletes or goes through the text. False: the input means
    /// nothing here.
    pub(crate) fn handle(&mut self, input: &Input) -> bool {
        match input {
            Input::Press(key) => return self.press(&key.name),
            Input::Write(text) => self.write(text),
            Input::Set(_, FieldValue::Text(text)) => {
                // Who hands in a whole text hears what is wrong with it.
                let most = self.most.take();
                self.clear();
                self.write(text);
                self.most = most;
            }
            _ => return false,
        }
        true
    }

    fn press(&mut self, key: &str) -> bool {
        match key {
            "space" => self.write(" "),
            key if key.chars().count() == 1 => self.write(key),
            key => return self.go(key) || self.delete(key),
        }
        true
    }

    /// Moves the cursor, as editors and shells do. False: the key is for
    /// something else.
    fn go(&mut self, key: &str) -> bool {
        self.cursor = match key {
            "left" | "ctrl-b" => self.previous(),
            "right" | "ctrl-f" => self.next(),
            "ctrl-left" | "alt-left" | "alt-b" => self.word_before(),
            "ctrl-right" | "alt-right" | "alt-f" => self.word_after(),
            "home" | "ctrl-a" => 0,
            "end" | "ctrl-e" => self.text.len(),
            _ => return false,
        };
        self.is_offered = false;
        true
    }

    /// Deletes a part of the text. False: the key is for something else.
    fn delete(&mut self, key: &str) -> bool {
        let (from, to) = match key {
            "backspace" | "ctrl-h" => (self.previous(), self.cursor),
            "delete" | "ctrl-d" => (self.cursor, self.next()),
            "ctrl-w" | "ctrl-backspace" | "alt-backspace" => (self.word_before(), self.cursor),
            "ctrl-delete" | "alt-d" => (self.cursor, self.word_after()),
            "ctrl-u" => (0, self.cursor),
            "ctrl-k" => (self.cursor, self.text.len()),
            _ => return false,
        };
        self.is_offered = false;
        self.text.replace_range(from..to, "");
        self.cursor = from;
        true
    }

    /// Writes a text at the cursor. Line breaks stay, so that a position of
    /// several lines can be pasted, and tabs are blanks; the application has
    /// refused other control characters.
    fn write(&mut self, text: &str) {
        let is_shown = |sign: &char| *sign == '\n' || !sign.is_control();
        let lines = text.replace("\r\n", "\n").replace('\r', "\n");
        let lines = lines.replace('\t', " ");
        if std::mem::take(&mut self.is_offered) {
            self.clear();
        }
        let clean: String = lines.chars().filter(is_shown).collect();
        let clean = self.what_fits(&clean);
        if self.text.len() + clean.len() <= TextField::MAX_BYTES {
            self.text.insert_str(self.cursor, clean);
            self.cursor = self.between(self.cursor + clean.len());
        }
    }

    /// As much of a text as there is room for.
    fn what_fits<'a>(&self, text: &'a str) -> &'a str {
        let Some(most) = self.most else {
            return text;
        };
        let room = most.saturating_sub(self.text.graphemes(true).count());
        let end = text.grapheme_indices(true).nth(room);
        end.map_or(text, |(end, _)| &text[..end])
    }

    fn clear(&mut self) {
        *self = TextField {
            most: self.most,
            ..TextField::default()
        };
    }

    fn before(&self) -> &str {
        &self.text[..self.cursor]
    }

    fn after(&self) -> &str {
        &self.text[self.cursor..]
    }

    /// The nearest place from here on that is between two characters: what is
    /// written may join with what stands after it.
    fn between(&self, place: usize) -> usize {
        let starts = self.text.grapheme_indices(true).map(|(start, _)| start);
        let mut starts = starts.filter(|&start| start >= place);
        starts.next().unwrap_or(self.text.len())
    }

    /// The place before the last character.
    fn previous(&self) -> usize {
        let last = self.before().grapheme_indices(true).next_back();
        last.map_or(0, |(start, _)| start)
    }

    /// The place after the next character.
    fn next(&self) -> usize {
        let next = self.after().graphemes(true).next();
        self.cursor + next.map_or(0, str::len)
    }

    /// The start of the word before the cursor.
    fn word_before(&self) -> usize {
        let words = self.before().trim_end_matches(is_between_words);
        let last = words.char_indices().rfind(|(_, it)| is_between_words(*it));
        last.map_or(0, |(start, it)| start + it.len_utf8())
    }

    /// The end of the word after the cursor.
    fn word_after(&self) -> usize {
        let word = self.after().trim_start_matches(is_between_words);
        let rest = word.find(is_between_words).map_or("", |end| &word[end..]);
        self.text.len() - rest.len()
    }
}

/// True if a character stands between words, of a sentence or of a path.
fn is_between_words(character: char) -> bool {
    character.is_whitespace() || matches!(character, '/' | '\\' | ',' | ':')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types keys into a field; `|` is where the cursor stands.
    #[track_caller]
    fn check(before: &str, keys: &[&str], after: &str) {
        let mut field = field(before);
        for key in keys {
            assert!(field.handle(&Input::press(*key)), "{key}");
        }
        let (left, right) = field.text.split_at(field.cursor);
        assert_eq!(format!("{left}|{right}"), after);
    }

    fn field(drawn: &str) -> TextField {
        let (left, right) = drawn.split_once('|').unwrap();
        TextField {
            cursor: left.len(),
            ..TextField::with(format!("{left}{right}"))
        }
    }

    #[test]
    fn the_cursor_goes_through_the_text() {
        check("brikke|", &["left", "left", "x"], "brikx|ke");
        check("bri|kke", &["home", "right", "a"], "ba|rikke");
        check("bri|kke", &["end", "s"], "brikkes|");
        check("bri|kke", &["ctrl-a", "left"], "|brikke");
        check("bri|kke", &["ctrl-e", "right"], "brikke|");
    }

    #[test]
    fn characters_go_on_both_sides_of_the_cursor() {
        check("bri|kke", &["delete"], "bri|ke");
        check("bri|kke", &["backspace"], "br|kke");
        check("|", &["delete", "backspace"], "|");
    }

    #[test]
    fn words_and_lines_go_as_in_a_shell() {
        check("two small words|", &["ctrl-w"], "two small |");
        check("/home/ada/game.brikke|", &["ctrl-w", "ctrl-w"], "/home/|");
        check("two sm|all", &["ctrl-u"], "|all");
        check("two sm|all", &["ctrl-k"], "two sm|");
        check("two sm|all", &["alt-b", "alt-b"], "|two small");
        check("|two small", &["ctrl-right"], "two| small");
    }

    #[test]
    fn a_character_of_several_parts_is_one() {
        let family = "👨\u{200d}👩\u{200d}👧";
        check(&format!("a{family}|"), &["backspace"], "a|");
        check(&format!("a{family}|b"), &["left"], &format!("a|{family}b"));
        check("ae\u{301}|", &["backspace"], "a|");
        check("|李4", &["right", "delete"], "李|");
        assert_eq!(field(&format!("a{family}|b")).caret(), 2);
    }

    /// An accent that is written alone joins the letter before it.
    #[test]
    fn the_cursor_never_stands_inside_a_character() {
        check("e|x", &["\u{301}", "left"], "|e\u{301}x");
        check("|\u{301}", &["e"], "e\u{301}|");
    }

    #[test]
    fn a_pasted_text_stands_at_the_cursor() {
        let mut field = field("2 |8");
        field.handle(&Input::Write("4 ".to_owned()));
        assert_eq!((field.text(), field.caret()), ("2 4 8", 4));
    }

    #[test]
    fn pasted_line_breaks_stay_and_other_control_characters_go() {
        let mut field = TextField::default();
        field.handle(&Input::Write("2 4\r\n8 0\r\u{1b}[2J".to_owned()));
        assert_eq!(field.text(), "2 4\n8 0\n[2J");
    }

    #[test]
    fn a_field_takes_no_more_than_it_has_room_for() {
        let mut field = TextField::offering("an offer").of_at_most(4);
        field.handle(&Input::press("é"));
        field.handle(&Input::Write("abcdef".to_owned()));
        field.handle(&Input::press("g"));
        assert_eq!(field.text(), "éabc");
        field.handle(&Input::press("backspace"));
        field.handle(&Input::press("g"));
        assert_eq!(field.text(), "éabg");
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
        let mut field = TextField::offering("board.bin");
        field.handle(&Input::press("home"));
        field.handle(&Input::press("my-"));
        field.handle(&Input::press("x"));
        assert_eq!(field.text(), "xboard.bin");
    }

    #[test]
    fn keys_without_a_meaning_are_left_to_others() {
        let mut field = TextField::default();
        for key in ["up", "down", "tab", "f1", "ctrl-x", "enter", "esc"] {
            assert!(!field.handle(&Input::press(key)), "{key}");
        }
        assert!(field.handle(&Input::press("space")));
        assert!(field.handle(&Input::press("é")));
        assert_eq!(field.text(), " é");
    }
}
