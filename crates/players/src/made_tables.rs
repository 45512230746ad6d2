//! Small endgame tables, made in memory.

use std::io::Cursor;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use brikke_solver::endgame::{
    BuildError, BuildLimits, CATALOG, CatalogEntry, Table, TableSpec, WorkLog, build,
};

use crate::load::LoadError;

/// A table that was made, with its entry.
type MadeTable = (&'static CatalogEntry, Arc<Table>);

/// The tables that have been made so far. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct MadeTables {
    made: Arc<Mutex<Vec<MadeTable>>>,
}

impl MadeTables {
    /// The largest table that is made, in bytes: more than that takes too long
    /// and too much of a browser's memory.
    const MOST_BYTES: u64 = 20_000_000;

    /// The tables that can be made.
    pub(crate) fn entries() -> impl Iterator<Item = &'static CatalogEntry> {
        CATALOG
            .iter()
            .filter(|entry| entry.bytes <= MadeTables::MOST_BYTES)
    }

    /// True if this table is one of them.
    pub(crate) fn can_make(entry: &CatalogEntry) -> bool {
        MadeTables::entries().any(|known| known == entry)
    }

    /// True if this table can be made and has not been.
    pub(crate) fn is_missing(&self, entry: &CatalogEntry) -> bool {
        MadeTables::can_make(entry) && find(&self.lock(), entry).is_none()
    }

    /// The table, which is made if it is not there yet.
    pub(crate) fn table(&self, entry: &'static CatalogEntry) -> Result<Arc<Table>, LoadError> {
        let mut made = self.lock();
        if let Some(table) = find(&made, entry) {
            return Ok(table);
        }
        let spec = entry.spec().ok_or(LoadError::NoTable(entry.name))?;
        let table = make(&spec).map_err(|_| LoadError::NoTable(entry.name))?;
        let table = Table::open(Box::new(table)).map_err(|_| LoadError::BadTable(entry.name))?;
        let table = Arc::new(table);
        made.push((entry, Arc::clone(&table)));
        Ok(table)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<MadeTable>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn find(made: &[(&'static CatalogEntry, Arc<Table>)], entry: &CatalogEntry) -> Option<Arc<Table>> {
    let found = made.iter().find(|(known, _)| *known == entry);
    found.map(|(_, table)| Arc::clone(table))
}

/// The bytes of a table, made by one thread.
fn make(spec: &TableSpec) -> Result<Vec<u8>, BuildError> {
    let mut log = WorkLog::open(Cursor::new(Vec::new()), spec)?;
    let limits = BuildLimits {
        jobs: NonZeroUsize::MIN,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    build(spec, &mut log, &limits)?;
    let mut bytes = Vec::new();
    log.write_table(spec, &mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use brikke_solver::endgame::find;

    use super::*;

    #[test]
    fn a_small_table_is_made_once_and_is_the_one_of_the_catalog() {
        let tables = MadeTables::default();
        let entry = find("442-64").unwrap();
        assert!(tables.is_missing(entry));
        let table = tables.table(entry).unwrap();
        assert!(!tables.is_missing(entry));
        assert_eq!(table.afterstates(), entry.afterstates);
        table.check().unwrap();
        assert!(Arc::ptr_eq(&table, &tables.clone().table(entry).unwrap()));
    }

    #[test]
    fn large_tables_are_not_made_in_memory() {
        assert!(!MadeTables::can_make(find("442-256").unwrap()));
    }
}
