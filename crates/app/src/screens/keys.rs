//! The keys of every action, changed by pressing them.

use brikke_play::Moment;

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Control, Dialog, DialogKind, Field, Form, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::{Action, KeyName, Setting};
use crate::{FieldValue, Input};

/// The keys of every action.
#[derive(Default)]
pub(crate) struct KeysScreen {
    selection: Selection,
    /// The action that waits for a key.
    waiting: Option<Action>,
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
            let values = [
                ("key", shown.into()),
                ("action", does(owner, context).into()),
            ];
            let text = context.text_with("settings-key-clash", &values);
            return self.say(Tone::Warning, text, context);
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

    fn dialog(&self, context: &Context) -> Option<Dialog> {
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
                ("esc", "keys-back"),
            ]),
        }
    }
}
