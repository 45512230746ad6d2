//! Networks and solutions that players need, and their files.

use std::fmt;
#[cfg(not(target_family = "wasm"))]
use std::io::ErrorKind;
#[cfg(not(target_family = "wasm"))]
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use brikke_ai::learned::{Network, Record, has_usual_endgames};
use brikke_engine::{Rules, Size};
use brikke_solver::Solution;
#[cfg(not(target_family = "wasm"))]
use brikke_solver::endgame::{BuildLimits, CATALOG, TableError};
use brikke_solver::endgame::{CatalogEntry, Table};

use crate::endgame::{RemoveTableError, TableStatus};
#[cfg(not(target_family = "wasm"))]
use crate::endgame::{build_estimate, build_jobs};
use crate::load::LoadError;
use crate::made_tables::MadeTables;
#[cfg(not(target_family = "wasm"))]
use crate::network_files::{NetworkSource, Networks};
#[cfg(not(target_family = "wasm"))]
use crate::table_endgames::TableEndgames;
#[cfg(not(target_family = "wasm"))]
use crate::table_files::{TableFiles, TableState};

/// Networks and solutions, shared by everybody in the program who asks
/// players. Clones share them.
///
/// The one used last of each stays in memory: they are large, and whoever
/// plays asks for the same one again and again.
#[derive(Clone, Default)]
pub struct PlayerAssets {
    #[cfg(not(target_family = "wasm"))]
    files: Files,
    /// Networks that were handed in.
    networks: Vec<Arc<Network>>,
    /// The trainings of the networks at hand.
    trained: Vec<Record>,
    /// The trainings of networks that are loaded when they are asked for.
    offered: Vec<Record>,
    /// Endgame tables that were handed in.
    tables: Vec<GivenTable>,
    /// Small endgame tables that are made in memory when somebody needs them,
    /// where there is no disk for them.
    made_tables: Option<MadeTables>,
    solution: Arc<Mutex<Option<Arc<Solution>>>>,
    /// Held by whoever solves: two would solve the same.
    solving: Arc<Mutex<()>>,
    progress: Arc<Mutex<Option<SolveProgress>>>,
}

/// The places of networks and solutions on disk.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Default)]
struct Files {
    cache: Option<PathBuf>,
    data: Option<PathBuf>,
    networks: Networks,
    /// The network used last and where it came from.
    network: Arc<Mutex<Option<LoadedNetwork>>>,
    /// Held by whoever reads a network: two would read the same.
    reading: Arc<Mutex<()>>,
    tables: Option<TableFiles>,
    /// True if there is a table.
    has_tables: Arc<AtomicBool>,
    /// The endgame table that was asked for by its name last.
    table: Arc<Mutex<Option<GivenTable>>>,
    endgames: Arc<Mutex<OpenedTables>>,
}

/// The endgame tables of a player, opened when they are first needed.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Default)]
enum OpenedTables {
    /// Nobody has looked for them since they changed.
    #[default]
    NotYet,
    /// Those that help a player, if there are any.
    Looked(Option<Arc<TableEndgames>>),
}

#[cfg(not(target_family = "wasm"))]
type LoadedNetwork = (NetworkSource, Arc<Network>);

/// A table of the catalog, opened.
type GivenTable = (&'static CatalogEntry, Arc<Table>);

/// Rules that are being solved, and the share that is done.
type SolveProgress = (Rules, f64);

/// Files, which a browser does not have.
#[cfg(not(target_family = "wasm"))]
impl PlayerAssets {
    /// Assets in these directories, none of which need exist: for what can
    /// be made again, and for what people have put there. Without them
    /// nothing is saved beyond the program.
    pub fn new(cache: Option<PathBuf>, data: Option<PathBuf>) -> PlayerAssets {
        let files = Files {
            cache,
            data,
            ..Files::default()
        };
        PlayerAssets {
            files,
            ..PlayerAssets::default()
        }
    }

    /// Adds the networks of these files. Their headers are read
    /// now; later only [`PlayerSpec::load`](crate::PlayerSpec::load) reads
    /// files.
    #[must_use]
    pub fn with_networks(mut self, networks: Networks) -> PlayerAssets {
        self.trained.extend(networks.records());
        self.files.networks = networks;
        self
    }

    /// Adds the endgame tables of this directory. The player
    /// `best` has those that are there now, or are built by these assets.
    #[must_use]
    pub fn with_tables(mut self, tables: TableFiles) -> PlayerAssets {
        self.files.tables = Some(tables);
        self.look_for_tables();
        self
    }

    /// Builds an endgame table, or goes on building it.
    pub(crate) fn build_table(
        &self,
        entry: &'static CatalogEntry,
        stop: &AtomicBool,
        progress: &(dyn Fn(f64) + Sync),
    ) -> Result<(), LoadError> {
        let files = self.files.tables.as_ref();
        let files = files.ok_or(LoadError::NoTable(entry.name))?;
        let estimate = build_estimate(entry);
        let limits = BuildLimits {
            jobs: build_jobs(),
            stop,
            progress: &|made| progress(estimate.done(made)),
        };
        files.build(entry, &limits)?;
        self.look_for_tables();
        Ok(())
    }

    /// Removes an endgame table, and what is left of an unfinished one. Returns
    /// the bytes that are free now; `None` if there was nothing.
    ///
    /// # Errors
    ///
    /// Another program is building it, or a file cannot be removed.
    pub fn remove_table(&self, entry: &CatalogEntry) -> Result<Option<u64>, RemoveTableError> {
        let Some(files) = &self.files.tables else {
            return Ok(None);
        };
        lock(&self.files.table).take_if(|(known, _)| *known == entry);
        *lock(&self.files.endgames) = OpenedTables::NotYet;
        let freed = files.remove(entry);
        self.look_for_tables();
        freed
    }

    /// Looks which tables there are now.
    fn look_for_tables(&self) {
        let has_any = self.files.tables.as_ref().is_some_and(TableFiles::has_any);
        self.files.has_tables.store(has_any, Ordering::Relaxed);
        *lock(&self.files.endgames) = OpenedTables::NotYet;
    }

    /// Opens the file of a table, and checks all of it: whoever practises with
    /// it must not meet a damaged part later.
    fn open_table(&self, entry: &'static CatalogEntry) -> Result<Arc<Table>, LoadError> {
        let mut last = lock(&self.files.table);
        if let Some((_, table)) = last.as_ref().filter(|(known, _)| *known == entry) {
            return Ok(Arc::clone(table));
        }
        let files = self.files.tables.as_ref();
        let files = files.ok_or(LoadError::NoTable(entry.name))?;
        let checked = files.open(entry).and_then(|table| {
            table.check()?;
            Ok(table)
        });
        let table = Arc::new(checked.map_err(|error| match error {
            TableError::Unreadable(error) if error.kind() == ErrorKind::NotFound => {
                LoadError::NoTable(entry.name)
            }
            _ => LoadError::BadTable(entry.name),
        })?);
        *last = Some((entry, Arc::clone(&table)));
        Ok(table)
    }

    /// The tables of the catalog in the directory for them.
    fn tables_on_disk(&self) -> Vec<(&'static CatalogEntry, TableStatus)> {
        let status = |files: &TableFiles, entry| match files.state(entry) {
            TableState::Built(table, _) => TableStatus::Built {
                success: table.success(),
            },
            TableState::Unfinished(_) => TableStatus::Unfinished,
            TableState::Absent => TableStatus::Absent,
            TableState::Unusable(_) => TableStatus::Unusable,
        };
        let files = self.files.tables.iter();
        files
            .flat_map(|files| CATALOG.iter().map(|entry| (entry, status(files, entry))))
            .collect()
    }

    /// The endgame tables, if there are any that help a player.
    pub(crate) fn endgames(&self) -> Option<Arc<TableEndgames>> {
        let mut opened = lock(&self.files.endgames);
        if let OpenedTables::Looked(found) = &*opened {
            return found.clone();
        }
        let has_tables = self.files.has_tables.load(Ordering::Relaxed);
        let files = self.files.tables.as_ref().filter(|_| has_tables);
        let found = files.and_then(|files| TableEndgames::new(files.open_all()));
        let found = found.map(Arc::new);
        *opened = OpenedTables::Looked(found.clone());
        found
    }

    /// The directory for what can be made again.
    pub fn cache(&self) -> Option<&Path> {
        self.files.cache.as_deref()
    }

    /// The directory for what people have put there.
    pub fn data(&self) -> Option<&Path> {
        self.files.data.as_deref()
    }

    /// The places where networks are looked for.
    pub(crate) fn networks(&self) -> &Networks {
        &self.files.networks
    }

    /// The network for this size.
    pub fn network_source(&self, size: Size) -> Option<NetworkSource> {
        self.files.networks.source(size)
    }

    /// The network from there, if it was used last.
    pub(crate) fn network(&self, source: &NetworkSource) -> Option<Arc<Network>> {
        let last = lock(&self.files.network);
        let (from, network) = last.as_ref()?;
        (from == source).then(|| Arc::clone(network))
    }

    /// Waits until nobody else reads a network; `None` if it is to stop before.
    pub(crate) fn wait_to_read(&self, context: &LoadContext<'_>) -> Option<MutexGuard<'_, ()>> {
        wait_for_turn(&self.files.reading, context.stop, || ())
    }

    pub(crate) fn put_network(&self, source: NetworkSource, network: Arc<Network>) {
        *lock(&self.files.network) = Some((source, network));
    }
}

impl PlayerAssets {
    /// Adds this network, which goes before all others of its size.
    #[must_use]
    pub fn with_network(mut self, network: Arc<Network>) -> PlayerAssets {
        self.trained.insert(0, network.record().clone());
        self.networks.insert(0, network);
        self
    }

    /// Adds this endgame table to practise with, which goes
    /// before that of the same name on disk.
    #[must_use]
    pub fn with_table(mut self, entry: &'static CatalogEntry, table: Table) -> PlayerAssets {
        self.tables.push((entry, Arc::new(table)));
        self
    }

    /// Nothing is built where there are no files.
    #[cfg(target_family = "wasm")]
    #[expect(clippy::unused_self, reason = "elsewhere it is used")]
    pub(crate) fn build_table(
        &self,
        entry: &'static CatalogEntry,
        _stop: &AtomicBool,
        _progress: &(dyn Fn(f64) + Sync),
    ) -> Result<(), LoadError> {
        Err(LoadError::NoTable(entry.name))
    }

    /// Removes an endgame table: there is none to remove without files.
    ///
    /// # Errors
    ///
    /// Never.
    #[cfg(target_family = "wasm")]
    #[expect(clippy::unused_self, reason = "elsewhere it is used")]
    pub fn remove_table(&self, _: &CatalogEntry) -> Result<Option<u64>, RemoveTableError> {
        Ok(None)
    }

    /// Lets these assets make small endgame tables in memory.
    #[must_use]
    pub fn making_tables(mut self) -> PlayerAssets {
        self.made_tables = Some(MadeTables::default());
        self
    }

    /// True if this endgame table is about to be made, which takes seconds.
    pub fn will_make_table(&self, entry: &'static CatalogEntry) -> bool {
        let made = self.made_tables.as_ref();
        made.is_some_and(|made| made.is_missing(entry))
    }

    /// The endgame table of this entry.
    pub(crate) fn table(&self, entry: &'static CatalogEntry) -> Result<Arc<Table>, LoadError> {
        let given = self.tables.iter().find(|(known, _)| *known == entry);
        let made = self.made_tables.as_ref();
        match (given, made.filter(|_| MadeTables::can_make(entry))) {
            (Some((_, table)), _) => Ok(Arc::clone(table)),
            (None, Some(made)) => made.table(entry),
            #[cfg(not(target_family = "wasm"))]
            (None, None) => self.open_table(entry),
            #[cfg(target_family = "wasm")]
            (None, None) => Err(LoadError::NoTable(entry.name)),
        }
    }

    /// Every endgame table that can be practised with, or could be if it were
    /// built. It reads files.
    pub fn endgame_tables(&self) -> Vec<(&'static CatalogEntry, TableStatus)> {
        let given = self.tables.iter().map(|(entry, table)| {
            let success = table.success();
            (*entry, TableStatus::Built { success })
        });
        #[cfg(not(target_family = "wasm"))]
        let on_disk = self.tables_on_disk();
        #[cfg(target_family = "wasm")]
        let on_disk = Vec::new();
        let made = self.made_tables.iter().flat_map(|_| MadeTables::entries());
        let made = made.map(|entry| (entry, TableStatus::MadeWhenNeeded));
        given.chain(made).chain(on_disk).collect()
    }

    /// Offers a network of this training, which is loaded when
    /// somebody asks for it by name.
    #[must_use]
    pub fn offering(mut self, record: Record) -> PlayerAssets {
        self.offered.push(record);
        self
    }

    /// True if a network is offered that is not loaded.
    pub fn offers_network(&self) -> bool {
        !self.offered.is_empty()
    }

    /// Takes every network that was offered as loaded.
    #[must_use]
    pub fn with_offered(mut self) -> PlayerAssets {
        self.trained.append(&mut self.offered);
        self
    }

    /// The network for this size that was handed in.
    pub(crate) fn given_network(&self, size: Size) -> Option<Arc<Network>> {
        let mut networks = self.networks.iter();
        networks.find(|network| network.size() == size).cloned()
    }

    /// True if there is a network for these rules: of their size, and trained
    /// to lose in the same way. One that has never lost by a full board does
    /// not fear it.
    pub fn has_network_for(&self, rules: &Rules) -> bool {
        self.trained.iter().any(|trained| is_for(trained, rules))
    }

    /// True if there is a network for these rules, or one can be loaded.
    pub fn offers_network_for(&self, rules: &Rules) -> bool {
        let mut known = self.trained.iter().chain(&self.offered);
        known.any(|trained| is_for(trained, rules))
    }

    /// True if there are endgame tables that make a player stronger under these
    /// rules. A network with weights of its own for late stages plays endgames
    /// better than tables: they know how the next tile is made, and nothing of the
    /// order in which the wall then stands.
    pub(crate) fn has_helpful_tables(&self, rules: &Rules) -> bool {
        #[cfg(not(target_family = "wasm"))]
        let has_tables = self.files.has_tables.load(Ordering::Relaxed);
        #[cfg(target_family = "wasm")]
        let has_tables = false;
        let has_stages = |training: &Record| training.staged;
        let knows_endgames = self.training(rules.size()).is_some_and(has_stages);
        has_tables && has_usual_endgames(rules) && !knows_endgames
    }

    /// The training of the network for this size.
    pub(crate) fn training(&self, size: Size) -> Option<&Record> {
        let mut trained = self.trained.iter().chain(&self.offered);
        trained.find(|record| record.rules.size() == size)
    }

    /// The solution for these rules, if it was used last.
    pub(crate) fn solution(&self, rules: &Rules) -> Option<Arc<Solution>> {
        let last = lock(&self.solution).clone();
        last.filter(|last| last.rules() == rules)
    }

    pub(crate) fn put_solution(&self, solution: Arc<Solution>) {
        *lock(&self.solution) = Some(solution);
    }

    /// Waits until nobody else solves; `None` if it is to stop before. One
    /// who waits for the solution that another makes is told how far it is.
    pub(crate) fn wait_to_solve(
        &self,
        rules: &Rules,
        context: &LoadContext<'_>,
    ) -> Option<MutexGuard<'_, ()>> {
        wait_for_turn(&self.solving, context.stop, || {
            let progress = lock(&self.progress).clone();
            if let Some((_, done)) = progress.filter(|(solving, _)| solving == rules) {
                (context.progress)(done);
            }
        })
    }

    /// Remembers how far the solution for these rules is, for those who wait
    /// for it too.
    pub(crate) fn set_solve_progress(&self, rules: &Rules, done: f64) {
        *lock(&self.progress) = Some((rules.clone(), done));
    }
}

/// True if a network of this training can play under these rules.
fn is_for(trained: &Record, rules: &Rules) -> bool {
    let trained = &trained.rules;
    trained.size() == rules.size() && trained.lost_when() == rules.lost_when()
}

/// Waits until nobody else holds the turn; `None` if it is to stop before.
fn wait_for_turn<'a>(
    turn: &'a Mutex<()>,
    stop: &AtomicBool,
    meanwhile: impl Fn(),
) -> Option<MutexGuard<'a, ()>> {
    const POLL_INTERVAL: Duration = Duration::from_millis(10);
    loop {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        match turn.try_lock() {
            Ok(turn) => return Some(turn),
            Err(TryLockError::Poisoned(turn)) => return Some(turn.into_inner()),
            Err(TryLockError::WouldBlock) => thread::sleep(POLL_INTERVAL),
        }
        meanwhile();
    }
}

/// A thread that panicked has left nothing half done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for PlayerAssets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayerAssets")
            .field("trained", &self.trained)
            .finish_non_exhaustive()
    }
}

/// Everything that loading a player is given.
#[derive(Clone, Copy)]
pub struct LoadContext<'a> {
    /// The networks and solutions at hand.
    pub assets: &'a PlayerAssets,
    /// Becomes true when loading is to stop.
    pub stop: &'a AtomicBool,
    /// Receives the share that is done, from 0 to 1; nothing where loading
    /// takes no time.
    pub progress: &'a (dyn Fn(f64) + Sync),
}
