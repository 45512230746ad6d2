//! The keys of every action, changed by pressing them.

use brikke_play::Moment;

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Control, Dialog, DialogKind, Field, Form, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::{Action, KeyName, Keys, Setting};
use crate::{FieldValue, Input, question};

/// The keys of every action.
#[derive(Default)]
pub(crate) struct KeysScreen {
    selection: Selection,
    /// The action that waits for a key.
    waiting: Option<Action>,
    /// The selected answer, while it is asked whether all keys are to be the
    /// usual ones.
    resetting: Option<Selection>,
    note: Option<Note>,
}

impl KeysScreen {
    fn say(&mut self, tone: Tone, text: String, context: &mut Context) {
        context.announce(text.clone());
        self.note = Some(Note::new(tone, text));
    }

    fn remove(&mut self, action: Action, index: usize, context: &mut Context) {
        let mut keys = keys_of(action, context);
        if index >= keys.len() {
            return;
        }
        let removed = keys.remove(index);
        if self.set(action, keys, context) {
            let values = [("key", context.key(removed.as_str()).into())];
            let text = context.text_with("settings-key-removed", &values);
            self.say(Tone::Accent, text, context);
        }
    }

    fn set(&mut self, action: Action, keys: Vec<KeyName>, context: &mut Context) -> bool {
        match context.set(Setting::Keys(action, keys)) {
            Ok(()) => true,
            Err(reason) => {
                let reason = [("reason", reason.into())];
                let text = context.text_with("settings-not-saved", &reason);
                self.say(Tone::Warning, text, context);
                false
            }
        }
    }

    /// The key that was pressed is for the action; `esc` changes nothing.
    fn take_key(&mut self, action: Action, name: &str, context: &mut Context) {
        self.waiting = None;
        if name == "esc" {
            return;
        }
        let Ok(key) = KeyName::new(name) else {
            let text = context.text("settings-key-unusable");
            return self.say(Tone::Warning, text, context);
        };
        self.add(action, key, context);
    }

    fn add(&mut self, action: Action, key: KeyName, context: &mut Context) {
        let shown = context.key(key.as_str());
        if let Some(owner) = context.preferences.settings.keys.rival(&key, action) {
            return self.clash(&key, owner, context);
        }
        let mut keys = keys_of(action, context);
        if !keys.contains(&key) {
            keys.push(key);
        }
        if self.set(action, keys, context) {
            let values = [
                ("key", shown.into()),
                ("action", does(action, context).into()),
            ];
            let text = context.text_with("settings-key-added", &values);
            self.say(Tone::Accent, text, context);
        }
    }

    /// Gives an action its usual keys. One that another action has stays
    /// there, and is named.
    fn reset(&mut self, action: Action, context: &mut Context) {
        let (kept, taken): (Vec<KeyName>, Vec<KeyName>) = Keys::usual(action).partition(|key| {
            context
                .preferences
                .settings
                .keys
                .rival(key, action)
                .is_none()
        });
        if !self.set(action, kept, context) {
            return;
        }
        let rival = taken.first().and_then(|key| {
            let owner = context.preferences.settings.keys.rival(key, action)?;
            Some((key, owner))
        });
        let does_action = [("action", does(action, context).into())];
        match rival {
            None => {
                let text = context.text_with("settings-keys-reset", &does_action);
                self.say(Tone::Accent, text, context);
            }
            Some((key, owner)) => self.clash(key, owner, context),
        }
    }

    /// Gives every action its usual keys. Those that differ lose theirs first,
    /// so that none is in the way of another.
    fn reset_all(&mut self, context: &mut Context) {
        let usual = |action| Keys::usual(action).collect::<Vec<_>>();
        let mut changed = Action::ALL.to_vec();
        changed.retain(|&action| keys_of(action, context) != usual(action));
        for &action in &changed {
            if !self.set(action, Vec::new(), context) {
                return;
            }
        }
        for &action in &changed {
            if !self.set(action, usual(action), context) {
                return;
            }
        }
        let text = context.text("settings-keys-all-reset");
        self.say(Tone::Accent, text, context);
    }

    /// Says that another action has the key.
    fn clash(&mut self, key: &KeyName, owner: Action, context: &mut Context) {
        let values = [
            ("key", context.key(key.as_str()).into()),
            ("action", does(owner, context).into()),
        ];
        let text = context.text_with("settings-key-clash", &values);
        self.say(Tone::Warning, text, context);
    }

    fn answer_reset(&mut self, mut answer: Selection, input: &Input, context: &mut Context) {
        match question::answer_selected(input, &mut answer, context) {
            None => self.resetting = Some(answer),
            Some(true) => self.reset_all(context),
            Some(false) => {}
        }
    }

    fn dialog(&self, context: &Context) -> Option<Dialog> {
        if let Some(answer) = self.resetting {
            let title = context.text("setting-keys");
            let text = context.text("settings-keys-reset-all-question");
            return Some(question::page_selected(title, text, answer, context));
        }
        let action = [("action", does(self.waiting?, context).into())];
        Some(Dialog {
            kind: DialogKind::Key,
            title: context.text("setting-keys"),
            text: context.text_with("settings-press-key", &action),
            field: None,
            answers: Vec::new(),
            selected: None,
            problem: None,
            accept: None,
            cancel: Some(context.label("cancel")),
            is_quiet: false,
            is_offered: false,
        })
    }
}

fn keys_of(action: Action, context: &Context) -> Vec<KeyName> {
    context
        .preferences
        .settings
        .keys
        .of(action)
        .cloned()
        .collect()
}

fn does(action: Action, context: &Context) -> String {
    context.text(&format!("action-{}-does", action.name()))
}

fn field(action: Action, context: &Context) -> Field {
    let keys = keys_of(action, context);
    Field {
        name: does(action, context),
        about: String::new(),
        control: Control::Keys {
            keys: keys.iter().map(|key| context.key(key.as_str())).collect(),
            empty: context.text("settings-no-key"),
            add: context.text("keys-add"),
            remove: context.text("keys-remove"),
        },
    }
}

impl Screen for KeysScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        if let Some(answer) = self.resetting.take() {
            self.answer_reset(answer, input, context);
            return Next::Stay;
        }
        if let (Some(action), Input::Press(key)) = (self.waiting, input) {
            self.take_key(action, &key.name, context);
            return Next::Stay;
        }
        if let Input::Set(field, FieldValue::RemoveKey(index)) = input {
            if let Some(&action) = Action::ALL.get(*field) {
                self.remove(action, *index, context);
            }
            return Next::Stay;
        }
        match (self.selection.list(input, Action::ALL.len()), input) {
            (Picked::Chosen(index), _) => {
                self.note = None;
                self.waiting = Action::ALL.get(index).copied();
            }
            (Picked::Moved, _) => {
                let action = Action::ALL[self.selection.index];
                context.announce(field(action, context).line());
            }
            (Picked::Ignored, Input::Press(key)) => match key.name.as_str() {
                "esc" | "q" => return Next::Back,
                "r" => {
                    let action = Action::ALL[self.selection.index.min(Action::ALL.len() - 1)];
                    self.reset(action, context);
                }
                "R" => self.resetting = Some(Selection::default()),
                "delete" | "backspace" => {
                    let action = Action::ALL[self.selection.index.min(Action::ALL.len() - 1)];
                    let last = keys_of(action, context).len().wrapping_sub(1);
                    self.remove(action, last, context);
                }
                _ => {}
            },
            (Picked::Ignored, _) => {}
        }
        Next::Stay
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        Contents {
            title: context.text("setting-keys"),
            body: Body::Form(Form {
                fields: Action::ALL.map(|action| field(action, context)).to_vec(),
                selected: self.selection.index,
                submit: None,
                is_valid: true,
                notes: self.note.iter().cloned().collect(),
                headings: Vec::new(),
                has_preview: false,
            }),
            dialog: self.dialog(context),
            note: None,
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("enter", "keys-add"),
                ("delete", "keys-remove"),
                ("r", "keys-reset"),
                ("R", "keys-reset-all"),
                ("esc", "keys-back"),
            ]),
        }
    }
}
