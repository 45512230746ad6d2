//! Keys in the words of the person, and where they were drawn.

use brikke_app::settings::Action;
use crossterm::event::KeyEvent;
use ratatui::layout::Position;

use super::World;
use crate::key_hint::KeyHint;
use crate::keys;

impl World {
    /// Keys with the words for what they do.
    pub(crate) fn keys(&self, keys: &[(&str, &str)]) -> Vec<KeyHint> {
        keys.iter().map(|&(key, id)| self.hint(key, id)).collect()
    }

    /// A key with the words for what it does.
    pub(crate) fn hint(&self, key: &str, id: &str) -> KeyHint {
        KeyHint {
            shown: self.key(key),
            does: self.text(id),
            key: keys::event(key),
        }
    }

    /// The key of an action with the words for it.
    pub(crate) fn action_hint(&self, action: Action) -> Option<KeyHint> {
        let key = keys::shortest(self.locale, &self.preferences.settings.keys, action)?;
        Some(self.hint(key, &format!("action-{}", action.name())))
    }

    /// The key whose words are drawn at a position, for a mouse.
    pub(crate) fn key_at(&self, position: Position) -> Option<KeyEvent> {
        let drawn = self.drawn_keys.borrow();
        let found = drawn.iter().find(|(area, _)| area.contains(position));
        found.map(|(_, key)| *key)
    }

    /// A key as it is shown.
    pub(crate) fn key(&self, name: &str) -> String {
        keys::word(self.locale, name)
    }

    /// The shortest key of an action, as it is shown.
    pub(crate) fn key_of(&self, action: Action) -> Option<String> {
        let key = keys::shortest(self.locale, &self.preferences.settings.keys, action)?;
        Some(self.key(key))
    }
}
