//! The corpora of the fuzz targets `network` and `checkpoint`.

#[path = "../../../../../fuzz/src/checkpoint.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod checkpoint;
#[path = "../../../../../fuzz/src/network.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod network;

use std::fs;
use std::path::PathBuf;

/// Every file of this corpus has the property.
fn check(corpus: &str, property: fn(&[u8])) {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../fuzz/corpus", corpus]
        .iter()
        .collect();
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        property(&fs::read(entry.unwrap().path()).unwrap());
        files += 1;
    }
    assert!(files > 2, "the corpus has only {files} files");
}

#[test]
fn every_file_is_a_network_or_is_refused() {
    check("network", network::network);
}

#[test]
fn every_file_is_a_training_or_is_refused() {
    check("checkpoint", checkpoint::checkpoint);
}
