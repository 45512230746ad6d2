//! `brikke tables build`: building endgame tables.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use brikke_app::{Locale, words};
use brikke_players::{TableBuildError, TableFiles, TableState};
use brikke_solver::endgame::{BuildEstimate, BuildLimits, BuildProgress, CatalogEntry, find};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::list::percent;
use super::{files, megabytes, told};
use crate::cli::BuildTablesArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::tell;

/// The table that the player best gains most by.
const USUAL: &str = "six-512";

#[derive(Serialize)]
struct Built {
    name: &'static str,
    afterstates: u64,
    bytes: u64,
    success: f64,
    /// 0 where it was built before.
    seconds: f64,
}

pub(super) fn run(args: &BuildTablesArgs, locale: Locale) -> Result<(), Failure> {
    let files = files(&args.data)?;
    let interrupt = Interrupt::listen()?;
    let tables = match args.tables.as_slice() {
        [] => find(USUAL).into_iter().collect(),
        named => named.to_vec(),
    };
    let (mut all, mut lines) = (Vec::new(), Vec::new());
    for entry in tables {
        let started = Instant::now();
        if !matches!(files.state(entry), TableState::Built(..)) {
            build(&files, entry, args.work.jobs(), &interrupt, locale)?;
        }
        let built = finished(&files, entry, started, locale)?;
        lines.push(line(locale, entry, &built));
        all.push(built);
    }
    args.output.write(&told(all, &lines))
}

/// Builds one table with a progress bar, after an estimate.
fn build(
    files: &TableFiles,
    entry: &'static CatalogEntry,
    jobs: NonZeroUsize,
    interrupt: &Interrupt,
    locale: Locale,
) -> Result<(), Failure> {
    let Some(spec) = entry.spec() else {
        unreachable!("every entry of the catalog is a definition");
    };
    let estimate = BuildEstimate::new(entry, &spec, jobs);
    tell(&words::table_estimate(locale, entry, &estimate, jobs));
    let bar = bar();
    let limits = BuildLimits {
        jobs,
        stop: interrupt.flag(),
        progress: &|progress| show(&bar, &estimate, progress),
    };
    let built = files.build(entry, &limits);
    bar.finish_and_clear();
    built.map_err(|error| match error {
        TableBuildError::Stopped => {
            let values = [("name", entry.name.into())];
            Interrupt::failure(&locale.text_with("tables-interrupted", &values))
        }
        TableBuildError::InUse(name) => {
            Failure::refused(locale.text_with("tables-in-use", &[("name", name.into())]))
        }
        TableBuildError::Unwritable { path, error } => Failure::unwritable(&path, &error),
    })
}

/// The table as it is on disk now.
fn finished(
    files: &TableFiles,
    entry: &CatalogEntry,
    started: Instant,
    locale: Locale,
) -> Result<Built, Failure> {
    let TableState::Built(table, bytes) = files.state(entry) else {
        let values = [("name", entry.name.into())];
        let text = locale.text_with("tables-not-built", &values);
        return Err(Failure::refused(text));
    };
    Ok(Built {
        name: entry.name,
        afterstates: table.afterstates(),
        bytes,
        success: table.success(),
        seconds: started.elapsed().as_secs_f64(),
    })
}

fn line(locale: Locale, entry: &CatalogEntry, built: &Built) -> String {
    locale.text_with(
        "tables-built",
        &[
            ("name", built.name.into()),
            ("afterstates", built.afterstates.into()),
            ("disk", megabytes(built.bytes).into()),
            ("tile", entry.target.into()),
            ("success", percent(locale, built.success).as_str().into()),
        ],
    )
}

const BAR_LENGTH: u32 = 10_000;

fn bar() -> ProgressBar {
    let template = "{wide_bar} {percent} %, {eta} left";
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(BAR_LENGTH.into()).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

fn show(bar: &ProgressBar, estimate: &BuildEstimate, progress: BuildProgress) {
    if bar.is_hidden() {
        return;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to the length of the bar"
    )]
    bar.set_position((estimate.done(progress) * f64::from(BAR_LENGTH)) as u64);
}
