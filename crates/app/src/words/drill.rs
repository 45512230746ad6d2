//! Sentences of the endgame trainer.

use std::num::NonZeroUsize;

use brikke_ai::Advice;
use brikke_engine::{Board, Direction};
use brikke_locale::Locale;
use brikke_players::{BuildEstimate, CatalogEntry};

use super::{capitalised, direction};
use crate::drill::{AS_GOOD, Judged, Outcome, Tally};

/// The time, the memory and the room that building an endgame table takes.
pub fn table_estimate(
    locale: Locale,
    table: &CatalogEntry,
    estimate: &BuildEstimate,
    jobs: NonZeroUsize,
) -> String {
    let megabytes = |bytes: u64| bytes.div_ceil(1_000_000);
    // At least two, so that it is never one alone.
    let seconds = estimate.time.as_secs().max(1) + 1;
    let (id, unit, count) = if seconds < 45 {
        ("tables-seconds", "seconds", seconds)
    } else {
        ("tables-minutes", "minutes", seconds.div_ceil(60))
    };
    let time = locale.text_with(id, &[(unit, count.into())]);
    locale.text_with(
        "tables-estimate",
        &[
            ("name", table.name.into()),
            ("afterstates", estimate.afterstates.into()),
            ("time", time.as_str().into()),
            ("jobs", jobs.get().into()),
            ("memory", megabytes(estimate.memory).into()),
            ("disk", megabytes(estimate.disk).into()),
            ("work", megabytes(estimate.work_disk).into()),
        ],
    )
}

/// A probability in percent.
pub(crate) fn percent(locale: Locale, probability: f64) -> String {
    locale.percent(100.0 * probability, 1)
}

/// A loss of probability in percentage points, with its sign.
pub(crate) fn points(locale: Locale, loss: f64) -> String {
    if loss < AS_GOOD {
        return locale.number(0_u64);
    }
    let points = lost_points(locale, loss);
    locale.text_with("drill-points", &[("points", points.into())])
}

/// A loss of probability in percentage points, without its sign.
pub(crate) fn lost_points(locale: Locale, loss: f64) -> String {
    if loss < AS_GOOD {
        return locale.number(0_u64);
    }
    locale.decimal(100.0 * loss, 1)
}

/// The success of a direction; that the wall leaves its shapes, or that
/// nothing moves.
pub(crate) fn success(
    locale: Locale,
    board: &Board,
    direction: Direction,
    advice: &Advice,
) -> String {
    match advice.values[direction as usize] {
        Some(value) => percent(locale, value),
        None if board.can_move(direction) => locale.text("tables-leaves-wall"),
        None => locale.text("hint-impossible"),
    }
}

/// The success of all directions in a sentence.
pub(crate) fn successes(locale: Locale, board: &Board, advice: &Advice) -> String {
    let values = Direction::ALL.map(|way| {
        let values = [
            ("direction", direction(locale, way).into()),
            ("value", success(locale, board, way, advice).into()),
        ];
        locale.text_with("plain-hint-value", &values)
    });
    let values = values.join(&locale.text("list-separator"));
    locale.text_with(
        "drill-successes",
        &[("values", capitalised(&values).into())],
    )
}

/// A sentence about a move: the best one, or which one was better by how much.
pub(crate) fn judged(locale: Locale, judged: &Judged) -> String {
    if judged.is_best() {
        return locale.text("practice-best");
    }
    let values = [
        ("points", lost_points(locale, judged.loss).into()),
        ("better", direction(locale, judged.advice.best).into()),
    ];
    locale.text_with("drill-better", &values)
}

/// The better direction before everything else, where there is little room;
/// none if the move was the best one.
pub(crate) fn better_in_short(locale: Locale, judged: &Judged) -> Option<String> {
    let values = [
        ("points", lost_points(locale, judged.loss).into()),
        ("better", direction(locale, judged.advice.best).into()),
    ];
    let better = !judged.is_best();
    better.then(|| capitalised(&locale.text_with("drill-better-in-short", &values)))
}

/// The title of the end of a drill.
pub(crate) fn outcome_title(locale: Locale, outcome: Outcome) -> String {
    locale.text(match outcome {
        Outcome::Made => "drill-made",
        Outcome::Stuck | Outcome::LeftShapes => "drill-failed",
    })
}

/// The end of a drill: the reason, and the moves against perfect play.
pub(crate) fn outcome(locale: Locale, outcome: Outcome, tally: &Tally) -> String {
    let at_start = percent(locale, tally.at_start.unwrap_or(0.0));
    let reason = match outcome {
        Outcome::Made => None,
        Outcome::Stuck => Some("drill-stuck"),
        Outcome::LeftShapes => Some("drill-left-shapes"),
    };
    let perfect = locale.text_with("drill-perfect-play", &[("success", at_start.into())]);
    // Good tiles add success on the way, and that can be lost as well.
    let is_lucky = tally.lost > tally.at_start.unwrap_or(0.0) + AS_GOOD;
    let sentences = [
        reason.map(|id| locale.text(id)),
        Some(perfect),
        Some(lost(locale, tally)),
        is_lucky.then(|| locale.text("drill-lucky")),
    ];
    sentences
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// The end of a drill in a few words: what happened, and what the moves cost.
pub(crate) fn outcome_in_short(locale: Locale, outcome: Outcome, tally: &Tally) -> String {
    let what = locale.text(match outcome {
        Outcome::Made => "drill-made",
        Outcome::Stuck => "drill-stuck-in-short",
        Outcome::LeftShapes => "drill-left-shapes-in-short",
    });
    let values = [
        ("what", what.into()),
        ("points", lost_points(locale, tally.lost).into()),
    ];
    locale.text_with("drill-outcome-in-short", &values)
}

/// The moves against perfect play.
fn lost(locale: Locale, tally: &Tally) -> String {
    if tally.lost < AS_GOOD {
        return locale.text("drill-lost-nothing");
    }
    let values = [
        ("points", lost_points(locale, tally.lost).into()),
        ("mistakes", tally.mistakes.into()),
        ("moves", tally.moves.into()),
    ];
    locale.text_with("drill-lost", &values)
}

/// The state of a drill in a sentence.
pub(crate) fn summary(locale: Locale, tally: &Tally) -> String {
    let values = [
        ("moves", tally.moves.into()),
        ("points", lost_points(locale, tally.lost).into()),
        ("mistakes", tally.mistakes.into()),
    ];
    locale.text_with("drill-summary", &values)
}
