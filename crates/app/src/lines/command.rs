//! The commands that can be typed.

use crate::page::{Body, KeyHint, Page};
use crate::settings::{Action, KeyName, ReadingChoice, Settings};
use brikke_locale::{Language, Locale};
use brikke_play::Mode;

/// A command that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// A key: it does what it does on the other faces.
    Press(String),
    /// An action that also has a key.
    Do(Action),
    /// A new game of these rules, this size and this seed.
    New(String),
    /// More or less is read after a move.
    Reading(ReadingChoice),
    /// Play on after the goal.
    Keep,
    /// A player makes this many moves, if it is a number.
    Autoplay(String),
    /// The position gets this name.
    Bookmark(String),
    /// This file is opened; without a name it is asked for.
    Open(String),
    /// The page once more.
    Board,
    /// The best scores.
    Scores,
    /// The proof of the tiles of the game.
    Proof,
    /// The endgame tables.
    Endgames,
    /// The saved games.
    Games,
    /// The statistics.
    Statistics,
    /// The settings.
    Settings,
    /// The program itself.
    About,
    /// The analysis of the game.
    Analyse,
    /// The analysis of the saved game with this number.
    AnalyseGame(String),
    /// The replay of the saved game with this number.
    ReplayGame(String),
    /// A link to the game.
    Share,
    /// The menu.
    Menu,
    /// The page before this one.
    Back,
    /// The commands.
    Help,
}

/// The words, by their ids.
const WORDS: [&str; 35] = [
    "up",
    "right",
    "down",
    "left",
    "undo",
    "redo",
    "new",
    "begin",
    "restart",
    "keep",
    "hint",
    "autoplay",
    "board",
    "scores",
    "bookmark",
    "save",
    "open",
    "menu",
    "games",
    "help",
    "quit",
    "analyse",
    "share",
    "back",
    "statistics",
    "settings",
    "about",
    "terse",
    "full",
    "proof",
    "edit",
    "practice",
    "bookmarks",
    "endgames",
    "replay",
];

/// A shorter word for the statistics, in every language.
const STATISTICS: &str = "stats";

/// The keys without a letter that are understood by their names.
const KEYS: [&str; 5] = ["esc", "enter", "space", "backspace", "tab"];

/// The arrow keys, as a terminal writes them into a line.
const ARROWS: [(&str, &str); 4] = [
    ("[A", "up"),
    ("[B", "down"),
    ("[C", "right"),
    ("[D", "left"),
];

impl Command {
    /// The command of a line: a single character is a key, a word is in this
    /// language or in English.
    pub(super) fn of(line: &str, locale: Locale) -> Option<Command> {
        if let Some(key) = key(line) {
            return Some(Command::Press(key));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Command::named(id(&word.to_lowercase(), locale)?, rest.trim())
    }

    fn named(id: &str, rest: &str) -> Option<Command> {
        Some(match id {
            "new" | "begin" => Command::New(rest.to_owned()),
            "autoplay" if rest.is_empty() => Command::Autoplay("1".to_owned()),
            "autoplay" => Command::Autoplay(rest.to_owned()),
            "bookmark" => Command::Bookmark(rest.to_owned()),
            "open" => Command::Open(rest.to_owned()),
            "analyse" if !rest.is_empty() => Command::AnalyseGame(rest.to_owned()),
            "replay" if !rest.is_empty() => Command::ReplayGame(rest.to_owned()),
            _ if !rest.is_empty() => return None,
            "keep" => Command::Keep,
            "terse" => Command::Reading(ReadingChoice::Terse),
            "full" => Command::Reading(ReadingChoice::Full),
            "proof" => Command::Proof,
            "endgames" => Command::Endgames,
            "practice" => Command::Do(Action::Edit),
            "board" => Command::Board,
            "scores" => Command::Scores,
            "games" => Command::Games,
            "statistics" => Command::Statistics,
            "settings" => Command::Settings,
            "about" => Command::About,
            "menu" => Command::Menu,
            "back" => Command::Back,
            "analyse" => Command::Analyse,
            "share" => Command::Share,
            "help" => Command::Help,
            name => Command::Do(Action::named(name)?),
        })
    }
}

/// The key that a line names. Words of a language may have one character;
/// they are no keys of a keyboard, but words.
fn key(line: &str) -> Option<String> {
    let line = line.trim_start_matches('\u{1b}');
    let arrow = ARROWS.iter().find(|(written, _)| *written == line);
    if let Some((_, name)) = arrow {
        return Some((*name).to_owned());
    }
    let is_character = line.is_ascii() && line.len() == 1;
    let word = line.to_lowercase();
    let name = if is_character {
        line
    } else {
        KEYS.into_iter().find(|key| *key == word)?
    };
    let name = KeyName::new(name).ok()?;
    Some(name.as_str().to_owned())
}

/// True if a word is the one with this id, in this language or in English.
pub(super) fn is_word(word: &str, id: &str, locale: Locale) -> bool {
    let locales = [locale, Locale::new(Language::English)];
    let (word, id) = (word.to_lowercase(), format!("command-{id}"));
    let mut words = locales.iter().map(|locale| locale.text(&id).to_lowercase());
    words.any(|spoken| spoken == word)
}

/// True if a line ends the program.
pub(super) fn is_quit(line: &str, locale: Locale) -> bool {
    is_word(line, "quit", locale) || line == "q"
}

/// The id of a word.
fn id(word: &str, locale: Locale) -> Option<&'static str> {
    if word == STATISTICS {
        return Some("statistics");
    }
    let spoken = |locale: Locale| {
        let is_word = |id: &&str| locale.text(&format!("command-{id}")).to_lowercase() == word;
        WORDS.iter().copied().find(is_word)
    };
    spoken(locale).or_else(|| spoken(Locale::new(Language::English)))
}

/// True if a line moves tiles: by one of the usual letters, an arrow key or a
/// word.
pub(super) fn is_move(line: &str, locale: Locale) -> bool {
    const MOVES: [Action; 4] = [Action::Up, Action::Right, Action::Down, Action::Left];
    let action = match Command::of(line, locale) {
        Some(Command::Do(action)) => Some(action),
        Some(Command::Press(key)) => {
            let key = KeyName::new(&key).ok();
            key.and_then(|key| Settings::default().keys.action(&key, Mode::Scored))
        }
        _ => None,
    };
    action.is_some_and(|action| MOVES.contains(&action))
}

/// The keys of practice that the page offers; none elsewhere.
pub(super) fn keys_of_practice(page: &Page) -> &[KeyHint] {
    match &page.body {
        Body::Game(game) => &game.practice,
        _ => &[],
    }
}

/// The key of practice that a line means: by itself, in capitals or not, or
/// by its word.
pub(super) fn key_of_practice<'a>(line: &str, page: &'a Page) -> Option<&'a str> {
    let hints = keys_of_practice(page);
    let found = matching_key(line, hints);
    found.or_else(|| matching_key(&line.to_lowercase(), hints))
}

/// The key among these that a line means: by itself, or by its word, of which
/// there may be two, such as `play/pause`.
pub(super) fn matching_key<'h>(
    line: &str,
    hints: impl IntoIterator<Item = &'h KeyHint>,
) -> Option<&'h str> {
    let wanted = line.to_lowercase();
    let is_word = |does: &str| does == wanted || does.split('/').any(|word| word == wanted);
    let is_meant = |hint: &&KeyHint| {
        let is_key = hint.key.as_deref() == Some(line);
        is_key || is_word(&hint.does.to_lowercase())
    };
    let mut hints = hints.into_iter().filter(|hint| hint.key.is_some());
    hints.find(is_meant)?.key.as_deref()
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
        let french = Locale::new(Language::French).text("command-up");
        for word in ["UP", "up", &french] {
            check(word, Some(&up));
        }
        check("banana", None);
    }

    #[test]
    fn a_letter_is_the_key_of_the_other_faces() {
        for letter in ["w", "d", "u", "R", "?", "1"] {
            check(letter, Some(&Command::Press(letter.to_owned())));
        }
        check("esc", Some(&Command::Press("esc".to_owned())));
        check("\u{1b}[D", Some(&Command::Press("left".to_owned())));
        let found = Command::of("上", Locale::new(Language::Chinese));
        assert_eq!(found, Some(Command::Do(Action::Up)));
    }

    #[test]
    fn a_player_makes_as_many_moves_as_are_written() {
        check("autoplay 20", Some(&Command::Autoplay("20".to_owned())));
        check("autoplay", Some(&Command::Autoplay("1".to_owned())));
    }

    #[test]
    fn a_word_takes_no_more_than_it_needs() {
        check("undo all of it", None);
        let new = Command::New("even 5x5".to_owned());
        for line in ["new even 5x5", "nouvelle even 5x5", "Nouveau even 5x5"] {
            check(line, Some(&new));
        }
    }

    #[test]
    fn a_file_has_the_rest_of_the_line() {
        let file = Command::Open("my games/1.txt".to_owned());
        check("open my games/1.txt", Some(&file));
    }
}
