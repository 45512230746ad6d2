//! The endgame tables to practise with, and the mistakes to repeat.

mod lines;
mod question;

use std::borrow::Cow;

use brikke_play::Moment;
use brikke_players::{Answer, CatalogEntry, Reply, RequestId, RequestKind, TableStatus};

use super::{Contents, DrillScreen, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Cell, KeyHint, Listing, Note, Row, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::KeyPage;
use crate::{Input, words};
use lines::{TableLine, columns, lines, row};
use question::Question;

/// The endgame tables, those that are built first, each with the mistakes
/// that wait to be repeated. The number of a row selects it.
pub(crate) struct EndgamesScreen {
    lines: Vec<TableLine>,
    selection: Selection,
    /// The table that deals a position, and the request for it.
    dealing: Option<(&'static CatalogEntry, RequestId)>,
    /// The question before a table is built or removed.
    question: Option<Question>,
    note: Option<Note>,
}

impl EndgamesScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "endgames";

    /// The tables as they are now.
    pub(crate) fn new(context: &mut Context) -> EndgamesScreen {
        EndgamesScreen {
            lines: lines(context),
            selection: Selection::default(),
            dealing: None,
            question: None,
            note: None,
        }
    }

    fn open(&mut self, index: usize, context: &mut Context) -> Next {
        let Some(&line) = self.lines.get(index) else {
            return Next::Stay;
        };
        if !line.is_built() {
            return self.ask_to_build(&line, context);
        }
        if line.is_of_mistakes {
            return match DrillScreen::repeating(line.table, context) {
                Ok(drill) => Next::open(drill),
                Err(problem) => self.say(Tone::Warning, problem, context),
            };
        }
        match context.ask_deal(line.table) {
            Ok(request) => {
                self.dealing = Some((line.table, request));
                let text = context.text("drill-dealing");
                self.note = Some(Note::new(Tone::Muted, text));
                Next::Stay
            }
            Err(problem) => self.say(Tone::Warning, problem, context),
        }
    }

    /// Asks whether to build a table, or stops the build that is under way.
    fn build_or_stop(&mut self, context: &mut Context) -> Next {
        if let Some(building) = context.building() {
            context.stop_building();
            self.read_again(context);
            let name = [("name", building.table.name.into())];
            let stopped = context.text_with("drill-build-stopped", &name);
            return self.say(Tone::Accent, stopped, context);
        }
        match self.lines.get(self.selection.index) {
            Some(&line) => self.ask_to_build(&line, context),
            None => Next::Stay,
        }
    }

    fn ask_to_build(&mut self, line: &TableLine, context: &mut Context) -> Next {
        let name = ("name", line.table.name.into());
        if line.is_built() {
            let built = context.text_with("drill-built-already", &[name]);
            return self.say(Tone::Muted, built, context);
        }
        if let Some(building) = context.building() {
            let values = [
                ("name", building.table.name.into()),
                ("percent", building.percent.into()),
            ];
            let busy = context.text_with("drill-building", &values);
            return self.say(Tone::Muted, busy, context);
        }
        self.question = Some(Question::build(line.table));
        Next::Stay
    }

    fn ask_to_remove(&mut self, context: &mut Context) -> Next {
        let Some(line) = self.lines.get(self.selection.index).copied() else {
            return Next::Stay;
        };
        let building = context.building();
        if building.is_some_and(|building| building.table == line.table) {
            return self.build_or_stop(context);
        }
        if line.is_there() {
            self.question = Some(Question::remove(line.table));
            return Next::Stay;
        }
        let name = [("name", line.table.name.into())];
        let nothing = context.text_with("tables-nothing-to-remove", &name);
        self.say(Tone::Muted, nothing, context)
    }

    fn answer_question(&mut self, input: &Input, context: &mut Context) -> Next {
        let Some(mut question) = self.question.take() else {
            return Next::Stay;
        };
        let Some(is_yes) = question.answer(input, context) else {
            self.question = Some(question);
            return Next::Stay;
        };
        if !is_yes {
            context.announce(context.text("plain-cancelled"));
            return Next::Stay;
        }
        let table = question.table;
        if question.is_about_removing() {
            return self.remove(table, context);
        }
        self.build(table, context)
    }

    /// Builds a table; what is of no use makes way for it.
    fn build(&mut self, table: &'static CatalogEntry, context: &mut Context) -> Next {
        let of_table = |line: &&TableLine| line.table == table;
        let line = self.lines.iter().find(of_table);
        let is_unusable = line.is_some_and(|line| line.status == TableStatus::Unusable);
        if is_unusable && let Err(error) = context.assets.remove_table(table) {
            let problem = words::unremoved(context.locale, table, &error);
            return self.say(Tone::Warning, problem, context);
        }
        context.build_table(table);
        let values = [("name", table.name.into()), ("percent", 0_u8.into())];
        // The list shows how far it is.
        context.announce(context.text_with("drill-building", &values));
        Next::Stay
    }

    fn remove(&mut self, table: &'static CatalogEntry, context: &mut Context) -> Next {
        let removed = context.assets.remove_table(table);
        self.read_again(context);
        let (tone, text) = match removed {
            Ok(freed) => {
                let disk = freed.unwrap_or(0).div_ceil(1_000_000);
                let values = [("name", table.name.into()), ("disk", disk.into())];
                (Tone::Good, context.text_with("tables-removed", &values))
            }
            Err(error) => (
                Tone::Warning,
                words::unremoved(context.locale, table, &error),
            ),
        };
        self.say(tone, text, context)
    }

    fn read_again(&mut self, context: &mut Context) {
        let is_selected = |line: &TableLine| (line.table.name, line.is_of_mistakes);
        let selected = self.lines.get(self.selection.index).map(is_selected);
        self.lines = lines(context);
        let place = self
            .lines
            .iter()
            .position(|line| Some(is_selected(line)) == selected);
        let last = self.lines.len().saturating_sub(1);
        self.selection.index = place.unwrap_or(self.selection.index).min(last);
    }

    /// The buttons for the selected table. Where none is saved, none is built.
    fn buttons(&self, context: &Context) -> Vec<KeyHint> {
        let Some(line) = self.lines.get(self.selection.index) else {
            return Vec::new();
        };
        let mut buttons = context.hints(&keys(context)[1..4]);
        let is_building = context.building().is_some();
        let enabled = [true, is_building || !line.is_built(), line.is_there()];
        for (button, is_enabled) in buttons.iter_mut().zip(enabled) {
            button.is_enabled = is_enabled;
        }
        buttons
    }

    fn say(&mut self, tone: Tone, text: String, context: &mut Context) -> Next {
        context.announce(text.clone());
        self.note = Some(Note::new(tone, text));
        Next::Stay
    }

    fn rows(&self, context: &Context) -> Vec<Row> {
        let rows = self.lines.iter().zip(1..);
        rows.map(|(line, number)| row(line, number, context))
            .collect()
    }

    /// The selected row in words.
    fn selected_row(&self, context: &Context) -> String {
        let rows = self.rows(context);
        let cells = rows.get(self.selection.index).map(|row| {
            let cells = row.cells.iter().map(Cell::text);
            cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>()
        });
        cells
            .unwrap_or_default()
            .join(&context.text("list-separator"))
    }
}

/// The input, or the row whose number is typed.
fn by_number(input: &Input) -> Cow<'_, Input> {
    let number = match input {
        Input::Press(key) => key.name.parse::<usize>().ok(),
        _ => None,
    };
    match number.and_then(|number| number.checked_sub(1)) {
        Some(row) => Cow::Owned(Input::Mark(row)),
        None => Cow::Borrowed(input),
    }
}

/// The keys of the page, with the ids of what they do.
fn keys(context: &Context) -> [(&'static str, &'static str); 5] {
    let build = match context.building() {
        Some(_) => "drill-stop-building",
        None => "drill-build-table",
    };
    [
        ("↑↓", "keys-choose"),
        ("enter", "keys-open"),
        ("b", build),
        ("x", "keys-remove"),
        ("esc", "keys-back"),
    ]
}

impl Screen for EndgamesScreen {
    fn address(&self) -> String {
        EndgamesScreen::ADDRESS.to_owned()
    }

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::Endgames)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        // It is said until a position is dealt.
        if input.is_by_person() && self.dealing.is_none() {
            self.note = None;
        }
        if self.question.is_some() {
            return self.answer_question(input, context);
        }
        if let Input::Press(key) = input {
            match key.name.as_str() {
                "esc" | "q" => return Next::Back,
                "b" => return self.build_or_stop(context),
                "x" => return self.ask_to_remove(context),
                _ => {}
            }
        }
        match self.selection.list(&by_number(input), self.lines.len()) {
            Picked::Chosen(index) => self.open(index, context),
            Picked::Moved => {
                context.announce(self.selected_row(context));
                Next::Stay
            }
            Picked::Ignored => Next::Stay,
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let is_empty = self.lines.is_empty();
        let none = || Note::new(Tone::Muted, context.text("drill-no-tables"));
        Contents {
            title: context.text("menu-endgames"),
            body: Body::Listing(Listing {
                tabs: Vec::new(),
                tab: 0,
                selectors: Vec::new(),
                search: None,
                about: Some(context.text("drill-tables-explained")),
                columns: columns(context),
                rows: self.rows(context).into(),
                selected: (!is_empty).then_some(self.selection.index),
                is_choosable: true,
                buttons: self.buttons(context),
                message: is_empty.then(none),
                empty: None,
            }),
            dialog: self.question.map(|question| question.page(context)),
            note: self.note.clone(),
            keys: if is_empty {
                context.hints(&[("esc", "keys-back")])
            } else {
                context.hints(&keys(context))
            },
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        self.read_again(context);
    }

    fn left(&mut self, context: &mut Context) {
        if self.dealing.take().is_some() {
            context.forget(RequestKind::Hint);
        }
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn asked(&self, id: RequestId) -> bool {
        self.dealing.is_some_and(|(_, request)| request == id)
    }

    fn answered(&mut self, answer: Answer, context: &mut Context, _now: Moment) -> Next {
        let Some((table, _)) = self.dealing else {
            return Next::Stay;
        };
        if let Reply::Loading { player, done } = answer.reply {
            self.note = Some(words::loading(context.locale, player, done));
        }
        if answer.reply.is_progress() {
            return Next::Stay;
        }
        (self.dealing, self.note) = (None, None);
        match answer.reply {
            Reply::Dealt { board, .. } => match DrillScreen::dealt(table, board, context) {
                Ok(drill) => Next::open(drill),
                Err(problem) => self.say(Tone::Warning, problem, context),
            },
            Reply::Failed { player, error } => {
                let problem = words::player_error(context.locale, player, &error);
                self.say(Tone::Warning, problem, context)
            }
            _ => Next::Stay,
        }
    }
}
