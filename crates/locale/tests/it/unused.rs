//! Every message is used.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot read the sources fails"
)]

use std::fs;
use std::path::Path;

use brikke_locale::Language;

use crate::files;

/// Messages whose ids are put together: the beginning of each.
const COMPOSED: [&str; 14] = [
    "action-",
    "colour-",
    "command-",
    "direction-",
    "key-",
    "language-",
    "new-game-at-goal-",
    "new-game-lost-when-",
    "plain-help-",
    "player-",
    "preset-",
    "setting-",
    "theme-",
    "towards-",
];

/// Messages that no source mentions yet or any longer. The list may shrink,
/// and nothing may be added.
const UNUSED: &str = "
    about-text autoplay-title confirm-quit game-saved games-assisted games-count games-date
    games-time help-data-games help-data-settings hint-by keys-close keys-edit keys-export
    keys-practise keys-reset menu-welcome-back name-character new-game-goal-about
    new-game-new-tiles-about new-game-seed-about new-game-size-about new-game-start-tiles-about
    over-new-best page plain-prompt play-back-to-present play-gained play-paused play-rules
    play-undone-count practice-editing practice-put practice-undo refusal-cell-taken
    refusal-position-count refusal-position-moves refusal-position-size
    refusal-position-too-large refusal-square replay-taken-over scores-date scores-new
    scores-undos settings-allowed-keys settings-allowed-name settings-allowed-player
    settings-allowed-speed settings-allowed-truth settings-allowed-words settings-default
    settings-reset statistics-all-rules store-beginning store-io store-newer store-not-kept store-set-aside
    store-too-large
";

/// The text of every source file in this directory and below.
fn sources(directory: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &fs::read_to_string(&path).unwrap();
        }
    }
    text
}

#[test]
fn every_message_is_mentioned_in_a_source() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut text = String::new();
    for entry in fs::read_dir(crates).unwrap() {
        text += &sources(&entry.unwrap().path().join("src"));
    }
    let is_used = |id: &str| {
        let is_composed = COMPOSED.iter().any(|beginning| id.starts_with(beginning));
        is_composed || text.contains(&format!("\"{id}\""))
    };
    let unused: Vec<&str> = files::messages(Language::English)
        .into_keys()
        .filter(|id| !is_used(id) && !UNUSED.split_whitespace().any(|known| known == *id))
        .collect();
    assert!(unused.is_empty(), "nothing uses {unused:?}");
}
