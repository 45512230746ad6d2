//! The menu.

use brikke_app::MenuItem;
use brikke_app::settings::Action;
use brikke_play::Moment;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::{Games, NewGame, Scores, SettingsScreen, help, statistics};
use crate::input::Input;
use crate::key_hint::KeyHint;
use crate::keys;
use crate::list_choice::{Chosen, ListChoice, line_at};
use crate::panel;
use crate::screen::{Next, Screen};
use crate::widgets::title::Title;
use crate::words;
use crate::world::World;

/// The menu.
pub(crate) struct Menu {
    items: Vec<MenuItem>,
    choice: ListChoice,
    note: Option<String>,
}

impl Menu {
    /// The menu, with what can be continued.
    pub(crate) fn new(world: &World) -> Menu {
        Menu {
            items: items(world),
            choice: ListChoice::default(),
            note: problems(world),
        }
    }

    fn open(&mut self, item: MenuItem, world: &mut World, now: Moment) -> Next {
        match item {
            MenuItem::Continue => self.go_on(world, now),
            MenuItem::NewGame => Next::Open(Box::new(NewGame::new(world))),
            MenuItem::Games => Next::Open(Box::new(Games::new(world))),
            MenuItem::Scores => Next::Open(Box::new(Scores::new(world, None))),
            MenuItem::Statistics => Next::Open(Box::new(statistics(world))),
            MenuItem::Settings => Next::Open(Box::new(SettingsScreen::new())),
            MenuItem::Help | MenuItem::About => Next::Open(Box::new(help())),
            MenuItem::Quit => Next::Quit,
        }
    }

    /// Goes on with the game in hand, or with the one last played.
    fn go_on(&mut self, world: &mut World, now: Moment) -> Next {
        if is_in_hand(world, now) {
            return Next::Play;
        }
        let last = world.store().and_then(|store| store.unfinished().ok());
        let Some(game) = last.and_then(|games| games.into_iter().next()) else {
            self.items = items(world);
            return Next::Stay;
        };
        match world.open(game.id, now) {
            Ok(told) => {
                world.leave_told(told);
                Next::Play
            }
            Err(error) => {
                self.note = Some(words::trouble(world.locale, &error));
                Next::Stay
            }
        }
    }

    fn other_key(&mut self, input: &Input, world: &World) -> Next {
        let Input::Key(key) = input else {
            return Next::Stay;
        };
        match keys::action(&world.preferences.settings.keys, key) {
            Some(Action::Quit) => Next::Quit,
            Some(Action::Help) => Next::Open(Box::new(help())),
            Some(Action::New) => Next::Open(Box::new(NewGame::new(world))),
            _ => {
                let last = [("last", self.items.len().into())];
                self.note = Some(world.text_with("menu-wrong-key", &last));
                Next::Stay
            }
        }
    }

    /// Where the lines are: in the middle, below the title.
    fn item_areas(&self, area: Rect) -> Vec<(usize, Rect)> {
        let lines = u16::try_from(self.items.len()).unwrap_or(u16::MAX);
        let top = title_rows(area, lines);
        let below = panel::below(area, top);
        let height = below.height.saturating_sub(1);
        let list = panel::middle(Rect { height, ..below }, 30, lines);
        panel::list_areas(list, self.items.len(), self.choice.index)
    }

    fn label(&self, index: usize, world: &World) -> String {
        let item = self.items[index];
        format!("{}  {}", index + 1, world.text(item.id()))
    }
}

impl Screen for Menu {
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next {
        let areas = self.item_areas(world.area.get());
        match self.choice.menu(input, self.items.len(), line_at(&areas)) {
            Chosen::Line(index) => {
                self.note = None;
                self.open(self.items[index], world, now)
            }
            Chosen::Marked => {
                self.note = None;
                Next::Stay
            }
            Chosen::Nothing => self.other_key(input, world),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        draw_title(frame, world, self.items.len());
        let areas = self.item_areas(frame.area());
        for (index, area) in areas {
            let label = format!(" {}", self.label(index, world));
            let is_marked = index == self.choice.index;
            panel::list_line(frame, look, area, is_marked, &label);
        }
        let last = panel::row(frame.area(), frame.area().height.saturating_sub(1));
        match &self.note {
            Some(note) => panel::message(frame, last, look.warning(), note),
            None => panel::keys_line(frame, world, &keys_of(world)),
        }
    }

    fn shown_again(&mut self, world: &mut World, _now: Moment) {
        let before = self.items.len();
        self.items = items(world);
        if self.items.len() != before {
            self.choice.index = 0;
        }
    }
}

fn keys_of(world: &World) -> Vec<KeyHint> {
    let mut keys = world.keys(&[("↑↓", "keys-choose"), ("enter", "keys-open")]);
    let actions = [Action::Help, Action::Quit];
    keys.extend(
        actions
            .into_iter()
            .filter_map(|action| world.action_hint(action)),
    );
    keys
}

/// That something is wrong in the file of settings; the settings say what.
fn problems(world: &World) -> Option<String> {
    let count = [("count", world.preferences.problems.len().into())];
    (!world.preferences.problems.is_empty()).then(|| world.text_with("settings-problems", &count))
}

fn items(world: &World) -> Vec<MenuItem> {
    let unfinished = world.store().and_then(|store| store.unfinished().ok());
    let goes_on = unfinished.is_some_and(|games| !games.is_empty());
    let mut items = MenuItem::all(goes_on);
    // `brikke --version` says what there would be to say.
    items.retain(|&item| item != MenuItem::About);
    items
}

/// Whether the game in hand can be gone on with.
fn is_in_hand(world: &World, now: Moment) -> bool {
    world.view(now).is_some_and(|view| !view.phase.is_over())
}

/// How many rows the title gets: a large one only where there is room.
fn title_rows(area: Rect, lines: u16) -> u16 {
    match area.height.saturating_sub(lines + 1) {
        0 => 0,
        1..=7 => 1,
        _ => 7,
    }
}

fn draw_title(frame: &mut Frame<'_>, world: &World, lines: usize) {
    let lines = u16::try_from(lines).unwrap_or(u16::MAX);
    let area = Rect {
        height: title_rows(frame.area(), lines),
        ..frame.area()
    };
    frame.render_widget(Title::new(&world.look), area);
}
