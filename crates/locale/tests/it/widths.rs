//! Labels fit where they stand, in columns of a terminal.

use brikke_locale::{Language, Locale};
use unicode_width::UnicodeWidthStr;

use crate::files;

/// How many columns the messages whose ids begin so may take, when they take
/// no arguments. The first that fits counts.
const LIMITS: [(&str, usize); 89] = [
    ("action-*-does", 46),
    ("action-", 16),
    ("autoplay-speed-full", 20),
    ("back", 10),
    ("cancel", 10),
    ("colour-", 16),
    ("command-settings", 14),
    ("command-", 12),
    ("dialog-", 20),
    ("direction-", 10),
    ("done", 10),
    ("file-format-prompt", 30),
    ("file-format-", 48),
    ("file-*-title", 24),
    ("games-nothing-to-restore", 60),
    ("games-rename-text", 74),
    ("games-rename", 24),
    ("games-renamed", 40),
    ("games-newest", 28),
    ("games-empty", 60),
    ("games-nothing-matches", 40),
    ("games-more", 70),
    ("games-", 14),
    ("goal-keep-playing", 20),
    ("goal-take-win", 20),
    ("hint-", 14),
    ("key-", 12),
    ("keys-undo-delete", 24),
    ("keys-edit-rules", 20),
    ("keys-undo-remove", 24),
    ("keys-reset-all", 17),
    ("keys-read-board", 16),
    ("keys-cursor", 20),
    ("keys-erase", 26),
    ("keys-", 12),
    ("language-", 16),
    ("menu-tagline", 40),
    ("menu-wrong-key", 70),
    ("menu-", 18),
    ("name-prompt", 16),
    ("new-game-*-about", 74),
    ("new-game-", 22),
    ("off", 10),
    ("on", 10),
    ("over-", 40),
    ("play-best-three", 20),
    ("play-caps-lock", 70),
    ("play-paste-nothing", 60),
    ("play-closed", 70),
    ("play-returned", 60),
    ("play-shared", 60),
    ("play-resumed", 40),
    ("play-assisted-", 70),
    ("play-clock-", 40),
    ("play-present", 60),
    ("play-", 12),
    ("player-*-about", 44),
    ("player-", 20),
    ("practice-best", 40),
    ("practice-playing", 24),
    ("practice-about", 64),
    ("practice-begun", 60),
    ("practice-paste-prompt", 44),
    ("practice-edited", 40),
    ("practice-merges", 74),
    ("practice-passes", 74),
    ("practice-pushes", 74),
    ("practice-slides", 40),
    ("practice-", 18),
    ("preset-*-about", 58),
    ("preset-", 14),
    ("replay-former-course", 70),
    ("replay-no-mistake", 24),
    ("replay-preparing", 27),
    ("replay-", 18),
    ("save-practice-done", 70),
    ("save-", 40),
    ("scores-*-about", 44),
    ("scores-empty", 60),
    ("scores-no-game", 60),
    ("scores-", 16),
    ("setting-*-about", 60),
    ("setting-", 26),
    ("statistics-empty", 50),
    ("statistics-fastest", 30),
    ("statistics-best-tiles", 26),
    ("statistics-", 18),
    ("theme-", 18),
    ("window-too-small", 20),
];

fn limit(id: &str) -> Option<usize> {
    let fits = |pattern: &str| match pattern.split_once('*') {
        Some((start, end)) => id.starts_with(start) && id.ends_with(end),
        None if pattern.ends_with('-') => id.starts_with(pattern),
        None => id == pattern || id.starts_with(&format!("{pattern}-")),
    };
    let found = LIMITS.iter().find(|(pattern, _)| fits(pattern));
    found.map(|(_, limit)| *limit)
}

#[test]
fn labels_fit() {
    let mut broad = Vec::new();
    for language in Language::ALL {
        for (id, arguments) in files::messages(language) {
            let text = Locale::new(language).text(id);
            let limit = limit(id).filter(|_| arguments.is_empty());
            if limit.is_some_and(|limit| text.width() > limit) {
                broad.push(format!("{language}: {id} = {text} ({})", text.width()));
            }
        }
    }
    assert!(broad.is_empty(), "{broad:#?}");
}

#[test]
fn every_limit_is_of_some_message() {
    let messages = files::messages(Language::English);
    for (pattern, _) in LIMITS {
        let start = pattern.split('*').next().unwrap();
        assert!(messages.keys().any(|id| id.starts_with(start)), "{pattern}");
    }
}

#[test]
fn the_notice_for_a_small_window_is_small_itself() {
    for language in Language::ALL {
        let arguments = [("columns", 80_u64.into()), ("rows", 24_u64.into())];
        let text = Locale::new(language).text_with("window-needed", &arguments);
        assert!(text.width() <= 16, "{text}");
    }
}

#[test]
fn wide_characters_take_two_columns() {
    let label = Locale::new(Language::Chinese).text("menu-new-game");
    assert_eq!((label.chars().count(), label.width()), (3, 6));
}
