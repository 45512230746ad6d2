//! What was found amiss when saved games were opened, in words.

use std::env;
use std::path::Path;

use brikke_locale::{Locale, visible};
use brikke_store::Opened;

use crate::Directories;

/// The warnings about a store that was opened, each with the command that brings back
/// what can be read.
pub fn store_damage(locale: Locale, opened: &Opened, directories: &Directories) -> Vec<String> {
    let values = |copy: &Path| {
        let path = visible(&copy.display().to_string()).into_owned();
        [
            ("path", path.into()),
            ("command", rescuing(copy, directories).into()),
        ]
    };
    let quarantined = opened.quarantined.as_deref().map(|copy| {
        let values = values(copy);
        locale.text_with("store-quarantined", &values)
    });
    let log_damage = opened.log_damage.as_ref().map(|damage| {
        let [path, command] = values(&damage.copy);
        let values = [("count", damage.missing.into()), path, command];
        locale.text_with("store-log-damaged", &values)
    });
    quarantined.into_iter().chain(log_damage).collect()
}

/// The command that takes the games of a file back to where they were.
fn rescuing(file: &Path, directories: &Directories) -> String {
    let data = directories.to_be_named(|name| env::var_os(name));
    let data = data.map(|data| format!(" --data {}", quoted(data)));
    format!("brikke rescue {}{}", quoted(file), data.unwrap_or_default())
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |character: char| {
        character.is_alphanumeric() || matches!(character, '/' | '.' | '-' | '_' | '\\' | ':')
    };
    if text.chars().all(is_plain) {
        return text;
    }
    visible(&format!("'{}'", text.replace('\'', r"'\''"))).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, expected: &str) {
        assert_eq!(quoted(Path::new(path)), expected);
    }

    #[test]
    fn a_shell_reads_a_path_as_it_is() {
        check("/home/ada/games.sqlite", "/home/ada/games.sqlite");
        check("/srv/a b/x", "'/srv/a b/x'");
        check("it's", r"'it'\''s'");
    }
}
