//! The report: one HTML file that needs nothing else, not even a script.

mod board;
mod chart;
mod plot;
mod series;

use std::fmt::Write as _;

use brikke_ai::analysis::AnalysedMove;
use brikke_engine::Direction;
use brikke_locale::visible_lines;

use super::{AnalysedGame, text};

/// The most mistakes that are drawn.
const MOST_MISTAKES: usize = 40;

/// The whole page.
pub(super) fn page(analysed: &AnalysedGame<'_>) -> String {
    let title = escaped(&format!("Analysis of {}", analysed.name));
    let drawn = drawn_mistakes(analysed);
    let style = include_str!("page/style.css");
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n{}{}{}{}{}</main>\n</body>\n</html>\n",
        summary(analysed),
        chart::section(analysed, &drawn),
        turning_points(analysed),
        mistakes(analysed, &drawn),
        include_str!("page/explanation.html"),
    )
}

/// The figures as a table.
fn summary(analysed: &AnalysedGame<'_>) -> String {
    let rows = [
        ("Rules", analysed.game.rules().name()),
        ("Score", analysed.game.score().to_string()),
        ("Moves", analysed.analysis.moves.len().to_string()),
        ("Analysed by", analysed.advisor.to_string()),
        ("Accuracy", text::accuracy(analysed.analysis.accuracy)),
        ("Grades", text::grades(analysed)),
        ("Luck", text::luck(&analysed.analysis.luck)),
    ];
    let row = |(name, value): (&str, String)| {
        let value = escaped(&value);
        format!("<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>\n")
    };
    let rows: String = rows.map(row).concat();
    format!("<table class=\"summary\">\n<caption>Summary</caption>\n{rows}</table>\n")
}

fn turning_points(analysed: &AnalysedGame<'_>) -> String {
    let points = &analysed.analysis.turning_points;
    if points.is_empty() {
        return String::new();
    }
    let item = |point| format!("<li>{}</li>\n", capital(&text::turning_point(point)));
    let items: String = points.iter().map(item).collect();
    format!("<section>\n<h2>Turning points</h2>\n<ul>\n{items}</ul>\n</section>\n")
}

/// The worst mistakes, in the order of the game.
fn drawn_mistakes<'a>(analysed: &'a AnalysedGame<'_>) -> Vec<&'a AnalysedMove> {
    let mut worst = analysed.analysis.worst();
    worst.truncate(MOST_MISTAKES);
    worst.sort_by_key(|found| found.number);
    worst
}

fn mistakes(analysed: &AnalysedGame<'_>, drawn: &[&AnalysedMove]) -> String {
    let said = match (analysed.analysis.mistakes().count(), drawn.len()) {
        (0, _) => "There are none.".to_owned(),
        (all, shown) if shown < all => format!("The worst {shown} of {all}."),
        (all, _) => format!("{all} in all."),
    };
    let cards: String = drawn.iter().map(|found| card(analysed, found)).collect();
    format!(
        "<section>\n<h2>Mistakes and blunders</h2>\n<p>{said}</p>\n\
         <div class=\"cards\">\n{cards}</div>\n</section>\n"
    )
}

/// A mistake with its board and the value of each direction.
fn card(analysed: &AnalysedGame<'_>, found: &AnalysedMove) -> String {
    let board = analysed.game.board_after(found.number - 1);
    let drawing = board.map(|board| board::drawing(board, found.number));
    let (number, grade) = (found.number, found.grade.name());
    let heading = capital(&text::mistake(found));
    format!(
        "<article class=\"{grade}\" id=\"move-{number}\">\n<h3>{heading}</h3>\n{}{}</article>\n",
        drawing.unwrap_or_default(),
        values(found),
    )
}

fn values(found: &AnalysedMove) -> String {
    let mut rows = String::new();
    for (direction, value) in Direction::ALL.into_iter().zip(found.values) {
        let value = value.map_or("–".to_owned(), |value| format!("{value:.2}"));
        let note = match direction {
            direction if direction == found.played => "played",
            direction if direction == found.best => "better",
            _ => "",
        };
        let arrow = arrow(direction);
        // Writing to a string does not fail.
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\"><span aria-hidden=\"true\">{arrow}</span> {direction}</th>\
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
