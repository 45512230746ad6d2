//! The player that knows one endgame table.

use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use brikke_ai::Player;
use brikke_engine::{Board, Rules};
use brikke_solver::endgame::{BuildEstimate, CatalogEntry, Table};

/// Values directions by an endgame table: the probability that perfect play
/// makes the target after them. A direction in which the wall leaves its
/// shapes has no value, and on a board without a wall of the table none has.
pub struct EndgamePlayer {
    table: Arc<Table>,
}

/// A table of the catalog on this computer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum TableStatus {
    /// It is built.
    Built {
        /// The success of perfect play from an empty rest, from 0 to 1.
        success: f64,
    },
    /// It is made in memory when somebody practises with it.
    MadeWhenNeeded,
    /// Its build was interrupted.
    Unfinished,
    /// There is nothing of it.
    Absent,
    /// Its file is damaged, of another version, or cannot be read.
    Unusable,
}

/// The reason why a table is not removed.
#[derive(Debug, thiserror::Error)]
pub enum RemoveTableError {
    /// Another program is building it.
    #[error("another program is building it")]
    InUse,
    /// A file cannot be removed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The number of threads that build a table while somebody plays: one processor
/// is left to them.
pub fn build_jobs() -> NonZeroUsize {
    let processors = available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(processors - 1).unwrap_or(NonZeroUsize::MIN)
}

/// The resources that a build of this table on [`build_jobs`] threads takes.
///
/// # Panics
///
/// Never: every entry of the catalog is a definition.
pub fn build_estimate(entry: &CatalogEntry) -> BuildEstimate {
    let Some(spec) = entry.spec() else {
        unreachable!("every entry of the catalog is a definition");
    };
    BuildEstimate::new(entry, &spec, build_jobs())
}

impl EndgamePlayer {
    /// A player that knows this table.
    pub const fn new(table: Arc<Table>) -> EndgamePlayer {
        EndgamePlayer { table }
    }
}

impl Player for EndgamePlayer {
    fn name(&self) -> &str {
        self.table.spec().name()
    }

    fn values(&mut self, board: &Board, _rules: &Rules) -> [Option<f64>; 4] {
        let answer = self.table.ask(board).ok().flatten();
        answer.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use brikke_ai::learned::{Method, Progress, Record};

    use super::*;
    use crate::table_endgames::tests::small_table;
    use crate::{
        CatalogEntry, LoadError, PlayerAssets, PlayerError, PlayerSpec, Query, Reply, Request,
        RequestId, Responder, TableFiles,
    };
    use brikke_solver::endgame::{CATALOG, Precision};

    static SMALL: CatalogEntry = CatalogEntry {
        name: "small",
        walls: &["xxxx/xxxx/xx.."],
        target: 32,
        precision: Precision::Word,
        afterstates: 0,
        bytes: 0,
    };

    fn ask(assets: &PlayerAssets, table: &'static CatalogEntry, query: Query) -> Reply {
        let request = Request {
            id: RequestId(1),
            player: PlayerSpec::Endgame(table),
            rules: Rules::default(),
            query,
        };
        Responder::new(assets.clone(), 1).answer(&request, &|_| {})
    }

    fn with_small() -> PlayerAssets {
        PlayerAssets::default().with_table(&SMALL, small_table())
    }

    #[test]
    fn a_dealt_position_has_the_values_of_its_table() {
        let assets = with_small();
        let Reply::Dealt { board, .. } = ask(&assets, &SMALL, Query::Deal(3)) else {
            panic!("nothing is dealt");
        };
        let Reply::Hint { advice, .. } = ask(&assets, &SMALL, Query::Hint(board)) else {
            panic!("no values");
        };
        assert_eq!(Some(advice.values), small_table().ask(&board).unwrap());
        let best = advice.values[advice.best as usize];
        assert!(advice.values.iter().all(|value| *value <= best));
    }

    #[test]
    fn another_board_has_no_value() {
        let board: Board = "2 2 . . / . . . . / . . . . / . . . .".parse().unwrap();
        let reply = ask(&with_small(), &SMALL, Query::Hint(board));
        assert!(matches!(reply, Reply::NoMove { .. }), "{reply:?}");
    }

    #[test]
    fn only_tables_deal_positions() {
        let request = Request {
            id: RequestId(1),
            player: PlayerSpec::Corner,
            rules: Rules::default(),
            query: Query::Deal(1),
        };
        let reply = Responder::new(PlayerAssets::default(), 1).answer(&request, &|_| {});
        let player = PlayerSpec::Corner;
        let error = PlayerError::Load(LoadError::DealsNothing);
        assert_eq!(reply, Reply::Failed { player, error });
    }

    #[test]
    fn a_table_that_is_missing_or_damaged_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let files = TableFiles::new(directory.path());
        let [absent, damaged, ..] = &CATALOG;
        let path = files.path(damaged);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, b"brikke endgame table 1\n and nothing more").unwrap();
        let assets = PlayerAssets::default().with_tables(files);
        let refused = |table: &'static CatalogEntry, expected: LoadError| {
            let player = PlayerSpec::Endgame(table);
            let error = PlayerError::Load(expected);
            let reply = ask(&assets, table, Query::Deal(1));
            assert_eq!(reply, Reply::Failed { player, error });
        };
        refused(absent, LoadError::NoTable(absent.name));
        refused(damaged, LoadError::BadTable(damaged.name));
        let states = assets.endgame_tables();
        assert_eq!(states[0], (absent, TableStatus::Absent));
        assert_eq!(states[1], (damaged, TableStatus::Unusable));
        assert_eq!(states.len(), CATALOG.len());
    }

    #[test]
    fn a_table_is_built_when_it_is_asked_for_and_removed() {
        let directory = tempfile::tempdir().unwrap();
        let files = TableFiles::new(directory.path());
        let assets = PlayerAssets::default().with_tables(files.clone());
        let player = PlayerSpec::Endgame(&SMALL);
        let request = Request {
            id: RequestId(1),
            player,
            rules: Rules::default(),
            query: Query::Build,
        };
        let told = std::sync::Mutex::new(Vec::new());
        let reply = Responder::new(assets.clone(), 1).answer(&request, &|reply| {
            told.lock().unwrap().push(reply);
        });
        assert_eq!(reply, Reply::Ready { player });
        let told = told.into_inner().unwrap();
        let is_progress = |reply: &Reply| matches!(reply, Reply::Loading { .. });
        assert!(!told.is_empty() && told.iter().all(is_progress));
        assert!(files.path(&SMALL).is_file());
        let dealt = ask(&assets, &SMALL, Query::Deal(3));
        assert!(matches!(dealt, Reply::Dealt { .. }), "{dealt:?}");
        assert!(assets.remove_table(&SMALL).unwrap() > Some(0));
        assert_eq!(assets.remove_table(&SMALL).unwrap(), None);
        let error = PlayerError::Load(LoadError::NoTable(SMALL.name));
        let reply = ask(&assets, &SMALL, Query::Deal(3));
        assert_eq!(reply, Reply::Failed { player, error });
    }

    /// The training of a network with weights of its own for late stages.
    fn staged_record() -> Record {
        Record {
            rules: Rules::default(),
            method: Method::default(),
            seed: 1,
            staged: true,
            progress: Progress::default(),
        }
    }

    #[test]
    fn best_has_a_table_that_was_built_while_the_program_runs() {
        let directory = tempfile::tempdir().unwrap();
        let files = TableFiles::new(directory.path());
        let assets = PlayerAssets::default().with_tables(files.clone());
        let rules = Rules::default();
        assert!(!assets.has_helpful_tables(&rules));
        let path = files.path(&CATALOG[0]);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, b"as if it were built").unwrap();
        assert_eq!(
            ask(&assets, &SMALL, Query::Build),
            Reply::Ready {
                player: PlayerSpec::Endgame(&SMALL)
            }
        );
        assert!(assets.has_helpful_tables(&rules));
        let staged = assets.clone().offering(staged_record());
        assert!(!staged.has_helpful_tables(&rules), "its network is better");
        assets.remove_table(&CATALOG[0]).unwrap();
        assert!(!assets.has_helpful_tables(&rules));
    }

    #[test]
    fn tables_that_are_handed_in_come_first() {
        let tables = with_small().endgame_tables();
        let success = small_table().success();
        assert_eq!(tables, [(&SMALL, TableStatus::Built { success })]);
        assert_eq!(PlayerSpec::Endgame(&SMALL).to_string(), "endgame:small");
    }
}
