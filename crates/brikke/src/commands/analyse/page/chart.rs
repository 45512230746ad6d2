//! The chart of a game: score, value, cost and luck, one above the other.

use brikke_ai::analysis::{AnalysedMove, Grade};
use brikke_locale::Locale;

use super::super::{AnalysedGame, text};
use super::plot::{INSIDE, Plot, WIDTH};
use super::series::{Point, summed};
use super::{escaped, sentence};

/// From the top of one panel to that of the next.
const STEP: f64 = INSIDE + 36.0;
/// The top of the first.
const TOP: f64 = 28.0;
/// Costs beyond this many stakes are drawn as this many.
const MOST_COST: f64 = 2.0;

/// The chart with its heading and legend. The mistakes that are drawn below
/// are links.
pub(super) fn section(analysed: &AnalysedGame<'_>, drawn: &[&AnalysedMove]) -> String {
    if analysed.analysis.moves.is_empty() {
        return String::new();
    }
    let height = TOP + 4.0 * STEP;
    let [game, title, legend] = ["report-game", "report-chart", "report-chart-legend"]
        .map(|id| sentence(analysed.locale, id));
    format!(
        "<section>\n<h2>{game}</h2>\n<figure>\n\
         <svg class=\"chart\" role=\"group\" aria-labelledby=\"chart-title chart-text\" \
         viewBox=\"0 0 {WIDTH} {height}\">\n\
         <title id=\"chart-title\">{title}</title>\n\
         <desc id=\"chart-text\">{}</desc>\n{}{}{}{}</svg>\n\
         <figcaption>{legend}</figcaption>\n</figure>\n</section>\n",
        description(analysed),
        score_panel(analysed),
        value_panel(analysed, drawn),
        cost_panel(analysed),
        luck_panel(analysed),
    )
}

/// A description of the chart for those who cannot see it.
fn description(analysed: &AnalysedGame<'_>) -> String {
    let values = [("score", analysed.game.score().into())];
    let charts = analysed.locale.text_with("report-chart-text", &values);
    escaped(&format!("{charts} {}.", text::grades(analysed)))
}

fn number(index: usize) -> f64 {
    f64::from(u32::try_from(index).unwrap_or(u32::MAX))
}

fn score_panel(analysed: &AnalysedGame<'_>) -> String {
    let game = analysed.game;
    let moves = analysed.analysis.moves.len();
    let score = |index| match index {
        0 => game.opening_score(),
        index => game.turn(index).map_or(0, |turn| turn.score),
    };
    #[expect(clippy::cast_precision_loss, reason = "a drawing needs no 53 bits")]
    let points: Vec<Point> = (0..=moves)
        .map(|index| (number(index), score(index) as f64))
        .collect();
    let plot = Plot::around(TOP, moves, &points, true);
    plot.frame(&sentence(analysed.locale, "play-score")) + &plot.line(&points, "score")
}

fn value_panel(analysed: &AnalysedGame<'_>, drawn: &[&AnalysedMove]) -> String {
    let moves = &analysed.analysis.moves;
    let points: Vec<Point> = moves
        .iter()
        .map(|found| (number(found.number), found.best_value()))
        .collect();
    let plot = Plot::around(TOP + STEP, moves.len(), &points, false);
    let values = [("player", analysed.advisor.to_string().into())];
    let title = analysed.locale.text_with("report-chart-value", &values);
    let marks: String = analysed
        .analysis
        .mistakes()
        .map(|found| {
            let is_drawn = drawn.iter().any(|other| other.number == found.number);
            mark(&plot, found, is_drawn, analysed.locale)
        })
        .collect();
    plot.frame(&escaped(&title)) + &plot.line(&points, "value") + &marks
}

fn cost_panel(analysed: &AnalysedGame<'_>) -> String {
    let moves = &analysed.analysis.moves;
    let plot = Plot {
        top: TOP + 2.0 * STEP,
        last_move: number(moves.len()).max(1.0),
        low: 0.0,
        high: MOST_COST,
    };
    let bars: String = moves
        .iter()
        .filter(|found| found.grade > Grade::Good)
        .map(|found| bar(&plot, found))
        .collect();
    plot.frame(&sentence(analysed.locale, "chart-costs")) + &bars
}

fn bar(plot: &Plot, found: &AnalysedMove) -> String {
    let (x, top, bottom) = (
        plot.x(number(found.number)),
        plot.y(found.cost),
        plot.y(0.0),
    );
    let grade = found.grade.name();
    format!("<path class=\"bar {grade}\" d=\"M{x:.1} {bottom:.1} V{top:.1}\"/>\n")
}

fn luck_panel(analysed: &AnalysedGame<'_>) -> String {
    let moves = &analysed.analysis.moves;
    let sums = summed(moves.iter().map(|found| found.luck));
    let points: Vec<Point> = (1..)
        .zip(sums)
        .map(|(index, sum)| (number(index), sum))
        .collect();
    let plot = Plot::around(TOP + 3.0 * STEP, moves.len(), &points, true);
    let title = sentence(analysed.locale, "report-chart-luck");
    plot.frame(&title) + &plot.line(&points, "luck") + &plot.numbers()
}

/// A mistake on the line of values. Its form tells as much as its colour.
fn mark(plot: &Plot, found: &AnalysedMove, is_drawn: bool, locale: Locale) -> String {
    let (x, y) = (plot.x(number(found.number)), plot.y(found.best_value()));
    let shape = if found.grade == Grade::Blunder {
        format!(
            "<path class=\"mark blunder\" d=\"M{x:.1} {:.1} l5 5 -5 5 -5 -5z\"/>",
            y - 5.0
        )
    } else {
        format!("<circle class=\"mark mistake\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>")
    };
    let title = escaped(&text::mistake(locale, found));
    if is_drawn {
        let number = found.number;
        format!("<a href=\"#move-{number}\"><title>{title}</title>{shape}</a>\n")
    } else {
        format!("<g><title>{title}</title>{shape}</g>\n")
    }
}
