//! Keys and buttons of the list of games.

use super::super::PLAY;
use super::GamesScreen;
use crate::context::Context;
use crate::page::KeyHint;
use crate::settings::KeyPage;

/// The key that brings back deleted games.
pub(super) const RESTORE: &str = "z";

/// The buttons for the selected game, with the ids of what they do.
const FOR_A_GAME: [(&str, &str); 7] = [
    ("enter", "keys-open"),
    ("v", "action-replay"),
    ("a", "replay-analyse"),
    ("n", "keys-rename"),
    ("x", "keys-delete"),
    ("e", "keys-export"),
    ("c", "action-share"),
];

/// The keys of the page, with the ids of what they do.
const KEYS: &[(&str, &str)] = &[
    ("↑↓", "keys-choose"),
    ("enter", "keys-open"),
    ("v", "action-replay"),
    ("/", "keys-search"),
    ("f", "keys-filter"),
    ("t", "keys-state"),
    ("r", "keys-rules"),
    ("s", "keys-sort"),
    ("n", "keys-rename"),
    ("x", "keys-delete"),
    (RESTORE, "keys-undo-delete"),
    ("a", "replay-analyse"),
    ("c", "action-share"),
    ("e", "keys-export"),
    ("o", "action-open"),
    ("esc", "keys-back"),
];

/// The keys while there is no game.
const EMPTY_KEYS: &[(&str, &str)] = &[
    (PLAY, "keys-play"),
    ("o", "action-open"),
    (RESTORE, "keys-undo-delete"),
    ("esc", "keys-back"),
];

/// The keys while the keyboard writes into the search.
const SEARCH_KEYS: &[(&str, &str)] = &[
    ("↑↓", "keys-choose"),
    ("enter", "keys-search"),
    ("esc", "cancel"),
];

/// The keys while the list shows what was searched for.
const FOUND_KEYS: &[(&str, &str)] = &[
    ("↑↓", "keys-choose"),
    ("enter", "keys-open"),
    ("v", "action-replay"),
    ("a", "replay-analyse"),
    ("/", "keys-search"),
    ("esc", "keys-clear-search"),
];

impl GamesScreen {
    /// The keys that are shown.
    pub(super) fn keys(&self) -> &'static [(&'static str, &'static str)] {
        if self.is_searching {
            SEARCH_KEYS
        } else if !self.search.text().is_empty() {
            FOUND_KEYS
        } else if self.list.has_no_games() {
            EMPTY_KEYS
        } else {
            KEYS
        }
    }

    /// The other keys for renaming and deleting, where those of the page are
    /// shown.
    pub(super) fn other_keys(&self, context: &Context) -> Vec<KeyHint> {
        let set = &context.preferences.settings.page_keys;
        let shown = self.keys().iter();
        let shown = shown.filter(|(key, _)| ["n", "x"].contains(key));
        let others = shown.filter_map(|&(own, id)| {
            let first = set.shown(own, KeyPage::Games)?;
            let others = set.in_force(own, KeyPage::Games).into_iter();
            let others = others.filter(|key| *key != first);
            let others: Vec<String> = others.map(|key| context.key(&key)).collect();
            (!others.is_empty()).then(|| KeyHint {
                key: None,
                shown: others.join(" "),
                does: context.text(id),
                is_enabled: true,
            })
        });
        others.collect()
    }

    /// The buttons below the list.
    pub(super) fn buttons(&self, context: &Context) -> Vec<KeyHint> {
        let mut buttons = context.hints(&FOR_A_GAME);
        for button in &mut buttons {
            button.is_enabled = self.list.len() > 0;
        }
        buttons.extend(self.hints(
            &[
                (RESTORE, "keys-undo-delete"),
                ("/", "keys-search"),
                ("o", "action-open"),
            ],
            context,
        ));
        buttons
    }

    /// Keys with what they do now: where nothing was deleted, nothing can be
    /// brought back.
    pub(super) fn hints(&self, keys: &[(&str, &str)], context: &Context) -> Vec<KeyHint> {
        let mut hints = context.hints(keys);
        for (hint, (key, _)) in hints.iter_mut().zip(keys) {
            hint.is_enabled = *key != RESTORE || self.can_restore;
        }
        hints
    }
}
