//! What the game is, and which key does what.

use brikke_play::Moment;
use brikke_store::settings::Action;
use ratatui::Frame;
use ratatui::text::Line;

use crate::input::Input;
use crate::screen::{Next, Screen};
use crate::scroll::Scroll;
use crate::world::World;
use crate::{keys, panel};

/// The help.
pub(crate) struct HelpScreen {
    scroll: Scroll,
}

impl HelpScreen {
    /// The help, from its beginning.
    pub(crate) fn new() -> HelpScreen {
        HelpScreen {
            scroll: Scroll::default(),
        }
    }
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

impl Screen for HelpScreen {
    fn handle(&mut self, input: &Input, _world: &mut World, _now: Moment) -> Next {
        match input {
            input if self.scroll.handle(input) => Next::Stay,
            Input::Key(_) => Next::Back,
            _ => Next::Stay,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text("help-title"));
        self.scroll
            .draw(frame, panel::inside(frame.area()), lines(world));
        let keys = [("↑↓", "keys-scroll"), ("Esc", "keys-back")];
        panel::keys_line(frame, look, &world.keys(&keys));
    }
}

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
        lines.push(line(&keys::all_shown(&world.settings.keys, action), does));
    }
    lines.extend(FIXED.map(|(key, id)| line(key, world.text(id))));
    lines.push(Line::raw(world.text("help-keys-change")));
    lines.push(Line::raw(""));
    lines
}
