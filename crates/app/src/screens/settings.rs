//! The settings.

use brikke_engine::Rules;
use brikke_play::{Moment, PlayerName};

use super::data_places::DataLine;
use super::{Contents, KeysScreen, Next, Screen};
use crate::context::Context;
use crate::game::naming::last_name;
use crate::page::{Body, Control, Field, Form, Heading, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::Setting;
use crate::text_field::TextField;
use crate::{Face, FieldValue, Input, offers, words};

/// The name of the setting that is written, not chosen.
const NAME: &str = "player_name";

/// The settings, the way to the keys, and the places of the data.
#[derive(Default)]
pub(crate) struct SettingsScreen {
    selection: Selection,
    /// The person's name while it is being written.
    name: Option<TextField>,
    /// The name that was last given to a score.
    last_name: Option<PlayerName>,
    note: Option<Note>,
}

/// A sentence about a setting.
fn about(name: &str, id: &str, context: &Context) -> String {
    let better = context.better_hint_player(&Rules::default());
    match better.filter(|_| name == "hint_player") {
        Some(player) => {
            let values = [
                (
                    "player",
                    words::player(context.locale, player.name()).into(),
                ),
                ("megabytes", context.network_megabytes.into()),
            ];
            context.text_with("setting-hint-player-load", &values)
        }
        None => context.text(&format!("{id}-about")),
    }
}

/// The settings that this face offers, in the order of the file.
fn names(face: Face) -> Vec<&'static str> {
    let is_offered = |name: &&str| match *name {
        "colour" => face == Face::Terminal,
        "reading" => face == Face::Plain,
        // Nothing is coloured and nothing slides line by line.
        "theme" | "reduced_motion" | "animation_speed" => face != Face::Plain,
        "sound" => face.has_sounds(),
        "vibration" => face == Face::Browser,
        _ => true,
    };
    Setting::NAMES.into_iter().filter(is_offered).collect()
}

/// The titles of the groups: the look, playing, the keys, the data.
fn headings(names: &[&str], fields: usize, context: &Context) -> Vec<Heading> {
    let first_of_playing = names.iter().position(|name| *name == "rules");
    let groups = [
        ("settings-look", 0),
        ("settings-play", first_of_playing.unwrap_or(0)),
        ("setting-keys", names.len()),
        ("settings-data", names.len() + 1),
    ];
    let groups = groups.into_iter().filter(|(_, field)| *field < fields);
    let heading = |(id, field): (&str, usize)| Heading {
        field,
        text: context.text(id),
    };
    groups.map(heading).collect()
}

impl SettingsScreen {
    fn setting(name: &str, context: &Context) -> Option<Setting> {
        context.preferences.settings.get(name)
    }

    fn set(&mut self, setting: Setting, context: &mut Context) {
        match context.set(setting) {
            Ok(()) => self.say_saved(context),
            Err(reason) => {
                let reason = [("reason", reason.into())];
                let text = context.text_with("settings-not-saved", &reason);
                self.say(Note::new(Tone::Warning, text), context);
            }
        }
    }

    fn say_saved(&mut self, context: &mut Context) {
        let text = context.text("settings-saved");
        self.say(Note::new(Tone::Accent, text), context);
    }

    fn say(&mut self, note: Note, context: &mut Context) {
        context.announce(note.text.clone());
        self.note = Some(note);
    }

    /// The value before or after the present one, round and round.
    fn step(&mut self, name: &str, forward: bool, context: &mut Context) {
        let Some(setting) = SettingsScreen::setting(name, context) else {
            return;
        };
        let all = offers(&setting);
        let step = if forward {
            1
        } else {
            all.len().saturating_sub(1)
        };
        let index = all.iter().position(|value| *value == setting);
        let next = index.map_or(0, |index| (index + step) % all.len());
        if let Some(setting) = all.into_iter().nth(next) {
            self.set(setting, context);
        }
    }

    fn choose(&mut self, name: &str, value: &FieldValue, context: &mut Context) {
        let Some(setting) = SettingsScreen::setting(name, context) else {
            return;
        };
        let index = match value {
            FieldValue::Option(index) => *index,
            FieldValue::Switch(is_on) => usize::from(*is_on),
            FieldValue::Text(text) => return self.choose_named(name, &setting, text, context),
            _ => return,
        };
        if let Some(setting) = offers(&setting).into_iter().nth(index) {
            self.set(setting, context);
        }
    }

    /// Chooses a value by its name; where there is none, says which there are.
    fn choose_named(&mut self, name: &str, now: &Setting, text: &str, context: &mut Context) {
        if let Some(setting) = offers::named(now, text, context.locale) {
            return self.set(setting, context);
        }
        let all = offers(now);
        let choices = all
            .iter()
            .map(|value| words::setting_value(context.locale, value));
        let choices = choices.collect::<Vec<_>>();
        let values = [
            ("text", text.into()),
            ("name", self.field(name, context).name.into()),
            (
                "choices",
                choices.join(&context.text("list-separator")).into(),
            ),
        ];
        let text = context.text_with("settings-refused", &values);
        self.say(Note::new(Tone::Warning, text), context);
    }

    /// Saves the name that is being written, if it can be one.
    fn save_name(&mut self, context: &mut Context) {
        let Some(field) = self.name.take() else {
            return;
        };
        let text = field.text().trim();
        let before = context.preferences.settings.player_name.as_ref();
        if before.map_or("", PlayerName::as_str) == text {
            return;
        }
        if text.is_empty() {
            return self.set(Setting::PlayerName(None), context);
        }
        match PlayerName::new(text) {
            Ok(name) => self.set(Setting::PlayerName(Some(name)), context),
            Err(error) => {
                let problem = words::name_error(context.locale, &error);
                context.announce(problem.clone());
                self.note = Some(Note::new(Tone::Warning, problem));
                self.name = Some(field);
            }
        }
    }

    /// Writes into the name. False: the input is not for it.
    fn write_name(&mut self, input: &Input, context: &Context) -> bool {
        let saved = context.preferences.settings.player_name.as_ref();
        let saved = saved.map_or("", PlayerName::as_str);
        let field = self.name.clone();
        let mut field = field.unwrap_or_else(|| TextField::with(saved));
        let is_written = field.handle(input);
        if is_written {
            self.name = Some(field);
            self.note = None;
        }
        is_written
    }

    fn press(&mut self, key: &str, name: Option<&&str>, context: &mut Context) {
        match (key, name) {
            ("right" | "l", Some(name)) => self.step(name, true, context),
            ("left" | "h", Some(name)) => self.step(name, false, context),
            _ => {}
        }
    }

    /// Chooses the field with this index: a setting, the keys, or a place.
    fn open(&mut self, index: usize, names: &[&str], context: &mut Context) -> Next {
        match names.get(index) {
            Some(&NAME) => self.save_name(context),
            Some(name) => self.step(name, true, context),
            None if index == names.len() => return Next::open(KeysScreen::default()),
            None => self.choose_data(index - names.len() - 1, context),
        }
        Next::Stay
    }

    /// Does what a line about the data offers.
    fn choose_data(&mut self, index: usize, context: &mut Context) {
        let line = DataLine::all(context).into_iter().nth(index);
        if let Some(note) = line.and_then(|line| line.choose(context)) {
            self.say(note, context);
        }
    }

    fn field(&self, name: &str, context: &Context) -> Field {
        let id = format!("setting-{}", name.replace('_', "-"));
        let setting = SettingsScreen::setting(name, context);
        Field {
            name: context.text(&id),
            about: about(name, &id, context),
            control: setting.map_or_else(
                || Control::Link {
                    label: String::new(),
                },
                |setting| self.control(&setting, context),
            ),
        }
    }

    /// The selected line in words.
    fn selected_line(&self, context: &Context) -> String {
        let names = names(context.face);
        let index = self.selection.index;
        if let Some(name) = names.get(index) {
            return self.field(name, context).line(context.locale);
        }
        let place = index.checked_sub(names.len() + 1);
        let place = place.and_then(|index| DataLine::all(context).into_iter().nth(index));
        place.map_or_else(
            || context.text("setting-keys"),
            |place| place.field(context).line(context.locale),
        )
    }

    fn control(&self, setting: &Setting, context: &Context) -> Control {
        let value = words::setting_value(context.locale, setting);
        match setting {
            Setting::PlayerName(saved) => {
                let saved = saved.as_ref().map_or("", PlayerName::as_str);
                let text = self.name.as_ref().map_or(saved, TextField::text);
                Control::Text {
                    text: text.to_owned(),
                    placeholder: self.name_placeholder(context),
                }
            }
            Setting::ReducedMotion(is_on)
            | Setting::ConfirmNewGame(is_on)
            | Setting::ConfirmAssistance(is_on)
            | Setting::Speedrun(is_on)
            | Setting::DrillValues(is_on)
            | Setting::Sound(is_on)
            | Setting::Vibration(is_on) => Control::Switch {
                is_on: *is_on,
                value,
            },
            setting => {
                let all = offers(setting);
                let words = all
                    .iter()
                    .map(|value| words::setting_value(context.locale, value));
                Control::Choice {
                    options: words.collect(),
                    chosen: all.iter().position(|value| value == setting),
                    value,
                }
            }
        }
    }

    /// The text in the field for the name while there is none: the name that was
    /// given last is offered instead.
    fn name_placeholder(&self, context: &Context) -> String {
        match &self.last_name {
            Some(name) => {
                let values = [("name", name.as_str().into())];
                context.text_with("setting-player-name-last", &values)
            }
            None => context.text("none"),
        }
    }

    fn notes(&self, about: String, context: &Context) -> Vec<Note> {
        let note = self.note.clone();
        let mut notes = vec![note.unwrap_or_else(|| Note::new(Tone::Muted, about))];
        let problems = context.preferences.problems.iter();
        notes.extend(problems.map(|problem| {
            let problem = words::settings_problem(context.locale, problem);
            Note::new(Tone::Warning, problem)
        }));
        notes
    }
}

impl SettingsScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "settings";
}

impl Screen for SettingsScreen {
    fn address(&self) -> String {
        SettingsScreen::ADDRESS.to_owned()
    }

    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        if matches!(input, Input::LanguageLoaded) {
            self.say_saved(context);
            return Next::Stay;
        }
        if matches!(input, Input::Tick) {
            // A name that is being written is not saved before it is left.
            return Next::Stay;
        }
        let names = names(context.face);
        let name = names.get(self.selection.index);
        let is_for_name = match input {
            Input::Set(field, FieldValue::Text(_)) => names.get(*field) == Some(&NAME),
            _ => name == Some(&NAME),
        };
        if is_for_name && self.write_name(input, context) {
            return Next::Stay;
        }
        if matches!(input, Input::Press(key) if matches!(key.name.as_str(), "esc" | "q")) {
            return Next::Back;
        }
        self.save_name(context);
        if let Input::Set(field, value) = input {
            self.selection = Selection::at(*field);
            if let Some(name) = names.get(*field) {
                self.choose(name, value, context);
            }
            return Next::Stay;
        }
        let fields = names.len() + 1 + DataLine::all(context).len();
        match self.selection.list(input, fields) {
            Picked::Chosen(index) => self.open(index, &names, context),
            Picked::Moved => {
                self.note = self.note.take().filter(|_| self.name.is_some());
                context.announce(self.selected_line(context));
                Next::Stay
            }
            Picked::Ignored => {
                if let Input::Press(key) = input {
                    self.press(&key.name, name, context);
                }
                Next::Stay
            }
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let names = names(context.face);
        let mut fields: Vec<Field> = names.iter().map(|name| self.field(name, context)).collect();
        let about = context.text("setting-keys-about");
        fields.push(Field {
            name: context.text("setting-keys"),
            about: about.clone(),
            control: Control::Link { label: about },
        });
        let places = DataLine::all(context);
        fields.extend(places.iter().map(|place| place.field(context)));
        let selected = self.selection.index.min(fields.len() - 1);
        let headings = headings(&names, fields.len(), context);
        let notes = self.notes(fields[selected].about.clone(), context);
        Contents {
            title: context.text("settings-title"),
            body: Body::Form(Form {
                fields,
                selected,
                submit: None,
                is_valid: true,
                wrong: None,
                notes,
                headings,
                has_preview: true,
            }),
            dialog: None,
            note: None,
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("←→", "keys-change"),
                ("esc", "keys-back"),
            ]),
        }
    }

    fn caret(&self) -> Option<usize> {
        self.name.as_ref().map(TextField::caret)
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn opened(&mut self, context: &mut Context, _now: Moment) {
        self.last_name = last_name(context);
    }

    fn left(&mut self, context: &mut Context) {
        self.note = None;
        self.save_name(context);
        if let Some(note) = self.note.take_if(|note| note.tone == Tone::Warning) {
            // Nobody sees this page any longer.
            context.show_problem(note);
        }
    }
}
