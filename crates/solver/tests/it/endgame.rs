//! Endgame tables against slow and obvious code.

mod brute_force;
mod exact;
mod files;
mod played;
mod resumed;

use std::io::Cursor;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Board, Rank, Square};
use brikke_solver::endgame::{BuildLimits, Precision, Table, TableSpec, Wall, WorkLog, build};

/// Six free cells, and a wall that is its own mirror image beside one that is
/// not.
const TWO_SHAPES: [&str; 2] = ["xxxx/xxxx/xx..", "xxxx/xxxx/.xx."];

fn spec(walls: &[&str], target: u128, precision: Precision) -> TableSpec {
    let walls: Vec<Wall> = walls.iter().map(|wall| wall.parse().unwrap()).collect();
    TableSpec::new("test", &walls, Rank::of_tile(target).unwrap(), precision).unwrap()
}

fn limits(jobs: usize, stop: &AtomicBool) -> BuildLimits<'_> {
    BuildLimits {
        jobs: NonZeroUsize::new(jobs).unwrap(),
        stop,
        progress: &|_| {},
    }
}

fn bytes(spec: &TableSpec) -> Vec<u8> {
    let mut log = WorkLog::open(Cursor::new(Vec::new()), spec).unwrap();
    build(spec, &mut log, &limits(2, &AtomicBool::new(false))).unwrap();
    let mut bytes = Vec::new();
    log.write_table(spec, &mut bytes).unwrap();
    bytes
}

fn table(walls: &[&str], target: u128, precision: Precision) -> Table {
    Table::open(Box::new(bytes(&spec(walls, target, precision)))).unwrap()
}

/// The wall alone on a board, its tiles different and very large.
fn walled(wall: &str) -> Board {
    let wall: Wall = wall.parse().unwrap();
    let mut board: Board = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0".parse().unwrap();
    let cells = wall.to_string().replace('/', "");
    for (cell, letter) in (0..).zip(cells.chars()) {
        let tile = (letter == 'x').then(|| Rank::new(20 + cell).unwrap());
        board.set(Square::new(cell / 4, cell % 4), tile).unwrap();
    }
    board
}
