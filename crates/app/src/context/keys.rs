//! Keys by the settings: the actions of keys, the keys of actions, and both as people
//! read them.

use brikke_play::Mode;

use super::Context;
use crate::keys::Pad;
use crate::page::KeyHint;
use crate::settings::{Action, KeyName, KeyPage};
use crate::{Face, Key, keys};

impl Context {
    /// The action of a key, by the settings.
    pub(crate) fn action(&self, key: &Key) -> Option<Action> {
        self.action_in(key, Mode::Scored)
    }

    /// The action of a key in a game of this mode.
    pub(crate) fn action_in(&self, key: &Key, mode: Mode) -> Option<Action> {
        let bindings = &self.preferences.settings.keys;
        let pad = Pad::of(key.is_on_pad, self.face);
        let set = keys::action(bindings, &key.name, pad, mode);
        let is_window = self.face == Face::Window;
        set.or_else(|| keys::of_window(&key.name).filter(|_| is_window))
    }

    /// The key to press where a page shows this one of its own; none if its
    /// action has none.
    pub(crate) fn page_key(&self, own: &str, page: KeyPage) -> Option<String> {
        self.preferences.settings.page_keys.shown(own, page)
    }

    /// The key to press where a page shows this one of its own, as people read it.
    pub(crate) fn page_key_shown(&self, own: &str, page: KeyPage) -> String {
        let key = self.page_key(own, page);
        key.map_or_else(|| self.text("settings-no-key"), |key| self.key(&key))
    }

    /// A key as people read it.
    pub(crate) fn key(&self, name: &str) -> String {
        keys::word(self.locale, name)
    }

    /// The shortest key of an action, as people read it.
    pub(crate) fn key_of(&self, action: Action) -> Option<String> {
        self.key_in(action, self.key_mode())
            .map(|name| self.key(name))
    }

    /// The shortest key of an action in a game of this mode.
    pub(crate) fn key_in(&self, action: Action, mode: Mode) -> Option<&str> {
        keys::shortest(self.locale, &self.preferences.settings.keys, action, mode)
    }

    /// A key with the words for what it does. A text such as `↑↓` stands for
    /// several keys.
    pub(crate) fn hint(&self, key: &str, id: &str) -> KeyHint {
        let is_key = KeyName::new(key).is_ok();
        KeyHint {
            key: is_key.then(|| key.to_owned()),
            shown: self.key(key),
            does: self.text(id),
            is_enabled: true,
        }
    }

    /// Keys with the words for what they do.
    pub(crate) fn hints(&self, keys: &[(&str, &str)]) -> Vec<KeyHint> {
        keys.iter().map(|&(key, id)| self.hint(key, id)).collect()
    }

    /// The key of an action with the words for it.
    pub(crate) fn action_hint(&self, action: Action) -> Option<KeyHint> {
        self.action_hint_as(action, &format!("action-{}", action.name()))
    }

    /// The key of an action with other words for it.
    pub(crate) fn action_hint_as(&self, action: Action, id: &str) -> Option<KeyHint> {
        let key = self.key_in(action, self.key_mode())?;
        Some(self.hint(key, id))
    }
}
