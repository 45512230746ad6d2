//! What a person can set.

use brikke_app::offers;
use brikke_app::settings::Setting;
use brikke_play::{Moment, PlayerName};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::input::Input;
use crate::list_choice::{Chosen, ListChoice, line_at};
use crate::popup::Popup;
use crate::screen::{Next, Screen};
use crate::text_field::TextField;
use crate::widgets::text;
use crate::world::World;
use crate::{panel, words};

/// The settings, in the order of the file.
const NAMES: [&str; 9] = Setting::NAMES;

/// What a person can set.
pub(crate) struct SettingsScreen {
    choice: ListChoice,
    name: Option<TextField>,
    note: Option<String>,
}

impl SettingsScreen {
    /// All settings.
    pub(crate) fn new() -> SettingsScreen {
        SettingsScreen {
            choice: ListChoice::default(),
            name: None,
            note: None,
        }
    }

    fn change(&mut self, forward: bool, world: &mut World) {
        let name = NAMES[self.choice.index];
        if name == "player_name" {
            let now = world.preferences.settings.player_name.as_ref();
            self.name = Some(TextField::with(now.map_or("", PlayerName::as_str)));
            return;
        }
        if let Some(setting) = world
            .preferences
            .settings
            .get(name)
            .and_then(|now| next(&now, forward))
        {
            self.set(setting, world);
        }
    }

    fn set(&mut self, setting: Setting, world: &mut World) {
        self.note = Some(match world.set(setting) {
            Ok(()) => world.text("settings-saved"),
            Err(reason) => world.text_with("settings-not-saved", &[("reason", reason.into())]),
        });
    }

    fn name_key(&mut self, input: &Input, world: &mut World) {
        let Some(mut field) = self.name.take() else {
            return;
        };
        let Input::Key(key) = input else {
            if let Input::Paste(text) = input {
                field.write(text);
            }
            self.name = Some(field);
            return;
        };
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter if field.text().trim().is_empty() => {
                self.set(Setting::PlayerName(None), world);
            }
            KeyCode::Enter => match PlayerName::new(field.text()) {
                Ok(name) => self.set(Setting::PlayerName(Some(name)), world),
                Err(error) => {
                    self.note = Some(words::name_error(world.locale, &error));
                    self.name = Some(field);
                }
            },
            _ => {
                field.key(key);
                self.name = Some(field);
            }
        }
    }

    fn line_areas(&self, area: Rect) -> Vec<(usize, Rect)> {
        panel::list_areas(panel::inside(area), NAMES.len(), self.choice.index)
    }

    fn other_key(&mut self, input: &Input, world: &mut World) -> Next {
        if let Input::Key(key) = input {
            match key.code {
                KeyCode::Right | KeyCode::Char('l') => self.change(true, world),
                KeyCode::Left | KeyCode::Char('h') => self.change(false, world),
                KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
                _ => {}
            }
        }
        Next::Stay
    }
}

impl Screen for SettingsScreen {
    fn handle(&mut self, input: &Input, world: &mut World, _now: Moment) -> Next {
        if self.name.is_some() {
            self.name_key(input, world);
            return Next::Stay;
        }
        let areas = self.line_areas(world.area.get());
        match self.choice.list(input, NAMES.len(), line_at(&areas)) {
            Chosen::Line(_) => self.change(true, world),
            Chosen::Marked => self.note = None,
            Chosen::Nothing => return self.other_key(input, world),
        }
        Next::Stay
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text("settings-title"));
        let labels = NAMES.map(|name| world.text(&id(name)));
        let widest = labels.iter().map(|label| text::width(label)).max();
        for (index, area) in self.line_areas(frame.area()) {
            let label = panel::fitted(&labels[index], widest.unwrap_or(0).into());
            let value = world.preferences.settings.get(NAMES[index]);
            let value = value.map(|setting| words::setting_value(world.locale, &setting));
            let line = format!(" {label}  {}", value.unwrap_or_default());
            panel::list_line(frame, look, area, index == self.choice.index, &line);
        }
        self.draw_notes(frame, world);
        let keys = [
            ("↑↓", "keys-choose"),
            ("←→", "keys-change"),
            ("esc", "keys-back"),
        ];
        panel::keys_line(frame, world, &world.keys(&keys));
        if let Some(field) = &self.name {
            let popup = Popup {
                title: world.text("setting-player-name"),
                field: Some(field.text().to_owned()),
                ..Popup::default()
            };
            popup.draw(frame, look);
        }
    }
}

impl SettingsScreen {
    /// What the marked setting is about, what is wrong in the file, and
    /// where that is.
    fn draw_notes(&self, frame: &mut Frame<'_>, world: &World) {
        let look = &world.look;
        let about = format!("{}-about", id(NAMES[self.choice.index]));
        let note = self.note.clone().unwrap_or_else(|| world.text(&about));
        let mut lines = vec![Line::styled(note, look.muted()), Line::raw("")];
        for problem in &world.preferences.problems {
            let problem = words::settings_problem(world.locale, problem);
            lines.push(Line::styled(problem, look.warning()));
        }
        if let Some(path) = &world.preferences.file {
            let path = [("path", path.display().to_string().into())];
            let place = world.text_with("settings-file", &path);
            lines.push(Line::styled(place, look.muted()));
        }
        let rows = u16::try_from(NAMES.len()).unwrap_or(0) + 1;
        let below = panel::below(panel::inside(frame.area()), rows);
        let lines = lines.into_iter().map(Line::centered);
        let text = Paragraph::new(lines.collect::<Vec<_>>()).wrap(Wrap { trim: true });
        frame.render_widget(text, below);
    }
}

fn id(name: &str) -> String {
    format!("setting-{}", name.replace('_', "-"))
}

/// The value before or after this one, round and round; none where there is
/// only writing.
fn next(setting: &Setting, forward: bool) -> Option<Setting> {
    let all = offers(setting);
    let step = if forward {
        1
    } else {
        all.len().saturating_sub(1)
    };
    let index = all.iter().position(|value| value == setting);
    let next = index.map_or(0, |index| (index + step) % all.len());
    all.into_iter().nth(next)
}
