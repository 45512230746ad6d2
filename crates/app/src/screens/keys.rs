//! The keys of every action, changed by pressing them.

use brikke_play::Moment;

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Control, Dialog, DialogKind, Field, Form, Heading, KeyHint, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::{Action, KeyName, KeyPage, Keys, PageAction, Setting};
use crate::{Face, FieldValue, Input, keys, question};

/// An action of the game or of another page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Game(Action),
    Page(PageAction),
}

impl Bound {
    /// All actions, those of the game first.
    fn all() -> Vec<Bound> {
        let game = Action::ALL.map(Bound::Game).into_iter();
        game.chain(PageAction::all().map(Bound::Page)).collect()
    }

    /// The keys that it has.
    fn keys(self, context: &Context) -> Vec<KeyName> {
        let settings = &context.preferences.settings;
        match self {
            Bound::Game(action) => settings.keys.of(action).cloned().collect(),
            Bound::Page(action) => settings.page_keys.of(action),
        }
    }

    /// Those of its keys that the face hears of, as they are shown.
    fn shown(self, context: &Context) -> Vec<KeyName> {
        let mut shown = self.keys(context);
        shown.retain(|key| keys::is_received(key.as_str(), context.face));
        shown
    }

    fn usual(self) -> Vec<KeyName> {
        match self {
            Bound::Game(action) => Keys::usual(action).collect(),
            Bound::Page(action) => action.usual(),
        }
    }

    /// The action that keeps it from having the key.
    fn rival(self, key: &KeyName, context: &Context) -> Option<Bound> {
        let settings = &context.preferences.settings;
        match self {
            Bound::Game(action) => settings.keys.rival(key, action).map(Bound::Game),
            Bound::Page(action) => settings.page_keys.rival(key, action).map(Bound::Page),
        }
    }

    /// The words for what a window does by the key, whatever the settings say,
    /// if that is something else.
    fn rival_of_window(self, key: &KeyName, context: &Context) -> Option<String> {
        if context.face != Face::Window {
            return None;
        }
        let key = key.as_str();
        let of_action = keys::of_window(key).filter(|_| matches!(self, Bound::Game(_)));
        let other = of_action.filter(|&action| self != Bound::Game(action));
        let other = other.map(|action| Bound::Game(action).does(context));
        let mut only = keys::ONLY_OF_WINDOWS.into_iter();
        other.or_else(|| {
            let (_, id) = only.find(|(known, _)| *known == key)?;
            Some(context.label(id))
        })
    }

    const fn setting(self, keys: Vec<KeyName>) -> Setting {
        match self {
            Bound::Game(action) => Setting::Keys(action, keys),
            Bound::Page(action) => Setting::PageKeys(action, keys),
        }
    }

    fn does(self, context: &Context) -> String {
        match self {
            Bound::Game(action) => context.text(&format!("action-{}-does", action.name())),
            Bound::Page(action) => context.label(action.id()),
        }
    }
}

/// The titles of the groups: the game, practice, and the other pages.
fn headings(context: &Context) -> Vec<Heading> {
    let game = [
        (0, "settings-play"),
        (Action::of_every_game().len(), "practice-title"),
    ];
    let pages = KeyPage::ALL.into_iter().filter_map(|page| {
        let place = PageAction::all().position(|action| action.page() == page)?;
        Some((Action::ALL.len() + place, page.title()))
    });
    let heading = |(field, id)| Heading {
        field,
        text: context.text(id),
    };
    game.into_iter().chain(pages).map(heading).collect()
}

/// The keys of every action.
#[derive(Default)]
pub(crate) struct KeysScreen {
    selection: Selection,
    /// The key of the selected action that is removed next; none is the last.
    key: Option<usize>,
    /// The action that waits for a key.
    waiting: Option<Bound>,
    /// The key that another action has, and the sentence that says so: pressed
    /// again it changes hands.
    taken: Option<(KeyName, String)>,
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

    /// The key of an action that is removed next.
    fn selected_key(&self, action: Bound, context: &Context) -> Option<usize> {
        let last = action.shown(context).len().checked_sub(1)?;
        Some(self.key.map_or(last, |key| key.min(last)))
    }

    /// Selects the key before or after the one that is selected.
    fn select_key(
        &mut self,
        action: Bound,
        step: fn(usize, usize) -> usize,
        context: &mut Context,
    ) {
        let keys = action.shown(context);
        let Some(selected) = self.selected_key(action, context) else {
            return;
        };
        let next = step(selected, 1);
        if let Some(key) = keys.get(next) {
            self.key = Some(next);
            context.announce(context.key(key.as_str()));
        }
    }

    fn remove(&mut self, action: Bound, index: usize, context: &mut Context) {
        let Some(removed) = action.shown(context).into_iter().nth(index) else {
            return;
        };
        let mut keys = action.keys(context);
        keys.retain(|key| *key != removed);
        if self.set(action, keys, context) {
            let values = [
                ("key", context.key(removed.as_str()).into()),
                ("action", action.does(context).into()),
            ];
            let text = context.text_with("settings-key-removed", &values);
            self.say(Tone::Accent, text, context);
        }
    }

    fn set(&mut self, action: Bound, keys: Vec<KeyName>, context: &mut Context) -> bool {
        match context.set(action.setting(keys)) {
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
    fn take_key(&mut self, action: Bound, name: &str, context: &mut Context) {
        let taken = self.taken.take();
        self.waiting = None;
        if name == "esc" {
            return;
        }
        let Ok(key) = KeyName::new(name) else {
            let text = context.text("settings-key-unusable");
            return self.say(Tone::Warning, text, context);
        };
        if taken.is_some_and(|(taken, _)| taken == key) {
            self.take_from_rival(action, &key, context);
        }
        self.add(action, key, context);
    }

    /// Takes a key from the action that has it.
    fn take_from_rival(&mut self, action: Bound, key: &KeyName, context: &mut Context) {
        if let Some(owner) = action.rival(key, context) {
            let mut keys = owner.keys(context);
            keys.retain(|known| known != key);
            self.set(owner, keys, context);
        }
    }

    fn add(&mut self, action: Bound, key: KeyName, context: &mut Context) {
        let shown = context.key(key.as_str());
        if let Some(owner) = action.rival(&key, context) {
            let text = format!(
                "{} {}",
                clash(&key, owner, context),
                context.text("settings-key-move")
            );
            context.announce(text.clone());
            self.taken = Some((key, text));
            self.waiting = Some(action);
            return;
        }
        if let Some(does) = action.rival_of_window(&key, context) {
            let values = [("key", shown.into()), ("action", does.into())];
            let text = context.text_with("settings-key-clash", &values);
            return self.say(Tone::Warning, text, context);
        }
        let mut keys = action.keys(context);
        if !keys.contains(&key) {
            keys.push(key);
        }
        if self.set(action, keys, context) {
            let values = [
                ("key", shown.into()),
                ("action", action.does(context).into()),
            ];
            let text = context.text_with("settings-key-added", &values);
            self.say(Tone::Accent, text, context);
        }
    }

    /// Gives an action its usual keys. One that another action has stays
    /// there, and is named.
    fn reset(&mut self, action: Bound, context: &mut Context) {
        let usual = action.usual().into_iter();
        let (kept, taken): (Vec<KeyName>, Vec<KeyName>) =
            usual.partition(|key| action.rival(key, context).is_none());
        if !self.set(action, kept, context) {
            return;
        }
        let rival = taken
            .first()
            .and_then(|key| Some((key, action.rival(key, context)?)));
        let does_action = [("action", action.does(context).into())];
        match rival {
            None => {
                let text = context.text_with("settings-keys-reset", &does_action);
                self.say(Tone::Accent, text, context);
            }
            Some((key, owner)) => {
                let text = clash(key, owner, context);
                self.say(Tone::Warning, text, context);
            }
        }
    }

    /// Gives every action its usual keys. Those that differ lose theirs first,
    /// so that none is in the way of another.
    fn reset_all(&mut self, context: &mut Context) {
        let mut changed = Bound::all();
        changed.retain(|&action| action.keys(context) != action.usual());
        for &action in &changed {
            if !self.set(action, Vec::new(), context) {
                return;
            }
        }
        for &action in &changed {
            if !self.set(action, action.usual(), context) {
                return;
            }
        }
        let text = context.text("settings-keys-all-reset");
        self.say(Tone::Accent, text, context);
    }

    /// The key that is waited for, or the last note; without one, in a terminal,
    /// the selected action, whose name may be cut off in its line.
    fn notes(&self, context: &Context) -> Vec<Note> {
        let selected = || {
            let action = *Bound::all().get(self.selection.index)?;
            let text = field(action, None, context).line(context.locale);
            (context.face == Face::Terminal).then(|| Note::new(Tone::Muted, text))
        };
        let waiting = self.waiting.map(|action| {
            let action = [("action", action.does(context).into())];
            let text = context.text_with("settings-press-key", &action);
            Note::new(Tone::Accent, text)
        });
        let note = waiting.or_else(|| self.note.clone());
        note.or_else(selected).into_iter().collect()
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
        let action = [("action", self.waiting?.does(context).into())];
        Some(Dialog {
            kind: DialogKind::Key,
            title: context.text("setting-keys"),
            text: context.text_with("settings-press-key", &action),
            field: None,
            answers: Vec::new(),
            selected: None,
            problem: self.taken.as_ref().map(|(_, text)| text.clone()),
            accept: None,
            cancel: Some(context.label("cancel")),
            is_quiet: false,
            is_offered: false,
            short: String::new(),
        })
    }
}

/// The sentence that another action has the key.
fn clash(key: &KeyName, owner: Bound, context: &Context) -> String {
    let mut values = vec![
        ("key", context.key(key.as_str()).into()),
        ("action", owner.does(context).into()),
    ];
    let id = match owner {
        Bound::Game(_) => "settings-key-clash",
        Bound::Page(action) => {
            values.push(("page", context.text(action.page().title()).into()));
            "settings-key-clash-on"
        }
    };
    context.text_with(id, &values)
}

fn field(action: Bound, selected: Option<usize>, context: &Context) -> Field {
    let keys = action.shown(context);
    Field {
        name: action.does(context),
        about: String::new(),
        control: Control::Keys {
            keys: keys.iter().map(|key| context.key(key.as_str())).collect(),
            selected,
            empty: context.text("settings-no-key"),
            add: context.text("keys-add"),
            remove: context.text("keys-remove"),
        },
    }
}

/// The keys of the page. Only in a terminal one of the keys is selected.
fn hints(context: &Context) -> Vec<KeyHint> {
    let mut hints = context.hints(&[
        ("↑↓", "keys-choose"),
        ("enter", "keys-add"),
        ("←→", "keys-one-key"),
        ("delete", "keys-remove"),
        ("r", "keys-reset"),
        ("R", "keys-reset-all"),
        ("esc", "keys-back"),
    ]);
    if context.face != Face::Terminal {
        hints.remove(2);
    }
    hints
}

impl KeysScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "keys";
}

impl Screen for KeysScreen {
    fn address(&self) -> String {
        KeysScreen::ADDRESS.to_owned()
    }

    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        if let Some(answer) = self.resetting.take() {
            self.answer_reset(answer, input, context);
            return Next::Stay;
        }
        if let (Some(action), Input::Press(key)) = (self.waiting, input) {
            self.take_key(action, &key.bound_name(), context);
            return Next::Stay;
        }
        let all = Bound::all();
        let selected = all[self.selection.index.min(all.len() - 1)];
        if let Input::Set(field, FieldValue::RemoveKey(index)) = input {
            if let Some(&action) = all.get(*field) {
                self.remove(action, *index, context);
            }
            return Next::Stay;
        }
        match (self.selection.list(input, all.len()), input) {
            (Picked::Chosen(index), _) => {
                self.note = None;
                self.waiting = all.get(index).copied();
            }
            (Picked::Moved, _) => {
                self.key = None;
                let action = all[self.selection.index];
                context.announce(field(action, None, context).line(context.locale));
            }
            (Picked::Ignored, Input::Press(key)) => match key.name.as_str() {
                "esc" | "q" => return Next::Back,
                "r" => self.reset(selected, context),
                "R" => self.resetting = Some(Selection::default()),
                "left" => self.select_key(selected, usize::wrapping_sub, context),
                "right" => self.select_key(selected, usize::wrapping_add, context),
                "delete" | "backspace" => {
                    if let Some(key) = self.selected_key(selected, context) {
                        self.remove(selected, key, context);
                    }
                }
                _ => {}
            },
            (Picked::Ignored, _) => {}
        }
        Next::Stay
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let fields = Bound::all().into_iter().enumerate();
        let fields = fields.map(|(index, action)| {
            let is_selected = index == self.selection.index && context.face == Face::Terminal;
            let key = is_selected.then(|| self.selected_key(action, context));
            field(action, key.flatten(), context)
        });
        Contents {
            title: context.text("setting-keys"),
            body: Body::Form(Form {
                fields: fields.collect(),
                selected: self.selection.index,
                submit: None,
                is_valid: true,
                wrong: None,
                notes: self.notes(context),
                headings: headings(context),
                has_preview: false,
            }),
            dialog: self.dialog(context),
            note: None,
            keys: hints(context),
        }
    }
}
