//! Which rules, which size.

use brikke_engine::{Overrides, Preset, Rules, Size};
use brikke_play::Moment;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::custom_game::CustomGame;
use crate::fresh;
use crate::input::Input;
use crate::list_choice::{Chosen, ListChoice, line_at};
use crate::panel;
use crate::screen::{Next, Screen};
use crate::widgets::text;
use crate::world::World;

/// The lines: the presets in their order, then rules of one's own.
const LINES: [&str; 6] = ["classic", "sudden", "even", "gentle", "1024", "custom"];

/// Sides of a board that the screen offers.
const SIDES: std::ops::RangeInclusive<u8> = 2..=8;

/// The choice of rules and size.
pub(crate) struct NewGame {
    choice: ListChoice,
    /// The preset that was marked last.
    marked: Preset,
    rows: u8,
    columns: u8,
}

impl NewGame {
    /// With the rules of the settings offered first.
    pub(crate) fn new(world: &World) -> NewGame {
        let usual = world.preferences.settings.rules;
        let index = Preset::ALL.iter().position(|&preset| preset == usual);
        NewGame {
            choice: ListChoice::at(index.unwrap_or(0)),
            marked: usual,
            rows: Size::CLASSIC.rows(),
            columns: Size::CLASSIC.columns(),
        }
    }

    fn rules(&self, preset: Preset) -> Option<Rules> {
        let size = Size::new(self.rows, self.columns).ok()?;
        let overrides = Overrides {
            size: Some(size),
            ..Overrides::default()
        };
        Rules::new(preset, overrides).ok()
    }

    fn start(&self, index: usize, world: &mut World, now: Moment) -> Next {
        let Some(&preset) = Preset::ALL.get(index) else {
            return self.customise();
        };
        let Some(rules) = self.rules(preset) else {
            return Next::Stay;
        };
        let told = world.new_game(rules, fresh::chance(), now);
        world.leave_told(told);
        Next::Play
    }

    /// Rules of one's own, beginning with those that were marked last.
    fn customise(&self) -> Next {
        let rules = self.rules(self.marked).unwrap_or_default();
        Next::Open(Box::new(CustomGame::new(&rules)))
    }

    fn other_key(&mut self, input: &Input) -> Next {
        let Input::Key(key) = input else {
            return Next::Stay;
        };
        match key.code {
            KeyCode::Right | KeyCode::Char('+') => self.resize(1, 1),
            KeyCode::Left | KeyCode::Char('-') => self.resize(-1, -1),
            KeyCode::Char('r') => self.resize(1, 0),
            KeyCode::Char('R') => self.resize(-1, 0),
            KeyCode::Char('c') => self.resize(0, 1),
            KeyCode::Char('C') => self.resize(0, -1),
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    fn line_areas(&self, area: Rect) -> Vec<(usize, Rect)> {
        panel::list_areas(panel::inside(area), LINES.len(), self.choice.index)
    }

    fn resize(&mut self, rows: i8, columns: i8) {
        let side = |side: u8, by| {
            side.saturating_add_signed(by)
                .clamp(*SIDES.start(), *SIDES.end())
        };
        self.rows = side(self.rows, rows);
        self.columns = side(self.columns, columns);
    }
}

impl Screen for NewGame {
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next {
        let areas = self.line_areas(world.area.get());
        let chosen = self.choice.menu(input, LINES.len(), line_at(&areas));
        if let Some(&preset) = Preset::ALL.get(self.choice.index) {
            self.marked = preset;
        }
        match chosen {
            Chosen::Line(index) => self.start(index, world, now),
            Chosen::Marked => Next::Stay,
            Chosen::Nothing => self.other_key(input),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text("new-game-title"));
        let names = LINES.map(|line| world.text(&format!("preset-{line}")));
        let widest = names.iter().map(|name| text::width(name)).max();
        for (index, area) in self.line_areas(frame.area()) {
            let name = panel::fitted(&names[index], widest.unwrap_or(0).into());
            let about = world.text(&format!("preset-{}-about", LINES[index]));
            let line = format!(" {}  {name}  {about}", index + 1);
            panel::list_line(frame, look, area, index == self.choice.index, &line);
        }
        let inside = panel::inside(frame.area());
        let rows = u16::try_from(LINES.len()).unwrap_or(0) + 1;
        let values = [("rows", self.rows.into()), ("columns", self.columns.into())];
        let size = world.text_with("new-game-size-value", &values);
        let size = look.glyphs().turned(&size);
        let size = format!("{} {size}", world.text("new-game-size"));
        panel::message(frame, panel::row(inside, rows), look.accent(), &size);
        let keys = [
            ("↑↓", "keys-choose"),
            ("←→", "new-game-size"),
            ("r c", "keys-change"),
            ("enter", "keys-start"),
            ("esc", "keys-back"),
        ];
        panel::keys_line(frame, world, &world.keys(&keys));
    }
}
