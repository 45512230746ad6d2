//! The background of the terminal: asked for by the sequence OSC 11, and read
//! from among the keys.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::event::Event;

/// The question for the background.
pub(crate) const QUESTION: &[u8] = b"\x1b]11;?\x1b\\";

/// The background of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Background {
    /// Bright.
    Light,
    /// Not bright.
    Dark,
}

impl Background {
    /// Reads an answer such as `11;rgb:1e1e/1e1e/2e2e`.
    fn read(answer: &str) -> Option<Background> {
        let colour = answer.strip_prefix("11;rgb")?;
        let (_, parts) = colour.split_once(':')?;
        let mut parts = parts.split('/').map(share);
        let (red, green, blue) = (parts.next()??, parts.next()??, parts.next()??);
        let brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        Some(if brightness < 0.5 {
            Background::Dark
        } else {
            Background::Light
        })
    }
}

/// A part of a colour from 0 to 1: one to four hexadecimal digits.
fn share(digits: &str) -> Option<f64> {
    let most = match digits.len() {
        1..=4 => (1_u32 << (4 * digits.len())) - 1,
        _ => return None,
    };
    let value = u32::from_str_radix(digits, 16).ok()?;
    Some(f64::from(value) / f64::from(most))
}

/// True if this terminal can be asked: one that shows what it does not
/// understand cannot.
pub(crate) fn can_be_asked(environment: impl Fn(&str) -> Option<String>) -> bool {
    let terminal = environment("TERM").unwrap_or_default();
    !matches!(terminal.as_str(), "" | "dumb" | "linux")
}

/// Finds the answer among the keys of a terminal.
///
/// The reader of the terminal takes the answer for keys: Alt and `]`, then
/// characters, then Alt and `\` or Ctrl and `g`. Keys of a person that begin
/// in the same way are passed on as soon as they differ.
#[derive(Debug)]
pub(crate) struct AnswerReader {
    /// True until an answer has come.
    is_waiting: bool,
    held: Vec<KeyEvent>,
}

impl AnswerReader {
    /// The longest answer that is one.
    const LONGEST: usize = 40;

    /// Waits for an answer, or for none.
    pub(crate) const fn new(is_waiting: bool) -> AnswerReader {
        AnswerReader {
            is_waiting,
            held: Vec::new(),
        }
    }

    /// The events that come of this one.
    pub(crate) fn read(&mut self, event: Event) -> Vec<Event> {
        let Event::Key(key) = event else {
            return vec![event];
        };
        if !self.is_waiting {
            return vec![Event::Key(key)];
        }
        self.held.push(key);
        let text = self.text();
        let is_ended = self.held.len() > 1 && (is_alt(&key, '\\') || is_bell(&key));
        if is_ended && let Some(background) = Background::read(&text) {
            self.is_waiting = false;
            self.held.clear();
            return vec![Event::Background(background)];
        }
        if is_alt(&self.held[0], ']') && !is_ended && is_beginning(&text) {
            return Vec::new();
        }
        self.held.drain(..).map(Event::Key).collect()
    }

    /// The characters of the answer so far.
    fn text(&self) -> String {
        let keys = self.held.iter().skip(1);
        let plain = keys.filter(|key| !key.modifiers.intersects(HELD));
        plain.filter_map(|key| key.code.as_char()).collect()
    }
}

/// Keys that are held while another is pressed.
const HELD: KeyModifiers = KeyModifiers::ALT.union(KeyModifiers::CONTROL);

/// True if an answer can begin so.
fn is_beginning(text: &str) -> bool {
    const START: &str = "11;rgb";
    let is_short = text.len() < AnswerReader::LONGEST;
    is_short && (START.starts_with(text) || text.starts_with(START))
}

fn is_alt(key: &KeyEvent, character: char) -> bool {
    key.code == KeyCode::Char(character) && key.modifiers.contains(KeyModifiers::ALT)
}

/// True if it is the character 7, which ends an answer.
fn is_bell(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('g') && key.modifiers.contains(KeyModifiers::CONTROL)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<Event> {
        let keys = text.chars().map(KeyCode::Char).map(KeyEvent::from);
        keys.map(Event::Key).collect()
    }

    fn held(character: char, modifiers: KeyModifiers) -> Vec<Event> {
        let key = KeyEvent::new(KeyCode::Char(character), modifiers);
        vec![Event::Key(key)]
    }

    fn answer(text: &str, end: Vec<Event>) -> Vec<Event> {
        [held(']', KeyModifiers::ALT), plain(text), end].concat()
    }

    fn read(events: Vec<Event>) -> Vec<Event> {
        let mut reader = AnswerReader::new(true);
        events
            .into_iter()
            .flat_map(|event| reader.read(event))
            .collect()
    }

    #[test]
    fn an_answer_is_found_among_the_keys_and_none_of_it_is_a_key() {
        let escape = held('\\', KeyModifiers::ALT);
        let bell = held('g', KeyModifiers::CONTROL);
        let check = |text: &str, end: &Vec<Event>, expected| {
            let events = [plain("ab"), answer(text, end.clone()), plain("c")].concat();
            let found = [plain("ab"), vec![Event::Background(expected)], plain("c")].concat();
            assert_eq!(read(events), found, "{text}");
        };
        check("11;rgb:0000/0000/0000", &escape, Background::Dark);
        check("11;rgb:1e/1e/2e", &bell, Background::Dark);
        check("11;rgb:ffff/ffff/ffff", &bell, Background::Light);
        check("11;rgba:fafa/f8f8/efef/ffff", &escape, Background::Light);
    }

    #[test]
    fn other_keys_of_that_kind_are_keys() {
        for events in [
            answer("12", Vec::new()),
            answer("11;x", Vec::new()),
            answer("11;rgb:zz/0/0", held('\\', KeyModifiers::ALT)),
            held('\\', KeyModifiers::ALT),
        ] {
            assert_eq!(read(events.clone()), events);
        }
    }

    #[test]
    fn after_the_answer_nothing_is_held_back() {
        let end = held('\\', KeyModifiers::ALT);
        let once = answer("11;rgb:0/0/0", end);
        let again = held(']', KeyModifiers::ALT);
        let found = read([once, again.clone()].concat());
        assert_eq!(
            found,
            [vec![Event::Background(Background::Dark)], again].concat()
        );
    }

    #[test]
    fn some_terminals_are_not_asked() {
        let check = |terminal: &'static str, expected| {
            let environment = |_: &str| Some(terminal.to_owned());
            assert_eq!(can_be_asked(environment), expected, "{terminal}");
        };
        check("xterm-256color", true);
        check("linux", false);
        check("", false);
    }
}
