//! The games of a round.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use brikke_ai::learned::{Outcome, STAGES, Training};

use super::limits::Limits;
use crate::sentences::Sentences;

/// The tiles whose shares are told, by rank number.
const TILES: std::ops::RangeInclusive<usize> = 11..=16;

/// The columns of a learning curve.
pub(super) const COLUMNS: &str = "games,moves,seconds,moves_per_second,mean_score,2048,4096,8192,16384,32768,65536,\
     passed_0,passed_1,passed_2,passed_3,passed_4,passed_5,passed_6,passed_7,passed_8,passed_9\n";

/// The statistics of a round of games.
#[derive(Default)]
pub(super) struct Tally {
    games: u64,
    moves: u64,
    score: u64,
    squares: f64,
    /// The number of games that ended with each rank as their largest.
    largest: BTreeMap<usize, u64>,
    /// The number of episodes that were in each stage, and of those that left
    /// it behind.
    stages: [(u64, u64); STAGES],
    time: Duration,
}

impl Tally {
    pub(super) fn add(&mut self, outcome: Outcome) {
        self.games += 1;
        self.moves += outcome.moves;
        self.score += outcome.score;
        #[expect(clippy::cast_precision_loss, reason = "for a deviation")]
        let score = outcome.score as f64;
        self.squares += score * score;
        *self.largest.entry(outcome.largest.into()).or_default() += 1;
        let (first, last) = (outcome.first_stage.into(), outcome.last_stage.into());
        for (stage, (entered, passed)) in self.stages.iter_mut().enumerate() {
            *entered += u64::from((first..=last).contains(&stage));
            *passed += u64::from((first..last).contains(&stage));
        }
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.score += other.score;
        self.squares += other.squares;
        for (&rank, count) in &other.largest {
            *self.largest.entry(rank).or_default() += count;
        }
        for (mine, other) in self.stages.iter_mut().zip(other.stages) {
            mine.0 += other.0;
            mine.1 += other.1;
        }
    }

    pub(super) fn set_time(&mut self, time: Duration) {
        self.time = time;
    }

    pub(super) fn games(&self) -> u64 {
        self.games
    }

    pub(super) fn moves(&self) -> u64 {
        self.moves
    }

    #[expect(clippy::cast_precision_loss, reason = "a mean")]
    pub(super) fn mean_score(&self) -> f64 {
        self.score as f64 / self.games.max(1) as f64
    }

    /// The standard error of the mean score.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub(super) fn stderr(&self) -> f64 {
        let games = self.games as f64;
        let mean = self.mean_score();
        let variance = (self.squares - games * mean * mean) / (games - 1.0).max(1.0);
        (variance.max(0.0) / games.max(1.0)).sqrt()
    }

    #[expect(clippy::cast_precision_loss, reason = "a rate")]
    pub(super) fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The share of games that reached the tile of this rank number.
    #[expect(clippy::cast_precision_loss, reason = "a share")]
    pub(super) fn share(&self, rank: usize) -> f64 {
        let reached: u64 = self.largest.range(rank..).map(|(_, &games)| games).sum();
        reached as f64 / self.games.max(1) as f64
    }

    /// The share of episodes that left a stage behind, of those that were in
    /// it.
    #[expect(clippy::cast_precision_loss, reason = "a share")]
    fn passed(&self, stage: usize) -> f64 {
        let (entered, passed) = self.stages[stage];
        passed as f64 / entered.max(1) as f64
    }

    /// The tiles or the stages that games have reached.
    fn reached(&self, training: &Training, sentences: Sentences) -> String {
        let percent = |share: f64| sentences.locale().percent(100.0 * share, 1);
        if training.record().staged {
            let shares: Vec<String> = (0..STAGES)
                .map(|stage| percent(self.passed(stage)))
                .collect();
            let shares = [("shares", shares.join(" ").into())];
            return sentences.text_with("train-passed", &shares);
        }
        let tiles = TILES.map(|rank| (rank, self.share(rank)));
        let tiles: Vec<String> = tiles
            .filter(|(_, share)| *share > 0.0)
            .map(|(rank, share)| format!("{}: {}", 1_u64 << rank, percent(share)))
            .collect();
        tiles.join(" ")
    }

    /// A line for people.
    pub(super) fn line(
        &self,
        training: &Training,
        limits: &Limits,
        sentences: Sentences,
    ) -> String {
        let games = sentences.number(training.record().progress.games);
        let rate = sentences.decimal(self.per_second(self.moves) / 1e6, 2);
        let mean = sentences.decimal(self.mean_score(), 0);
        let values = [
            ("games", format!("{games:>9}").into()),
            ("rate", rate.into()),
            ("mean", format!("{mean:>7}").into()),
        ];
        let mut line = sentences.text_with("train-line", &values);
        let reached = self.reached(training, sentences);
        if !reached.is_empty() {
            let _ = write!(line, "  {reached}");
        }
        let left = limits.time_left(
            training,
            self.per_second(self.games),
            self.per_second(self.moves),
        );
        if let Some(left) = left.filter(|left| !left.is_zero()) {
            let _ = write!(line, "  {}", time_left(left, sentences));
        }
        line
    }

    /// A row of the learning curve.
    pub(super) fn row(&self, training: &Training) -> String {
        let progress = training.record().progress;
        let mut row = format!(
            "{},{},{:.1},{:.0},{:.1}",
            progress.games,
            progress.moves,
            progress.seconds,
            self.per_second(self.moves),
            self.mean_score(),
        );
        for rank in TILES {
            let _ = write!(row, ",{:.4}", self.share(rank));
        }
        for stage in 0..STAGES {
            let _ = write!(row, ",{:.4}", self.passed(stage));
        }
        row + "\n"
    }
}

/// Hours and minutes, or minutes or seconds where there are no more.
fn time_left(left: Duration, sentences: Sentences) -> String {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let minutes = seconds / 60;
    let (id, time) = match seconds {
        0..60 => ("train-left-seconds", seconds.to_string()),
        60..3600 => ("train-left-minutes", minutes.to_string()),
        _ => {
            let hours = format!("{}:{:02}", minutes / 60, minutes % 60);
            ("train-left", hours)
        }
    };
    sentences.text_with(id, &[("time", time.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_that_is_left_has_the_unit_that_fits() {
        let sentences = Sentences::new(None);
        for (millis, expected) in [
            (400, "1 s left"),
            (59_000, "59 s left"),
            (59_500, "1 min left"),
            (3_540_000, "59 min left"),
            (3_600_000, "1:00 h left"),
            (3_599_500, "1:00 h left"),
            (28_740_000, "7:59 h left"),
        ] {
            let left = Duration::from_millis(millis);
            assert_eq!(time_left(left, sentences), expected);
        }
    }
}
