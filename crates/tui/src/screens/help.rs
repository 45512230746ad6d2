//! What the game is, and which key does what.

use brikke_app::settings::Action;
use ratatui::text::Line;

use super::long_page::LongPage;
use crate::world::World;
use crate::{keys, panel};

/// The help, from its beginning.
pub(crate) fn help() -> LongPage {
    LongPage::new("help-title", lines)
}

/// The rest of the help: a title, and what stands below it.
const PARTS: [(&str, &[&str]); 3] = [
    ("help-scores-title", &["help-scores-tables", "help-undo"]),
    ("help-practice-title", &["help-practice-text"]),
    ("help-data-title", &["help-data-text"]),
];

const RULES: &[&str] = &[
    "help-rules-slide",
    "help-rules-merge",
    "help-rules-appear",
    "help-rules-goal",
    "help-rules-lost",
];

/// The keys that cannot be changed.
const FIXED: [(&str, &str); 4] = [
    ("e", "practice-title"),
    ("b", "practice-return"),
    ("g", "bookmark-go-to"),
    ("v", "dialog-replay"),
];

fn lines(world: &World) -> Vec<Line<'static>> {
    let mut lines = part("help-rules-title", RULES, world);
    lines.extend(key_lines(world));
    for (title, texts) in PARTS {
        lines.extend(part(title, texts, world));
    }
    lines
}

fn part(title: &str, texts: &[&str], world: &World) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(world.text(title), world.look.accent())];
    lines.extend(texts.iter().map(|id| Line::raw(world.text(id))));
    lines.push(Line::raw(""));
    lines
}

fn key_lines(world: &World) -> Vec<Line<'static>> {
    let line = |key: &str, does: String| Line::raw(format!("{} {does}", panel::fitted(key, 18)));
    let mut lines = vec![Line::styled(
        world.text("help-keys-title"),
        world.look.accent(),
    )];
    for action in Action::ALL {
        let does = world.text(&format!("action-{}-does", action.name()));
        lines.push(line(
            &keys::all_shown(world.locale, &world.preferences.settings.keys, action),
            does,
        ));
    }
    lines.extend(FIXED.map(|(key, id)| line(key, world.text(id))));
    lines.push(Line::raw(world.text("help-keys-change")));
    lines.push(Line::raw(""));
    lines
}
