//! A replay line by line.

use brikke_locale::Locale;

use super::command::matching_key;
use super::list::behind;
use super::{Line, refusal_of};
use crate::Input;
use crate::page::{Body, Page, ReplayPage};

/// The key that goes to a move, and the id of its word.
const JUMP: (&str, &str) = ("g", "replay-jump");

/// Keys that are understood whether or not the page offers them at this
/// moment, with the ids of their words.
const OTHERS: [(&str, &str); 5] = [
    ("n", "replay-next-mistake"),
    ("p", "replay-previous-mistake"),
    ("w", "replay-worst-mistake"),
    ("c", "action-share"),
    ("e", "keys-export"),
];

/// The words for a replay that its page does not show as buttons, with their
/// keys.
pub(super) fn other_words(locale: Locale) -> impl Iterator<Item = (&'static str, String)> {
    let others = [JUMP].into_iter().chain(OTHERS);
    others.map(move |(key, id)| (key, locale.text(id)))
}

/// The meaning of a line on a replay: a key or its word, or the move to go
/// to. None if the page knows no such line.
pub(super) fn meant(line: &str, page: &Page, locale: Locale) -> Option<Line> {
    let Body::Replay(replay) = &page.body else {
        return None;
    };
    if let Some(number) = jump(line, locale).filter(|number| !number.is_empty()) {
        return Some(go_to(number, replay, locale));
    }
    let shown = replay.buttons.iter().chain(&page.keys);
    let key = matching_key(line, shown).map(str::to_owned);
    let key = key.or_else(|| other_key(line, locale).map(str::to_owned))?;
    Some(Line::Inputs(vec![Input::press(key)]))
}

/// The text behind the word or the key that goes to a move.
fn jump(line: &str, locale: Locale) -> Option<&str> {
    let (key, id) = JUMP;
    behind(line, &locale.text(id)).or_else(|| behind(line, key))
}

fn go_to(number: &str, replay: &ReplayPage, locale: Locale) -> Line {
    match number.parse() {
        Ok(ply) if ply <= replay.plies => Line::Inputs(vec![Input::GoTo(ply)]),
        _ => {
            let plies = [("plies", replay.plies.into())];
            Line::Say(vec![refusal_of("replay-not-a-move", &plies, locale)])
        }
    }
}

fn other_key(line: &str, locale: Locale) -> Option<&'static str> {
    let wanted = line.to_lowercase();
    let mut others = other_words(locale);
    let found = others.find(|(key, word)| *key == line || word.to_lowercase() == wanted);
    found.map(|(key, _)| key)
}
