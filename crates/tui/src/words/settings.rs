//! What is wrong in the file of settings.

use brikke_locale::Locale;
use brikke_store::settings::{Action, SettingsProblem};

/// What is wrong in the file of settings.
pub(crate) fn settings_problem(locale: Locale, problem: &SettingsProblem) -> String {
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
            let mut values = vec![("line", (*line).into()), ("key", key.into())];
            let Some(nearest) = nearest else {
                return locale.text_with("settings-problem-unknown", &values);
            };
            values.push(("nearest", nearest.into()));
            locale.text_with("settings-problem-unknown-nearest", &values)
        }
        SettingsProblem::Value {
            line,
            key,
            found,
            allowed,
            used,
        } => {
            let values = [
                ("line", (*line).into()),
                ("key", key.into()),
                ("found", found.into()),
                ("allowed", allowed.into()),
                ("used", used.into()),
            ];
            locale.text_with("settings-problem-value", &values)
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
    }
}
