//! The file of settings, with every mistake in it.

mod file;
mod keys;
mod mistakes;
mod values;

use brikke_app::Settings;

/// The settings of a text without mistakes.
fn read(text: &str) -> Settings {
    let (settings, problems) = Settings::read(text);
    assert_eq!(problems, [], "{text}");
    settings
}

/// The settings of a text with mistakes, and what is said about them.
fn read_wrong(text: &str) -> (Settings, Vec<String>) {
    let (settings, problems) = Settings::read(text);
    (settings, problems.iter().map(ToString::to_string).collect())
}
