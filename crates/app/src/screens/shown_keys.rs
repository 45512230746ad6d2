//! The keys of a page, shown as the settings have them.

use super::Contents;
use crate::context::Context;
use crate::page::{Body, EmptyPage, KeyHint};
use crate::settings::KeyPage;

/// Texts that stand for two keys of a page each, with what is between them.
const PAIRS: [(&str, [&str; 2], &str); 2] = [("+-", ["+", "-"], ""), ("r c", ["r", "c"], " ")];

impl Contents {
    /// Shows the keys of this page as they are set. An action without a key is
    /// not shown.
    pub(crate) fn show_keys_of(&mut self, page: KeyPage, context: &Context) {
        let show = |hints: &mut Vec<KeyHint>| {
            hints.retain_mut(|hint| show(hint, page, context));
        };
        show(&mut self.keys);
        let empty = |empty: &mut Option<EmptyPage>| {
            if let Some(empty) = empty {
                self::show(&mut empty.play, page, context);
            }
        };
        match &mut self.body {
            Body::Listing(listing) => {
                show(&mut listing.buttons);
                empty(&mut listing.empty);
                if let Some(search) = &mut listing.search {
                    search.key = context.page_key(&search.key, page).unwrap_or_default();
                }
            }
            Body::Document(document) => {
                show(&mut document.buttons);
                empty(&mut document.empty);
            }
            Body::NewGame(new_game) => show(&mut new_game.buttons),
            Body::Replay(replay) => show(&mut replay.buttons),
            _ => {}
        }
    }
}

/// Shows one key as it is set; false if the action has none.
fn show(hint: &mut KeyHint, page: KeyPage, context: &Context) -> bool {
    if let Some(own) = &hint.key {
        let Some(key) = context.page_key(own, page) else {
            return false;
        };
        hint.shown = context.key(&key);
        hint.key = Some(key);
        return true;
    }
    let Some((_, pair, between)) = PAIRS.into_iter().find(|(text, ..)| *text == hint.shown) else {
        return true;
    };
    let keys = pair
        .into_iter()
        .filter_map(|own| context.page_key(own, page));
    let keys: Vec<String> = keys.map(|key| context.key(&key)).collect();
    hint.shown = keys.join(between);
    !keys.is_empty()
}
