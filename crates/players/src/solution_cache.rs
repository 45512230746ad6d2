//! Solutions, in memory and in the cache directory.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;

use brikke_engine::Rules;
use brikke_solver::{Estimate, Limits, Objective, Solution, SolveError, estimate, solve_and_keep};

use crate::assets::LoadContext;

/// The memory that solving for a player may take: enough for 3x3. A browser on
/// a phone has less.
const MOST_BYTES: u64 = if cfg!(target_family = "wasm") {
    250_000_000
} else {
    1_000_000_000
};

/// So many states are solved within moments: those of 3x3 and more. A browser
/// has one thread for it.
const QUICK_STATES: f64 = if cfg!(target_family = "wasm") {
    2e6
} else {
    1e8
};

/// True if the rules are solved within moments.
pub(crate) fn is_solved_quickly(rules: &Rules) -> bool {
    estimated(rules).is_ok_and(|estimate| estimate.states <= QUICK_STATES)
}

/// Checks that the rules can be solved within the memory that a player may
/// take.
pub(crate) fn check(rules: &Rules) -> Result<(), SolveError> {
    estimated(rules).map(|_| ())
}

fn estimated(rules: &Rules) -> Result<Estimate, SolveError> {
    let estimate = estimate(rules, Objective::Score, true)?;
    let limit = MOST_BYTES;
    #[expect(clippy::cast_precision_loss, reason = "roughly")]
    if estimate.bytes > limit as f64 {
        return Err(SolveError::TooMuch { estimate, limit });
    }
    Ok(estimate)
}

/// The solution for these rules: the one used last, or from the cache, or
/// solved now and saved there if it can be. A damaged one in the cache is
/// replaced.
pub(crate) fn solution(
    rules: &Rules,
    context: &LoadContext<'_>,
) -> Result<Arc<Solution>, SolveError> {
    let assets = context.assets;
    let turn = assets.wait_to_solve(rules, context);
    let _turn = turn.ok_or(SolveError::Stopped)?;
    if let Some(solution) = assets.solution(rules) {
        return Ok(solution);
    }
    let solution = match cached(rules, context) {
        Some(solution) => solution,
        None => solve(rules, context)?,
    };
    let solution = Arc::new(solution);
    assets.put_solution(Arc::clone(&solution));
    Ok(solution)
}

fn solve(rules: &Rules, context: &LoadContext<'_>) -> Result<Solution, SolveError> {
    let limits = Limits {
        jobs: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
        memory: MOST_BYTES,
        stop: context.stop,
        progress: &|progress| {
            context.assets.set_solve_progress(rules, progress.done);
            (context.progress)(progress.done);
        },
    };
    let solution = solve_and_keep(rules, Objective::Score, &limits)?;
    #[cfg(not(target_family = "wasm"))]
    files::write(&solution, context.assets);
    Ok(solution)
}

/// The solution in the cache directory, if it is whole.
#[cfg(not(target_family = "wasm"))]
fn cached(rules: &Rules, context: &LoadContext<'_>) -> Option<Solution> {
    files::read(rules, context)
}

#[cfg(target_family = "wasm")]
fn cached(_: &Rules, _: &LoadContext<'_>) -> Option<Solution> {
    None
}

/// The cache directory.
#[cfg(not(target_family = "wasm"))]
mod files {
    use std::fs::{self, File};
    use std::io::{self, BufReader};
    use std::path::{Path, PathBuf};

    use brikke_engine::Rules;
    use brikke_solver::{Objective, Solution};

    use crate::assets::{LoadContext, PlayerAssets};
    use crate::atomic_file::AtomicFile;
    use crate::stoppable_reader::StoppableReader;

    /// The file of the solution for these rules.
    pub(super) fn path(cache: &Path, rules: &Rules) -> PathBuf {
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

    pub(super) fn read(rules: &Rules, context: &LoadContext<'_>) -> Option<Solution> {
        let file = StoppableReader {
            inner: File::open(path(context.assets.cache()?, rules)).ok()?,
            stop: context.stop,
        };
        let solution = Solution::read(&mut BufReader::new(file)).ok()?;
        let fits = solution.rules() == rules && solution.objective() == Objective::Score;
        fits.then_some(solution)
    }

    /// Saves the solution if there is a cache. One that cannot be written
    /// costs time, nothing else.
    pub(super) fn write(solution: &Solution, assets: &PlayerAssets) {
        if let Some(cache) = assets.cache() {
            let _ = write_file(&path(cache, solution.rules()), solution);
        }
    }

    fn write_file(file: &Path, solution: &Solution) -> io::Result<()> {
        if let Some(directory) = file.parent() {
            fs::create_dir_all(directory)?;
        }
        AtomicFile::create(file)?.write_with(|mut file| solution.write(&mut file))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::assets::PlayerAssets;
    use brikke_engine::{Overrides, Preset};

    fn rules() -> Rules {
        let others = Overrides {
            size: "2x2".parse().ok(),
            ..Overrides::default()
        };
        Rules::new(Preset::Classic, others).unwrap()
    }

    fn solved(assets: &PlayerAssets) -> Arc<Solution> {
        let context = LoadContext {
            assets,
            stop: &AtomicBool::new(false),
            progress: &|_| {},
        };
        solution(&rules(), &context).unwrap()
    }

    #[test]
    fn a_solution_is_kept_and_a_damaged_one_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let assets = || PlayerAssets::new(Some(directory.path().to_owned()), None);
        let first = solved(&assets());
        let file = files::path(directory.path(), &rules());
        let saved = fs::read(&file).unwrap();
        fs::write(&file, &saved[..saved.len() - 1]).unwrap();
        let again = solved(&assets());
        assert_eq!(again.solved(), first.solved());
        assert_eq!(fs::read(&file).unwrap(), saved);
        let files = fs::read_dir(directory.path().join("solutions")).unwrap();
        assert_eq!(files.count(), 1);
    }

    #[test]
    fn the_solution_used_last_stays_in_memory() {
        let assets = PlayerAssets::default();
        assert!(Arc::ptr_eq(&solved(&assets), &solved(&assets.clone())));
    }

    #[test]
    fn two_who_need_the_same_solve_it_once() {
        let assets = PlayerAssets::default();
        let [one, other] = thread::scope(|scope| {
            let solving = [(); 2].map(|()| scope.spawn(|| solved(&assets)));
            solving.map(|thread| thread.join().unwrap())
        });
        assert!(Arc::ptr_eq(&one, &other));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        assert!(check(&Rules::default()).is_err());
        assert!(check(&rules()).is_ok());
    }
}
