//! Rules, and what is wrong with them.

use brikke_engine::{Goal, Overrides, Preset, Rules, RulesError, Size, TileWeights, TilesError};
use brikke_locale::Locale;

use super::name_error;
use crate::settings::{OwnRules, RulesName, RulesNameError};

/// A short name of rules: the preset's, with the size and the goal where they
/// are unusual.
pub fn rules(locale: Locale, rules: &Rules) -> String {
    let size = rules.size();
    let goal = rules.goal().map_or(Goal::None, Goal::Tile);
    let with = |goal: Option<Goal>| {
        let mut presets = Preset::ALL.into_iter();
        presets.find(|preset| {
            let overrides = Overrides {
                size: Some(size),
                goal,
                ..Overrides::default()
            };
            Rules::new(*preset, overrides).is_ok_and(|other| other == *rules)
        })
    };
    let name = |preset: Option<Preset>| {
        let name = preset.map_or("custom", Preset::name);
        of_size(locale.text(&format!("preset-{name}")), size)
    };
    let usual = Preset::of(rules).or_else(|| with(None));
    match with(Some(goal)).filter(|_| usual.is_none()) {
        Some(preset) => with_goal(locale, name(Some(preset)), rules),
        None => name(usual),
    }
}

/// The name of rules whose goal is another one.
fn with_goal(locale: Locale, name: String, rules: &Rules) -> String {
    let name = ("rules", name.into());
    match rules.goal() {
        Some(goal) => locale.text_with(
            "rules-with-goal",
            &[name, ("goal", goal.to_string().into())],
        ),
        None => locale.text_with("rules-without-goal", &[name]),
    }
}

/// The name under which a person has saved these rules, or what they are.
pub fn named_rules(locale: Locale, own: &OwnRules, rules: &Rules) -> String {
    let name = own.name_of(rules).map(RulesName::as_str);
    name.map_or_else(|| self::rules(locale, rules), str::to_owned)
}

/// The name of the rules of a practice board. Where the board holds the goal
/// already there is none to reach, but the rules are called as before.
pub fn practised_rules(locale: Locale, own: &OwnRules, rules: &Rules) -> String {
    let is_it = |named: &Rules| without_goal(named, rules.size()).as_ref() == Some(rules);
    if rules.goal().is_none() && own.name_of(rules).is_none() && Preset::of(rules).is_none() {
        if let Some((name, _)) = own.iter().find(|(_, named)| is_it(named)) {
            return name.as_str().to_owned();
        }
        let preset = Preset::ALL.into_iter().map(Preset::rules);
        if let Some(preset) = { preset }.find(|preset| is_it(preset)) {
            return of_size(self::rules(locale, &preset), rules.size());
        }
    }
    named_rules(locale, own, rules)
}

/// These rules without a goal, on a board of this size.
fn without_goal(rules: &Rules, size: Size) -> Option<Rules> {
    let overrides = Overrides {
        size: Some(size),
        tiles: Some(rules.tiles().clone()),
        start: Some(u32::from(rules.start())),
        goal: Some(Goal::None),
        at_goal: Some(rules.at_goal()),
        lost_when: Some(rules.lost_when()),
    };
    Rules::new(Preset::Classic, overrides).ok()
}

/// A name with the size, where that is unusual.
fn of_size(name: String, size: Size) -> String {
    if size == Size::CLASSIC {
        name
    } else {
        format!("{name} {size}")
    }
}

/// Size, tiles and goal of rules, for a line about them.
pub fn rules_in_short(locale: Locale, rules: &Rules) -> String {
    let goal = rules.goal().map(|goal| goal.to_string());
    let goal = goal.unwrap_or_else(|| locale.text("new-game-goal-none"));
    let values = [
        ("size", rules.size().to_string().into()),
        ("tiles", rules.tiles().to_string().into()),
        ("goal", goal.into()),
    ];
    locale.text_with("rules-in-short", &values)
}

/// The reason why rules cannot have a name.
pub fn rules_name_error(locale: Locale, error: &RulesNameError) -> String {
    match error {
        RulesNameError::Name(error) => name_error(locale, error),
        RulesNameError::Preset(preset) => {
            let name = locale.text(&format!("preset-{preset}"));
            locale.text_with("rules-name-taken", &[("name", name.into())])
        }
    }
}

/// The reason why rules are not possible.
pub fn rules_error(locale: Locale, error: &RulesError) -> String {
    match error {
        RulesError::StartTiles { size, .. } => start_tiles(locale, *size),
        RulesError::GoalTooLarge {
            goal,
            size,
            largest,
        } => {
            let values = [
                ("goal", goal.to_string().into()),
                ("size", size.to_string().into()),
                ("largest", largest.to_string().into()),
            ];
            locale.text_with("rules-goal-too-large", &values)
        }
        RulesError::TileTooLarge { tile, size } => {
            let tile = ("tile", tile.to_string().into());
            let values = [tile, ("size", size.to_string().into())];
            locale.text_with("rules-tile-too-large", &values)
        }
    }
}

/// The number of start tiles that a board takes.
pub fn start_tiles(locale: Locale, size: Size) -> String {
    let cells = ("cells", size.cells().into());
    let values = [("size", size.to_string().into()), cells];
    locale.text_with("rules-start-tiles", &values)
}

/// The reason why tiles with their weights are not possible.
pub fn tiles_error(locale: Locale, error: &TilesError) -> String {
    match error {
        TilesError::None => locale.text("rules-tiles"),
        TilesError::Text { text, .. } => {
            locale.text_with("rules-tiles-text", &[("text", text.into())])
        }
        TilesError::NotATile { tile, .. } => {
            locale.text_with("rules-tiles-not-a-tile", &[("tile", tile.into())])
        }
        TilesError::Weight { tile, weight } => {
            let values = [
                ("tile", tile.to_string().into()),
                ("weight", weight.into()),
                ("most", TileWeights::MAX_TOTAL.into()),
            ];
            locale.text_with("rules-tiles-weight", &values)
        }
        TilesError::Twice(tile) => {
            locale.text_with("rules-tiles-twice", &[("tile", tile.to_string().into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_goal_is_part_of_the_name() {
        let named = |size: Option<&str>, goal: Goal| {
            let overrides = Overrides {
                size: size.and_then(|size| size.parse().ok()),
                goal: Some(goal),
                ..Overrides::default()
            };
            let made = Rules::new(Preset::Classic, overrides).unwrap();
            rules(Locale::default(), &made)
        };
        let goal = |tile: &str| tile.parse::<Goal>().unwrap();
        assert_eq!(named(None, goal("2048")), "Classic");
        assert_eq!(named(None, goal("32")), "Classic, goal 32");
        assert_eq!(named(Some("3x3"), goal("64")), "Classic 3x3, goal 64");
        assert_eq!(named(None, Goal::None), "Classic, no goal");
    }
}
