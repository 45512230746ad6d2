//! What a line asks for.

use brikke_engine::Direction;
use brikke_locale::{Language, Locale};
use brikke_play::Command;

/// What a line asks for.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Order {
    /// Something that the game knows.
    Do(Command),
    /// A new game.
    New,
    /// The same rules again.
    Restart,
    /// A player makes so many moves.
    Autoplay(u32),
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

impl Order {
    /// What the line asks for, in this language or in English.
    pub(super) fn of(line: &str, locale: Locale) -> Option<Order> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        Order::named(named(&word, locale)?, rest.trim())
    }

    fn named(word: &str, rest: &str) -> Option<Order> {
        Some(match word {
            "up" => Order::Do(Command::Move(Direction::Up)),
            "right" => Order::Do(Command::Move(Direction::Right)),
            "down" => Order::Do(Command::Move(Direction::Down)),
            "left" => Order::Do(Command::Move(Direction::Left)),
            "undo" => Order::Do(Command::Undo),
            "redo" => Order::Do(Command::Redo),
            "keep" => Order::Do(Command::KeepPlaying),
            "hint" => Order::Do(Command::Hint),
            "bookmark" => Order::Do(Command::Bookmark(rest.parse().ok()?)),
            "autoplay" if rest.is_empty() => Order::Autoplay(1),
            "autoplay" => Order::Autoplay(rest.parse().ok()?),
            "new" => Order::New,
            "restart" => Order::Restart,
            "board" => Order::Board,
            "scores" => Order::Scores,
            "help" => Order::Help,
            "quit" => Order::Quit,
            _ => return None,
        })
    }
}

/// The id of a word.
fn named(word: &str, locale: Locale) -> Option<&'static str> {
    let short = match word {
        "u" => Some("up"),
        "r" => Some("right"),
        "d" => Some("down"),
        "l" => Some("left"),
        "q" => Some("quit"),
        "?" => Some("help"),
        _ => None,
    };
    let spoken = |locale: Locale| {
        let is_word = |id: &&str| locale.text(&format!("command-{id}")).to_lowercase() == word;
        WORDS.iter().copied().find(is_word)
    };
    short
        .or_else(|| spoken(locale))
        .or_else(|| spoken(Locale::new(Language::English)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: Option<&Order>) {
        assert_eq!(
            Order::of(line, Locale::new(Language::French)).as_ref(),
            expected,
            "{line}"
        );
    }

    #[test]
    fn words_are_understood_in_two_languages() {
        let up = Order::Do(Command::Move(Direction::Up));
        check("UP", Some(&up));
        check("u", Some(&up));
        let french = Locale::new(Language::French).text("command-up");
        check(&french, Some(&up));
        check("banana", None);
    }

    #[test]
    fn a_player_makes_as_many_moves_as_are_written() {
        check("autoplay 20", Some(&Order::Autoplay(20)));
        check("autoplay", Some(&Order::Autoplay(1)));
        check("autoplay many", None);
    }
}
