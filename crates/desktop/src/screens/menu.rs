//! The menu.

use brikke_app::settings::Action;
use brikke_app::{MenuItem, words};
use brikke_store::GameLine;
use eframe::egui::{Button, CentralPanel, Frame, Margin, RichText, ScrollArea, Ui, vec2};

use super::{About, Games, Help, NewGame, Scores, SettingsScreen, StatisticsScreen};
use crate::painting::show_title;
use crate::parts::{announcing, focus_first};
use crate::screen::{Next, Screen};
use crate::world::World;

/// The menu.
pub(crate) struct Menu {
    /// The game that can be gone on with.
    last: Option<GameLine>,
    note: Option<String>,
}

impl Menu {
    /// The menu, with what can be continued.
    pub(crate) fn new(world: &World) -> Menu {
        let problems = world.preferences.problems.len();
        let count = [("count", problems.into())];
        Menu {
            last: last_game(world),
            note: (problems > 0).then(|| world.text_with("settings-problems", &count)),
        }
    }

    fn items(&self) -> Vec<MenuItem> {
        MenuItem::all(self.last.is_some())
    }

    fn open(&mut self, item: MenuItem, world: &mut World) -> Next {
        self.note = None;
        match item {
            MenuItem::Continue => self.go_on(world),
            MenuItem::NewGame => Next::open(NewGame::new(world)),
            MenuItem::Games => Next::open(Games::new(world)),
            MenuItem::Scores => Next::open(Scores::new(world, None)),
            MenuItem::Statistics => Next::open(StatisticsScreen::new(world)),
            MenuItem::Settings => Next::open(SettingsScreen::default()),
            MenuItem::Help => Next::open(Help),
            MenuItem::About => Next::open(About),
            MenuItem::Quit => Next::Quit,
        }
    }

    /// Goes on with the game in hand, or with the one last played.
    fn go_on(&mut self, world: &mut World) -> Next {
        if world.view().is_some_and(|view| !view.phase.is_over()) {
            return Next::Play;
        }
        let Some(game) = &self.last else {
            return Next::Stay;
        };
        match world.open(game.id) {
            Ok(()) => Next::Play,
            Err(error) => {
                self.note = Some(words::trouble(world.locale, &error));
                self.last = last_game(world);
                Next::Stay
            }
        }
    }

    fn press(&mut self, press: &str, world: &mut World) -> Next {
        let items = self.items();
        let number = press.parse::<usize>().ok();
        let numbered = number.and_then(|number| items.get(number.checked_sub(1)?));
        if let Some(&item) = numbered {
            return self.open(item, world);
        }
        match world.action(press) {
            Some(Action::Quit) => Next::Quit,
            Some(Action::Help) => Next::open(Help),
            Some(Action::New) => Next::open(NewGame::new(world)),
            _ => Next::Stay,
        }
    }

    fn show_items(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let width = (ui.available_width() - 16.0).min(320.0);
        for (index, item) in self.items().into_iter().enumerate() {
            let text = RichText::new(self.label(item, world)).size(16.0);
            let response = ui.add(Button::new(text).min_size(vec2(width, 36.0)));
            if index == 0 {
                focus_first(ui, &response);
            }
            if response.clicked() {
                next = self.open(item, world);
            }
        }
        next
    }

    fn label(&self, item: MenuItem, world: &World) -> String {
        let name = world.text(item.id());
        let Some(game) = self.last.as_ref().filter(|_| item == MenuItem::Continue) else {
            return name;
        };
        let values = [
            ("rules", words::rules(world.locale, &game.rules).into()),
            ("score", game.summary.score.into()),
        ];
        format!(
            "{name} · {}",
            world.text_with("menu-continue-about", &values)
        )
    }
}

/// The game last played that is not finished.
fn last_game(world: &World) -> Option<GameLine> {
    let games = world.desk.store()?.unfinished().ok()?;
    games.into_iter().next()
}

impl Screen for Menu {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let frame = Frame::NONE.inner_margin(Margin::same(12));
        let mut next = CentralPanel::default().frame(frame).show(ui, |ui| {
            announcing(ui, world);
            let area = ScrollArea::vertical().auto_shrink(false);
            let shown = area.show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    let side = ui.ctx().content_rect().height() * 0.12;
                    ui.add_space(side * 0.3);
                    show_title(ui, world, side.clamp(34.0, 110.0));
                    ui.label(RichText::new(world.text("menu-tagline")).weak());
                    if let Some(note) = &self.note {
                        ui.colored_label(world.look.colours().warning, note);
                    }
                    ui.add_space(side * 0.15);
                    self.show_items(ui, world)
                })
                .inner
            });
            shown.inner
        });
        for press in world.take_presses(ui.ctx()) {
            if matches!(next.inner, Next::Stay) {
                next.inner = self.press(&press, world);
            }
        }
        next.inner
    }

    fn shown_again(&mut self, world: &mut World) {
        self.last = last_game(world);
    }
}
