//! Rules of the person's own, saved under names.

use brikke_engine::{Goal, Overrides, Preset, Rules, RulesError};
use brikke_play::{NameError, PlayerName};

/// The name of saved rules: checked like that of a person, and none that a
/// preset has.
///
/// ```
/// use brikke_app::settings::RulesName;
///
/// assert_eq!(RulesName::new(" Tiny ").unwrap().as_str(), "Tiny");
/// assert!(RulesName::new("Classic").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesName(String);

/// An error in the name of rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulesNameError {
    /// It cannot be a name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A preset has it.
    #[error("'{0}' is the name of a preset: choose another one")]
    Preset(&'static str),
}

impl RulesName {
    /// Checks a text and makes it a name: trimmed and composed.
    ///
    /// # Errors
    ///
    /// It cannot be a name, or a preset has it.
    pub fn new(text: &str) -> Result<RulesName, RulesNameError> {
        let name = PlayerName::new(text)?;
        let is_taken = |preset: &Preset| preset.name().eq_ignore_ascii_case(name.as_str());
        match Preset::ALL.into_iter().find(is_taken) {
            Some(preset) => Err(RulesNameError::Preset(preset.name())),
            None => Ok(RulesName(name.as_str().to_owned())),
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns true if a person means this name, in capitals or not.
    pub fn is_meant(&self, text: &str) -> bool {
        self.0.to_lowercase() == text.trim().to_lowercase()
    }
}

/// All saved rules, in the order of the file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OwnRules(Vec<(RulesName, Rules)>);

impl OwnRules {
    /// The rules with their names.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&RulesName, &Rules)> {
        self.0.iter().map(|(name, rules)| (name, rules))
    }

    /// The rules of this name, in capitals or not.
    pub fn named(&self, text: &str) -> Option<&Rules> {
        let mut all = self.iter();
        all.find_map(|(name, rules)| name.is_meant(text).then_some(rules))
    }

    /// The name of these rules.
    pub fn name_of(&self, rules: &Rules) -> Option<&RulesName> {
        let mut all = self.iter();
        all.find_map(|(name, known)| (known == rules).then_some(name))
    }

    /// Saves rules under a name, or removes them.
    pub(super) fn set(&mut self, name: RulesName, rules: Option<Rules>) {
        let known = self.0.iter().position(|(known, _)| *known == name);
        match (known, rules) {
            (Some(place), Some(rules)) => self.0[place].1 = rules,
            (Some(place), None) => drop(self.0.remove(place)),
            (None, Some(rules)) => self.0.push((name, rules)),
            (None, None) => {}
        }
    }
}

/// Rules with what is to be different, as [`Rules::new`] changes a preset: a
/// goal of theirs that another board cannot hold is dropped.
///
/// # Errors
///
/// Those of [`Rules::new`].
pub fn changed(rules: &Rules, overrides: Overrides) -> Result<Rules, RulesError> {
    let size = overrides.size.unwrap_or(rules.size());
    let tiles = overrides.tiles.unwrap_or_else(|| rules.tiles().clone());
    let largest = size.largest_tile(tiles.largest());
    let own_goal = rules.goal().filter(|&goal| Some(goal) <= largest);
    let goal = overrides
        .goal
        .or(Some(own_goal.map_or(Goal::None, Goal::Tile)));
    let overrides = Overrides {
        size: Some(size),
        tiles: Some(tiles),
        start: overrides.start.or(Some(rules.start().into())),
        goal,
        at_goal: overrides.at_goal.or(Some(rules.at_goal())),
        lost_when: overrides.lost_when.or(Some(rules.lost_when())),
    };
    // Every field is overridden: any preset will do.
    Rules::new(Preset::Classic, overrides)
}
