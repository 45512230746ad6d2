//! The commands that can be typed.

use brikke_app::page::{Body, KeyHint, Page};
use brikke_app::settings::Action;
use brikke_app::{Language, Locale};

/// A command that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// An action that also has a key.
    Do(Action),
    /// A new game.
    New,
    /// Play on after the goal.
    Keep,
    /// A player makes so many moves.
    Autoplay(u32),
    /// The position gets this name.
    Bookmark(String),
    /// The board once more.
    Board,
    /// The best scores.
    Scores,
    /// The commands.
    Help,
    /// The end.
    Quit,
}

/// The words, by their ids.
const WORDS: [&str; 16] = [
    "up", "right", "down", "left", "undo", "redo", "new", "restart", "keep", "hint", "autoplay",
    "board", "scores", "bookmark", "help", "quit",
];

impl Command {
    /// The command of a line, in this language or in English.
    pub(super) fn of(line: &str, locale: Locale) -> Option<Command> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Command::named(id(&word.to_lowercase(), locale)?, rest.trim())
    }

    fn named(id: &str, rest: &str) -> Option<Command> {
        Some(match id {
            "up" => Command::Do(Action::Up),
            "right" => Command::Do(Action::Right),
            "down" => Command::Do(Action::Down),
            "left" => Command::Do(Action::Left),
            "undo" => Command::Do(Action::Undo),
            "redo" => Command::Do(Action::Redo),
            "restart" => Command::Do(Action::Restart),
            "hint" => Command::Do(Action::Hint),
            "new" => Command::New,
            "keep" => Command::Keep,
            "autoplay" if rest.is_empty() => Command::Autoplay(1),
            "autoplay" => Command::Autoplay(rest.parse().ok()?),
            "bookmark" => Command::Bookmark(rest.to_owned()),
            "board" => Command::Board,
            "scores" => Command::Scores,
            "help" => Command::Help,
            "quit" => Command::Quit,
            _ => return None,
        })
    }
}

/// The id of a word or a letter.
fn id(word: &str, locale: Locale) -> Option<&'static str> {
    let spoken = |locale: Locale| {
        let is_word = |id: &&str| locale.text(&format!("command-{id}")).to_lowercase() == word;
        WORDS.iter().copied().find(is_word)
    };
    letter(word)
        .or_else(|| spoken(locale))
        .or_else(|| spoken(Locale::new(Language::English)))
}

/// The first letters of the English words come before the keys of a hand on
/// the keyboard: `d` is down.
fn letter(word: &str) -> Option<&'static str> {
    Some(match word {
        "u" | "w" | "k" => "up",
        "r" => "right",
        "d" | "s" | "j" => "down",
        "l" | "a" | "h" => "left",
        "q" => "quit",
        "?" => "help",
        _ => return None,
    })
}

/// The commands in sentences.
pub(super) fn help(locale: Locale) -> Vec<String> {
    let parts = [
        "title", "move", "undo", "new", "keep", "hint", "autoplay", "board", "scores", "bookmark",
        "help", "quit",
    ];
    let sentence = |part| locale.text(&format!("plain-help-{part}"));
    parts.map(sentence).to_vec()
}

/// The keys of practice that the page offers; none elsewhere.
fn keys_of_practice(page: &Page) -> &[KeyHint] {
    match &page.body {
        Body::Game(game) => &game.practice,
        _ => &[],
    }
}

/// The key of practice that a line means: by itself, in capitals or not, or
/// by its word.
pub(super) fn key_of_practice<'a>(line: &str, page: &'a Page) -> Option<&'a str> {
    let line = line.to_lowercase();
    let is_meant = |hint: &&KeyHint| {
        let words = [Some(&hint.does), hint.key.as_ref()];
        let mut words = words.into_iter().flatten();
        words.any(|word| word.to_lowercase() == line)
    };
    let mut hints = keys_of_practice(page).iter();
    hints.find(is_meant)?.key.as_deref()
}

/// The keys of practice in sentences.
pub(super) fn help_of_practice(page: &Page) -> Vec<String> {
    let hints = keys_of_practice(page).iter();
    hints
        .map(|hint| format!("{}: {}", hint.shown, hint.does))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: Option<&Command>) {
        let found = Command::of(line, Locale::new(Language::French));
        assert_eq!(found.as_ref(), expected, "{line}");
    }

    #[test]
    fn words_are_understood_in_two_languages() {
        let up = Command::Do(Action::Up);
        for word in ["UP", "u", "w", "k"] {
            check(word, Some(&up));
        }
        let french = Locale::new(Language::French).text("command-up");
        check(&french, Some(&up));
        check("banana", None);
    }

    #[test]
    fn a_player_makes_as_many_moves_as_are_written() {
        check("autoplay 20", Some(&Command::Autoplay(20)));
        check("autoplay", Some(&Command::Autoplay(1)));
        check("autoplay many", None);
    }
}
