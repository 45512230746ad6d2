//! A window that is not there, and somebody in front of it.

use std::path::Path;
use std::time::Duration;

use brikke_app::Preferences;
use brikke_app::Settings;
use brikke_desktop::{App, Clock, Options, Start, install_fonts};
use brikke_engine::{Rules, Seed};
use brikke_locale::{Language, Locale};
use brikke_play::Moment;
use brikke_players::PlayerAssets;
use brikke_store::Store;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use tempfile::TempDir;

use crate::rasteriser::Rasteriser;

/// The window of a test, and the directory in which it keeps everything.
pub(crate) struct Stage {
    harness: Harness<'static, Option<App>>,
    pub(crate) directory: TempDir,
}

/// What a test begins with.
pub(crate) struct Setting {
    pub(crate) start: Start,
    pub(crate) settings: &'static str,
    pub(crate) language: Language,
    pub(crate) size: Vec2,
}

impl Default for Setting {
    /// The menu in English, in a window of the usual size.
    fn default() -> Setting {
        Setting {
            start: Start::Menu,
            settings: "reduced_motion = true\n",
            language: Language::English,
            size: vec2(640.0, 760.0),
        }
    }
}

/// A game whose tiles are known.
pub(crate) fn seeded(rules: Rules) -> Start {
    Start::Play {
        rules,
        seed: Some(Seed::new("otters").unwrap()),
        player: None,
    }
}

impl Stage {
    /// The menu.
    pub(crate) fn menu() -> Stage {
        Stage::with(Setting::default())
    }

    /// A game with known tiles.
    pub(crate) fn playing() -> Stage {
        Stage::with(Setting {
            start: seeded(Rules::default()),
            ..Setting::default()
        })
    }

    /// Whatever a test begins with.
    pub(crate) fn with(setting: Setting) -> Stage {
        Stage::in_directory(tempfile::tempdir().unwrap(), setting)
    }

    /// With what was kept there before.
    pub(crate) fn in_directory(directory: TempDir, setting: Setting) -> Stage {
        let file = directory.path().join(Settings::FILE_NAME);
        if !file.exists() {
            std::fs::write(&file, setting.settings).unwrap();
        }
        let path = directory.path().to_owned();
        let Setting {
            start, language, ..
        } = setting;
        let mut harness = Harness::builder()
            .with_size(setting.size)
            .with_step_dt(1.0 / 60.0)
            .with_context_setup(install_fonts)
            .renderer(Rasteriser::default())
            .build_ui_state(
                move |ui, app: &mut Option<App>| {
                    let begin = || App::new(options(&path, language, start.clone()), ui.ctx());
                    app.get_or_insert_with(begin).show(ui);
                },
                None,
            );
        harness.run_steps(4);
        Stage { harness, directory }
    }

    /// Compares what is shown with the picture of this name.
    pub(crate) fn picture(&mut self, name: &str) {
        self.harness.snapshot(name);
    }

    /// Lets a few frames pass.
    pub(crate) fn settle(&mut self) {
        self.harness.run_steps(4);
    }

    /// Lets so many frames of a sixtieth of a second pass.
    pub(crate) fn frames(&mut self, count: usize) {
        self.harness.run_steps(count);
    }

    /// Whether another frame is wanted at once.
    pub(crate) fn wants_frame(&self) -> bool {
        self.next_frame().is_some_and(|delay| delay.is_zero())
    }

    /// When another frame is wanted; none: not before something happens.
    pub(crate) fn next_frame(&self) -> Option<Duration> {
        let output = self.harness.output();
        let root = output.viewport_output.values().next();
        let delay = root.map(|root| root.repaint_delay);
        delay.filter(|delay| *delay < Duration::MAX)
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state().as_ref().unwrap()
    }

    /// The board as text.
    pub(crate) fn board(&self) -> String {
        self.app().view().unwrap().board.to_string()
    }

    /// Presses a key that writes nothing.
    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    /// Presses a key together with others.
    pub(crate) fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Types.
    pub(crate) fn write(&mut self, text: &str) {
        self.event(Event::Text(text.to_owned()));
        self.settle();
    }

    pub(crate) fn event(&mut self, event: Event) {
        self.harness.event(event);
    }

    /// Drags from one place to another.
    pub(crate) fn drag(&mut self, from: Pos2, to: Pos2) {
        self.event(Event::PointerMoved(from));
        self.button(from, true);
        self.harness.step();
        self.event(Event::PointerMoved(from + (to - from) / 2.0));
        self.harness.step();
        self.event(Event::PointerMoved(to));
        self.button(to, false);
        self.settle();
    }

    fn button(&mut self, pos: Pos2, pressed: bool) {
        self.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }

    /// Clicks on what has this name.
    pub(crate) fn click(&mut self, name: &str) {
        self.button_named(name).click();
        self.settle();
    }

    /// What can be pressed and has this name.
    pub(crate) fn button_named<'a>(&'a self, name: &'a str) -> Node<'a> {
        let mut found = self.harness.get_all_by_label(name);
        let is_button = |node: &Node<'_>| {
            let role = node.accesskit_node().role();
            matches!(
                role,
                Role::Button | Role::ComboBox | Role::CheckBox | Role::TextInput
            )
        };
        let button = found.find(is_button);
        button.unwrap_or_else(|| panic!("no button '{name}'"))
    }

    /// What has this name and role.
    pub(crate) fn has(&self, role: Role, name: &str) -> bool {
        let mut found = self.harness.query_all_by_role(role);
        found.any(|node| node.accesskit_node().label().as_deref() == Some(name))
    }

    /// Whether something with these words in its name is there.
    pub(crate) fn sees(&self, words: &str) -> bool {
        let mut by_label = self.harness.query_all_by_label_contains(words);
        let in_value = || {
            let mut all = self.harness.query_all_by_value(words);
            all.next().is_some()
        };
        by_label.next().is_some() || in_value()
    }

    #[track_caller]
    pub(crate) fn must_see(&self, words: &str) {
        assert!(self.sees(words), "'{words}' is not there");
    }

    #[track_caller]
    pub(crate) fn must_see_announced(&self, words: &str) {
        let said = self.app().announced();
        assert!(said.contains(words), "'{said}' was said");
    }

    /// All names there are.
    pub(crate) fn names(&self) -> Vec<(Role, String)> {
        let all = self.harness.root().children_recursive();
        all.map(|node| {
            let node = node.accesskit_node();
            (node.role(), node.label().unwrap_or_default())
        })
        .collect()
    }

    /// How large the window is, in the points of its letters.
    pub(crate) fn window(&self) -> Rect {
        self.harness.ctx.content_rect()
    }

    pub(crate) fn resize(&mut self, size: Vec2) {
        self.harness.set_size(size);
        self.settle();
    }
}

fn options(directory: &Path, language: Language, start: Start) -> Options {
    let file = directory.join(Settings::FILE_NAME);
    let (settings, problems) = Settings::load(&file);
    Options {
        store: Store::open(directory).unwrap().store,
        preferences: Preferences {
            settings,
            problems,
            file: Some(file),
        },
        language,
        stock: PlayerAssets::default(),
        start,
        clock: Clock::Frames(Moment::from_millis(1_700_000_000_000)),
    }
}

/// The English words with this id.
pub(crate) fn english(id: &str) -> String {
    Locale::new(Language::English).text(id)
}

/// The same, as they stand on a button.
pub(crate) fn on_button(id: &str) -> String {
    let text = english(id);
    let (first, rest) = text.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}
