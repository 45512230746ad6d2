//! The corpus of the fuzz target `solution`.

#[path = "../../../../fuzz/src/solution.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod checks;

use std::fs;
use std::path::PathBuf;

#[test]
fn every_file_is_a_solution_or_is_refused() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../fuzz/corpus/solution"]
        .iter()
        .collect();
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        checks::solution(&fs::read(entry.unwrap().path()).unwrap());
        files += 1;
    }
    assert!(files > 2, "the corpus has only {files} files");
}
