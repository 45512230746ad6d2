//! The help of a page: what can be typed there.

use brikke_locale::Locale;

use super::command::keys_of_practice;
use super::dialog::{self, answers};
use super::game::{is_drill, is_slide};
use super::list::{OF_A_ROW, RENAME, SEARCH};
use super::replay;
use super::tables::{RULES, TABLE, Tables};
use crate::page::{Body, Control, Dialog, Form, GamePage, KeyHint, Listing, Page};
use crate::screens::DRILL_EXPLANATIONS;
use crate::words;

/// The commands of a game.
const OF_GAME: [&str; 22] = [
    "title", "move", "undo", "new", "choose", "keep", "hint", "autoplay", "assisted", "board",
    "reading", "scores", "proof", "bookmark", "practice", "save", "analyse", "menu", "pages",
    "keys", "help", "quit",
];

/// The commands of a drill, in which nothing is taken back.
const OF_DRILL: [&str; 8] = [
    "title", "move", "values", "next", "board", "back", "help", "quit",
];

/// The commands of the menu.
const OF_MENU: [&str; 7] = [
    "choose", "games", "pages", "open", "reading", "help", "quit",
];

/// The last lines of the help of every page over the menu.
const OF_PAGE: [&str; 3] = ["back", "help", "quit"];

/// The commands of this page in sentences, and the way out.
pub(super) fn help(page: &Page, locale: Locale) -> Vec<String> {
    match &page.body {
        Body::Game(game) if game.board.cursor.is_some() => of_editor(game, locale),
        Body::Game(game) => {
            let of_dialog = page.dialog.iter();
            let of_dialog = of_dialog.flat_map(|dialog| answers(dialog, locale));
            let (commands, about): (&[&str], &[&str]) = if is_drill(game) {
                (&OF_DRILL, &DRILL_EXPLANATIONS)
            } else {
                (&OF_GAME, &[])
            };
            of_dialog
                .chain(sentences(commands, locale))
                .chain(keys(keys_of_practice(page), true, locale))
                .chain(about.iter().map(|id| locale.text(id)))
                .collect()
        }
        Body::Menu(_) => {
            let first = locale.text("plain-help-of-menu");
            let commands = sentences(&OF_MENU, locale);
            std::iter::once(first).chain(commands).collect()
        }
        _ => {
            let mut all = of_page(page, locale);
            all.extend(sentences(&OF_PAGE, locale));
            all
        }
    }
}

/// All commands of a game, for somebody who has not begun one.
pub(crate) fn of_every_game(locale: Locale) -> Vec<String> {
    sentences(&OF_GAME, locale).collect()
}

/// The help at a question: the question itself, its answers, and the ways out.
pub(super) fn question(dialog: &Dialog, locale: Locale) -> Vec<String> {
    let mut all = dialog::question(dialog, locale);
    all.push(locale.text("plain-help-question"));
    all
}

fn sentences(parts: &[&str], locale: Locale) -> impl Iterator<Item = String> {
    let ids: Vec<String> = parts.iter().map(|it| format!("plain-help-{it}")).collect();
    ids.into_iter().map(move |id| locale.text(&id))
}

/// The lines that change a board.
fn of_editor(game: &GamePage, locale: Locale) -> Vec<String> {
    let mut all = vec![locale.text("plain-help-of-editor")];
    all.extend(keys(&game.editing, true, locale));
    all.extend(sentences(&OF_PAGE, locale));
    all
}

/// The title of a page, how its lines are chosen, and its keys.
fn of_page(page: &Page, locale: Locale) -> Vec<String> {
    let mut all = vec![page.title.clone()];
    match &page.body {
        Body::Form(form) => all.extend(of_form(form, &page.keys, locale)),
        Body::Listing(listing) => all.extend(of_list(listing, page, locale)),
        Body::Replay(replay) => {
            all.push(locale.text("plain-help-of-replay"));
            all.extend(keys(&replay.buttons, false, locale));
            let shown = |key: &str| {
                replay
                    .buttons
                    .iter()
                    .any(|it| it.key.as_deref() == Some(key))
            };
            let others = replay::other_words(locale).filter(|(key, _)| !shown(key));
            all.extend(others.map(|(key, word)| words::labelled(locale, key, &word)));
        }
        Body::Document(_) => {}
        _ => all.push(locale.text("plain-help-of-choice")),
    }
    all.extend(of_tables(page, locale));
    all
}

fn of_form(form: &Form, hints: &[KeyHint], locale: Locale) -> Vec<String> {
    let mut controls = form.fields.iter().map(|field| &field.control);
    if !controls.any(|control| matches!(control, Control::Keys { .. })) {
        return vec![locale.text("plain-help-of-form")];
    }
    let own = hints.iter().filter(|hint| is_own(hint));
    let words: Vec<String> = own.map(|hint| hint.does.clone()).collect();
    vec![
        locale.text("plain-help-of-keys"),
        listed_words(&words, locale),
    ]
}

/// The way to open rows, the keys and words for one of them, and the others.
fn of_list(listing: &Listing, page: &Page, locale: Locale) -> Vec<String> {
    let mut all = vec![locale.text("plain-help-of-list")];
    let button = |wanted: &str| {
        let mut buttons = listing.buttons.iter();
        buttons.find(|hint| hint.key.as_deref() == Some(wanted))
    };
    let with_word =
        |id: &str, hint: &KeyHint| locale.text_with(id, &[("word", hint.does.as_str().into())]);
    let mut of_a_row = OF_A_ROW.into_iter().filter(|key| *key != "enter");
    if let Some(first) = of_a_row.find_map(button) {
        all.push(with_word("plain-help-of-rows", first));
    }
    all.extend(button(RENAME).map(|hint| with_word("plain-help-of-names", hint)));
    all.extend(button(SEARCH).map(|hint| with_word("plain-help-of-search", hint)));
    all.extend(keys(&listing.buttons, false, locale));
    let is_new = |hint: &&KeyHint| !listing.buttons.iter().any(|known| known.key == hint.key);
    all.extend(keys(page.keys.iter().filter(is_new), false, locale));
    all
}

/// The words for other tables and other rules.
fn of_tables(page: &Page, locale: Locale) -> Vec<String> {
    let Some(tables) = Tables::of(page) else {
        return Vec::new();
    };
    let line = |id: &str, word: &str, choices: &[String]| {
        let choices = choices.join(&locale.text("list-separator"));
        let values = [
            ("word", locale.text(word).into()),
            ("choices", choices.into()),
        ];
        locale.text_with(id, &values)
    };
    let rules = tables.rules(locale);
    let rules = rules.map(|(_, rules)| line("plain-help-of-rules", RULES, &rules.options));
    let table = line("plain-help-of-tables", TABLE, tables.tabs);
    rules.into_iter().chain([table]).collect()
}

/// True for a key that has no other way: a number opens, a word leads back.
fn is_own(hint: &KeyHint) -> bool {
    !matches!(hint.key.as_deref(), None | Some("esc"))
}

/// Keys that can be typed with what they do, and the words of the others.
/// Letters that slide do nothing else on a board.
fn keys<'h>(
    hints: impl IntoIterator<Item = &'h KeyHint>,
    is_board: bool,
    locale: Locale,
) -> Vec<String> {
    let is_typed = |hint: &&KeyHint| {
        let key = hint.key.as_deref().unwrap_or_default();
        key.chars().count() == 1 && !(is_board && is_slide(key))
    };
    let hints = hints.into_iter();
    let own = hints.filter(|hint| is_own(hint) && hint.key.as_deref() != Some("enter"));
    let (typed, others): (Vec<&KeyHint>, Vec<&KeyHint>) = own.partition(is_typed);
    let line = |hint: &KeyHint| words::labelled(locale, &hint.shown, &hint.does);
    let mut all: Vec<String> = typed.into_iter().map(line).collect();
    let others: Vec<String> = others.into_iter().map(|hint| hint.does.clone()).collect();
    if !others.is_empty() {
        all.push(listed_words(&others, locale));
    }
    all
}

fn listed_words(words: &[String], locale: Locale) -> String {
    let words = words.join(&locale.text("list-separator"));
    locale.text_with("plain-help-words", &[("words", words.into())])
}
