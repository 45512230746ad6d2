//! The endgame tables to practise with, and the mistakes to repeat.

use brikke_engine::Rank;
use brikke_play::Moment;
use brikke_players::{Answer, CatalogEntry, Reply, RequestId, RequestKind, TableStatus};

use super::{Contents, DrillScreen, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Cell, Column, Listing, Note, Row, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::KeyPage;
use crate::{Input, words};

/// The endgame tables, those that are built first, each with the mistakes
/// that wait to be repeated.
pub(crate) struct EndgamesScreen {
    lines: Vec<TableLine>,
    selection: Selection,
    /// The table that deals a position, and the request for it.
    dealing: Option<(&'static CatalogEntry, RequestId)>,
    note: Option<Note>,
}

/// A line of the list.
#[derive(Clone, Copy)]
struct TableLine {
    table: &'static CatalogEntry,
    status: TableStatus,
    /// The number of mistakes to repeat.
    mistakes: usize,
    /// True for the line of the mistakes, below that of their table.
    is_of_mistakes: bool,
}

impl TableLine {
    fn is_built(&self) -> bool {
        matches!(self.status, TableStatus::Built { .. })
    }
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
            note: None,
        }
    }

    fn open(&mut self, index: usize, context: &mut Context) -> Next {
        let Some(&line) = self.lines.get(index) else {
            return Next::Stay;
        };
        if !line.is_built() {
            return self.say(Tone::Warning, how_to_build(&line, context), context);
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

/// The lines of the list, those of built tables first.
fn lines(context: &mut Context) -> Vec<TableLine> {
    let mut lines = Vec::new();
    for (table, status) in context.assets.endgame_tables() {
        let mistakes = match context.storage().mistakes(table.name) {
            Ok(boards) => boards.len(),
            Err(error) => {
                context.report(words::store_error(context.locale, &error));
                0
            }
        };
        let line = TableLine {
            table,
            status,
            mistakes,
            is_of_mistakes: false,
        };
        lines.push(line);
        if mistakes > 0 && line.is_built() {
            lines.push(TableLine {
                is_of_mistakes: true,
                ..line
            });
        }
    }
    lines.sort_by_key(|line| !line.is_built());
    lines
}

fn row(line: &TableLine, number: u64, context: &Context) -> Row {
    let number = Cell::Number(number.to_string());
    let name = line.table.name.to_owned();
    if line.is_of_mistakes {
        let count = [("count", line.mistakes.into())];
        let waiting = context.text_with("drill-repeat-count", &count);
        return Row::new([
            number,
            Cell::Text(name),
            Cell::Text(waiting),
            Cell::Tile(None),
            Cell::Number(String::new()),
        ]);
    }
    let success = match line.status {
        TableStatus::Built { success } => words::percent(context.locale, success),
        _ => String::new(),
    };
    Row::new([
        number,
        Cell::Text(name),
        Cell::Text(status(line.status, context)),
        Cell::Tile(Rank::of_tile(line.table.target)),
        Cell::Number(success),
    ])
}

fn status(status: TableStatus, context: &Context) -> String {
    context.text(match status {
        TableStatus::Built { .. } => "drill-table-built",
        TableStatus::Unfinished => "drill-table-unfinished",
        TableStatus::Absent => "drill-table-absent",
        TableStatus::Unusable => "drill-table-unusable",
    })
}

/// The sentence about a table that is not there.
fn how_to_build(line: &TableLine, context: &Context) -> String {
    let megabytes = line.table.bytes / 1_000_000;
    let values = [
        ("name", line.table.name.into()),
        ("disk", megabytes.max(1).into()),
    ];
    context.text_with(
        match line.status {
            TableStatus::Unusable => "drill-bad-table",
            _ => "drill-build",
        },
        &values,
    )
}

impl Screen for EndgamesScreen {
    fn address(&self) -> String {
        EndgamesScreen::ADDRESS.to_owned()
    }

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::Lists)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        if input.is_by_person() {
            self.note = None;
        }
        if let Input::Press(key) = input
            && matches!(key.name.as_str(), "esc" | "q")
        {
            return Next::Back;
        }
        match self.selection.list(input, self.lines.len()) {
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
                columns: vec![
                    Column::right(context.text("drill-number")),
                    Column::left(context.text("drill-table")),
                    Column::left(context.text("drill-state")),
                    Column::right(context.text("drill-target")),
                    Column::right(context.text("drill-success")),
                ],
                rows: self.rows(context).into(),
                selected: (!is_empty).then_some(self.selection.index),
                is_choosable: true,
                buttons: Vec::new(),
                message: is_empty.then(none),
                empty: None,
            }),
            dialog: None,
            note: self.note.clone(),
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("enter", "keys-open"),
                ("esc", "keys-back"),
            ]),
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        self.lines = lines(context);
        let last = self.lines.len().saturating_sub(1);
        self.selection.index = self.selection.index.min(last);
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
