//! The help of a page: what can be typed there.

use brikke_locale::Locale;

use super::command::keys_of_practice;
use super::dialog::answers;
use crate::page::{Body, GamePage, KeyHint, Page};
use crate::settings::Action;
use crate::words;

/// The commands of a game.
const OF_GAME: [&str; 18] = [
    "title", "move", "undo", "new", "keep", "hint", "autoplay", "assisted", "board", "scores",
    "bookmark", "save", "analyse", "menu", "pages", "keys", "help", "quit",
];

/// The commands of a drill, in which nothing is taken back.
const OF_DRILL: [&str; 6] = ["title", "move", "hint", "board", "help", "quit"];

/// The last lines of the help of every page over the menu.
const OF_PAGE: [&str; 3] = ["back", "help", "quit"];

/// The commands of this page in sentences, and the way out.
pub(super) fn help(page: &Page, locale: Locale) -> Vec<String> {
    let parts: &[&str] = match &page.body {
        Body::Game(game) if has_undo(game) => &OF_GAME,
        Body::Game(_) => &OF_DRILL,
        Body::Menu(_) => &["games", "pages", "open", "help", "quit"],
        _ => &OF_PAGE,
    };
    let parts = parts.iter().map(|part| sentence(part, locale));
    let of_dialog = page.dialog.iter();
    let of_dialog = of_dialog.flat_map(|dialog| answers(dialog, locale));
    match &page.body {
        Body::Game(_) => of_dialog
            .chain(parts)
            .chain(keys(keys_of_practice(page), locale))
            .collect(),
        Body::Menu(_) => {
            let first = locale.text("plain-help-of-menu");
            std::iter::once(first).chain(parts).collect()
        }
        _ => of_page(page, locale).into_iter().chain(parts).collect(),
    }
}

/// True if moves can be taken back there.
fn has_undo(game: &GamePage) -> bool {
    game.tools.iter().any(|tool| tool.action == Action::Undo)
}

fn sentence(part: &str, locale: Locale) -> String {
    locale.text(&format!("plain-help-{part}"))
}

/// The title of a page, how its lines are chosen, and its keys.
fn of_page(page: &Page, locale: Locale) -> Vec<String> {
    let (chosen, hints) = match &page.body {
        Body::Form(_) => ("plain-help-of-form", &[][..]),
        Body::Listing(listing) => ("plain-help-of-list", listing.buttons.as_slice()),
        Body::Replay(replay) => ("plain-help-of-replay", replay.buttons.as_slice()),
        _ => ("plain-help-of-choice", &[][..]),
    };
    let mut sentences = vec![page.title.clone(), locale.text(chosen)];
    sentences.extend(keys(hints, locale));
    let is_new = |hint: &&KeyHint| !hints.iter().any(|known| known.key == hint.key);
    let is_own = |hint: &&KeyHint| !matches!(hint.key.as_deref(), None | Some("esc"));
    let others = page.keys.iter().filter(is_new).filter(is_own);
    sentences.extend(keys(others, locale));
    sentences
}

/// Keys with what they do.
fn keys<'h>(hints: impl IntoIterator<Item = &'h KeyHint>, locale: Locale) -> Vec<String> {
    let line = |hint: &KeyHint| words::labelled(locale, &hint.shown, &hint.does);
    hints.into_iter().map(line).collect()
}
