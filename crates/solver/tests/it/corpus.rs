//! The corpora of the fuzz targets `solution` and `endgame`.

#[path = "../../../../fuzz/src/solution.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod solution;

#[path = "../../../../fuzz/src/endgame.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod endgame;

use std::fs;
use std::path::PathBuf;

/// Checks every file of a corpus, of which there are at least so many.
fn check_all(corpus: &str, least: usize, check: fn(&[u8])) {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../fuzz/corpus", corpus]
        .iter()
        .collect();
    let files: Vec<_> = fs::read_dir(folder).unwrap().collect();
    assert!(
        files.len() >= least,
        "{corpus} has only {} files",
        files.len()
    );
    for entry in files {
        check(&fs::read(entry.unwrap().path()).unwrap());
    }
}

#[test]
fn every_file_is_a_solution_or_is_refused() {
    check_all("solution", 3, solution::solution);
}

#[test]
fn every_file_is_an_endgame_table_or_is_refused() {
    check_all("endgame", 3, endgame::endgame);
}
