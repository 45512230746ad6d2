//! The result of a match as people read it.

use brikke_engine::Rank;

use super::{Difference, Figures, Report, Versus};
use crate::sentences::Sentences;

/// The names at the beginning of lines.
const NAMES: [&str; 5] = [
    "match-score",
    "match-moves",
    "match-reached",
    "match-ahead",
    "match-speed",
];

/// The lines of a report, as they come.
struct Lines {
    sentences: Sentences,
    /// The columns of the names.
    columns: usize,
    written: Vec<String>,
}

impl Report {
    /// The text for people.
    pub(in crate::commands) fn text(&self, sentences: Sentences) -> String {
        let mut lines = Lines {
            sentences,
            columns: sentences.widest(&NAMES) + 1,
            written: vec![self.title(sentences)],
        };
        lines.add_figures(&self.figures);
        if let Some(versus) = &self.versus {
            lines.add_versus(versus);
        }
        lines.add("match-speed", &self.speed(sentences));
        lines.written.join("\n")
    }

    fn title(&self, sentences: Sentences) -> String {
        let values = [
            ("player", (&self.player).into()),
            ("games", self.games.into()),
            ("rules", (&self.rules).into()),
            ("seed", self.seed.to_string().into()),
        ];
        sentences.text_with("match-title", &values)
    }

    fn speed(&self, sentences: Sentences) -> String {
        let values = [
            ("rate", sentences.decimal(self.moves_per_second, 0).into()),
            ("jobs", self.jobs.into()),
            (
                "cpu",
                sentences.decimal(self.moves_per_cpu_second, 0).into(),
            ),
            ("seconds", sentences.decimal(self.seconds, 2).into()),
        ];
        sentences.text_with("match-speed-value", &values)
    }
}

impl Lines {
    /// Adds a line that begins with this name.
    fn add(&mut self, id: &str, value: &str) {
        let line = self.sentences.line(id, self.columns, value);
        self.written.push(line);
    }

    fn add_figures(&mut self, figures: &Figures) {
        let sentences = self.sentences;
        let score = &figures.score;
        let values = [
            (
                "mean",
                with_error(sentences, score.mean, score.stderr).into(),
            ),
            ("median", median(sentences, score.median).into()),
            ("min", sentences.number(score.min).into()),
            ("max", sentences.number(score.max).into()),
        ];
        self.add(
            "match-score",
            &sentences.text_with("match-score-value", &values),
        );
        let mean = [("mean", sentences.decimal(figures.moves.mean, 1).into())];
        self.add(
            "match-moves",
            &sentences.text_with("match-moves-value", &mean),
        );
        let shares = figures.told();
        let shares: Vec<String> = shares
            .map(|(tile, share)| format!("{tile}: {}", percent(sentences, share)))
            .collect();
        self.add("match-reached", &shares.join(", "));
    }

    fn add_versus(&mut self, versus: &Versus) {
        let sentences = self.sentences;
        let player = [("player", (&versus.player).into())];
        let heading = sentences.text_with("match-versus", &player);
        self.written.extend([String::new(), heading]);
        self.add_figures(&versus.figures);
        self.add("match-ahead", &ahead(sentences, &versus.difference));
        let values = [
            ("wins", versus.wins.into()),
            ("ties", versus.ties.into()),
            ("losses", versus.losses.into()),
        ];
        let outcomes = sentences.text_with("match-outcomes", &values);
        let outcomes = " ".repeat(self.columns) + &outcomes;
        self.written.extend([outcomes, String::new()]);
    }
}

impl Figures {
    /// The tiles that not every game reached, and the one before them.
    fn told(&self) -> impl Iterator<Item = (Rank, f64)> {
        let first = self.reached.iter().rposition(|(_, share)| *share >= 1.0);
        self.reached.iter().skip(first.unwrap_or(0)).copied()
    }
}

fn ahead(sentences: Sentences, difference: &Difference) -> String {
    let mean = with_error(sentences, difference.mean, difference.stderr);
    match (difference.stderr, difference.confidence95) {
        (Some(_), Some([low, high])) => {
            let values = [
                ("mean", mean.into()),
                ("low", sentences.decimal(low, 1).into()),
                ("high", sentences.decimal(high, 1).into()),
            ];
            sentences.text_with("match-confidence", &values)
        }
        _ => sentences.decimal(difference.mean, 1),
    }
}

/// A mean with its standard error, if there is one.
fn with_error(sentences: Sentences, mean: f64, error: Option<f64>) -> String {
    let mean = sentences.decimal(mean, 1);
    match error {
        Some(error) => format!("{mean} ± {}", sentences.decimal(error, 1)),
        None => mean,
    }
}

/// A median of whole numbers has half a point at most.
fn median(sentences: Sentences, median: f64) -> String {
    let places = usize::from(median.fract() > 0.0);
    sentences.decimal(median, places)
}

/// A share in whole percents, except where that would say all or nothing of
/// what is neither.
fn percent(sentences: Sentences, share: f64) -> String {
    let percent = share * 100.0;
    let is_whole = share <= 0.0 || share >= 1.0 || (1.0..=99.0).contains(&percent);
    let places = if is_whole { 0 } else { 2 };
    sentences.locale().percent(percent, places)
}
