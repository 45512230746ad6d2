//! Rules of one's own, written into a form.

mod item;

use brikke_app::RulesForm;
use brikke_engine::{AtGoal, LostWhen, Rules};
use brikke_play::Moment;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::input::Input;
use crate::list_choice::{Chosen, ListChoice, line_at};
use crate::panel;
use crate::screen::{Next, Screen};
use crate::text_field::TextField;
use crate::widgets::text;
use crate::world::World;
use item::{ITEMS, Item};

/// The form of rules.
pub(crate) struct CustomGame {
    choice: ListChoice,
    fields: [TextField; 5],
    at_goal: AtGoal,
    lost_when: LostWhen,
}

impl CustomGame {
    /// The form, filled in with these rules.
    pub(super) fn new(rules: &Rules) -> CustomGame {
        let form = RulesForm::of(rules);
        let texts = [form.size, form.tiles, form.start, form.goal, form.seed];
        CustomGame {
            choice: ListChoice::default(),
            fields: texts.map(TextField::with),
            at_goal: form.at_goal,
            lost_when: form.lost_when,
        }
    }

    fn item(&self) -> Item {
        ITEMS[self.choice.index.min(ITEMS.len() - 1)]
    }

    fn written(&self, item: Item) -> &str {
        let field = item.field().and_then(|place| self.fields.get(place));
        field.map_or("", |field| field.text().trim())
    }

    /// The form as it is written now.
    fn form(&self) -> RulesForm {
        let written = |item| self.written(item).to_owned();
        RulesForm {
            size: written(Item::Size),
            tiles: written(Item::Tiles),
            start: written(Item::Start),
            goal: written(Item::Goal),
            seed: written(Item::Seed),
            at_goal: self.at_goal,
            lost_when: self.lost_when,
        }
    }

    fn begin(&self, world: &mut World, now: Moment) -> Next {
        let form = self.form();
        let (Ok(rules), Ok(chance)) = (form.rules(world.locale), form.chance(world.locale)) else {
            return Next::Stay;
        };
        let told = world.new_game(rules, chance, now);
        world.leave_told(told);
        Next::Play
    }

    /// Writes, or turns a choice. False: the key means nothing here.
    fn change(&mut self, key: &KeyEvent) -> bool {
        let item = self.item();
        if let Some(field) = item.field().and_then(|place| self.fields.get_mut(place)) {
            return field.key(key);
        }
        let turns = matches!(
            key.code,
            KeyCode::Left | KeyCode::Right | KeyCode::Char(' ')
        );
        turns && self.turn(item)
    }

    fn turn(&mut self, item: Item) -> bool {
        match item {
            Item::AtGoal => {
                self.at_goal = match self.at_goal {
                    AtGoal::Stop => AtGoal::Continue,
                    AtGoal::Continue => AtGoal::Stop,
                }
            }
            Item::LostWhen => {
                self.lost_when = match self.lost_when {
                    LostWhen::Stuck => LostWhen::Full,
                    LostWhen::Full => LostWhen::Stuck,
                }
            }
            _ => return false,
        }
        true
    }

    /// What stands beside the name of a line.
    fn value(&self, item: Item, world: &World) -> String {
        let is_marked = item == self.item();
        let cursor = if is_marked { "_" } else { "" };
        let turned = |id: String| {
            let text = world.text(&id);
            let glyphs = world.look.glyphs();
            if is_marked {
                glyphs.turned(&text)
            } else {
                text
            }
        };
        match item {
            Item::AtGoal => turned(format!("new-game-at-goal-{}", self.at_goal)),
            Item::LostWhen => turned(format!("new-game-lost-when-{}", self.lost_when)),
            Item::Begin => String::new(),
            Item::Goal if self.written(item).is_empty() && !is_marked => {
                world.text("new-game-goal-none")
            }
            Item::Seed if self.written(item).is_empty() && !is_marked => {
                world.text("new-game-seed-random")
            }
            item => {
                let field = item.field().and_then(|place| self.fields.get(place));
                format!("{}{cursor}", field.map_or("", TextField::text))
            }
        }
    }

    fn line_areas(&self, area: Rect) -> Vec<(usize, Rect)> {
        panel::list_areas(panel::inside(area), ITEMS.len(), self.choice.index)
    }
}

impl Screen for CustomGame {
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next {
        match input {
            Input::Paste(text) => {
                if let Some(place) = self.item().field() {
                    self.fields[place].write(text);
                }
                return Next::Stay;
            }
            Input::Key(key) if key.code == KeyCode::Esc => return Next::Back,
            Input::Key(key) if key.code == KeyCode::Enter => return self.begin(world, now),
            Input::Key(key) if self.change(key) => return Next::Stay,
            _ => {}
        }
        let areas = self.line_areas(world.area.get());
        if let Chosen::Line(index) = self.choice.list(input, ITEMS.len(), line_at(&areas)) {
            match ITEMS[index] {
                Item::Begin => return self.begin(world, now),
                item => self.turn(item),
            };
        }
        Next::Stay
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        let title = format!(
            "{} · {}",
            world.text("new-game-title"),
            world.text("preset-custom")
        );
        panel::title(frame, look, &title);
        let labels = ITEMS.map(|item| world.text(item.id()));
        let widest = labels.iter().map(|label| text::width(label)).max();
        for (index, area) in self.line_areas(frame.area()) {
            let label = panel::fitted(&labels[index], widest.unwrap_or(0).into());
            let line = format!(" {label}  {}", self.value(ITEMS[index], world));
            panel::list_line(frame, look, area, index == self.choice.index, &line);
        }
        self.draw_note(frame, world);
        let keys = [
            ("↑↓", "keys-choose"),
            ("←→", "keys-change"),
            ("enter", "keys-start"),
            ("esc", "keys-back"),
        ];
        panel::keys_line(frame, world, &world.keys(&keys));
    }
}

impl CustomGame {
    /// What is wrong, else what the marked line is about.
    fn draw_note(&self, frame: &mut Frame<'_>, world: &World) {
        let rows = u16::try_from(ITEMS.len()).unwrap_or(u16::MAX);
        let below = panel::below(panel::inside(frame.area()), rows + 1);
        let look = &world.look;
        match (self.form().problem(world.locale), self.item().field()) {
            (Some(problem), _) => panel::message(frame, below, look.warning(), &problem),
            (None, Some(_)) => {
                let about = world.text(&format!("{}-about", self.item().id()));
                panel::message(frame, below, look.muted(), &about);
            }
            (None, None) => {}
        }
    }
}
