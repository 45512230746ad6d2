//! Rules by the name that somebody gives on a command line.

use std::fs;
use std::path::Path;

use brikke_engine::{Preset, Rules};

use crate::Settings;

/// The rules of a preset, or those that the person has saved under the name.
///
/// # Errors
///
/// There are no such rules; a sentence says which there are.
pub fn rules_by_name(name: &str, settings_file: &Path) -> Result<Rules, String> {
    let unknown = match name.parse::<Preset>() {
        Ok(preset) => return Ok(preset.rules()),
        Err(unknown) => unknown,
    };
    // Nobody has saved rules where there are no settings, and a question begins
    // none.
    let text = fs::read_to_string(settings_file).unwrap_or_default();
    let own = Settings::read(&text).0.own_rules;
    let rules = own.named(name).cloned();
    rules.ok_or_else(|| {
        let names: Vec<&str> = own.iter().map(|(name, _)| name.as_str()).collect();
        if names.is_empty() {
            unknown.to_string()
        } else {
            format!("{unknown}, or saved rules ({})", names.join(", "))
        }
    })
}
