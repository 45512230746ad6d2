//! `brikke solve`: the value of perfect play.

mod memory;
mod table;

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use brikke_engine::Rules;
use brikke_players::AtomicFile;
use brikke_solver::{Limits, Objective, Progress, SolveError, Solved};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::SolveArgs;
use crate::data::DataArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;

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

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "rules           {}", self.rules)?;
        if let Some(score) = self.expected_score {
            writeln!(f, "expected score  {score:.10}")?;
        }
        if let (Some(tile), Some(probability)) = (self.reach, self.probability) {
            writeln!(f, "probability     {probability:.12} of reaching {tile}")?;
        }
        writeln!(f, "states          {} up to symmetry", self.states)?;
        writeln!(f, "afterstates     {}", self.afterstates)?;
        if let Some(bytes) = self.peak_memory_bytes {
            writeln!(f, "memory          {} MB", bytes / 1_000_000)?;
        }
        write!(f, "time            {:.2} s", self.seconds)
    }
}

pub(super) fn run(args: &SolveArgs, data: &DataArgs) -> Result<(), Failure> {
    let interrupt = Interrupt::listen()?;
    if args.table {
        return table::run(args, &interrupt);
    }
    let rules = args.rules.rules_of_size(args.board, data)?;
    let objective = args.reach.map_or(Objective::Score, Objective::Reach);
    let started = Instant::now();
    let solved = solve(args, &rules, objective, &interrupt)?;
    args.output.write(&Report {
        rules: rules.to_string(),
        reach: args.reach.map(brikke_engine::Rank::tile),
        expected_score: (objective == Objective::Score).then_some(solved.value),
        probability: (objective != Objective::Score).then_some(solved.value),
        states: solved.states,
        afterstates: solved.afterstates,
        seconds: started.elapsed().as_secs_f64(),
        peak_memory_bytes: memory::peak(),
    })
}

/// Solves, and saves where that was asked for, with a progress bar.
fn solve(
    args: &SolveArgs,
    rules: &Rules,
    objective: Objective,
    interrupt: &Interrupt,
) -> Result<Solved, Failure> {
    let bar = bar();
    let limits = Limits {
        jobs: args.work.jobs(),
        memory: args.memory.unwrap_or_else(memory::usable),
        stop: interrupt.flag(),
        progress: &|progress| show(&bar, progress),
    };
    let solved = match &args.save {
        None => brikke_solver::solve(rules, objective, &limits),
        Some(path) => {
            // Found out before long work that it cannot be written.
            let unwritable = |error: io::Error| Failure::unwritable(path, &error);
            let file = AtomicFile::create(path).map_err(unwritable)?;
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
        SolveError::Stopped => Interrupt::failure("nothing is solved"),
        SolveError::TooMuch { .. } | SolveError::OutOfMemory { .. } => {
            Failure::refused(format!("{error}; --memory allows more"))
        }
        other => Failure::refused(other),
    })
}

const BAR_LENGTH: u32 = 10_000;

fn bar() -> ProgressBar {
    let template = "{wide_bar} {percent} %, {msg} states, {eta} left";
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(BAR_LENGTH.into()).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

fn show(bar: &ProgressBar, progress: Progress) {
    if bar.is_hidden() {
        return;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to the length of the bar"
    )]
    bar.set_position((progress.done * f64::from(BAR_LENGTH)) as u64);
    bar.set_message(progress.states.to_string());
}
