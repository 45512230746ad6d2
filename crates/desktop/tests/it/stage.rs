//! A window that is not there, and somebody in front of it.

use std::path::Path;
use std::time::Duration;

use brikke_app::page::{Body, GamePage, Page};
use brikke_app::settings::{Settings, ThemeChoice};
use brikke_app::{Face, FirstScreen, Moment, Options, Preferences, SystemEntropy};
use brikke_desktop::{Clock, Desktop};
use brikke_engine::{Rules, Seed};
use brikke_locale::{Language, Locale};
use brikke_players::PlayerAssets;
use brikke_store::Store;
use eframe::egui::epaint::ClippedShape;
use eframe::egui::{
    Color32, Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, Rect, Role, Shape, Vec2,
    ViewportCommand, vec2,
};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use tempfile::TempDir;

use crate::offscreen::{Window, board_text, window};
use crate::rasteriser::Rasteriser;

/// The window of a test, and the directory with its data.
pub(crate) struct Stage {
    harness: Window,
    pub(crate) directory: TempDir,
}

/// The beginning of a test.
pub(crate) struct Setting {
    pub(crate) start: FirstScreen,
    pub(crate) settings: &'static str,
    pub(crate) language: Language,
    pub(crate) size: Vec2,
    /// The theme of the command line.
    pub(crate) theme: Option<ThemeChoice>,
}

impl Default for Setting {
    /// The menu in English, in a window of the usual size.
    fn default() -> Setting {
        Setting {
            start: FirstScreen::Menu,
            settings: "reduced_motion = true\n",
            language: Language::English,
            size: vec2(640.0, 760.0),
            theme: None,
        }
    }
}

/// A game whose tiles are known.
pub(crate) fn seeded(rules: Rules) -> FirstScreen {
    FirstScreen::Play {
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

    /// The window in a setting.
    pub(crate) fn with(setting: Setting) -> Stage {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join(Settings::FILE_NAME);
        std::fs::write(&file, setting.settings).unwrap();
        let path = directory.path().to_owned();
        let Setting {
            start,
            language,
            theme,
            ..
        } = setting;
        let builder = Harness::builder()
            .with_size(setting.size)
            .with_step_dt(1.0 / 60.0)
            .renderer(Rasteriser::default());
        let mut harness = window(builder, move |context| {
            let options = options(&path, language, start.clone());
            let desktop = Desktop::new(options, CLOCK, context).unwrap();
            desktop.with_theme(theme)
        });
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

    /// True if another frame is wanted at once.
    pub(crate) fn wants_frame(&self) -> bool {
        self.next_frame().is_some_and(|delay| delay.is_zero())
    }

    /// The delay until the next wanted frame; `None`: not before something
    /// happens.
    pub(crate) fn next_frame(&self) -> Option<Duration> {
        let output = self.harness.output();
        let root = output.viewport_output.values().next();
        let delay = root.map(|root| root.repaint_delay);
        delay.filter(|delay| *delay < Duration::MAX)
    }

    pub(crate) fn desktop(&self) -> &Desktop {
        self.harness.state().as_ref().unwrap()
    }

    /// The page that is shown.
    pub(crate) fn page(&self) -> Page {
        self.desktop().page(&self.harness.ctx)
    }

    /// The game that is shown.
    pub(crate) fn game(&self) -> GamePage {
        match self.page().body {
            Body::Game(game) => *game,
            other => panic!("no game: {other:?}"),
        }
    }

    /// The board as text.
    pub(crate) fn board(&self) -> String {
        board_text(&self.game().board)
    }

    /// The number of moves.
    pub(crate) fn moves(&self) -> u64 {
        self.game().figures[0].value.parse().unwrap()
    }

    /// The name of what has the keyboard.
    pub(crate) fn focused(&self) -> String {
        let all = self.harness.root().children_recursive();
        let mut names = all.filter_map(|node| {
            let node = node.accesskit_node();
            node.is_focused().then(|| node.label().unwrap_or_default())
        });
        names.next().unwrap_or_default()
    }

    /// The text that was copied in the last frame.
    pub(crate) fn copied(&self) -> Option<String> {
        let commands = &self.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    }

    /// Lets one frame pass.
    pub(crate) fn step(&mut self) {
        self.harness.step();
    }

    /// Presses a key that writes nothing.
    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    /// Presses a key in the next frame.
    pub(crate) fn press_key(&mut self, key: Key) {
        self.harness.key_press(key);
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

    /// Types on the number pad.
    pub(crate) fn write_on_pad(&mut self, digit: &str) {
        self.desktop().number_pad().typed(digit, true);
        self.write(digit);
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

    /// Presses what has this name as a screen reader does, wherever it stands.
    pub(crate) fn press_by_name(&mut self, name: &str) {
        self.button_named(name).click_accesskit();
        self.settle();
    }

    /// Clicks with the other button on what has this name.
    pub(crate) fn click_secondary(&mut self, name: &str) {
        self.button_named(name).click_secondary();
        self.settle();
    }

    /// Clicks with the other button in the middle of the board.
    pub(crate) fn secondary_click_on_board(&mut self) {
        let board = self.harness.query_all_by_role(Role::Grid).next();
        let place = board.unwrap().rect().center();
        self.event(Event::PointerMoved(place));
        for pressed in [true, false] {
            self.event(Event::PointerButton {
                pos: place,
                button: PointerButton::Secondary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            self.harness.step();
        }
        self.settle();
    }

    /// Clicks twice on what has this name.
    pub(crate) fn double_click(&mut self, name: &str) {
        // Clicks that came just before would be counted too.
        self.frames(60);
        let place = self.button_named(name).rect().center();
        self.event(Event::PointerMoved(place));
        for pressed in [true, false, true, false] {
            self.button(place, pressed);
            self.harness.step();
        }
        self.settle();
    }

    /// Clicks at a place.
    pub(crate) fn click_at(&mut self, place: Pos2) {
        self.event(Event::PointerMoved(place));
        self.button(place, true);
        self.button(place, false);
        self.settle();
    }

    /// The place of what has this name and role.
    pub(crate) fn place(&self, role: Role, name: &str) -> Rect {
        let mut found = self.harness.query_all_by_role(role);
        let found = found.find(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()].contains(&Some(name.to_owned()))
        });
        found
            .unwrap_or_else(|| panic!("no {role:?} '{name}'"))
            .rect()
    }

    /// The place of the button with this name.
    pub(crate) fn place_of_button(&self, name: &str) -> Rect {
        // A button of the toolbar may have the same name.
        let found = self.harness.get_all_by_label(name);
        let mut buttons = found.filter(|node| node.accesskit_node().role() == Role::Button);
        let last = buttons.next_back();
        last.unwrap_or_else(|| panic!("no button '{name}'")).rect()
    }

    /// The filled areas of the last frame, with their colours.
    pub(crate) fn fills(&self) -> Vec<(Rect, Color32)> {
        let shapes = self.shapes().into_iter();
        let fills = shapes.filter_map(|clipped| match clipped.shape {
            Shape::Rect(area) => Some((area.rect.intersect(clipped.clip_rect), area.fill)),
            _ => None,
        });
        fills.collect()
    }

    /// The place of the board.
    pub(crate) fn board_place(&self) -> Rect {
        let board = self.harness.query_all_by_role(Role::Grid).next();
        board.unwrap().rect()
    }

    /// The names of the rows of a list.
    pub(crate) fn rows(&self) -> Vec<String> {
        let Body::Listing(listing) = self.page().body else {
            panic!("no list");
        };
        let first = &listing.columns[0].title;
        let names = self.names().into_iter().map(|(_, name)| name);
        names.filter(|name| name.starts_with(first)).collect()
    }

    /// Types a text and presses Enter, all in one frame.
    pub(crate) fn type_and_enter(&mut self, text: &str) {
        self.event(Event::Text(text.to_owned()));
        self.key(Key::Enter);
    }

    /// The value of the slider of this name, as a screen reader gets it.
    pub(crate) fn slider_value(&self, name: &str) -> f64 {
        let mut sliders = self.harness.query_all_by_role(Role::Slider);
        let is_named = |node: &Node<'_>| node.accesskit_node().label().as_deref() == Some(name);
        let slider = sliders.find(is_named).unwrap();
        slider.accesskit_node().numeric_value().unwrap()
    }

    /// Gives the slider of this name the keyboard.
    pub(crate) fn focus_slider(&mut self, name: &str) {
        let mut sliders = self.harness.query_all_by_role(Role::Slider);
        let is_named = |node: &Node<'_>| node.accesskit_node().label().as_deref() == Some(name);
        sliders.find(is_named).unwrap().focus();
        drop(sliders);
        self.settle();
    }

    /// Scrolls until the widget of this name is seen.
    pub(crate) fn scroll_to(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.settle();
    }

    /// True if the button of this name does nothing now.
    pub(crate) fn is_disabled(&self, name: &str) -> bool {
        let button = self.button_named(name);
        button.accesskit_node().is_disabled()
    }

    /// The button, list or field with this name.
    pub(crate) fn button_named<'a>(&'a self, name: &'a str) -> Node<'a> {
        let mut found = self.harness.get_all_by_label(name);
        let is_button = |node: &Node<'_>| {
            let role = node.accesskit_node().role();
            matches!(
                role,
                Role::Button | Role::Tab | Role::ComboBox | Role::CheckBox | Role::TextInput
            )
        };
        let button = found.find(is_button);
        button.unwrap_or_else(|| panic!("no button '{name}'"))
    }

    /// True if the field of this name has the keyboard.
    pub(crate) fn is_written_to(&self, name: &str) -> bool {
        let mut fields = self.harness.query_all_by_role(Role::TextInput);
        fields.any(|node| {
            let it = node.accesskit_node();
            it.label().as_deref() == Some(name) && it.is_focused()
        })
    }

    /// The colour of what stands out.
    pub(crate) fn accent(&self) -> Color32 {
        self.harness.ctx.global_style().visuals.hyperlink_color
    }

    /// The colours of the edges around a place in the last frame.
    pub(crate) fn edges(&self, place: Rect) -> Vec<Color32> {
        let shapes = self.shapes().into_iter();
        let edges = shapes.filter_map(|clipped| match clipped.shape {
            Shape::Rect(area) if area.rect.expand(6.0).contains_rect(place) => {
                Some((area.rect, area.stroke.color))
            }
            _ => None,
        });
        let near = edges.filter(|(rect, _)| place.expand(12.0).contains_rect(*rect));
        near.map(|(_, colour)| colour).collect()
    }

    /// Lets the pointer rest at a place until its explanation is shown.
    pub(crate) fn hover(&mut self, place: Pos2) {
        self.event(Event::PointerMoved(place));
        self.frames(90);
    }

    /// The texts of the last frame, with their places and the parts that are seen.
    pub(crate) fn texts(&self) -> Vec<(String, Rect, Rect)> {
        let shapes = self.shapes().into_iter();
        let texts = shapes.filter_map(|clipped| match clipped.shape {
            Shape::Text(text) => {
                let place = text.visual_bounding_rect();
                Some((text.galley.text().to_owned(), place, clipped.clip_rect))
            }
            _ => None,
        });
        texts.collect()
    }

    /// True if something has this name and role.
    pub(crate) fn has(&self, role: Role, name: &str) -> bool {
        let mut found = self.harness.query_all_by_role(role);
        found.any(|node| node.accesskit_node().label().as_deref() == Some(name))
    }

    /// True if something with these words in its name is there.
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

    /// All names there are.
    pub(crate) fn names(&self) -> Vec<(Role, String)> {
        let all = self.harness.root().children_recursive();
        all.map(|node| {
            let node = node.accesskit_node();
            (node.role(), node.label().unwrap_or_default())
        })
        .collect()
    }

    /// Everything that the last frame painted, in its order.
    pub(crate) fn shapes(&self) -> Vec<ClippedShape> {
        self.harness.output().shapes.clone()
    }

    /// The colour behind everything.
    pub(crate) fn page_colour(&self) -> Color32 {
        self.harness.ctx.global_style().visuals.panel_fill
    }

    /// The places of widgets that do nothing now.
    pub(crate) fn disabled_places(&self) -> Vec<Rect> {
        let all = self.harness.root().children_recursive();
        let disabled = all.filter(|node| node.accesskit_node().is_disabled());
        disabled.map(|node| node.rect()).collect()
    }

    /// Every button, list, switch and field that does something now, with its
    /// role, its name and its place, as far as the window shows it.
    pub(crate) fn widgets(&self) -> Vec<(Role, String, Rect)> {
        let all = self.harness.root().children_recursive();
        let window = self.window();
        let widgets = all.filter_map(|node| {
            let it = node.accesskit_node();
            let role = it.role();
            let is_widget = matches!(
                role,
                Role::Button | Role::ComboBox | Role::CheckBox | Role::TextInput
            );
            let is_shown = is_widget && !it.is_disabled() && window.contains_rect(node.rect());
            is_shown.then(|| (role, it.label().unwrap_or_default(), node.rect()))
        });
        widgets.collect()
    }

    /// The name and the place of everything that can be clicked now.
    pub(crate) fn clickable(&self) -> Vec<(String, Rect)> {
        let all = self.harness.root().children_recursive();
        let widgets = all.filter_map(|node| {
            let it = node.accesskit_node();
            let is_clickable = matches!(
                it.role(),
                Role::Button | Role::ComboBox | Role::CheckBox | Role::TextInput | Role::Tab
            );
            let is_clickable = is_clickable && !it.is_disabled();
            is_clickable.then(|| (it.label().unwrap_or_default(), node.rect()))
        });
        widgets.collect()
    }

    /// The commands to the window of the last frame.
    pub(crate) fn window_commands(&self) -> Vec<ViewportCommand> {
        let root = self.harness.output().viewport_output.values().next();
        root.map_or_else(Vec::new, |root| root.commands.clone())
    }

    /// The inside of the window, in the points of its letters.
    pub(crate) fn window(&self) -> Rect {
        self.harness.ctx.content_rect()
    }

    pub(crate) fn resize(&mut self, size: Vec2) {
        self.harness.set_size(size);
        self.settle();
    }
}

/// The frames of tests begin in November 2023.
const CLOCK: Clock = Clock::Frames(Moment::from_millis(1_700_000_000_000));

fn options(directory: &Path, language: Language, start: FirstScreen) -> Options {
    let file = directory.join(Settings::FILE_NAME);
    let (settings, problems) = Settings::load(&file);
    Options {
        storage: Box::new(Store::open(directory).unwrap().store),
        preferences: Preferences {
            settings,
            problems,
            file: Some(file),
            ..Preferences::default()
        },
        language,
        assets: PlayerAssets::default(),
        entropy: Box::new(SystemEntropy),
        start,
        face: Face::Window,
        warnings: Vec::new(),
    }
}

/// The English words with this id.
pub(crate) fn english(id: &str) -> String {
    Locale::new(Language::English).text(id)
}

/// The English words with this id, as they stand on a button.
pub(crate) fn on_button(id: &str) -> String {
    let text = english(id);
    let (first, rest) = text.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}
