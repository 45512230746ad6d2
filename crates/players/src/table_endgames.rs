//! Endgame tables as the player `best` uses them.

use brikke_ai::learned::{Endgame, EndgameKind, Endgames};
use brikke_solver::endgame::Table;

/// The endgames of some tables.
pub(crate) struct TableEndgames {
    tables: Vec<Table>,
    kinds: Vec<EndgameKind>,
}

impl TableEndgames {
    /// The rank of the smallest target. A smaller tile is made quickly, and
    /// aiming at it alone spoils what comes after it.
    const LEAST_TARGET: u8 = 9;

    /// The endgames of those tables that help a player; `None` if there are
    /// none.
    pub(crate) fn new(tables: Vec<Table>) -> Option<TableEndgames> {
        let mut tables = tables;
        tables.retain(|table| table.target().get() >= TableEndgames::LEAST_TARGET);
        let kinds = tables.iter().filter_map(|table| {
            let walls = table.spec().walls().first()?.count();
            Some(EndgameKind {
                target: table.target().get(),
                walls: u8::try_from(walls).ok()?,
            })
        });
        let kinds: Vec<EndgameKind> = kinds.collect();
        (!tables.is_empty() && kinds.len() == tables.len())
            .then_some(TableEndgames { tables, kinds })
    }

    /// The names of the tables.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.tables.iter().map(|table| table.spec().name())
    }
}

impl Endgames for TableEndgames {
    fn kinds(&self) -> &[EndgameKind] {
        &self.kinds
    }

    fn find(&self, after: u64) -> Option<Endgame> {
        let mut tables = self.tables.iter().zip(&self.kinds).enumerate();
        tables.find_map(|(number, (table, kind))| {
            let large = table.match_packed(after)?;
            if !is_run(large.ranks, *kind) {
                return None;
            }
            let success = table.success_of_packed(after, large)?;
            #[expect(clippy::cast_possible_truncation, reason = "a rank")]
            let largest = large.ranks.ilog2() as u8;
            Some(Endgame {
                kind: number,
                largest,
                success,
            })
        })
    }
}

/// True if all of these ranks but the highest are an unbroken run from the
/// target on.
fn is_run(ranks: u16, kind: EndgameKind) -> bool {
    let run = (1 << (kind.walls - 1)) - 1;
    ranks >> kind.target & run == run
}

#[cfg(test)]
pub(crate) mod tests {
    use std::io::Cursor;
    use std::num::NonZeroUsize;
    use std::sync::atomic::AtomicBool;

    use brikke_engine::{Board, PackedBoard, Rank};
    use brikke_solver::endgame::{BuildLimits, Precision, TableSpec, WorkLog, build};

    use super::*;

    /// A table of ten large tiles and a target of 32, which is quick to build.
    pub(crate) fn small_table() -> Table {
        let wall = "xxxx/xxxx/xx..".parse().unwrap();
        let target = Rank::of_tile(32).unwrap();
        let spec = TableSpec::new("test", &[wall], target, Precision::Word).unwrap();
        let mut log = WorkLog::open(Cursor::new(Vec::new()), &spec).unwrap();
        let limits = BuildLimits {
            jobs: NonZeroUsize::MIN,
            stop: &AtomicBool::new(false),
            progress: &|_| {},
        };
        build(&spec, &mut log, &limits).unwrap();
        let mut bytes = Vec::new();
        log.write_table(&spec, &mut bytes).unwrap();
        Table::open(Box::new(bytes)).unwrap()
    }

    fn small() -> TableEndgames {
        let kind = EndgameKind {
            target: 5,
            walls: 10,
        };
        TableEndgames {
            tables: vec![small_table()],
            kinds: vec![kind],
        }
    }

    fn found(endgames: &TableEndgames, drawing: &str) -> Option<Endgame> {
        let board: Board = drawing.parse().unwrap();
        endgames.find(PackedBoard::try_from(&board).unwrap().bits())
    }

    #[test]
    fn an_afterstate_has_the_success_of_its_table() {
        let endgames = small();
        let after = "32768 8192 4096 2048 / 1024 512 256 128 / 64 32 2 . / 4 . . .";
        let endgame = found(&endgames, after).unwrap();
        assert_eq!((endgame.kind, endgame.largest), (0, 15));
        // The board from which a slide up leads there.
        let board = "32768 8192 4096 2048 / 1024 512 256 128 / 64 32 . . / 4 . 2 .".parse();
        let answer = endgames.tables[0].ask(&board.unwrap()).unwrap().unwrap();
        let expected = answer[0].unwrap();
        assert!((f64::from(endgame.success) - expected).abs() < 1e-6);
    }

    #[test]
    fn other_walls_are_no_endgames() {
        let endgames = small();
        for after in [
            // 128 is missing in the run, or there twice.
            "32768 16384 8192 4096 / 2048 1024 512 256 / 64 32 2 . / 4 . . .",
            "8192 4096 2048 1024 / 512 256 128 128 / 64 32 2 . / 4 . . .",
            // Another shape.
            "16384 8192 4096 2048 / 1024 512 256 128 / 64 2 32 . / 4 . . .",
        ] {
            assert_eq!(found(&endgames, after), None, "{after}");
        }
    }

    #[test]
    fn tables_for_small_tiles_are_not_played_by() {
        assert!(TableEndgames::new(small().tables).is_none());
        assert!(TableEndgames::new(Vec::new()).is_none());
    }

    #[test]
    fn a_run_may_have_one_tile_beyond_it() {
        let kind = EndgameKind {
            target: 9,
            walls: 6,
        };
        let ranks = |ranks: [u32; 6]| ranks.iter().fold(0, |set, rank| set | 1 << rank);
        assert!(is_run(ranks([9, 10, 11, 12, 13, 14]), kind));
        assert!(is_run(ranks([9, 10, 11, 12, 13, 15]), kind));
        assert!(!is_run(ranks([9, 10, 11, 12, 14, 15]), kind));
        assert!(!is_run(ranks([10, 11, 12, 13, 14, 15]), kind));
    }
}
