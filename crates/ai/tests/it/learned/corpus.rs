//! The corpus of the fuzz target `network`.

#[path = "../../../../../fuzz/src/network.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod network;

use std::fs;
use std::path::PathBuf;

#[test]
fn every_file_is_a_network_or_is_refused() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../fuzz/corpus/network"]
        .iter()
        .collect();
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        network::network(&fs::read(entry.unwrap().path()).unwrap());
        files += 1;
    }
    assert!(files > 2, "the corpus has only {files} files");
}
