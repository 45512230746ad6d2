//! What must hold on every page.

use brikke_app::page::{
    BoardView, Body, Control, Dialog, Form, GamePage, Listing, Page, ReplayPage,
};
use brikke_locale::Locale;
use brikke_play::Category;
use brikke_store::Storage;

use super::shared::Shared;

/// Whatever is selected on the page is there.
pub(crate) fn page(page: &Page) {
    match &page.body {
        Body::Menu(menu) => is_among("a line", menu.selected, menu.lines.len()),
        Body::NewGame(new) => is_among("a line", new.selected, new.lines.len()),
        Body::Form(shown) => form(shown),
        Body::Listing(shown) => listing(shown),
        Body::Replay(shown) => replay(shown),
        Body::Game(shown) => game(shown),
        Body::Document(_) => {}
    }
    page.dialog.iter().for_each(dialog);
}

#[track_caller]
fn is_among(what: &str, index: usize, count: usize) {
    assert!(index < count, "{what}: {index} of {count}");
}

fn dialog(dialog: &Dialog) {
    if let Some(selected) = dialog.selected {
        is_among("an answer", selected, dialog.answers.len());
    }
}

fn form(form: &Form) {
    is_among("a field", form.selected, form.fields.len());
    for field in &form.fields {
        if let Control::Choice {
            options,
            chosen: Some(chosen),
            ..
        } = &field.control
        {
            is_among("an option", *chosen, options.len());
        }
    }
}

fn listing(listing: &Listing) {
    if !listing.tabs.is_empty() {
        is_among("a tab", listing.tab, listing.tabs.len());
    }
    if let Some(selected) = listing.selected {
        is_among("a row", selected, listing.rows.len());
    }
    for selector in &listing.selectors {
        is_among("an option", selector.chosen, selector.options.len());
    }
    for row in listing.rows.iter() {
        assert_eq!(
            row.cells.len(),
            listing.columns.len(),
            "a cell for each column"
        );
    }
}

fn replay(replay: &ReplayPage) {
    assert!(
        replay.ply <= replay.plies,
        "{} of {}",
        replay.ply,
        replay.plies
    );
    for mark in replay.chart.marks.iter() {
        is_among("a mark", mark.at, replay.chart.values.len());
    }
    assert!(replay.chart.values.iter().all(|value| !value.is_nan()));
    board(&replay.board);
}

fn game(game: &GamePage) {
    if let Some(autoplay) = &game.autoplay {
        is_among("a pace", autoplay.step, autoplay.steps);
    }
    let bars = game.hint.iter().flat_map(|hint| &hint.bars);
    for length in bars.filter_map(|bar| bar.length) {
        assert!((0.0..=1.0).contains(&length), "{length}");
    }
    if let Some(rising) = game.rising {
        assert!(
            (0.0..=1.0).contains(&rising.progress),
            "{}",
            rising.progress
        );
    }
    board(&game.board);
}

fn board(board: &BoardView) {
    let (rows, columns) = (board.size.rows(), board.size.columns());
    if let Some(cursor) = board.cursor {
        assert!(cursor.row < rows && cursor.column < columns, "{cursor:?}");
    }
    assert_eq!(board.rows.len(), usize::from(rows));
    assert_eq!(board.squares.len(), board.size.cells());
    let is_on = |at: f32, side: u8| (0.0..=f32::from(side - 1)).contains(&at);
    for sprite in &board.sprites {
        assert!(
            is_on(sprite.row, rows) && is_on(sprite.column, columns),
            "{sprite:?}"
        );
    }
}

/// The score and the number of moves that a page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) score: u64,
    pub(crate) moves: u64,
}

/// A number as the language of the page writes it.
fn number(shown: &str) -> u64 {
    let digits: String = shown.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

/// True where the page leads back to an analysis instead of the menu.
fn is_trial(game: &GamePage, locale: Locale) -> bool {
    let back = locale.text("trial-return");
    let mut tools = game.tools.iter();
    tools.any(|tool| tool.name.eq_ignore_ascii_case(&back))
}

impl Shown {
    /// Those of the game on the page; none where nothing would be lost, and
    /// none of another way tried from a replay, which is not saved.
    pub(crate) fn on(page: &Page, locale: Locale) -> Option<Shown> {
        let Body::Game(game) = &page.body else {
            return None;
        };
        if is_trial(game, locale) {
            return None;
        }
        let moves = number(&game.figures[0].value);
        let score = number(&game.score.value);
        (moves > 0).then_some(Shown { score, moves })
    }

    /// The page shows moves of which it does not say that they are not saved,
    /// and no player makes any that may wait for a moment.
    pub(crate) fn as_saved(page: &Page, locale: Locale) -> Option<Shown> {
        let Body::Game(game) = &page.body else {
            return None;
        };
        let is_waiting = game.mark == Some(locale.text("unsaved")) || game.autoplay.is_some();
        Shown::on(page, locale).filter(|_| !is_waiting)
    }

    /// A game in the storage stands there, or stood there before its last
    /// moves.
    #[track_caller]
    pub(crate) fn is_stored(self, storage: &Shared) {
        let games = storage.all_games();
        let is_there = games.iter().any(|stored| {
            let game = &stored.game;
            let (mut score, mut moves) = (game.score(), game.moves());
            let mut number = game.plies().len();
            loop {
                if (score, moves) == (self.score, self.moves) {
                    return true;
                }
                let Some(turn) = game.turn(number) else {
                    return false;
                };
                (score, moves, number) = (score - turn.gained, moves - 1, number - 1);
            }
        });
        assert!(is_there, "{self:?} is shown as saved and is not");
    }
}

/// A bookmark or a score that is announced is in the storage.
pub(crate) fn announced(text: &str, locale: Locale, storage: &Shared) {
    if let Some([name]) = values("bookmark-saved", ["name"], text, locale) {
        let games = storage.all_games();
        let mut marks = games.iter().flat_map(|game| &game.bookmarks);
        assert!(marks.any(|mark| mark.name.as_str() == name), "{text}");
    }
    let names = ["name", "place", "score"];
    if let Some([_, place, score]) = values("plain-entered", names, text, locale)
        && let (Ok(place), Ok(score)) = (place.parse::<usize>(), score.parse::<u64>())
    {
        let rules = storage.scored_rules().unwrap();
        let tables = rules.iter().flat_map(|rules| {
            let of = |category| storage.scores(rules, category).unwrap();
            [of(Category::Clean), of(Category::Assisted)]
        });
        let mut lines = tables.flatten();
        assert!(
            lines.any(|line| (line.place, line.score) == (place, score)),
            "{text}"
        );
    }
}

/// The values in a text, if it is this message. A language may have them in
/// any order.
fn values<'t, const N: usize>(
    id: &str,
    names: [&str; N],
    text: &'t str,
    locale: Locale,
) -> Option<[&'t str; N]> {
    let marks: Vec<String> = ('\u{1}'..).take(N).map(String::from).collect();
    let marked = names.into_iter().zip(&marks);
    let marked: Vec<_> = marked
        .map(|(name, mark)| (name, mark.as_str().into()))
        .collect();
    let message = locale.text_with(id, &marked);
    let place_of = |part: char| marks.iter().position(|mark| mark.starts_with(part));
    let order: Vec<usize> = message.chars().filter_map(place_of).collect();
    let mut parts = message.split(|part| place_of(part).is_some());
    let mut rest = text.strip_prefix(parts.next()?)?;
    let last = parts.next_back()?;
    let mut values = [""; N];
    for (&value, part) in order.iter().zip(parts) {
        (values[value], rest) = rest.split_once(part)?;
    }
    values[*order.last()?] = rest.strip_suffix(last)?;
    Some(values)
}
