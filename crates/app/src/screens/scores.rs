//! The best scores.

use std::sync::Arc;

use brikke_engine::Rules;
use brikke_locale::Locale;
use brikke_play::{Category, LeaderboardEntry, Moment};
use brikke_store::ScoreLine;

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, Cell, Column, Listing, Note, Row, Selector, Tone};
use crate::{FieldValue, ImportedScores, Input, words};

/// The tables of best scores, one for each rules and category.
pub(crate) struct ScoresScreen {
    rules: Vec<Rules>,
    shown: usize,
    category: Category,
    rows: Arc<Vec<Row>>,
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
        if category != screen.category {
            screen.category = category;
            screen.read(context);
        }
        let row = screen.rows.get(place.checked_sub(1)?)?;
        let is_there = row
            .cells
            .contains(&Cell::Score(context.locale.number(entry.score)));
        screen.entered = Some(place);
        is_there.then_some(screen)
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
            category: Category::Clean,
            rows: Arc::default(),
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
        scores.category = Category::Assisted;
        scores.read(context);
        scores.news = Some(news);
        scores
    }

    /// Shows the first table that has scores where the clean one has none.
    fn look_further(&mut self, context: &Context) {
        for category in [Category::Assisted, Category::Seeded, Category::Clean] {
            self.category = category;
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
        let read = context.storage().scores(rules, self.category);
        match read {
            Ok(lines) => {
                let rows = lines.iter().map(|line| row(line, context.locale));
                self.rows = Arc::new(rows.collect());
            }
            Err(error) => {
                self.rows = Arc::default();
                self.problem = Some(words::store_error(context.locale, &error));
            }
        }
    }

    fn show(&mut self, shown: usize, category: Category, context: &mut Context) {
        self.shown = shown % self.rules.len().max(1);
        self.category = category;
        self.read(context);
        context.announce(self.about(context));
    }

    fn press(&mut self, key: &str, context: &mut Context) -> Next {
        let count = self.rules.len().max(1);
        match key {
            "right" | "l" => self.show(self.shown + 1, self.category, context),
            "left" | "h" => self.show(self.shown + count - 1, self.category, context),
            "tab" | "t" => self.show(self.shown, next(self.category), context),
            "esc" | "q" | "enter" => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    fn about(&self, context: &Context) -> String {
        let rules = self.rules.get(self.shown);
        let rules = rules.map(|rules| words::rules(context.locale, rules));
        let (name, about) = ids(self.category);
        let rules = rules.unwrap_or_default();
        format!("{rules} · {} ({})", context.text(name), context.text(about))
    }

    fn message(&self, context: &Context) -> Option<Note> {
        if let Some(problem) = &self.problem {
            return Some(Note::new(Tone::Warning, problem));
        }
        let is_empty = self.rows.is_empty();
        is_empty.then(|| Note::new(Tone::Muted, context.text("scores-empty")))
    }
}

const fn next(category: Category) -> Category {
    match category {
        Category::Clean => Category::Assisted,
        Category::Assisted => Category::Seeded,
        Category::Seeded => Category::Clean,
    }
}

/// The ids of the name of a category and of a line about it.
const fn ids(category: Category) -> (&'static str, &'static str) {
    match category {
        Category::Clean => ("scores-clean", "scores-clean-about"),
        Category::Assisted => ("scores-assisted", "scores-assisted-about"),
        Category::Seeded => ("scores-seeded", "scores-seeded-about"),
    }
}

impl Screen for ScoresScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        match input {
            Input::Press(key) => return self.press(&key.name, context),
            Input::Set(0, FieldValue::Option(rules)) => self.show(*rules, self.category, context),
            Input::Tab(tab) => {
                if let Some(&category) = Category::ALL.get(*tab) {
                    self.show(self.shown, category, context);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let rules = self
            .rules
            .iter()
            .map(|rules| words::rules(context.locale, rules));
        let tab = Category::ALL
            .iter()
            .position(|&category| category == self.category);
        Contents {
            title: context.text("scores-title"),
            body: Body::Listing(Listing {
                tabs: Category::ALL
                    .map(|category| context.text(ids(category).0))
                    .to_vec(),
                tab: tab.unwrap_or(0),
                selector: Some(Selector {
                    name: context.text("new-game-rules"),
                    options: rules.collect(),
                    chosen: self.shown,
                }),
                about: Some(self.about(context)),
                columns: columns(context),
                rows: Arc::clone(&self.rows),
                selected: self.entered.map(|place| place.saturating_sub(1)),
                is_choosable: false,
                buttons: Vec::new(),
                message: self.message(context),
            }),
            dialog: None,
            note: self.news.as_ref().map(|news| Note::new(Tone::Accent, news)),
            keys: context.hints(&[
                ("←→", "keys-rules"),
                ("tab", "keys-table"),
                ("esc", "keys-back"),
            ]),
        }
    }
}

fn columns(context: &Context) -> Vec<Column> {
    vec![
        Column::right(context.text("scores-place")),
        Column::left(context.text("scores-name")),
        Column::right(context.text("scores-score")),
        Column::right(context.text("scores-moves")),
        Column::right(context.text("scores-best-tile")),
    ]
}

fn row(line: &ScoreLine, locale: Locale) -> Row {
    Row::new([
        Cell::Number(line.place.to_string()),
        Cell::Text(name(line, locale)),
        Cell::Score(locale.number(line.score)),
        moves(line, locale),
        Cell::Tile(line.best_tile),
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
    let name = line.shown_name();
    match words::origin(locale, line.origin) {
        Some(origin) => format!("{name} ({origin})"),
        None => name.to_owned(),
    }
}
