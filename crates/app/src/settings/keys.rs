//! The key bindings.

use brikke_play::Mode;

use super::{Action, KeyName};

/// The keys of every action. No key has two, but for one of practice beside
/// one of every game.
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

    /// The action of the key in a game of this mode. A key that plays does so in
    /// practice too, whatever practice would have it for.
    pub fn action(&self, key: &KeyName, mode: Mode) -> Option<Action> {
        let usual = self.owner(key, false);
        let in_practice = match mode {
            Mode::Scored => None,
            Mode::Practice => self.owner(key, true),
        };
        match (usual, in_practice) {
            // Practice begins again as every game does.
            (Some(Action::Restart), Some(Action::Reset)) => in_practice,
            _ => usual.or(in_practice),
        }
    }

    /// The action that has the key, among those of practice or the others.
    fn owner(&self, key: &KeyName, is_of_practice: bool) -> Option<Action> {
        let bindings = self.bindings.iter();
        let mut actions = bindings
            .filter(|(known, _)| known == key)
            .map(|&(_, action)| action);
        actions.find(|action| action.is_of_practice() == is_of_practice)
    }

    /// The action that keeps another from having the key, or from ever doing
    /// anything by it.
    pub(crate) fn rival(&self, key: &KeyName, action: Action) -> Option<Action> {
        let is_in_vain = |_: &Action| action.is_of_practice() && action != Action::Reset;
        let playing = self.owner(key, false).filter(is_in_vain);
        playing.or_else(|| self.rival_beside(key, action))
    }

    /// The action that keeps another of its kind from having the key.
    fn rival_beside(&self, key: &KeyName, action: Action) -> Option<Action> {
        let owner = self.owner(key, action.is_of_practice());
        owner.filter(|&owner| owner != action)
    }

    /// The keys of the action.
    pub fn of(&self, action: Action) -> impl Iterator<Item = &KeyName> {
        self.bindings
            .iter()
            .filter(move |&&(_, bound)| bound == action)
            .map(|(key, _)| key)
    }

    /// The keys of the action that do it in a game of this mode.
    pub fn working(&self, action: Action, mode: Mode) -> impl Iterator<Item = &KeyName> {
        let works = move |key: &&KeyName| self.action(key, mode) == Some(action);
        self.of(action).filter(works)
    }

    /// The usual keys of the action, whether they are free or not.
    pub(crate) fn usual(action: Action) -> impl Iterator<Item = KeyName> {
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
        let rival = self.rival_beside(&key, action);
        let is_bound = self.of(action).any(|bound| *bound == key);
        if rival.is_none() && !is_bound {
            self.bindings.push((key, action));
        }
        rival
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
