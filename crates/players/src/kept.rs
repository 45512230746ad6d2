//! Solutions in the cache directory.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use brikke_engine::Rules;
use brikke_solver::{Aim, Estimate, Limits, Solution, SolveError, estimate, solve_and_keep};
use tempfile::NamedTempFile;

use crate::stock::Supplies;

/// What a player may take to get ready: enough for 3x3.
const MOST_BYTES: u64 = 1_000_000_000;

/// As many states are solved within moments: those of 3x3 and more.
const QUICK_STATES: f64 = 1e8;

/// Whether the rules are solved within moments.
pub(crate) fn is_solved_quickly(rules: &Rules) -> bool {
    estimated(rules).is_ok_and(|estimate| estimate.states <= QUICK_STATES)
}

/// Whether the rules can be solved with what a player may take.
pub(crate) fn check(rules: &Rules) -> Result<(), SolveError> {
    estimated(rules).map(|_| ())
}

fn estimated(rules: &Rules) -> Result<Estimate, SolveError> {
    let estimate = estimate(rules, Aim::Score, true)?;
    let limit = MOST_BYTES;
    #[expect(clippy::cast_precision_loss, reason = "roughly")]
    if estimate.bytes > limit as f64 {
        return Err(SolveError::TooMuch { estimate, limit });
    }
    Ok(estimate)
}

/// The solution for these rules: the one used last, or from the cache, or
/// solved now and kept there if it can be. A damaged one in the cache is
/// replaced.
pub(crate) fn solution(
    rules: &Rules,
    supplies: &Supplies<'_>,
) -> Result<Arc<Solution>, SolveError> {
    if let Some(solution) = supplies.stock.solution(rules) {
        return Ok(solution);
    }
    let file = supplies.stock.cache().map(|cache| place(cache, rules));
    let kept = file.as_deref().and_then(|file| read(file, rules));
    let solution = match kept {
        Some(solution) => solution,
        None => solve(rules, file.as_deref(), supplies)?,
    };
    let solution = Arc::new(solution);
    supplies.stock.put_solution(Arc::clone(&solution));
    Ok(solution)
}

fn solve(
    rules: &Rules,
    file: Option<&Path>,
    supplies: &Supplies<'_>,
) -> Result<Solution, SolveError> {
    let limits = Limits {
        jobs: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
        memory: MOST_BYTES,
        stop: supplies.stop,
        progress: &|progress| (supplies.progress)(progress.done),
    };
    let solution = solve_and_keep(rules, Aim::Score, &limits)?;
    if let Some(file) = file {
        // A cache that cannot be written costs time, nothing else.
        let _ = keep(file, &solution);
    }
    Ok(solution)
}

/// Where the solution for these rules is kept.
fn place(cache: &Path, rules: &Rules) -> PathBuf {
    let plain = |sign: char| {
        if sign.is_ascii_alphanumeric() {
            sign
        } else {
            '-'
        }
    };
    let name: String = rules.to_string().chars().map(plain).collect();
    cache.join("solutions").join(format!("{name}.solution"))
}

fn read(file: &Path, rules: &Rules) -> Option<Solution> {
    let solution = Solution::read(&mut BufReader::new(File::open(file).ok()?)).ok()?;
    let fits = solution.rules() == rules && solution.aim() == Aim::Score;
    fits.then_some(solution)
}

/// Written beside it first: whoever reads finds it whole or not at all.
fn keep(file: &Path, solution: &Solution) -> io::Result<()> {
    let directory = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(directory)?;
    let mut draft = BufWriter::new(NamedTempFile::new_in(directory)?);
    solution.write(&mut draft)?;
    draft.flush()?;
    let draft = draft.into_inner().map_err(io::IntoInnerError::into_error)?;
    draft.persist(file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::stock::Stock;
    use brikke_engine::{Overrides, Preset};

    fn rules() -> Rules {
        let others = Overrides {
            size: "2x2".parse().ok(),
            ..Overrides::default()
        };
        Rules::new(Preset::Classic, others).unwrap()
    }

    fn solved(stock: &Stock) -> Arc<Solution> {
        let supplies = Supplies {
            stock,
            stop: &AtomicBool::new(false),
            progress: &|_| {},
        };
        solution(&rules(), &supplies).unwrap()
    }

    #[test]
    fn a_solution_is_kept_and_a_damaged_one_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let stock = || Stock::new(Some(directory.path().to_owned()), None);
        let first = solved(&stock());
        let file = place(directory.path(), &rules());
        let kept = fs::read(&file).unwrap();
        fs::write(&file, &kept[..kept.len() - 1]).unwrap();
        let again = solved(&stock());
        assert_eq!(again.solved(), first.solved());
        assert_eq!(fs::read(&file).unwrap(), kept);
        let files = fs::read_dir(directory.path().join("solutions")).unwrap();
        assert_eq!(files.count(), 1);
    }

    #[test]
    fn the_solution_used_last_is_in_stock() {
        let stock = Stock::default();
        assert!(Arc::ptr_eq(&solved(&stock), &solved(&stock.clone())));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        assert!(check(&Rules::default()).is_err());
        assert!(check(&rules()).is_ok());
    }
}
