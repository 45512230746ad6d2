//! `brikke solve`: the value of perfect play.

mod memory;
mod table;

use std::io;
use std::time::Instant;

use brikke_engine::Rules;
use brikke_locale::Locale;
use brikke_solver::{Limits, Objective, Progress, SolveError, Solved};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::cli::{GlobalArgs, SolveArgs};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::OutputFile;
use crate::progress::{self, Counted};
use crate::sentences::Sentences;
use crate::told::Told;
use crate::translation::solve_error;

/// The result of solving.
#[derive(Serialize)]
struct Report {
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    reach: Option<u128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_score: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probability: Option<f64>,
    states: u64,
    afterstates: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    peak_memory_bytes: Option<u64>,
}

/// The names at the beginning of lines.
const NAMES: [&str; 7] = [
    "solve-rules",
    "solve-score",
    "solve-probability",
    "solve-states",
    "solve-afterstates",
    "solve-memory",
    "solve-time",
];

/// A line for each figure.
fn told(report: &Report, sentences: Sentences) -> String {
    let columns = sentences.widest(&NAMES) + 2;
    let figures = figures(report, sentences);
    let lines = figures.map(|(id, value)| Some(sentences.line(id, columns, &value?)));
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    lines.join("\n")
}

/// The figures, each with the id of its name.
fn figures(report: &Report, sentences: Sentences) -> [(&'static str, Option<String>); 7] {
    let score = report.expected_score;
    let states = [("states", sentences.number(report.states).into())];
    let megabytes = |bytes: u64| format!("{} MB", sentences.number(bytes / 1_000_000));
    [
        ("solve-rules", Some(report.rules.clone())),
        (
            "solve-score",
            score.map(|score| sentences.decimal(score, 10)),
        ),
        ("solve-probability", probability(report, sentences)),
        (
            "solve-states",
            Some(sentences.text_with("solve-states-value", &states)),
        ),
        (
            "solve-afterstates",
            Some(sentences.number(report.afterstates)),
        ),
        ("solve-memory", report.peak_memory_bytes.map(megabytes)),
        (
            "solve-time",
            Some(format!("{} s", sentences.decimal(report.seconds, 2))),
        ),
    ]
}

fn probability(report: &Report, sentences: Sentences) -> Option<String> {
    let values = [
        (
            "probability",
            sentences.decimal(report.probability?, 12).into(),
        ),
        ("tile", report.reach?.to_string().into()),
    ];
    Some(sentences.text_with("solve-probability-value", &values))
}

pub(super) fn run(args: &SolveArgs, global: &GlobalArgs) -> Result<(), Failure> {
    let interrupt = Interrupt::listen()?;
    if args.table {
        return table::run(args, &interrupt, global.locale());
    }
    let rules = args.rules.rules_of_size(args.board, &global.data)?;
    let objective = args.reach.map_or(Objective::Score, Objective::Reach);
    let started = Instant::now();
    let solved = solve(args, &rules, objective, &interrupt, global.locale())?;
    let report = Report {
        rules: rules.to_string(),
        reach: args.reach.map(brikke_engine::Rank::tile),
        expected_score: (objective == Objective::Score).then_some(solved.value),
        probability: (objective != Objective::Score).then_some(solved.value),
        states: solved.states,
        afterstates: solved.afterstates,
        seconds: started.elapsed().as_secs_f64(),
        peak_memory_bytes: memory::peak(),
    };
    let text = told(&report, Sentences::new(global.locale()));
    args.output.write(&Told::in_words(report, text))
}

/// Solves, and saves where that was asked for, with a progress bar.
fn solve(
    args: &SolveArgs,
    rules: &Rules,
    objective: Objective,
    interrupt: &Interrupt,
    locale: Option<Locale>,
) -> Result<Solved, Failure> {
    let bar = progress::bar(locale, Counted::States, BAR_LENGTH.into());
    let sentences = Sentences::new(locale);
    let limits = Limits {
        jobs: args.work.jobs(),
        memory: args.memory.unwrap_or_else(memory::usable),
        stop: interrupt.flag(),
        progress: &|progress| show(&bar, progress, sentences),
    };
    let solved = match &args.save {
        None => brikke_solver::solve(rules, objective, &limits),
        Some(path) => {
            // Found out before long work that it cannot be written.
            let unwritable = |error: io::Error| Failure::unwritable(path, &error);
            let file = OutputFile::create(path).map_err(unwritable)?;
            match brikke_solver::solve_and_keep(rules, objective, &limits) {
                Ok(solution) => {
                    file.write_with(|mut file| solution.write(&mut file))
                        .map_err(unwritable)?;
                    Ok(solution.solved())
                }
                Err(error) => Err(error),
            }
        }
    };
    bar.finish_and_clear();
    solved.map_err(|error| match error {
        SolveError::Stopped => Interrupt::failure("interrupted-solve", []),
        other => refused(other),
    })
}

fn refused(error: SolveError) -> Failure {
    let english = match error {
        SolveError::TooMuch { .. } | SolveError::OutOfMemory { .. } => {
            format!("{error}; --memory allows more")
        }
        _ => error.to_string(),
    };
    Failure::refused_in_words(english, move |locale| solve_error(locale, &error))
}

const BAR_LENGTH: u32 = 10_000;

fn show(bar: &ProgressBar, progress: Progress, sentences: Sentences) {
    if bar.is_hidden() {
        return;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to the length of the bar"
    )]
    bar.set_position((progress.done * f64::from(BAR_LENGTH)) as u64);
    bar.set_message(sentences.number(progress.states));
}
