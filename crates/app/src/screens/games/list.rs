//! The games that are listed: which, in which order, and their rows.

use std::sync::Arc;

use brikke_engine::Rules;
use brikke_locale::Locale;
use brikke_play::Mode;
use brikke_store::{GameFilter, GameId, GameLine, GameQuery, GameSort, Who};

use crate::context::Context;
use crate::page::{Cell, Column, Note, Row, Rows, Selector, Tone};
use crate::settings::OwnRules;
use crate::words;

/// The tabs, each with the id of its name.
pub(super) const WHO: [(Who, &str); 3] = [
    (Who::Person, "games-yours"),
    (Who::Machines, "games-machines"),
    (Who::All, "games-all"),
];

/// The states, each with the id of its name.
pub(super) const FILTERS: [(GameFilter, &str); 5] = [
    (GameFilter::All, "games-all"),
    (GameFilter::Unfinished, "games-unfinished"),
    (GameFilter::Won, "games-won"),
    (GameFilter::Lost, "games-lost"),
    (GameFilter::Practice, "games-practice"),
];

/// The orders, each with the id of its name.
pub(super) const SORTS: [(GameSort, &str); 5] = [
    (GameSort::Newest, "games-newest"),
    (GameSort::Score, "games-score"),
    (GameSort::BestTile, "games-best-tile"),
    (GameSort::Moves, "games-moves"),
    (GameSort::Time, "games-time"),
];

/// The games that are listed. All of them are read once; what is shown of
/// them is chosen in memory.
pub(super) struct GameList {
    all: Arc<Vec<GameLine>>,
    /// The games that are shown, by their place among all.
    shown: Arc<Vec<usize>>,
    rows: Rows,
    /// The rules that there are games under.
    rules: Vec<Rules>,
    /// The rules of each game, by their place among those.
    rules_of: Arc<Vec<usize>>,
    pub(super) who: usize,
    filter: usize,
    sort: usize,
    /// The rules that are shown, from 1; 0 is all.
    chosen_rules: usize,
    text: String,
    /// The reason why the games could not be listed.
    problem: Option<String>,
}

impl GameList {
    /// The person's games; if there are none, those of machines.
    pub(super) fn read(context: &Context) -> GameList {
        let mut list = GameList {
            all: Arc::default(),
            shown: Arc::default(),
            rows: Rows::default(),
            rules: Vec::new(),
            rules_of: Arc::default(),
            who: 0,
            filter: 0,
            sort: 0,
            chosen_rules: 0,
            text: String::new(),
            problem: None,
        };
        list.read_again(context);
        if list.shown.is_empty() && !list.all.is_empty() {
            list.who = 1;
            list.show(context);
        }
        list
    }

    /// Reads all games anew.
    pub(super) fn read_again(&mut self, context: &Context) {
        self.problem = None;
        match context.storage().games(&GameQuery::ALL) {
            Ok(games) => {
                let chosen = self.chosen_rules().cloned();
                let (rules, rules_of) = distinct_rules(&games);
                self.rules = rules;
                self.rules_of = Arc::new(rules_of);
                let place = |rules: &Rules| self.rules.iter().position(|known| known == rules);
                self.chosen_rules = chosen
                    .and_then(|rules| place(&rules))
                    .map_or(0, |at| at + 1);
                self.all = Arc::new(games);
            }
            Err(error) => self.problem = Some(words::store_error(context.locale, &error)),
        }
        self.show(context);
    }

    /// Shows what was chosen.
    pub(super) fn show(&mut self, context: &Context) {
        let query = GameQuery {
            who: WHO[self.who].0,
            filter: FILTERS[self.filter].0,
            rules: self.chosen_rules().cloned(),
            ..GameQuery::ALL
        };
        let wanted = self.text.trim().to_lowercase();
        let rules_match = self.rules_with(&wanted, context);
        let matches = |index: usize, game: &GameLine| {
            wanted.is_empty()
                || rules_match[self.rules_of[index]]
                || game.is_called(&wanted)
                || is_score(game.summary.score, &wanted)
        };
        let games = self.all.iter().enumerate();
        let selected = games.filter(|&(index, game)| query.selects(game) && matches(index, game));
        let mut shown: Vec<usize> = selected.map(|(index, _)| index).collect();
        let sort = SORTS[self.sort].0;
        shown.sort_by(|&one, &other| sort.compare(&self.all[one], &self.all[other]));
        self.shown = Arc::new(shown);
        self.rows = self.build_rows(context);
    }

    /// For each of the rules, whether the text is part of one of its names.
    /// Names are made once for all games under them.
    fn rules_with(&self, text: &str, context: &Context) -> Vec<bool> {
        let rules = self.rules.iter();
        let has_text = |rules: &Rules| {
            let names = [rules.name(), context.rules_name(rules)];
            names.iter().any(|name| name.to_lowercase().contains(text))
        };
        rules.map(has_text).collect()
    }

    /// The games that are shown, each with the place of its rules.
    fn shown_games(&self) -> impl Iterator<Item = (&GameLine, usize)> {
        let shown = self.shown.iter();
        shown.map(|&index| (&self.all[index], self.rules_of[index]))
    }

    fn build_rows(&self, context: &Context) -> Rows {
        let (all, shown) = (Arc::clone(&self.all), Arc::clone(&self.shown));
        let own = context.preferences.settings.own_rules.clone();
        let locale = context.locale;
        let longest = self.longest(&own, locale);
        Rows::lazy(shown.len(), longest, move |index| {
            row(&all[shown[index]], &own, locale)
        })
    }

    /// The longest text of each column. Only the games with the largest
    /// figures are put into words.
    fn longest(&self, own: &OwnRules, locale: Locale) -> Vec<String> {
        let games = || self.shown_games().map(|(game, _)| game);
        let named = self.rules.iter();
        let lengths: Vec<(usize, usize)> = named
            .map(|rules| {
                let own = own.name_of(rules).map_or(0, |name| name.as_str().len());
                (rules.name().len(), own)
            })
            .collect();
        let with_rules = |length: fn((usize, usize)) -> usize| {
            let longest = self.shown_games();
            let longest = longest.max_by_key(|&(_, rules)| length(lengths[rules]));
            longest.map(|(game, _)| game)
        };
        let most = [
            games().max_by_key(|game| game.id),
            games().max_by_key(|game| game.summary.score),
            games().max_by_key(|game| game.summary.moves),
            games().max_by_key(|game| game.summary.best),
            games().max_by_key(|game| game.summary.time_played),
            games().max_by_key(|game| game.name.as_ref().map_or(0, |name| name.as_str().len())),
            with_rules(|(name, _)| name),
            with_rules(|(_, own)| own),
            games().max_by_key(|game| game.played_by.machine().map_or(0, str::len)),
            games().find(|game| game.summary.is_assisted() && game.played_by.machine().is_none()),
            games().find(|game| game.played_by.machine().is_none()),
            games().find(|game| !game.summary.phase.is_over()),
        ];
        let rows: Vec<Row> = most
            .into_iter()
            .flatten()
            .map(|game| row(game, own, locale))
            .collect();
        Rows::from(rows).longest().to_vec()
    }

    pub(super) fn len(&self) -> usize {
        self.shown.len()
    }

    pub(super) fn get(&self, index: usize) -> Option<&GameLine> {
        self.all.get(*self.shown.get(index)?)
    }

    /// The place of a game in the list.
    pub(super) fn position(&self, game: GameId) -> Option<usize> {
        let is_it = |&index: &usize| self.all[index].id == game;
        self.shown.iter().position(is_it)
    }

    pub(super) const fn rows(&self) -> &Rows {
        &self.rows
    }

    fn chosen_rules(&self) -> Option<&Rules> {
        self.rules.get(self.chosen_rules.checked_sub(1)?)
    }

    pub(super) fn search(&mut self, text: &str) {
        text.clone_into(&mut self.text);
    }

    pub(super) const fn set_who(&mut self, who: usize) {
        self.who = who % WHO.len();
    }

    pub(super) const fn next_who(&mut self) {
        self.set_who(self.who + 1);
    }

    pub(super) const fn previous_who(&mut self) {
        self.set_who(self.who + WHO.len() - 1);
    }

    pub(super) const fn next_filter(&mut self) {
        self.choose(0, self.filter + 1);
    }

    pub(super) const fn next_rules(&mut self) {
        self.choose(1, self.chosen_rules + 1);
    }

    pub(super) const fn next_sort(&mut self) {
        self.choose(2, self.sort + 1);
    }

    /// Chooses an option of a selector.
    pub(super) const fn choose(&mut self, selector: usize, option: usize) {
        match selector {
            0 => self.filter = option % FILTERS.len(),
            1 => self.chosen_rules = option % (self.rules.len() + 1),
            2 => self.sort = option % SORTS.len(),
            _ => {}
        }
    }

    pub(super) fn states(&self, options: Vec<String>, context: &Context) -> Selector {
        Selector {
            name: context.text("games-state"),
            options,
            chosen: self.filter,
        }
    }

    pub(super) fn rules_selector(&self, context: &Context) -> Selector {
        let rules = self.rules.iter();
        let rules = rules.map(|rules| context.rules_name(rules));
        let all = context.label("games-all");
        Selector {
            name: context.text("games-rules"),
            options: std::iter::once(all).chain(rules).collect(),
            chosen: self.chosen_rules,
        }
    }

    pub(super) fn orders(&self, options: Vec<String>, context: &Context) -> Selector {
        Selector {
            name: context.text("games-order"),
            options,
            chosen: self.sort,
        }
    }

    /// One line about what is shown: how many games of whom, and in which
    /// order.
    pub(super) fn about(&self, context: &Context) -> String {
        let count = u64::try_from(self.len()).unwrap_or(u64::MAX);
        let mut parts = vec![
            context.label(WHO[self.who].1),
            context.text_with("games-count", &[("count", count.into())]),
        ];
        if self.filter > 0 {
            parts.push(context.text(FILTERS[self.filter].1));
        }
        let rules = self.chosen_rules();
        parts.extend(rules.map(|rules| context.rules_name(rules)));
        let order = context.text(SORTS[self.sort].1).to_lowercase();
        parts.push(match SORTS[self.sort].0 {
            GameSort::Newest => order,
            _ => context.text_with("games-sorted", &[("order", order.into())]),
        });
        if !self.text.trim().is_empty() {
            parts.push(format!("“{}”", self.text.trim()));
        }
        parts.join(" · ")
    }

    /// True if there is no game at all.
    pub(super) fn has_no_games(&self) -> bool {
        self.all.is_empty() && self.problem.is_none()
    }

    /// The message in place of rows.
    pub(super) fn message(&self, context: &Context) -> Option<Note> {
        if let Some(problem) = &self.problem {
            return Some(Note::new(Tone::Warning, problem));
        }
        let id = ["games-nothing-matches", "games-empty"][usize::from(self.all.is_empty())];
        let is_empty = self.shown.is_empty();
        is_empty.then(|| Note::new(Tone::Muted, context.text(id)))
    }
}

/// True if a text is a score or its beginning, with separators or without.
fn is_score(score: u64, text: &str) -> bool {
    let is_separator = |c: char| matches!(c, ',' | '.' | '\'' | '’') || c.is_whitespace();
    let digits = text.replace(is_separator, "");
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number && score.to_string().starts_with(&digits)
}

/// The rules that there are games under, the latest first, and the place of
/// each game's rules among them.
fn distinct_rules(games: &[GameLine]) -> (Vec<Rules>, Vec<usize>) {
    let mut rules: Vec<Rules> = Vec::new();
    let mut place = |game: &GameLine| {
        let known = rules.iter().position(|rules| *rules == game.rules);
        known.unwrap_or_else(|| {
            rules.push(game.rules.clone());
            rules.len() - 1
        })
    };
    let places = games.iter().map(&mut place).collect();
    (rules, places)
}

pub(super) fn columns(context: &Context) -> Vec<Column> {
    vec![
        Column::right(context.text("games-number")),
        Column::left(context.text("games-rules")),
        Column::right(context.text("games-score")),
        Column::right(context.text("games-best-tile")),
        Column::left(context.text("games-state")),
        Column::left(context.text("games-player")),
        Column::left(context.text("games-date")),
        Column::right(context.text("games-moves")),
        Column::right(context.text("games-time")),
        Column::left(context.text("games-help")),
    ]
}

fn row(game: &GameLine, own: &OwnRules, locale: Locale) -> Row {
    let summary = &game.summary;
    let row = Row::new([
        Cell::Text(game.id.to_string()),
        Cell::Text(title(game, own, locale)),
        Cell::Score(locale.number(summary.score)),
        Cell::Tile(summary.best),
        Cell::State(words::game_state(locale, game)),
        Cell::Text(words::played_by(locale, &game.played_by)),
        Cell::Text(words::date(locale, game.played)),
        Cell::Number(locale.number(summary.moves)),
        Cell::Time(summary.time_played),
        Cell::Text(words::help(locale, game)),
    ]);
    row.with_board(summary.board)
}

/// The name of a game, if it has one, and its rules.
fn title(game: &GameLine, own: &OwnRules, locale: Locale) -> String {
    let rules = match game.mode {
        Mode::Scored => words::named_rules(locale, own, &game.rules),
        Mode::Practice => words::practised_rules(locale, own, &game.rules),
    };
    match &game.name {
        Some(name) => format!("{name} ({rules})"),
        None => rules,
    }
}
