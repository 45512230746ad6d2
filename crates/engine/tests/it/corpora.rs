//! The fuzz targets' checks, run on their corpora.

use std::fs;
use std::path::PathBuf;

#[path = "../../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "there it is a library")]
mod checks;

/// Runs a target's check on every file of its corpus.
fn check(target: &str, check: fn(&str)) {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../fuzz/corpus", target]
        .iter()
        .collect();
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        check(&String::from_utf8_lossy(&bytes));
        files += 1;
    }
    assert!(files > 2, "the corpus of {target} has only {files} files");
}

#[test]
fn every_position_is_read_or_refused() {
    check("position", checks::position);
}

#[test]
fn every_recording_is_read_or_refused() {
    check("recording_text", checks::recording_text);
}

#[test]
fn every_link_is_read_or_refused() {
    check("recording_link", checks::recording_link);
}
