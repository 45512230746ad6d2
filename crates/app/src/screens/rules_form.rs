//! Rules of one's own, written into a form.

use brikke_engine::{AtGoal, LostWhen, Rules};
use brikke_locale::Locale;
use brikke_play::Moment;

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Control, Field, Form, KeyHint, Note, Tone};
use crate::rules_form::{Mistake, WrittenField};
use crate::selection::{Picked, Selection};
use crate::settings::{RulesName, Setting};
use crate::text_field::TextField;
use crate::{FieldValue, Input, RulesForm};

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Size,
    Tiles,
    Start,
    Goal,
    AtGoal,
    LostWhen,
    Seed,
    Name,
}

const ITEMS: [Item; 8] = [
    Item::Size,
    Item::Tiles,
    Item::Start,
    Item::Goal,
    Item::AtGoal,
    Item::LostWhen,
    Item::Seed,
    Item::Name,
];

const AT_GOAL: [AtGoal; 2] = [AtGoal::Continue, AtGoal::Stop];
const LOST_WHEN: [LostWhen; 2] = [LostWhen::Stuck, LostWhen::Full];

impl Item {
    const fn id(self) -> &'static str {
        match self {
            Item::Size => "new-game-size",
            Item::Tiles => "new-game-new-tiles",
            Item::Start => "new-game-start-tiles",
            Item::Goal => "new-game-goal",
            Item::AtGoal => "new-game-at-goal",
            Item::LostWhen => "new-game-lost-when",
            Item::Seed => "new-game-seed",
            Item::Name => "new-game-name",
        }
    }

    /// The field in which this is written.
    const fn written(field: WrittenField) -> Item {
        match field {
            WrittenField::Size => Item::Size,
            WrittenField::Tiles => Item::Tiles,
            WrittenField::Start => Item::Start,
            WrittenField::Goal => Item::Goal,
            WrittenField::Seed => Item::Seed,
            WrittenField::Name => Item::Name,
        }
    }

    /// Its place in the form.
    fn place(self) -> usize {
        ITEMS.iter().position(|&item| item == self).unwrap_or(0)
    }

    /// The id of a line about it; none where the options speak for themselves.
    const fn about(self) -> Option<&'static str> {
        match self {
            Item::Size => Some("new-game-size-about"),
            Item::Tiles => Some("new-game-new-tiles-about"),
            Item::Start => Some("new-game-start-tiles-about"),
            Item::Goal => Some("new-game-goal-about"),
            Item::Seed => Some("new-game-seed-about"),
            Item::Name => Some("new-game-name-about"),
            Item::AtGoal | Item::LostWhen => None,
        }
    }

    /// The words for an empty field.
    const fn placeholder(self) -> Option<&'static str> {
        match self {
            Item::Goal => Some("new-game-goal-none"),
            Item::Seed => Some("new-game-seed-random"),
            Item::Name => Some("new-game-name-none"),
            _ => None,
        }
    }
}

/// The form of rules.
pub(crate) struct RulesScreen {
    form: RulesForm,
    selection: Selection,
    /// The field that is being written, with its cursor.
    written: Option<(Item, TextField)>,
    /// The reason why the last attempt to begin failed.
    problem: Option<String>,
    /// The name under which the rules are saved already.
    saved_as: Option<RulesName>,
}

impl RulesScreen {
    /// The form, filled in with these rules.
    pub(crate) fn new(locale: Locale, rules: &Rules) -> RulesScreen {
        RulesScreen {
            form: RulesForm::of(rules).with_percentage(locale),
            selection: Selection::default(),
            written: None,
            problem: None,
            saved_as: None,
        }
    }

    /// The form of saved rules, to change them or their name.
    pub(crate) fn of_saved(locale: Locale, name: &RulesName, rules: &Rules) -> RulesScreen {
        let mut screen = RulesScreen::new(locale, rules);
        name.as_str().clone_into(&mut screen.form.name);
        screen.saved_as = Some(name.clone());
        screen
    }

    fn item(&self) -> Item {
        ITEMS[self.selection.index.min(ITEMS.len() - 1)]
    }

    /// True if the selected field is a text.
    fn is_text(&self) -> bool {
        !matches!(self.item(), Item::AtGoal | Item::LostWhen)
    }

    fn text_mut(&mut self, item: Item) -> Option<&mut String> {
        Some(match item {
            Item::Size => &mut self.form.size,
            Item::Tiles => &mut self.form.tiles,
            Item::Start => &mut self.form.start,
            Item::Goal => &mut self.form.goal,
            Item::Seed => &mut self.form.seed,
            Item::Name => &mut self.form.name,
            Item::AtGoal | Item::LostWhen => return None,
        })
    }

    fn text(&self, item: Item) -> &str {
        match item {
            Item::Size => &self.form.size,
            Item::Tiles => &self.form.tiles,
            Item::Start => &self.form.start,
            Item::Goal => &self.form.goal,
            Item::Seed => &self.form.seed,
            Item::Name => &self.form.name,
            Item::AtGoal | Item::LostWhen => "",
        }
    }

    /// Writes into a field. False: nothing is written there.
    fn write(&mut self, item: Item, input: &Input) -> bool {
        let Some(text) = self.text_mut(item) else {
            return false;
        };
        let mut field = TextField::offering(text.as_str());
        if let Some((written, kept)) = self.written.take()
            && written == item
        {
            field = kept;
        }
        let is_written = field.handle(input);
        if let Some(text) = self.text_mut(item) {
            field.text().clone_into(text);
        }
        self.written = Some((item, field));
        is_written
    }

    /// The other option of a choice.
    fn turn(&mut self, item: Item, context: &mut Context) -> Next {
        match item {
            Item::AtGoal => self.form.at_goal = other(AT_GOAL, self.form.at_goal),
            Item::LostWhen => self.form.lost_when = other(LOST_WHEN, self.form.lost_when),
            _ => return Next::Stay,
        }
        self.announce(item, context)
    }

    /// Reads a field aloud.
    fn announce(&self, item: Item, context: &mut Context) -> Next {
        context.announce(self.field(item, context).line(context.locale));
        Next::Stay
    }

    fn set(&mut self, item: Item, value: &FieldValue, input: &Input, context: &mut Context) {
        match (item, value) {
            (Item::AtGoal, FieldValue::Option(option)) => {
                self.form.at_goal = AT_GOAL[(*option).min(1)];
                self.announce(item, context);
            }
            (Item::LostWhen, FieldValue::Option(option)) => {
                self.form.lost_when = LOST_WHEN[(*option).min(1)];
                self.announce(item, context);
            }
            (item, FieldValue::Text(_)) => {
                self.write(item, input);
            }
            _ => {}
        }
    }

    fn begin(&mut self, context: &mut Context, now: Moment) -> Next {
        if let Some(mistake) = self.mistake(context) {
            return self.refuse(mistake, context);
        }
        let (Ok(rules), Ok(seed)) = (
            self.form.rules(context.locale),
            self.form.seed(context.locale),
        ) else {
            return Next::Stay;
        };
        let saved = self.save(context);
        let begun = saved.and_then(|_| context.new_game(rules, seed, now));
        match begun {
            Ok(update) => Next::Play(update),
            Err(problem) => self.fail(problem, context),
        }
    }

    /// The first mistake in the form, if there is one.
    fn mistake(&self, context: &Context) -> Option<Mistake> {
        let mistake = self.form.mistake(context.locale);
        mistake.or_else(|| self.name_used(context))
    }

    /// Goes to the field with the mistake, and says what would be right.
    fn refuse(&mut self, mistake: Mistake, context: &mut Context) -> Next {
        self.selection = Selection::at(Item::written(mistake.field).place());
        context.announce(mistake.text);
        Next::Stay
    }

    fn fail(&mut self, problem: String, context: &mut Context) -> Next {
        context.announce(problem.clone());
        self.problem = Some(problem);
        Next::Stay
    }

    /// Saves the rules and goes back; without a name, to the field for it.
    fn save_only(&mut self, context: &mut Context) -> Next {
        if let Some(mistake) = self.mistake(context) {
            return self.refuse(mistake, context);
        }
        match self.save(context) {
            Ok(true) => Next::Saying(Note::new(Tone::Good, context.text("settings-saved"))),
            Ok(false) => {
                self.selection = Selection::at(Item::Name.place());
                self.announce(Item::Name, context)
            }
            Err(problem) => self.fail(problem, context),
        }
    }

    /// Saves the rules of a form without a mistake, if they have a name; says
    /// whether they do.
    fn save(&mut self, context: &mut Context) -> Result<bool, String> {
        let (Ok(rules), Ok(Some(name))) = (
            self.form.rules(context.locale),
            self.form.name(context.locale),
        ) else {
            return Ok(false);
        };
        context.set(Setting::OwnRules(name.clone(), Some(rules)))?;
        if let Some(old) = self.saved_as.replace(name.clone())
            && old != name
        {
            context.set(Setting::OwnRules(old, None))?;
        }
        Ok(true)
    }

    /// A mistake, if other rules have the name.
    fn name_used(&self, context: &Context) -> Option<Mistake> {
        let name = self.form.name.trim();
        let mut others = context.preferences.settings.own_rules.iter();
        let is_other =
            |known: &RulesName| known.is_meant(name) && self.saved_as.as_ref() != Some(known);
        let used = others.any(|(known, _)| is_other(known));
        used.then(|| Mistake {
            field: WrittenField::Name,
            text: context.text_with("rules-name-used", &[("name", name.into())]),
        })
    }

    fn control(&self, item: Item, context: &Context) -> Control {
        let words = |options: [String; 2], chosen: usize| Control::Choice {
            value: options[chosen].clone(),
            options: options.to_vec(),
            chosen: Some(chosen),
        };
        match item {
            Item::AtGoal => {
                let names = AT_GOAL.map(|at| context.text(&format!("new-game-at-goal-{at}")));
                words(names, usize::from(self.form.at_goal == AT_GOAL[1]))
            }
            Item::LostWhen => {
                let names =
                    LOST_WHEN.map(|when| context.text(&format!("new-game-lost-when-{when}")));
                words(names, usize::from(self.form.lost_when == LOST_WHEN[1]))
            }
            item => Control::Text {
                text: self.text(item).to_owned(),
                placeholder: item
                    .placeholder()
                    .map_or(String::new(), |id| context.text(id)),
            },
        }
    }

    fn field(&self, item: Item, context: &Context) -> Field {
        Field {
            name: context.text(item.id()),
            about: item.about().map_or(String::new(), |id| context.text(id)),
            control: self.control(item, context),
        }
    }
}

/// The keys of the form. One with a mistake is neither saved nor played.
fn keys(is_right: bool, context: &Context) -> Vec<KeyHint> {
    let mut keys = context.hints(&[
        ("↑↓", "keys-choose"),
        ("←→", "keys-change"),
        ("enter", "keys-start"),
        ("ctrl-s", "keys-save"),
        ("esc", "keys-back"),
    ]);
    for hint in &mut keys {
        let accepts = matches!(hint.key.as_deref(), Some("enter" | "ctrl-s"));
        hint.is_enabled = is_right || !accepts;
    }
    keys
}

fn other<T: Copy + PartialEq>(both: [T; 2], now: T) -> T {
    if both[0] == now { both[1] } else { both[0] }
}

impl RulesScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "rules";
}

impl Screen for RulesScreen {
    fn address(&self) -> String {
        RulesScreen::ADDRESS.to_owned()
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        self.problem = None;
        match input {
            Input::Press(key) if key.name == "esc" => return Next::Back,
            Input::Press(key) if key.name == "enter" => return self.begin(context, now),
            Input::Press(key) if key.name == "ctrl-s" => return self.save_only(context),
            Input::Press(key)
                if matches!(key.name.as_str(), "left" | "right") && !self.is_text() =>
            {
                return self.turn(self.item(), context);
            }
            Input::Set(field, value) => {
                if let Some(&item) = ITEMS.get(*field) {
                    self.selection = Selection::at(*field);
                    self.set(item, value, input, context);
                }
                return Next::Stay;
            }
            input if self.write(self.item(), input) => return Next::Stay,
            _ => {}
        }
        match self.selection.list(input, ITEMS.len()) {
            Picked::Chosen(index) => self.turn(ITEMS[index], context),
            Picked::Moved => self.announce(self.item(), context),
            Picked::Ignored => Next::Stay,
        }
    }

    fn caret(&self) -> Option<usize> {
        let (item, field) = self.written.as_ref()?;
        (*item == self.item()).then(|| field.caret())
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let fields: Vec<Field> = ITEMS.map(|item| self.field(item, context)).to_vec();
        let mistake = self.mistake(context);
        let wrong = mistake
            .as_ref()
            .map(|mistake| Item::written(mistake.field).place());
        let problem = mistake.map(|mistake| mistake.text);
        let problem = problem.or_else(|| self.problem.clone());
        let about = fields[self.selection.index.min(ITEMS.len() - 1)]
            .about
            .clone();
        let note = match &problem {
            Some(problem) => Note::new(Tone::Warning, problem),
            None => Note::new(Tone::Muted, about),
        };
        let [title, custom] = ["new-game-title", "preset-custom"].map(|id| context.text(id));
        Contents {
            title: format!("{title} · {custom}"),
            body: Body::Form(Form {
                fields,
                selected: self.selection.index,
                submit: Some(context.text("new-game-start")),
                is_valid: problem.is_none(),
                wrong,
                notes: vec![note],
                headings: Vec::new(),
                has_preview: false,
            }),
            dialog: None,
            note: None,
            keys: keys(wrong.is_none(), context),
        }
    }
}
