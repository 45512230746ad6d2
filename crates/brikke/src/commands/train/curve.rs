//! A learning curve as a picture.

use std::fmt::Write;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 480.0;
const MARGIN: f64 = 70.0;

/// Draws the rows of a learning curve: the mean score over the moves played,
/// on a scale that grows tenfold from mark to mark.
pub(super) fn drawn(rows: &str) -> String {
    let points: Vec<(f64, f64)> = rows.lines().skip(1).filter_map(point).collect();
    let range = |values: &mut dyn Iterator<Item = f64>| {
        values.fold((f64::MAX, f64::MIN), |(least, most), value| {
            (least.min(value), most.max(value))
        })
    };
    let (first, last) = range(&mut points.iter().map(|&(moves, _)| moves.log10()));
    let (_, best) = range(&mut points.iter().map(|&(_, score)| score));
    let x = |moves: f64| {
        MARGIN + (WIDTH - 2.0 * MARGIN) * (moves.log10() - first) / (last - first).max(1e-9)
    };
    let y = |score: f64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * score / best.max(1.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#faf8ef\"/>\n\
         <text x=\"{MARGIN}\" y=\"40\">mean score of each 1,000 games, by moves played</text>\n"
    );
    if points.is_empty() {
        return svg + "</svg>\n";
    }
    draw_scores(&mut svg, best, y);
    draw_decades(&mut svg, first, last, x);
    let line: Vec<String> = points
        .iter()
        .map(|&(moves, score)| format!("{:.1},{:.1}", x(moves), y(score)))
        .collect();
    let line = line.join(" ");
    let _ = writeln!(
        svg,
        "<polyline points=\"{line}\" fill=\"none\" stroke=\"#f65e3b\" stroke-width=\"1.5\"/>"
    );
    svg + "</svg>\n"
}

/// The mean score of the last row, if there is one.
pub(super) fn last_score(rows: &str) -> Option<f64> {
    let (_, score) = rows.lines().next_back().and_then(point)?;
    Some(score)
}

/// Moves and mean score of a row.
fn point(row: &str) -> Option<(f64, f64)> {
    let mut columns = row.split(',');
    let moves: f64 = columns.nth(1)?.parse().ok()?;
    let score: f64 = columns.nth(2)?.parse().ok()?;
    (moves >= 1.0 && score.is_finite()).then_some((moves, score))
}

fn draw_scores(svg: &mut String, best: f64, y: impl Fn(f64) -> f64) {
    let step = 10_f64.powf(best.max(1.0).log10().floor()) / 2.0;
    for score in std::iter::successors(Some(0.0), |score| Some(score + step))
        .take_while(|&score| score <= best)
    {
        let (height, right) = (y(score), WIDTH - MARGIN);
        let _ = writeln!(
            svg,
            "<line x1=\"{MARGIN}\" x2=\"{right}\" y1=\"{height:.1}\" y2=\"{height:.1}\" stroke=\"#bbada0\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{score}</text>",
            MARGIN - 6.0,
            height + 4.0,
        );
    }
}

fn draw_decades(svg: &mut String, first: f64, last: f64, x: impl Fn(f64) -> f64) {
    let whole = std::iter::successors(Some(first.ceil()), |decade| Some(decade + 1.0));
    for decade in whole.take_while(|&decade| decade <= last) {
        let place = x(10_f64.powf(decade));
        let bottom = HEIGHT - MARGIN;
        let _ = writeln!(
            svg,
            "<line x1=\"{place:.1}\" x2=\"{place:.1}\" y1=\"{MARGIN}\" y2=\"{bottom}\" stroke=\"#bbada0\"/>\n\
             <text x=\"{place:.1}\" y=\"{}\" text-anchor=\"middle\">10^{decade}</text>",
            bottom + 20.0,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_has_a_point_for_each_row() {
        let svg =
            drawn("games,moves\n1000,10000,1,2,500.0,0\n2000,200000,2,2,1500.0,0\nnonsense\n");
        let line = svg
            .lines()
            .find(|line| line.starts_with("<polyline"))
            .unwrap();
        assert_eq!(line.matches(',').count(), 2);
        assert!(svg.contains("10^5"), "{svg}");
        assert!(
            svg.contains(">1000</text>") && svg.ends_with("</svg>\n"),
            "{svg}"
        );
    }

    #[test]
    fn the_last_row_says_how_the_training_stands() {
        let rows = "games,moves\n1000,10000,1,2,500.0,0\n2000,200000,2,2,1500.5,0\n";
        assert_eq!(last_score(rows), Some(1500.5));
        assert_eq!(last_score("games,moves\n"), None);
    }

    #[test]
    fn no_rows_are_an_empty_picture() {
        assert!(!drawn("games,moves\n").contains("polyline"));
    }
}
