//! The keys of a page, shown as the settings have them.

use super::Contents;
use crate::context::Context;
use crate::page::{Body, EmptyPage, KeyHint};
use crate::settings::KeyPage;

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

/// Shows keys of this page as they are set.
pub(crate) fn show_keys(hints: &mut Vec<KeyHint>, page: KeyPage, context: &Context) {
    hints.retain_mut(|hint| show(hint, page, context));
}

/// Shows one key as it is set; false if the action has none.
fn show(hint: &mut KeyHint, page: KeyPage, context: &Context) -> bool {
    let Some(own) = &hint.key else {
        return true;
    };
    let Some(key) = context.page_key(own, page) else {
        return false;
    };
    hint.shown = context.key(&key);
    hint.key = Some(key);
    true
}
