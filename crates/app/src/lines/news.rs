//! The parts of a page that somebody has not heard yet.

use std::mem::discriminant;

use brikke_locale::Locale;

use super::reading;
use crate::page::{Body, GamePage, Page, Selector};

/// The sentences about a page for somebody who has heard the one `before`: all
/// of them where another board, another table or another page is shown, else
/// those that are new.
pub fn news(before: Option<&Page>, page: &Page) -> Vec<String> {
    let before = before.filter(|before| is_same_page(before, page));
    let Some(before) = before else {
        return whole(page);
    };
    match (&before.body, &page.body) {
        (Body::Game(before), Body::Game(game)) => of_game(before, game, page),
        _ if is_other_view(&before.body, &page.body) => reading::page(page),
        _ => {
            let heard = reading::page(before);
            let mut sentences = reading::page(page);
            sentences.retain(|sentence| !heard.contains(sentence));
            sentences
        }
    }
}

/// True for a page that can only be read and left.
pub fn is_only_read(page: &Page) -> bool {
    let has_one = |selectors: &[Selector]| selectors.iter().all(|it| it.options.len() < 2);
    match &page.body {
        Body::Document(document) => document.tabs.is_empty() || document.empty.is_some(),
        Body::Listing(listing) => !listing.is_choosable && has_one(&listing.selectors),
        _ => false,
    }
}

/// True if a page is of the same kind and has the same title.
pub fn is_same_page(before: &Page, page: &Page) -> bool {
    discriminant(&before.body) == discriminant(&page.body) && before.title == page.title
}

/// A page that was not there before. What is special about a game was said when
/// it became so.
fn whole(page: &Page) -> Vec<String> {
    match &page.body {
        Body::Game(game) => {
            let rules = reading::rules(game, Locale::new(page.look.language));
            std::iter::once(rules).chain(reading::board(game)).collect()
        }
        _ => reading::page(page),
    }
}

/// The game after a change: the rules if they are others, and the board, or
/// only the score if no more is wanted.
fn of_game(before: &GamePage, game: &GamePage, page: &Page) -> Vec<String> {
    let locale = Locale::new(page.look.language);
    let mut sentences = Vec::new();
    let rules = reading::rules(game, locale);
    if rules != reading::rules(before, locale) {
        sentences.push(rules);
    }
    if game.board.rows == before.board.rows {
        return sentences;
    }
    match &game.summary_in_short {
        Some(summary) => sentences.push(summary.clone()),
        None => sentences.extend(reading::board(game)),
    }
    sentences
}

/// True if the page shows another position, or other rows.
fn is_other_view(before: &Body, body: &Body) -> bool {
    match (before, body) {
        (Body::Replay(before), Body::Replay(replay)) => before.ply != replay.ply,
        (Body::Listing(before), Body::Listing(listing)) => {
            let text = |search: &Option<crate::page::SearchField>| {
                search.as_ref().map(|search| search.text.clone())
            };
            before.tab != listing.tab
                || before.selectors != listing.selectors
                || text(&before.search) != text(&listing.search)
        }
        (Body::Document(before), Body::Document(document)) => {
            before.tab != document.tab || before.selectors != document.selectors
        }
        _ => false,
    }
}
