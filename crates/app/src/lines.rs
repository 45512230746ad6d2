//! The application in lines of text: what a typed line means on a page, and
//! pages read as sentences.

mod choice;
mod command;
mod dialog;
mod game;
mod help;
mod list;
mod news;
mod reading;
mod replay;
mod tables;

use brikke_locale::{Locale, Value};
use brikke_store::GameId;

use crate::page::{Body, Dialog, DialogKind, Page};
use crate::settings::Action;
use crate::{Destination, FieldValue, Input, control_character};
use command::Command;
pub use dialog::question;
pub(crate) use help::of_every_game;
pub use news::{is_only_read, is_same_page, news};
pub use reading::page as read;

/// The meaning of a line that was typed.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// Inputs for the application, in this order. Only what the last one
    /// brings is said.
    Inputs(Vec<Input>),
    /// The input of a command. Where it brings nothing to say, the sentence
    /// is said.
    Command(Vec<Input>, String),
    /// Sentences, and then inputs, of which only what the last one brings is
    /// said.
    Then(Vec<String>, Vec<Input>),
    /// Sentences that answer it at once.
    Say(Vec<String>),
    /// The page is read once more.
    ReadPage,
    /// The program ends.
    Quit,
}

/// The circumstances in which a line was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// Typed by somebody who had heard everything.
    Answering,
    /// Typed at a terminal, perhaps before the last question was there.
    Ahead,
    /// Through a pipe: nobody knows what its writer had read.
    Piped,
}

/// The meaning of a line on this page: the answer to a dialog, a number that
/// the page offers, a key, or a word.
///
/// A game may end while further lines are typed or wait in a pipe: where a name
/// is asked for, a line that is a command stays one, and one that was typed ahead
/// is a name only behind the word for it.
pub fn understand(line: &str, timing: Timing, page: &Page, locale: Locale) -> Line {
    if is_unknown_key(line, locale) {
        return Line::Say(vec![locale.text("plain-wrong-key")]);
    }
    let meant = match &page.dialog {
        Some(dialog) => answered(line, timing, dialog, page, locale),
        None => command(line, page, locale),
    };
    without_control_characters(meant, locale)
}

/// The lines of a line: several arrow keys that were pressed before Enter are
/// one each.
pub fn split(line: &str) -> Vec<&str> {
    let keys: Vec<&str> = line.split('\u{1b}').collect();
    match keys[..] {
        ["", ref arrows @ ..] if arrows.len() > 1 && arrows.iter().all(|it| it.len() == 2) => {
            arrows.to_vec()
        }
        _ => vec![line],
    }
}

/// Refuses a text with a control character before anything is done with it.
fn without_control_characters(line: Line, locale: Locale) -> Line {
    let (Line::Inputs(inputs) | Line::Command(inputs, _) | Line::Then(_, inputs)) = &line else {
        return line;
    };
    match inputs.iter().find_map(control_character) {
        Some(place) => {
            let place = [("place", place.into())];
            Line::Say(vec![locale.text_with("name-control", &place)])
        }
        None => line,
    }
}

/// True for a key that a terminal writes as a sequence and that means nothing
/// here, such as F5.
fn is_unknown_key(line: &str, locale: Locale) -> bool {
    line.starts_with('\u{1b}') && Command::of(line, locale).is_none()
}

/// The meaning of a line that is not valid UTF-8.
pub fn unreadable(line: &str, locale: Locale) -> Line {
    Line::Say(vec![refusal("plain-unknown", line, locale)])
}

/// The longest part of a line that is repeated to the person.
const REPEATED: usize = 60;

/// The sentence for a line that means nothing here.
fn refusal(id: &str, line: &str, locale: Locale) -> String {
    let mut text: String = line.chars().take(REPEATED).collect();
    if text.len() < line.len() {
        text.push('…');
    }
    refusal_of(id, &[("text", text.into())], locale)
}

/// The sentence for a line that makes no sense, with these values.
fn refusal_of(id: &str, values: &[(&str, Value<'_>)], locale: Locale) -> String {
    locale.text_with(id, values)
}

/// A line while something is asked.
fn answered(line: &str, timing: Timing, dialog: &Dialog, page: &Page, locale: Locale) -> Line {
    match dialog.kind {
        DialogKind::Goal if command::is_move(line, locale) => {
            let mut sentences = vec![locale.text("refusal-goal-reached")];
            sentences.extend(dialog::answers(dialog, locale));
            return Line::Say(sentences);
        }
        DialogKind::Over if game::is_of_drill(page) && command::is_move(line, locale) => {
            let mut sentences = vec![locale.text("drill-over")];
            sentences.extend(dialog::answers(dialog, locale));
            return Line::Say(sentences);
        }
        DialogKind::Goal | DialogKind::Over => {}
        _ => {
            if let Some(meant) = at_question(line, dialog, page, locale) {
                return meant;
            }
        }
    }
    if dialog.kind == DialogKind::Name {
        return name(line, timing, dialog, page, locale);
    }
    answer(line, dialog, page, locale)
}

/// The words that are understood at every question: help, and the ways out.
fn at_question(line: &str, dialog: &Dialog, page: &Page, locale: Locale) -> Option<Line> {
    let is = |id: &str| command::is_word(line, id, locale);
    if is("help") {
        return Some(Line::Say(help::question(dialog, locale)));
    }
    if is("quit") && dialog.kind == DialogKind::Question {
        return Some(after_leaving(command(line, page, locale)));
    }
    let mut inputs = vec![Input::press("esc")];
    if is("menu") {
        inputs.push(Input::Open(Destination::Menu));
        return Some(Line::Inputs(inputs));
    }
    is("back").then_some(Line::Inputs(inputs))
}

/// A line where a name is asked for. A command that comes then leaves the score
/// without a name; a move, of which many may have been on their way, does not.
fn name(line: &str, timing: Timing, dialog: &Dialog, page: &Page, locale: Locale) -> Line {
    if !is_command(line, dialog, locale) {
        let is_meant = line.is_empty() || dialog::name(line, dialog, locale).is_some();
        return if is_meant || timing != Timing::Ahead {
            answer(line, dialog, page, locale)
        } else {
            Line::Say(vec![locale.text("plain-name")])
        };
    }
    if command::is_quit(line, locale) {
        return Line::Quit;
    }
    if line == "?" {
        return Line::Say(help::question(dialog, locale));
    }
    if command::is_move(line, locale) {
        return Line::Say(vec![locale.text("refusal-over")]);
    }
    // Somebody who was asked may well have a name of one letter.
    if line.chars().count() == 1 && timing != Timing::Piped {
        return Line::Say(vec![refusal("plain-name-command", line, locale)]);
    }
    after_leaving(command(line, page, locale))
}

/// The meaning of a line that leaves the question first.
fn after_leaving(meant: Line) -> Line {
    let left = |inputs: Vec<Input>| [vec![Input::press("esc")], inputs].concat();
    match meant {
        Line::Inputs(inputs) => Line::Inputs(left(inputs)),
        Line::Command(inputs, otherwise) => Line::Command(left(inputs), otherwise),
        Line::Then(sentences, inputs) => Line::Then(sentences, left(inputs)),
        Line::Say(sentences) => Line::Then(sentences, left(Vec::new())),
        Line::ReadPage => Line::Inputs(left(Vec::new())),
        Line::Quit => Line::Quit,
    }
}

fn answer(line: &str, dialog: &Dialog, page: &Page, locale: Locale) -> Line {
    match (dialog::inputs(line, dialog, locale), dialog.kind) {
        (Some(inputs), _) => Line::Inputs(inputs),
        (None, DialogKind::Goal | DialogKind::Over) => command(line, page, locale),
        (None, _) => {
            let mut sentences = vec![refusal("plain-wrong-answer", line, locale)];
            sentences.extend(dialog::answers(dialog, locale));
            Line::Say(sentences)
        }
    }
}

/// True if a line where a name is asked for is rather a command that was
/// typed too late: a name that is also a command stands behind its word.
fn is_command(line: &str, dialog: &Dialog, locale: Locale) -> bool {
    let is_command = !line.eq_ignore_ascii_case("esc") && Command::of(line, locale).is_some();
    is_command && dialog::name(line, dialog, locale).is_none()
}

/// A line on a page without a dialog. An empty line takes what is selected in
/// the menu.
fn command(line: &str, page: &Page, locale: Locale) -> Line {
    let is_menu = matches!(page.body, Body::Menu(_));
    match line {
        "" if is_menu => return Line::Inputs(vec![Input::press("enter")]),
        "" => return choice::left_empty(page, locale),
        _ => {}
    }
    if command::is_word(line, "back", locale) {
        return leave(page);
    }
    let of_page = game::meant(line, page, locale)
        .or_else(|| replay::meant(line, page, locale))
        .or_else(|| choice::meant(line, page, locale))
        .or_else(|| tables::meant(line, page, locale));
    if let Some(meant) = of_page {
        return meant;
    }
    if let Some(key) = command::key_of_practice(line, page) {
        return Line::Inputs(vec![Input::press(key)]);
    }
    match Command::of(line, locale) {
        Some(command) => match named(command, page, locale) {
            Line::Inputs(inputs) => Line::Command(inputs, refusal("plain-unknown", line, locale)),
            other => other,
        },
        // The menu itself says which numbers it has.
        None if is_menu => Line::Inputs(vec![Input::press(line)]),
        None => match choice::word(line, page) {
            Some(key) => Line::Inputs(vec![Input::press(key)]),
            None => Line::Say(vec![refusal("plain-unknown", line, locale)]),
        },
    }
}

fn named(command: Command, page: &Page, locale: Locale) -> Line {
    match command {
        Command::Press(key) if key == "?" => Line::Say(help::help(page, locale)),
        Command::Press(key) => Line::Inputs(vec![Input::press(key)]),
        Command::Do(action) => act(action, page),
        Command::New(text) if text.is_empty() && game::is_of_drill(page) => act(Action::New, page),
        Command::New(text) => Line::Inputs(vec![Input::NewGame(text)]),
        Command::Reading(reading) => Line::Inputs(vec![Input::Reading(reading)]),
        Command::Keep => keep_playing(page, locale),
        Command::Autoplay(moves) => match moves.parse() {
            Ok(moves) => Line::Inputs(vec![Input::Autoplay(moves)]),
            Err(_) => Line::Say(vec![refusal("plain-autoplay-number", &moves, locale)]),
        },
        Command::Bookmark(name) => bookmark(name, page),
        Command::Open(path) if path.is_empty() => {
            Line::Inputs(vec![Input::Open(Destination::File)])
        }
        Command::Open(path) => Line::Inputs(vec![Input::OpenFile(path)]),
        Command::Board => Line::ReadPage,
        Command::Scores => Line::Inputs(vec![Input::Open(Destination::Scores)]),
        Command::Proof => Line::Inputs(vec![Input::Open(Destination::Proof)]),
        Command::Endgames => Line::Inputs(vec![Input::Open(Destination::Endgames)]),
        Command::Games => Line::Inputs(vec![Input::Open(Destination::Games)]),
        Command::Statistics => Line::Inputs(vec![Input::Open(Destination::Statistics)]),
        Command::Settings => Line::Inputs(vec![Input::Open(Destination::Settings)]),
        Command::About => Line::Inputs(vec![Input::Open(Destination::About)]),
        Command::Analyse => match &page.body {
            Body::Replay(replay) if !replay.analysis.is_empty() => Line::ReadPage,
            Body::Replay(_) => Line::Inputs(vec![Input::press("a")]),
            _ => Line::Inputs(vec![Input::Open(Destination::Analysis)]),
        },
        Command::AnalyseGame(number) => numbered("analyse", &number, locale, |game| {
            Destination::AnalysisOf(GameId(game))
        }),
        Command::ReplayGame(number) => numbered("replay", &number, locale, |game| {
            Destination::ReplayOf(GameId(game))
        }),
        Command::Share => match page.body {
            Body::Replay(_) => Line::Inputs(vec![Input::press("c")]),
            _ => Line::Inputs(vec![Input::Open(Destination::Share)]),
        },
        Command::Menu => match page.body {
            Body::Menu(_) => Line::ReadPage,
            _ => Line::Inputs(vec![Input::Open(Destination::Menu)]),
        },
        Command::Back => leave(page),
        Command::Help => Line::Say(help::help(page, locale)),
    }
}

/// A page of the game with this number, if it is one.
fn numbered(word: &str, number: &str, locale: Locale, page: fn(u64) -> Destination) -> Line {
    if let Ok(game) = number.parse() {
        return Line::Inputs(vec![Input::Open(page(game))]);
    }
    let word = locale.text(&format!("command-{word}"));
    let values = [("text", number.into()), ("word", word.into())];
    Line::Say(vec![refusal_of("plain-row-number", &values, locale)])
}

/// An action. Only the game and the menu know actions: on other pages a
/// direction is a key, and the end is the end.
fn act(action: Action, page: &Page) -> Line {
    match (&page.body, action) {
        (Body::Game(_) | Body::Menu(_), action) => Line::Inputs(vec![Input::Do(action)]),
        (_, Action::Quit) => Line::Quit,
        (_, action) => Line::Inputs(vec![Input::press(action.name())]),
    }
}

/// Leaves a page; in the menu, its lines are read again.
fn leave(page: &Page) -> Line {
    match page.body {
        Body::Game(ref game) if game.board.cursor.is_some() => {
            Line::Inputs(vec![Input::press("esc")])
        }
        Body::Game(_) => Line::Inputs(vec![Input::Do(Action::Menu)]),
        Body::Menu(_) => Line::ReadPage,
        _ => Line::Inputs(vec![Input::press("esc")]),
    }
}

fn keep_playing(page: &Page, locale: Locale) -> Line {
    match &page.dialog {
        Some(dialog) if dialog.kind == DialogKind::Goal => Line::Inputs(vec![Input::Choose(0)]),
        _ => Line::Say(vec![locale.text("refusal-not-at-goal")]),
    }
}

/// Gives the position a name; without one it is asked for.
fn bookmark(name: String, page: &Page) -> Line {
    if !matches!(page.body, Body::Game(_)) {
        return Line::Inputs(Vec::new());
    }
    // The second way to save is under a name.
    Line::Inputs(filled_in(
        vec![Input::Do(Action::Save), Input::Choose(1)],
        name,
    ))
}

/// Inputs that open a dialog, and a text for its field; without a text the
/// person is asked for it.
fn filled_in(mut inputs: Vec<Input>, text: String) -> Vec<Input> {
    if !text.is_empty() {
        inputs.push(Input::Set(0, FieldValue::Text(text)));
        inputs.push(Input::press("enter"));
    }
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_dialog() -> Dialog {
        Dialog {
            kind: DialogKind::Name,
            title: String::new(),
            text: String::new(),
            field: Some(String::new()),
            answers: Vec::new(),
            selected: None,
            problem: None,
            accept: None,
            cancel: None,
            is_quiet: false,
            is_offered: false,
            short: String::new(),
        }
    }

    #[test]
    fn a_command_that_is_typed_too_late_is_no_name() {
        let dialog = name_dialog();
        let is_command = |line: &str| is_command(line, &dialog, Locale::default());
        for line in ["w", "a", "s", "d", "left", "undo", "quit"] {
            assert!(is_command(line), "{line}");
        }
        for line in ["Ada", "name w", "Li", ""] {
            assert!(!is_command(line), "{line}");
        }
    }
}
