//! The key bindings.

use super::{Action, KeyName};

/// The keys of every action; no key has two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys {
    bindings: Vec<(KeyName, Action)>,
}

impl Keys {
    /// No keys at all.
    pub(super) const fn none() -> Keys {
        Keys {
            bindings: Vec::new(),
        }
    }

    /// The action of a key.
    pub fn action(&self, key: &KeyName) -> Option<Action> {
        self.bindings
            .iter()
            .find(|(known, _)| known == key)
            .map(|&(_, action)| action)
    }

    /// The keys of the action.
    pub fn of(&self, action: Action) -> impl Iterator<Item = &KeyName> {
        self.bindings
            .iter()
            .filter(move |&&(_, bound)| bound == action)
            .map(|(key, _)| key)
    }

    /// The usual keys of the action, whether they are free or not.
    pub(super) fn usual(action: Action) -> impl Iterator<Item = KeyName> {
        let keys = action.usual_keys().iter();
        keys.filter_map(|key| KeyName::new(key).ok())
    }

    /// Gives the action these keys and no others; a key that another action
    /// has stays there.
    pub(super) fn replace(&mut self, action: Action, keys: Vec<KeyName>) {
        self.bindings.retain(|&(_, bound)| bound != action);
        for key in keys {
            self.bind(key, action);
        }
    }

    /// Gives the key to the action, unless another has it: that one is
    /// returned.
    pub(super) fn bind(&mut self, key: KeyName, action: Action) -> Option<Action> {
        let owner = self.action(&key);
        if owner.is_none() {
            self.bindings.push((key, action));
        }
        owner.filter(|&owner| owner != action)
    }
}

impl Default for Keys {
    fn default() -> Keys {
        let mut keys = Keys::none();
        for action in Action::ALL {
            for key in Keys::usual(action) {
                keys.bind(key, action);
            }
        }
        keys
    }
}
