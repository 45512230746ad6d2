//! The saved games.

use std::sync::Arc;

use brikke_play::Moment;
use brikke_store::{GameFilter, GameId, GameLine, GameQuery};

use super::{Contents, Next, ReplayScreen, Screen};
use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{Body, Cell, Column, KeyHint, Listing, Note, Row, Tone};
use crate::selection::{Picked, Selection};
use crate::{Input, words};

/// The most games that the list shows.
const LIMIT: usize = 500;

/// The filters, each with the id of its name.
const FILTERS: [(GameFilter, &str); 4] = [
    (GameFilter::All, "games-all"),
    (GameFilter::Unfinished, "games-unfinished"),
    (GameFilter::Finished, "games-finished"),
    (GameFilter::Practice, "games-practice"),
];

/// The saved games, the newest first.
pub(crate) struct GamesScreen {
    filter: usize,
    games: Vec<GameId>,
    rows: Arc<Vec<Row>>,
    selection: Selection,
    /// The reason why the games could not be listed.
    problem: Option<String>,
    /// The reason why the last game that was chosen could not be opened.
    note: Option<Note>,
}

impl GamesScreen {
    /// All games.
    pub(crate) fn new(context: &Context) -> GamesScreen {
        let mut games = GamesScreen {
            filter: 0,
            games: Vec::new(),
            rows: Arc::default(),
            selection: Selection::default(),
            problem: None,
            note: None,
        };
        games.read(context);
        games
    }

    fn read(&mut self, context: &Context) {
        let query = GameQuery {
            filter: FILTERS[self.filter].0,
            before: None,
            limit: LIMIT,
        };
        self.problem = None;
        self.note = None;
        match context.storage().games(&query) {
            Ok(games) => {
                let rows = games.iter().map(|game| row(game, context));
                self.rows = Arc::new(rows.collect());
                self.games = games.iter().map(|game| game.id).collect();
            }
            Err(error) => self.problem = Some(words::store_error(context.locale, &error)),
        }
        let last = self.games.len().saturating_sub(1);
        self.selection.index = self.selection.index.min(last);
    }

    fn show(&mut self, filter: usize, context: &mut Context) {
        self.filter = filter % FILTERS.len();
        self.selection = Selection::default();
        self.read(context);
        context.announce(context.text(FILTERS[self.filter].1));
    }

    fn open(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(&id) = self.games.get(self.selection.index) else {
            return Next::Stay;
        };
        match context.open(id, now) {
            Ok(update) => Next::Play(update),
            Err(problem) => self.warn(problem, context),
        }
    }

    fn replay(&mut self, context: &mut Context) -> Next {
        let Some(&id) = self.games.get(self.selection.index) else {
            return Next::Stay;
        };
        match ReplayScreen::of(id, context) {
            Ok(replay) => Next::open(replay),
            Err(problem) => self.warn(problem, context),
        }
    }

    fn warn(&mut self, problem: String, context: &mut Context) -> Next {
        context.announce(problem.clone());
        self.note = Some(Note::new(Tone::Warning, problem));
        Next::Stay
    }

    /// The row that is selected, in words: the number, the rules, the score.
    fn selected_row(&self, context: &Context) -> String {
        let row = self.rows.get(self.selection.index);
        let cells = row.map_or(&[][..], |row| &row.cells);
        let cells: Vec<String> = cells.iter().take(3).map(Cell::text).collect();
        cells.join(&context.text("list-separator"))
    }

    fn buttons(&self, context: &Context) -> Vec<KeyHint> {
        let mut buttons = context.hints(&[("enter", "keys-open"), ("v", "keys-replay")]);
        for button in &mut buttons {
            button.is_enabled = !self.games.is_empty();
        }
        buttons.extend(context.hints(&[("o", "keys-open-file")]));
        buttons
    }

    fn message(&self, context: &Context) -> Option<Note> {
        if let Some(problem) = &self.problem {
            return Some(Note::new(Tone::Warning, problem));
        }
        let id = ["games-nothing-matches", "games-empty"][usize::from(self.filter == 0)];
        let is_empty = self.games.is_empty();
        is_empty.then(|| Note::new(Tone::Muted, context.text(id)))
    }
}

impl Screen for GamesScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if input.is_by_person() {
            self.note = None;
        }
        match input {
            Input::Tab(tab) => self.show(*tab, context),
            Input::Press(key) => match key.name.as_str() {
                "esc" | "q" => return Next::Back,
                "v" => return self.replay(context),
                "o" => return Next::File(FileDialog::open(context)),
                "f" => self.show(self.filter + 1, context),
                _ => {}
            },
            _ => {}
        }
        match self.selection.list(input, self.games.len()) {
            Picked::Chosen(_) => self.open(context, now),
            Picked::Moved => {
                context.announce(self.selected_row(context));
                Next::Stay
            }
            Picked::Ignored => Next::Stay,
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        Contents {
            title: context.text("games-title"),
            body: Body::Listing(Listing {
                tabs: FILTERS.map(|(_, id)| context.label(id)).to_vec(),
                tab: self.filter,
                selector: None,
                about: None,
                columns: columns(context),
                rows: Arc::clone(&self.rows),
                selected: (!self.games.is_empty()).then_some(self.selection.index),
                is_choosable: true,
                buttons: self.buttons(context),
                message: self.message(context),
            }),
            dialog: None,
            note: self.note.clone(),
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("enter", "keys-open"),
                ("v", "keys-replay"),
                ("f", "keys-filter"),
                ("o", "keys-open-file"),
                ("esc", "keys-back"),
            ]),
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        self.read(context);
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }
}

fn columns(context: &Context) -> Vec<Column> {
    vec![
        Column::right(context.text("games-number")),
        Column::left(context.text("games-rules")),
        Column::right(context.text("games-score")),
        Column::right(context.text("games-moves")),
        Column::right(context.text("games-best-tile")),
        Column::left(context.text("games-state")),
    ]
}

fn row(game: &GameLine, context: &Context) -> Row {
    let summary = &game.summary;
    Row::new([
        Cell::Text(game.id.to_string()),
        Cell::Text(words::rules(context.locale, &game.rules)),
        Cell::Score(context.locale.number(summary.score)),
        Cell::Number(context.locale.number(summary.moves)),
        Cell::Tile(summary.best),
        Cell::State(words::game_state(context.locale, game)),
    ])
}
