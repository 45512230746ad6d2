//! Rules of one's own, written into a form.

use brikke_engine::{AtGoal, LostWhen, Rules};
use brikke_play::Moment;

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Control, Field, Form, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::text_field::TextField;
use crate::{Face, FieldValue, Input, RulesForm};

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
}

const ITEMS: [Item; 7] = [
    Item::Size,
    Item::Tiles,
    Item::Start,
    Item::Goal,
    Item::AtGoal,
    Item::LostWhen,
    Item::Seed,
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
        }
    }

    /// The id of a line about it; none where the options speak for themselves.
    const fn about(self) -> Option<&'static str> {
        match self {
            Item::Size => Some("new-game-size-about"),
            Item::Tiles => Some("new-game-new-tiles-about"),
            Item::Start => Some("new-game-start-tiles-about"),
            Item::Goal => Some("new-game-goal-about"),
            Item::Seed => Some("new-game-seed-about"),
            Item::AtGoal | Item::LostWhen => None,
        }
    }

    /// The words for an empty field.
    const fn placeholder(self) -> Option<&'static str> {
        match self {
            Item::Goal => Some("new-game-goal-none"),
            Item::Seed => Some("new-game-seed-random"),
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
}

impl RulesScreen {
    /// The form, filled in with these rules.
    pub(crate) fn new(rules: &Rules, face: Face) -> RulesScreen {
        let form = RulesForm::of(rules);
        let is_typed = matches!(face, Face::Terminal | Face::Plain);
        RulesScreen {
            form: if is_typed {
                form
            } else {
                form.with_percentage()
            },
            selection: Selection::default(),
            written: None,
            problem: None,
        }
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
            Item::AtGoal | Item::LostWhen => "",
        }
    }

    /// Writes into a field. False: nothing is written there.
    fn write(&mut self, item: Item, input: &Input) -> bool {
        let Some(text) = self.text_mut(item) else {
            return false;
        };
        let mut field = TextField::with(text.as_str());
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
        context.announce(self.field(item, context).line());
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
        let (Ok(rules), Ok(seed)) = (
            self.form.rules(context.locale),
            self.form.seed(context.locale),
        ) else {
            return Next::Stay;
        };
        match context.new_game(rules, seed, now) {
            Ok(update) => Next::Play(update),
            Err(problem) => {
                context.announce(problem.clone());
                self.problem = Some(problem);
                Next::Stay
            }
        }
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

fn other<T: Copy + PartialEq>(both: [T; 2], now: T) -> T {
    if both[0] == now { both[1] } else { both[0] }
}

impl Screen for RulesScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        self.problem = None;
        match input {
            Input::Press(key) if key.name == "esc" => return Next::Back,
            Input::Press(key) if key.name == "enter" => return self.begin(context, now),
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
        let problem = self
            .problem
            .clone()
            .or_else(|| self.form.problem(context.locale));
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
                notes: vec![note],
                headings: Vec::new(),
                has_preview: false,
            }),
            dialog: None,
            note: None,
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("←→", "keys-change"),
                ("enter", "keys-start"),
                ("esc", "keys-back"),
            ]),
        }
    }
}
