//! The report: one HTML file that needs nothing else, not even a script.

mod board;
mod chart;
mod plot;
mod series;

use std::fmt::Write as _;

use brikke_ai::analysis::AnalysedMove;
use brikke_app::words;
use brikke_engine::Direction;
use brikke_locale::{Locale, visible_lines};

use super::{AnalysedGame, text};

/// The most mistakes that are drawn.
const MOST_MISTAKES: usize = 40;

/// The whole page.
pub(super) fn page(analysed: &AnalysedGame<'_>) -> String {
    let locale = analysed.locale;
    let language = locale.language().code();
    let title = [("game", (&analysed.name).into())];
    let title = escaped(&locale.text_with("report-title", &title));
    let drawn = drawn_mistakes(analysed);
    let style = include_str!("page/style.css");
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n{}{}{}{}{}</main>\n</body>\n</html>\n",
        summary(analysed),
        chart::section(analysed, &drawn),
        turning_points(analysed),
        mistakes(analysed, &drawn),
        explanation(locale),
    )
}

/// The figures as a table.
fn summary(analysed: &AnalysedGame<'_>) -> String {
    let locale = analysed.locale;
    let rows = [
        ("games-rules", words::rules(locale, analysed.game.rules())),
        ("play-score", locale.number(analysed.game.score())),
        ("play-moves", analysed.analysis.moves.len().to_string()),
        ("report-by", analysed.advisor.to_string()),
        ("replay-accuracy", text::accuracy(analysed)),
        ("report-grades", text::grades(analysed)),
        ("replay-luck", text::luck(analysed)),
    ];
    let row = |(id, value): (&str, String)| {
        let (name, value) = (sentence(locale, id), escaped(&value));
        format!("<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>\n")
    };
    let rows: String = rows.map(row).concat();
    let caption = sentence(locale, "report-summary");
    format!("<table class=\"summary\">\n<caption>{caption}</caption>\n{rows}</table>\n")
}

/// A sentence as HTML has it.
fn sentence(locale: Locale, id: &str) -> String {
    escaped(&locale.text(id))
}

/// What the figures mean.
fn explanation(locale: Locale) -> String {
    let terms = [
        ("replay-accuracy", "report-how-accuracy"),
        ("report-grades", "report-how-grades"),
        ("replay-luck", "report-how-luck"),
    ];
    let term = |(term, about)| {
        let [term, about] = [term, about].map(|id| sentence(locale, id));
        format!("<dt>{term}</dt>\n<dd>{about}</dd>\n")
    };
    let terms = terms.map(term).concat();
    let title = sentence(locale, "report-how");
    format!("<section>\n<h2>{title}</h2>\n<dl>\n{terms}</dl>\n</section>\n")
}

fn turning_points(analysed: &AnalysedGame<'_>) -> String {
    let points = &analysed.analysis.turning_points;
    if points.is_empty() {
        return String::new();
    }
    let locale = analysed.locale;
    let item = |point| {
        let text = capital(&text::turning_point(locale, point));
        format!("<li>{text}</li>\n")
    };
    let items: String = points.iter().map(item).collect();
    let title = sentence(locale, "report-turning-points");
    format!("<section>\n<h2>{title}</h2>\n<ul>\n{items}</ul>\n</section>\n")
}

/// The worst mistakes, in the order of the game.
fn drawn_mistakes<'a>(analysed: &'a AnalysedGame<'_>) -> Vec<&'a AnalysedMove> {
    let mut worst = analysed.analysis.worst();
    worst.truncate(MOST_MISTAKES);
    worst.sort_by_key(|found| found.number);
    worst
}

fn mistakes(analysed: &AnalysedGame<'_>, drawn: &[&AnalysedMove]) -> String {
    let locale = analysed.locale;
    let (all, shown) = (analysed.analysis.mistakes().count(), drawn.len());
    let values = [("all", all.into()), ("shown", shown.into())];
    let said = match all {
        0 => "report-mistakes-none",
        all if shown < all => "report-mistakes-some",
        _ => "report-mistakes-all",
    };
    let said = escaped(&locale.text_with(said, &values));
    let title = sentence(locale, "report-mistakes");
    let cards: String = drawn.iter().map(|found| card(analysed, found)).collect();
    format!(
        "<section>\n<h2>{title}</h2>\n<p>{said}</p>\n\
         <div class=\"cards\">\n{cards}</div>\n</section>\n"
    )
}

/// A mistake with its board and the value of each direction.
fn card(analysed: &AnalysedGame<'_>, found: &AnalysedMove) -> String {
    let board = analysed.game.board_after(found.number - 1);
    let drawing = board.map(|board| board::drawing(board, found.number, analysed.locale));
    let (number, grade) = (found.number, found.grade.name());
    let heading = escaped(&text::mistake(analysed.locale, found));
    format!(
        "<article class=\"{grade}\" id=\"move-{number}\">\n<h3>{heading}</h3>\n{}{}</article>\n",
        drawing.unwrap_or_default(),
        values(found, analysed.locale),
    )
}

fn values(found: &AnalysedMove, locale: Locale) -> String {
    let mut rows = String::new();
    for (direction, value) in Direction::ALL.into_iter().zip(found.values) {
        let value = value.map_or("–".to_owned(), |value| format!("{value:.2}"));
        let note = match direction {
            direction if direction == found.played => sentence(locale, "report-played"),
            direction if direction == found.best => sentence(locale, "report-better"),
            _ => String::new(),
        };
        let arrow = arrow(direction);
        let name = escaped(&words::direction(locale, direction));
        // Writing to a string does not fail.
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\"><span aria-hidden=\"true\">{arrow}</span> {name}</th>\
             <td>{value}</td><td>{note}</td></tr>"
        );
    }
    format!("<table class=\"values\">\n{rows}</table>\n")
}

const fn arrow(direction: Direction) -> char {
    match direction {
        Direction::Up => '↑',
        Direction::Right => '→',
        Direction::Down => '↓',
        Direction::Left => '←',
    }
}

/// With a capital letter at its beginning.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    escaped(&first.into_iter().chain(letters).collect::<String>())
}

/// A text as HTML has it, with hidden characters replaced.
fn escaped(text: &str) -> String {
    visible_lines(text)
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
