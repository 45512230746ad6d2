//! One setting with its value, between the program and the file.

use std::borrow::Cow;
use std::ops::Range;

use brikke_engine::{Preset, Rules};
use brikke_play::PlayerName;
use toml_edit::{Array, Item, Value};

use super::{
    Action, Allowed, Choice, ColourChoice, KeyName, KeyPage, LabelChoice, LanguageChoice,
    PageAction, PlayerText, ReadingChoice, RulesName, Speed, ThemeChoice,
};

/// One setting with its value.
#[derive(Debug, Clone, PartialEq)]
pub enum Setting {
    /// `language`
    Language(LanguageChoice),
    /// `theme`
    Theme(ThemeChoice),
    /// `colour`
    Colour(ColourChoice),
    /// `labels`
    Labels(LabelChoice),
    /// `reading`
    Reading(ReadingChoice),
    /// `reduced_motion`
    ReducedMotion(bool),
    /// `animation_speed`
    AnimationSpeed(Speed),
    /// `rules`
    Rules(Preset),
    /// `player_name`; an empty text for none.
    PlayerName(Option<PlayerName>),
    /// `hint_player`
    HintPlayer(PlayerText),
    /// `confirm_new_game`
    ConfirmNewGame(bool),
    /// `confirm_assistance`
    ConfirmAssistance(bool),
    /// `speedrun`
    Speedrun(bool),
    /// `drill_values`
    DrillValues(bool),
    /// `sound`
    Sound(bool),
    /// `vibration`
    Vibration(bool),
    /// The line of rules under `[own_rules]`; none removes it.
    OwnRules(RulesName, Option<Rules>),
    /// The line of an action under `[keys]`.
    Keys(Action, Vec<KeyName>),
    /// The line of an action under `[keys_in_games]` or the like.
    PageKeys(PageAction, Vec<KeyName>),
}

/// A value that a setting cannot have.
pub(super) struct InvalidValue {
    /// The allowed values.
    pub(super) allowed: Allowed,
    /// Its range, if that is known more precisely than by its setting.
    pub(super) place: Option<Range<usize>>,
}

impl Setting {
    /// The names of all settings outside of the tables, in the order in which
    /// the file has them.
    pub const NAMES: [&str; 16] = [
        "language",
        "theme",
        "colour",
        "labels",
        "reduced_motion",
        "animation_speed",
        "rules",
        "player_name",
        "hint_player",
        "confirm_new_game",
        "confirm_assistance",
        "speedrun",
        "drill_values",
        "sound",
        "vibration",
        "reading",
    ];

    /// The table in the file that has it, if any, and its name there.
    pub(super) fn path(&self) -> (Option<&'static str>, &str) {
        let name = match self {
            Setting::Language(_) => "language",
            Setting::Theme(_) => "theme",
            Setting::Colour(_) => "colour",
            Setting::Labels(_) => "labels",
            Setting::Reading(_) => "reading",
            Setting::ReducedMotion(_) => "reduced_motion",
            Setting::AnimationSpeed(_) => "animation_speed",
            Setting::Rules(_) => "rules",
            Setting::PlayerName(_) => "player_name",
            Setting::HintPlayer(_) => "hint_player",
            Setting::ConfirmNewGame(_) => "confirm_new_game",
            Setting::ConfirmAssistance(_) => "confirm_assistance",
            Setting::Speedrun(_) => "speedrun",
            Setting::DrillValues(_) => "drill_values",
            Setting::Sound(_) => "sound",
            Setting::Vibration(_) => "vibration",
            Setting::OwnRules(name, _) => return (Some("own_rules"), name.as_str()),
            Setting::Keys(action, _) => return (Some("keys"), action.name()),
            Setting::PageKeys(action, _) => return (Some(action.page().table()), action.name()),
        };
        (None, name)
    }

    /// The value as the file has it; none for a line that is to be removed.
    pub(super) fn value(&self) -> Option<Value> {
        Some(match self {
            Setting::Language(language) => language.name().into(),
            Setting::Theme(theme) => theme.name().into(),
            Setting::Colour(colour) => colour.name().into(),
            Setting::Labels(labels) => labels.name().into(),
            Setting::Reading(reading) => reading.name().into(),
            Setting::AnimationSpeed(speed) => speed.get().into(),
            Setting::Rules(rules) => rules.name().into(),
            Setting::PlayerName(name) => name.as_ref().map_or("", PlayerName::as_str).into(),
            Setting::HintPlayer(player) => player.as_str().into(),
            Setting::ReducedMotion(yes)
            | Setting::ConfirmNewGame(yes)
            | Setting::ConfirmAssistance(yes)
            | Setting::Speedrun(yes)
            | Setting::DrillValues(yes)
            | Setting::Sound(yes)
            | Setting::Vibration(yes) => (*yes).into(),
            Setting::OwnRules(_, rules) => rules.as_ref()?.to_string().into(),
            Setting::Keys(_, keys) | Setting::PageKeys(_, keys) => {
                Value::Array(keys.iter().map(KeyName::as_str).collect::<Array>())
            }
        })
    }

    /// Reads the setting of this name (`theme`, `keys.undo`); `None` if
    /// there is none.
    pub(super) fn read(key: &str, item: &Item) -> Option<Result<Setting, InvalidValue>> {
        Some(match key {
            "language" => choice(item).map(Setting::Language),
            "theme" => choice(item).map(Setting::Theme),
            "colour" => choice(item).map(Setting::Colour),
            "labels" => choice(item).map(Setting::Labels),
            "reading" => choice(item).map(Setting::Reading),
            "reduced_motion" => truth(item).map(Setting::ReducedMotion),
            "animation_speed" => speed(item).map(Setting::AnimationSpeed),
            "rules" => choice(item).map(Setting::Rules),
            "player_name" => name(item).map(Setting::PlayerName),
            "hint_player" => player(item).map(Setting::HintPlayer),
            "confirm_new_game" => truth(item).map(Setting::ConfirmNewGame),
            "confirm_assistance" => truth(item).map(Setting::ConfirmAssistance),
            "speedrun" => truth(item).map(Setting::Speedrun),
            "drill_values" => truth(item).map(Setting::DrillValues),
            "sound" => truth(item).map(Setting::Sound),
            "vibration" => truth(item).map(Setting::Vibration),
            _ => {
                let (table, name) = key.split_once('.')?;
                if let Some(page) = KeyPage::with_table(table) {
                    let action = PageAction::named(page, name)?;
                    return Some(keys(item).map(|keys| Setting::PageKeys(action, keys)));
                }
                let action = Action::named(key.strip_prefix("keys.")?)?;
                keys(item).map(|keys| Setting::Keys(action, keys))
            }
        })
    }
}

const fn invalid(allowed: Allowed) -> InvalidValue {
    InvalidValue {
        allowed,
        place: None,
    }
}

/// A word; a number without quotation marks, such as 256, is one too.
fn word(item: &Item) -> Option<Cow<'_, str>> {
    let number = || item.as_integer().map(|number| number.to_string().into());
    item.as_str().map(Cow::Borrowed).or_else(number)
}

fn choice<C: Choice>(item: &Item) -> Result<C, InvalidValue> {
    word(item)
        .and_then(|word| C::named(&word))
        .ok_or_else(|| invalid(Allowed::Words(C::words())))
}

fn truth(item: &Item) -> Result<bool, InvalidValue> {
    item.as_bool().ok_or_else(|| invalid(Allowed::Truth))
}

fn speed(item: &Item) -> Result<Speed, InvalidValue> {
    #[expect(
        clippy::cast_precision_loss,
        reason = "only a few small numbers are speeds"
    )]
    let whole = || item.as_integer().map(|number| number as f64);
    item.as_float()
        .or_else(whole)
        .and_then(|number| Speed::new(number).ok())
        .ok_or_else(|| invalid(Allowed::Speed))
}

fn name(item: &Item) -> Result<Option<PlayerName>, InvalidValue> {
    let text = item.as_str().ok_or_else(|| invalid(Allowed::Name))?;
    if text.is_empty() {
        return Ok(None);
    }
    PlayerName::new(text)
        .map(Some)
        .map_err(|error| invalid(Allowed::OtherName(error)))
}

fn player(item: &Item) -> Result<PlayerText, InvalidValue> {
    item.as_str()
        .and_then(|text| PlayerText::new(text).ok())
        .ok_or_else(|| invalid(Allowed::Player))
}

/// A list of keys, or a single one.
fn keys(item: &Item) -> Result<Vec<KeyName>, InvalidValue> {
    match item.as_value() {
        Some(Value::Array(keys)) => keys.iter().map(key).collect(),
        Some(single) if single.is_str() => Ok(vec![key(single)?]),
        _ => Err(invalid(Allowed::Keys)),
    }
}

fn key(value: &Value) -> Result<KeyName, InvalidValue> {
    value
        .as_str()
        .and_then(|text| KeyName::new(text).ok())
        .ok_or_else(|| InvalidValue {
            allowed: Allowed::Key,
            place: value.span(),
        })
}
