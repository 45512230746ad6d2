//! Players by name.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use brikke_ai::{Advice, Player as AiPlayer};
use brikke_engine::{Board as EngineBoard, Direction};
use brikke_platform::Directories;
use brikke_players::{
    LoadContext, LoadError, LoadedPlayer, PlayerAssets, PlayerSpec, best_for, player_assets,
};
use brikke_workers::in_order;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use crate::arrays::{Boards, BytesArgument, matrix, read, vector};
use crate::errors::{refused, refused_argument};
use crate::long_work::{run, run_silently, stopped};
use crate::network::Network;
use crate::rules::Rules;

/// The networks, solutions and tables of this machine.
static ASSETS: LazyLock<PlayerAssets> = LazyLock::new(|| {
    let directories = Directories::find(None, |name| std::env::var_os(name)).ok();
    player_assets(directories.as_ref())
});

/// A player with everything that it needs.
#[pyclass(module = "brikke.brikke_native", frozen)]
pub(crate) struct Player {
    loaded: LoadedPlayer,
    rules: Rules,
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (name, rules, network=None))]
    fn new(
        py: Python<'_>,
        name: &str,
        rules: &Rules,
        network: Option<&Network>,
    ) -> PyResult<Player> {
        let assets = match network {
            Some(network) => ASSETS.clone().with_network(Arc::clone(&network.0)),
            None => ASSETS.clone(),
        };
        let spec = named(name, rules, &assets)?;
        if let Some(network) = network {
            check_size(network, rules)?;
            check_used(
                spec,
                matches!(spec, PlayerSpec::Learned(_) | PlayerSpec::Best(_)),
            )?;
        }
        let rules = rules.clone();
        let loaded = run(
            py,
            |stop, tell| {
                let context = LoadContext {
                    assets: &assets,
                    stop,
                    progress: tell,
                };
                spec.load(&rules.0, &context)
            },
            |_, _: f64| Ok(()),
        )?;
        let loaded = loaded.map_err(|error| match error {
            LoadError::Stopped => stopped(),
            other => refused(other),
        })?;
        if let Some(network) = network {
            check_used(loaded.spec(), has_network(&loaded, network))?;
        }
        Ok(Player { loaded, rules })
    }

    /// Its name, with its effort.
    #[getter]
    fn name(&self) -> String {
        self.loaded.spec().to_string()
    }

    /// The rules that it plays by.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    /// The values of the four directions of each board, not a number where
    /// nothing moves.
    fn values<'py>(
        &self,
        py: Python<'py>,
        boards: BytesArgument<'py>,
        jobs: usize,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let advice = self.advise(py, boards, jobs)?;
        let values = advice.iter().flat_map(|advice| match advice {
            Some(advice) => advice.values.map(|value| value.unwrap_or(f64::NAN)),
            None => [f64::NAN; 4],
        });
        matrix(py, values.collect(), 4)
    }

    /// The direction that it would play on each board, -1 where nothing
    /// moves.
    fn choose<'py>(
        &self,
        py: Python<'py>,
        boards: BytesArgument<'py>,
        jobs: usize,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let advice = self.advise(py, boards, jobs)?;
        let chosen = advice
            .iter()
            .map(|advice| advice.map_or(-1, |advice| number(advice.best)));
        Ok(vector(py, chosen.collect()))
    }

    /// Refuses boards that do not fit its rules.
    fn check(&self, boards: BytesArgument<'_>) -> PyResult<()> {
        Boards::of(&read(boards)?, Some(&self.rules.0)).map(drop)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Player {} for {}>",
            self.loaded.spec(),
            self.rules.0.name()
        )
    }
}

impl Player {
    pub(crate) fn rules_ref(&self) -> &Rules {
        &self.rules
    }

    /// Builds the player. Once the flag is true it gives up soon.
    pub(crate) fn build(&self, seed: u64, stop: &Arc<AtomicBool>) -> Box<dyn AiPlayer> {
        let mut player = self.loaded.build(seed);
        player.set_stop_flag(Arc::clone(stop));
        player
    }

    fn advise(
        &self,
        py: Python<'_>,
        boards: BytesArgument<'_>,
        jobs: usize,
    ) -> PyResult<Vec<Option<Advice>>> {
        let boards = Boards::of(&read(boards)?, Some(&self.rules.0))?;
        let boards: Vec<EngineBoard> = boards.boards().collect();
        run_silently(py, |stop| {
            in_order(
                boards.len(),
                threads(jobs),
                || self.build(0, stop),
                |player, place| {
                    let advice = player.advise(&boards[place], &self.rules.0);
                    (!stop.load(Ordering::Relaxed)).then_some(advice)
                },
                |_, _| {},
            )
        })
    }
}

/// The player with this name under these rules.
fn named(name: &str, rules: &Rules, assets: &PlayerAssets) -> PyResult<PlayerSpec> {
    let spec: PlayerSpec = name.parse().map_err(refused)?;
    if name.eq_ignore_ascii_case(brikke_players::BEST) {
        return Ok(best_for(&rules.0, assets));
    }
    Ok(spec)
}

/// The network is one for boards of the rules.
fn check_size(network: &Network, rules: &Rules) -> PyResult<()> {
    let (own, wanted) = (network.0.record().rules.size(), rules.0.size());
    if own == wanted {
        return Ok(());
    }
    Err(refused(format!("the network is for {own}, not {wanted}")))
}

/// The player plays by the network that it was given.
fn check_used(player: PlayerSpec, is_used: bool) -> PyResult<()> {
    if is_used {
        return Ok(());
    }
    let reason = format!("the player {player} uses none under these rules: write learned");
    Err(refused_argument("network", reason))
}

fn has_network(loaded: &LoadedPlayer, network: &Network) -> bool {
    match loaded {
        LoadedPlayer::Learned(used, _) | LoadedPlayer::Best(used, _, _) => {
            Arc::ptr_eq(used, &network.0)
        }
        _ => false,
    }
}

/// The number of threads: at least one, and no more than any machine has use
/// for.
pub(crate) fn threads(jobs: usize) -> NonZeroUsize {
    const MOST: usize = 1024;
    NonZeroUsize::new(jobs.min(MOST)).unwrap_or(NonZeroUsize::MIN)
}

/// The number of an action.
pub(crate) const fn number(direction: Direction) -> i64 {
    direction as i64
}
