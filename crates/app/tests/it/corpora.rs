//! The fuzz targets' checks, run on their corpora.

use std::fs;
use std::path::PathBuf;

#[path = "../../../../fuzz/src/app/story.rs"]
#[allow(unreachable_pub, reason = "there it is a program")]
mod story;

#[path = "../../../../fuzz/src/decoders.rs"]
#[allow(unreachable_pub, reason = "there it is a program")]
mod decoders;

/// Runs a target's check on every file of its corpus.
fn check(target: &str, check: impl Fn(&[u8])) {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../fuzz/corpus", target]
        .iter()
        .collect();
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        check(&fs::read(entry.unwrap().path()).unwrap());
        files += 1;
    }
    assert!(files > 2, "the corpus of {target} has only {files} files");
}

#[test]
fn every_story_of_the_application_goes_well() {
    check("app", story::story);
}

#[test]
fn every_file_of_another_program_is_read_or_refused() {
    check("files", decoders::files);
}

#[test]
fn every_short_text_is_read_or_refused() {
    check("texts", |bytes| {
        decoders::texts(&String::from_utf8_lossy(bytes));
    });
}

#[test]
fn every_settings_file_gives_settings_and_can_be_changed() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("settings.toml");
    check("settings", |bytes| {
        let text = String::from_utf8_lossy(bytes);
        decoders::settings(&text);
        decoders::changed_settings(&text, &file);
    });
}
