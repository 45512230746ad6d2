//! The best scores.

use brikke_engine::Rules;
use brikke_locale::Locale;
use brikke_play::{Category, LeaderboardEntry, Moment};
use brikke_store::{Fastest, Feat, GameId, Milestone, ScoreLine, StoreError};

use super::{Contents, Next, PLAY, ReplayScreen, Screen, empty_page};
use crate::context::Context;
use crate::page::{
    Body, Cell, Column, EmptyPicture, KeyHint, Listing, Note, Row, Rows, Selector, Tone,
};
use crate::selection::{Picked, Selection};
use crate::settings::KeyPage;
use crate::{FieldValue, ImportedScores, Input, words};

/// A table under some rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Table {
    /// The best scores of a category.
    Scores(Category),
    /// The fastest clean games to each tile.
    Records,
}

/// All tables, as the tabs have them.
const TABLES: [Table; 5] = [
    Table::Scores(Category::Clean),
    Table::Scores(Category::Assisted),
    Table::Scores(Category::Seeded),
    Table::Scores(Category::Machine),
    Table::Records,
];

/// The categories of a person's scores.
const PERSONS: [Category; 3] = [Category::Clean, Category::Assisted, Category::Seeded];

/// The keys of a table.
const KEYS: &[(&str, &str)] = &[
    ("←→", "keys-rules"),
    ("tab", "keys-table"),
    ("↑↓", "keys-choose"),
    ("enter", "action-replay"),
    ("esc", "keys-back"),
];

/// The keys of a table without scores.
const EMPTY_KEYS: &[(&str, &str)] = &[
    (PLAY, "keys-play"),
    ("←→", "keys-rules"),
    ("tab", "keys-table"),
    ("esc", "keys-back"),
];

/// The tables of best scores, one for each rules and category, and the
/// records.
pub(crate) struct ScoresScreen {
    rules: Vec<Rules>,
    shown: usize,
    table: Table,
    rows: Rows,
    /// The place of each row in its game, if that is saved.
    places: Vec<Place>,
    selection: Selection,
    /// The place of the score that has just entered the table.
    entered: Option<usize>,
    problem: Option<String>,
    /// The sentence about scores that were just imported.
    news: Option<String>,
}

impl ScoresScreen {
    /// The table of the current game.
    pub(crate) fn new(context: &Context) -> ScoresScreen {
        let mut screen = ScoresScreen::clean(context);
        if screen.rows.is_empty() {
            screen.look_further(context);
        }
        screen
    }

    /// The table of the current game, with the score marked that has just
    /// entered it. None if it is not there: the score is of another game, or
    /// the table cannot be read.
    pub(crate) fn entered(
        context: &Context,
        category: Category,
        place: usize,
        entry: &LeaderboardEntry,
    ) -> Option<ScoresScreen> {
        let mut screen = ScoresScreen::clean(context);
        if screen.table != Table::Scores(category) {
            screen.table = Table::Scores(category);
            screen.read(context);
        }
        let row = screen.rows.get(place.checked_sub(1)?)?;
        let is_there = row
            .cells
            .contains(&Cell::Score(context.locale.number(entry.score)));
        screen.entered = Some(place);
        is_there.then_some(screen)
    }

    /// The records under these rules, or under those of the current game.
    pub(crate) fn records(rules: Option<&Rules>, context: &Context) -> ScoresScreen {
        let mut screen = ScoresScreen::clean(context);
        if let Some(rules) = rules {
            screen.choose(rules);
        }
        screen.table = Table::Records;
        screen.read(context);
        screen
    }

    /// Chooses rules, whether there are scores under them or not.
    fn choose(&mut self, rules: &Rules) {
        let known = self.rules.iter().position(|it| it == rules);
        self.shown = known.unwrap_or_else(|| {
            self.rules.push(rules.clone());
            self.rules.len() - 1
        });
    }

    /// The clean scores under the rules of the current game.
    fn clean(context: &Context) -> ScoresScreen {
        let scored = context.storage().scored_rules();
        let mut rules = scored.unwrap_or_default();
        let here = context.session.game().map(|game| game.rules().clone());
        let here = here.or_else(|| rules.first().cloned()).unwrap_or_default();
        if !rules.contains(&here) {
            rules.insert(0, here.clone());
        }
        let mut screen = ScoresScreen {
            shown: rules.iter().position(|rules| *rules == here).unwrap_or(0),
            rules,
            table: TABLES[0],
            rows: Rows::default(),
            places: Vec::new(),
            selection: Selection::default(),
            entered: None,
            problem: None,
            news: None,
        };
        screen.read(context);
        screen
    }

    /// The table that scores were imported into, with the sentence that says
    /// so.
    pub(crate) fn imported(
        context: &Context,
        imported: &ImportedScores,
        news: String,
    ) -> ScoresScreen {
        let mut scores = ScoresScreen::new(context);
        let shown = scores.rules.iter().position(|it| *it == imported.rules);
        scores.shown = shown.unwrap_or(scores.shown);
        scores.table = Table::Scores(Category::Assisted);
        scores.read(context);
        scores.news = Some(news);
        scores
    }

    /// Shows the first table that has scores where the clean one has none:
    /// those of the person come first, under these rules and then under any.
    fn look_further(&mut self, context: &Context) {
        let here = self.shown;
        let others = (0..self.rules.len()).filter(|&rules| rules != here);
        let persons = std::iter::once(here).chain(others);
        let persons = persons.flat_map(|rules| PERSONS.map(|category| (rules, category)));
        let machines = [(here, Category::Machine), (here, Category::Clean)];
        for (rules, category) in persons.chain(machines) {
            self.shown = rules;
            self.table = Table::Scores(category);
            self.read(context);
            if !self.rows.is_empty() {
                break;
            }
        }
    }

    fn read(&mut self, context: &Context) {
        self.entered = None;
        self.problem = None;
        self.news = None;
        let Some(rules) = self.rules.get(self.shown) else {
            return;
        };
        let read = match self.table {
            Table::Scores(category) => scores(rules, category, context),
            Table::Records => records(rules, context),
        };
        match read {
            Ok((rows, places)) => {
                self.rows = Rows::from(rows);
                self.places = places;
            }
            Err(error) => {
                self.rows = Rows::default();
                self.places.clear();
                self.problem = Some(words::store_error(context.locale, &error));
            }
        }
    }

    fn show(&mut self, shown: usize, table: Table, context: &mut Context) {
        self.shown = shown % self.rules.len().max(1);
        self.table = table;
        self.selection = Selection::default();
        self.read(context);
        context.announce(self.about(context));
    }

    fn press(&mut self, key: &str, context: &mut Context, now: Moment) -> Next {
        let count = self.rules.len().max(1);
        match key {
            "right" | "l" => self.show(self.shown + 1, self.table, context),
            "left" | "h" => self.show(self.shown + count - 1, self.table, context),
            "tab" | "t" => self.show(self.shown, after(self.table, 1), context),
            "shift-tab" => self.show(self.shown, after(self.table, TABLES.len() - 1), context),
            "esc" | "q" => return Next::Back,
            PLAY if self.is_empty() => return Next::play(context, now),
            "enter" | "v" => return self.replay(context),
            _ => return self.select(&Input::press(key), context),
        }
        Next::Stay
    }

    /// Moves the selection.
    fn select(&mut self, input: &Input, context: &mut Context) -> Next {
        match self.selection.list(input, self.rows.len()) {
            Picked::Chosen(_) => return self.replay(context),
            Picked::Moved => {
                self.entered = None;
                let row = self.rows.get(self.selection.index);
                let cells = row.map_or(&[][..], |row| &row.cells);
                let cells: Vec<String> = cells.iter().take(3).map(Cell::text).collect();
                context.announce(cells.join(&context.text("list-separator")));
            }
            Picked::Ignored => {}
        }
        Next::Stay
    }

    /// Opens the replay where the selected score was reached; a table that has
    /// just been entered is left.
    fn replay(&mut self, context: &mut Context) -> Next {
        if self.entered.is_some() || self.rows.is_empty() {
            return Next::Back;
        }
        let place = self.places.get(self.selection.index).copied().flatten();
        let Some((game, milestone)) = place else {
            let problem = context.text("scores-no-game");
            context.announce(problem.clone());
            self.news = Some(problem);
            return Next::Stay;
        };
        match ReplayScreen::at(game, milestone, context) {
            Ok(replay) => Next::open(replay),
            Err(problem) => {
                context.announce(problem.clone());
                self.news = Some(problem);
                Next::Stay
            }
        }
    }

    fn about(&self, context: &Context) -> String {
        let rules = self.rules.get(self.shown);
        let rules = rules.map(|rules| context.rules_name(rules));
        let (name, about) = ids(self.table);
        let rules = rules.unwrap_or_default();
        let table = words::with_note(context.locale, &context.text(name), &context.text(about));
        format!("{rules} · {table}")
    }

    /// The row that is selected, or the score that has just been entered.
    fn selected(&self) -> Option<usize> {
        let entered = self.entered.map(|place| place.saturating_sub(1));
        let selected = (!self.rows.is_empty()).then_some(self.selection.index);
        entered.or(selected)
    }

    fn buttons(&self, context: &Context) -> Vec<KeyHint> {
        let mut buttons = context.hints(&[("v", "action-replay")]);
        let selected = self.selected().and_then(|row| self.places.get(row));
        for button in &mut buttons {
            button.is_enabled = selected.is_some_and(Option::is_some);
        }
        buttons
    }

    /// True if the table has no rows, and could be read.
    fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.problem.is_none()
    }

    fn message(&self, context: &Context) -> Option<Note> {
        if let Some(problem) = &self.problem {
            return Some(Note::new(Tone::Warning, problem));
        }
        let id = match self.table {
            Table::Scores(Category::Machine) => "scores-empty-machines",
            Table::Records => "scores-empty-records",
            Table::Scores(_) => "scores-empty",
        };
        self.is_empty()
            .then(|| Note::new(Tone::Muted, context.text(id)))
    }
}

/// The table that comes so many places after this one; after the last comes the
/// first.
fn after(table: Table, places: usize) -> Table {
    let index = TABLES.iter().position(|&known| known == table);
    TABLES[(index.unwrap_or(0) + places) % TABLES.len()]
}

/// The ids of the name of a table and of a line about it.
const fn ids(table: Table) -> (&'static str, &'static str) {
    match table {
        Table::Scores(Category::Clean) => ("scores-clean", "scores-clean-about"),
        Table::Scores(Category::Assisted) => ("scores-assisted", "scores-assisted-about"),
        Table::Scores(Category::Seeded) => ("scores-seeded", "scores-seeded-about"),
        Table::Scores(Category::Machine) => ("scores-machines", "scores-machines-about"),
        Table::Records => ("scores-records", "scores-records-about"),
    }
}

/// The moment of a saved game at which a score was entered or a record made.
type Place = Option<(GameId, Milestone)>;

/// Rows, each with its place in a game.
type Lines = (Vec<Row>, Vec<Place>);

fn scores(rules: &Rules, category: Category, context: &Context) -> Result<Lines, StoreError> {
    let lines = context.storage().scores(rules, category)?;
    let rows = lines.iter().map(|line| row(line, context));
    let places = lines
        .iter()
        .map(|line| Some((line.game?, Milestone::from(line))));
    Ok((rows.collect(), places.collect()))
}

/// The fastest games to each tile, the largest tile first: with the fewest
/// moves, and in the shortest time. A game that holds both has one row.
fn records(rules: &Rules, context: &Context) -> Result<Lines, StoreError> {
    let fastest = context.storage().statistics(Some(rules))?.fastest;
    let feats = fastest.iter().rev();
    let feats = feats.flat_map(|record| feats_of(record, context));
    let row = |(number, (feat, name)): (usize, (Feat, String))| {
        let row = Row::new([
            Cell::Number(number.to_string()),
            Cell::Text(name),
            Cell::Tile(Some(feat.split.tile)),
            Cell::Number(context.locale.number(feat.split.ply)),
            Cell::Number(words::stopwatch(context.locale, feat.split.time)),
            Cell::Number(feat.game.to_string()),
        ]);
        (row, Some((feat.game, Milestone::from(feat))))
    };
    Ok((1..).zip(feats).map(row).unzip())
}

/// The records of a tile with their names.
fn feats_of(record: &Fastest, context: &Context) -> Vec<(Feat, String)> {
    let fewest = context.text("statistics-fastest-moves");
    let shortest = context.text("statistics-fastest-time");
    if record.by_moves == record.by_time {
        return vec![(record.by_moves, format!("{fewest} · {shortest}"))];
    }
    vec![(record.by_moves, fewest), (record.by_time, shortest)]
}

impl ScoresScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "scores";
}

impl Screen for ScoresScreen {
    fn address(&self) -> String {
        ScoresScreen::ADDRESS.to_owned()
    }

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::Scores)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        match input {
            Input::Press(key) => return self.press(&key.name, context, now),
            Input::Set(0, FieldValue::Option(rules)) => self.show(*rules, self.table, context),
            Input::Tab(tab) => {
                if let Some(&table) = TABLES.get(*tab) {
                    self.show(self.shown, table, context);
                }
            }
            other => return self.select(other, context),
        }
        Next::Stay
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let rules = self.rules.iter().map(|rules| context.rules_name(rules));
        let tab = TABLES.iter().position(|&table| table == self.table);
        Contents {
            title: context.text("scores-title"),
            body: Body::Listing(Listing {
                tabs: TABLES.map(|table| context.text(ids(table).0)).to_vec(),
                tab: tab.unwrap_or(0),
                selectors: vec![Selector {
                    name: context.text("new-game-rules"),
                    options: rules.collect(),
                    chosen: self.shown,
                }],
                search: None,
                about: Some(self.about(context)),
                columns: columns(self.table, context),
                rows: self.rows.clone(),
                selected: self.selected(),
                is_choosable: !self.rows.is_empty(),
                buttons: self.buttons(context),
                message: self.message(context),
                empty: self
                    .is_empty()
                    .then(|| empty_page(EmptyPicture::Podium, context)),
            }),
            dialog: None,
            note: self.news.as_ref().map(|news| Note::new(Tone::Accent, news)),
            keys: context.hints(if self.is_empty() { EMPTY_KEYS } else { KEYS }),
        }
    }
}

fn columns(table: Table, context: &Context) -> Vec<Column> {
    if table == Table::Records {
        return vec![
            Column::right(context.text("scores-place")),
            Column::left(context.text("scores-records")),
            Column::right(context.text("statistics-fastest-tile")),
            Column::right(context.text("scores-moves")),
            Column::right(context.text("games-time")),
            Column::right(context.text("games-number")),
        ];
    }
    vec![
        Column::right(context.text("scores-place")),
        Column::left(context.text("scores-name")),
        Column::right(context.text("scores-score")),
        Column::right(context.text("scores-moves")),
        Column::right(context.text("scores-best-tile")),
        Column::left(context.text("scores-date")),
        Column::right(context.text("games-time")),
    ]
}

fn row(line: &ScoreLine, context: &Context) -> Row {
    let locale = context.locale;
    let time = line.time_played.map(|time| context.time(time));
    Row::new([
        Cell::Number(line.place.to_string()),
        Cell::Text(name(line, locale)),
        Cell::Score(locale.number(line.score)),
        moves(line, locale),
        Cell::Tile(line.best_tile),
        Cell::Text(words::date(locale, line.at)),
        time.map_or(Cell::Text(String::new()), Cell::Number),
    ])
}

/// The moves of a game; scores of another program come without.
fn moves(line: &ScoreLine, locale: Locale) -> Cell {
    match line.moves {
        0 => Cell::Text(String::new()),
        moves => Cell::Number(locale.number(moves)),
    }
}

/// The name, with the origin of the score if it was not played here.
fn name(line: &ScoreLine, locale: Locale) -> String {
    let name = match &line.name {
        Some(_) => line.shown_name().to_owned(),
        None => locale.text("scores-nameless"),
    };
    match words::origin(locale, line.origin) {
        Some(origin) => words::with_note(locale, &name, &origin),
        None => name,
    }
}
