//! Settings, and what is wrong in their file.

use crate::settings::{Action, Choice, Setting, SettingsProblem};
use brikke_locale::Locale;

/// The value of a setting; nothing for keys.
pub fn setting_value(locale: Locale, setting: &Setting) -> String {
    let truth = |on| locale.text(if on { "on" } else { "off" });
    match setting {
        Setting::Language(now) => locale.text(&format!("language-{}", now.name())),
        Setting::Theme(now) => locale.text(&format!("theme-{}", now.name())),
        Setting::Colour(now) => locale.text(&format!("colour-{}", now.name())),
        Setting::Rules(now) => locale.text(&format!("preset-{}", now.name())),
        Setting::ReducedMotion(on) | Setting::ConfirmNewGame(on) => truth(*on),
        Setting::AnimationSpeed(now) => format!("{}x", now.get()),
        Setting::PlayerName(Some(name)) => name.as_str().to_owned(),
        Setting::PlayerName(None) => locale.text("none"),
        Setting::HintPlayer(now) => super::player(locale, now.as_str()),
        Setting::Keys(..) => String::new(),
    }
}

/// What is wrong in the file of settings.
pub fn settings_problem(locale: Locale, problem: &SettingsProblem) -> String {
    let action = |action: &Action| locale.text(&format!("action-{}", action.name()));
    match problem {
        SettingsProblem::Unavailable { path, reason } => {
            let path = path.display().to_string();
            let values = [("path", path.into()), ("reason", reason.into())];
            locale.text_with("settings-problem-unavailable", &values)
        }
        SettingsProblem::Broken { line, reason } => {
            let values = [("line", (*line).into()), ("reason", reason.into())];
            locale.text_with("settings-problem-broken", &values)
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
        } => value(locale, *line, [key, found, allowed, used]),
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
