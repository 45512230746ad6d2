//! Settings, and what is wrong in their file.

use super::{io_error, name_error};
use crate::settings::{Action, Allowed, Choice, Setting, SettingsProblem, Speed};
use brikke_locale::Locale;

/// The value of a setting; nothing for keys.
pub fn setting_value(locale: Locale, setting: &Setting) -> String {
    let truth = |on| locale.text(if on { "on" } else { "off" });
    match setting {
        Setting::Language(now) => locale.text(&format!("language-{}", now.name())),
        Setting::Theme(now) => locale.text(&format!("theme-{}", now.name())),
        Setting::Colour(now) => locale.text(&format!("colour-{}", now.name())),
        Setting::Labels(now) => locale.text(&format!("labels-{}", now.name())),
        Setting::Reading(now) => locale.text(&format!("reading-{}", now.name())),
        Setting::Rules(now) => locale.text(&format!("preset-{}", now.name())),
        Setting::ReducedMotion(on)
        | Setting::ConfirmNewGame(on)
        | Setting::ConfirmAssistance(on)
        | Setting::Speedrun(on)
        | Setting::DrillValues(on)
        | Setting::Sound(on)
        | Setting::Vibration(on) => truth(*on),
        Setting::AnimationSpeed(now) => format!("{}x", speed(locale, now.get())),
        Setting::PlayerName(Some(name)) => name.as_str().to_owned(),
        Setting::PlayerName(None) => locale.text("none"),
        Setting::HintPlayer(now) => super::player(locale, now.as_str()),
        Setting::OwnRules(..) | Setting::Keys(..) | Setting::PageKeys(..) => String::new(),
    }
}

/// A speed with the decimals that it has.
fn speed(locale: Locale, speed: f64) -> String {
    let plain = speed.to_string();
    let decimals = plain
        .split_once('.')
        .map_or(0, |(_, decimals)| decimals.len());
    locale.decimal(speed, decimals)
}

/// A problem in the settings file.
pub fn settings_problem(locale: Locale, problem: &SettingsProblem) -> String {
    let action = |action: &Action| locale.text(&format!("action-{}", action.name()));
    match problem {
        SettingsProblem::Unavailable { path, kind } => {
            let path = path.display().to_string();
            let reason = io_error(locale, *kind);
            let values = [("path", path.into()), ("reason", reason.into())];
            locale.text_with("settings-problem-unavailable", &values)
        }
        SettingsProblem::Broken { line, .. } => {
            locale.text_with("settings-problem-broken", &[("line", (*line).into())])
        }
        SettingsProblem::Unknown { line, key, nearest } => {
            unknown(locale, *line, key, nearest.as_ref())
        }
        SettingsProblem::Value {
            line,
            key,
            found,
            allowed,
            used,
        } => {
            let allowed = allowed_values(locale, allowed);
            let usual = || locale.text("settings-usual-keys");
            let used = used.clone().unwrap_or_else(usual);
            value(locale, *line, [key, found, &allowed, &used])
        }
        SettingsProblem::OwnRules { line, name } => {
            let values = [("line", (*line).into()), ("name", name.into())];
            locale.text_with("settings-problem-own-rules", &values)
        }
        SettingsProblem::Clash {
            line,
            key,
            kept,
            refused,
        } => {
            let values = [
                ("line", (*line).into()),
                ("key", key.as_str().into()),
                ("kept", action(kept).into()),
                ("refused", action(refused).into()),
            ];
            locale.text_with("settings-problem-clash", &values)
        }
        SettingsProblem::PageClash {
            line,
            key,
            kept,
            refused,
        } => {
            let values = [
                ("line", (*line).into()),
                ("key", key.as_str().into()),
                ("kept", locale.text(kept.id()).into()),
                ("refused", locale.text(refused.id()).into()),
            ];
            locale.text_with("settings-problem-clash", &values)
        }
    }
}

/// A name that no setting has.
fn unknown(locale: Locale, line: usize, key: &String, nearest: Option<&String>) -> String {
    let mut values = vec![("line", line.into()), ("key", key.into())];
    let Some(nearest) = nearest else {
        return locale.text_with("settings-problem-unknown", &values);
    };
    values.push(("nearest", nearest.into()));
    locale.text_with("settings-problem-unknown-nearest", &values)
}

/// A value that a setting cannot have.
fn value(locale: Locale, line: usize, texts: [&String; 4]) -> String {
    let names = ["key", "found", "allowed", "used"];
    let mut values = vec![("line", line.into())];
    let texts = texts.into_iter().map(Into::into);
    values.extend(names.into_iter().zip(texts));
    locale.text_with("settings-problem-value", &values)
}

/// The values that a setting can have.
fn allowed_values(locale: Locale, allowed: &Allowed) -> String {
    let id = match allowed {
        Allowed::Words(words) => {
            let words = words.join(&locale.text("list-separator"));
            return locale.text_with("settings-allowed-words", &[("words", words.into())]);
        }
        Allowed::Speed => {
            let values = [
                ("least", Speed::MIN.get().to_string().into()),
                ("most", Speed::MAX.get().to_string().into()),
            ];
            return locale.text_with("settings-allowed-speed", &values);
        }
        Allowed::OtherName(error) => return name_error(locale, error),
        Allowed::Truth => "settings-allowed-truth",
        Allowed::Name => "settings-allowed-name",
        Allowed::Player => "settings-allowed-player",
        Allowed::Keys => "settings-allowed-keys",
        Allowed::Key => "settings-allowed-key",
        Allowed::KeyTable => "settings-allowed-key-table",
    };
    locale.text(id)
}
