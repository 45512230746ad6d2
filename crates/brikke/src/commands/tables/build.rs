//! `brikke tables build`: building endgame tables.

use std::num::NonZeroUsize;
use std::time::Instant;

use brikke_app::{Locale, words};
use brikke_players::{TableBuildError, TableFiles, TableState};
use brikke_solver::endgame::{BuildEstimate, BuildLimits, BuildProgress, CatalogEntry, find};
use indicatif::ProgressBar;
use serde::Serialize;

use super::list::percent;
use super::{about, files, megabytes, not_built, told};
use crate::cli::BuildTablesArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::tell;
use crate::progress::{self, Counted};

/// A table to practise with that is built in half a minute.
const USUAL: &str = "442-256";

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
        if is_whole(&files, entry) {
            let name = [("name", entry.name.into())];
            tell(&locale.text_with("tables-built-before", &name));
        } else {
            build(&files, entry, args.work.jobs(), &interrupt, locale)?;
        }
        let built = finished(&files, entry, started)?;
        lines.push(line(locale, entry, &built));
        all.push(built);
    }
    args.output.write(&told(all, &lines))
}

/// True if a table is built and not damaged anywhere.
fn is_whole(files: &TableFiles, entry: &CatalogEntry) -> bool {
    matches!(files.state(entry), TableState::Built(table, _) if table.check().is_ok())
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
    if let TableState::Unfinished(bytes) = files.state(entry) {
        let values = [
            ("name", entry.name.into()),
            ("disk", megabytes(bytes).into()),
        ];
        tell(&locale.text_with("tables-goes-on", &values));
    }
    let bar = progress::bar(Some(locale), Counted::Percent, BAR_LENGTH.into());
    let limits = BuildLimits {
        jobs,
        stop: interrupt.flag(),
        progress: &|progress| show(&bar, &estimate, progress),
    };
    let built = files.build(entry, &limits);
    bar.finish_and_clear();
    built.map_err(|error| match error {
        TableBuildError::Stopped => {
            Interrupt::failure("tables-interrupted", [("name", entry.name.into())])
        }
        TableBuildError::InUse(_) => about(error.to_string(), "tables-in-use", entry),
        TableBuildError::Unwritable { path, error } => Failure::unwritable(&path, &error),
    })
}

/// The table as it is on disk now.
fn finished(
    files: &TableFiles,
    entry: &'static CatalogEntry,
    started: Instant,
) -> Result<Built, Failure> {
    let TableState::Built(table, bytes) = files.state(entry) else {
        return Err(not_built(entry));
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
