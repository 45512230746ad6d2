//! Whatever the settings file says, there are settings; and a setting can be
//! changed in it, or it stays as it is.

#![no_main]

#[path = "../src/decoders.rs"]
#[allow(dead_code, reason = "each target has its own part")]
mod decoders;
#[path = "../src/sanitizer.rs"]
mod sanitizer;

use std::path::PathBuf;
use std::process;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

static FILE: LazyLock<PathBuf> =
    LazyLock::new(|| std::env::temp_dir().join(format!("brikke-fuzz-{}.toml", process::id())));

fuzz_target!(|text: &str| {
    decoders::settings(text);
    // A file costs much more than a text.
    if text.len() % 8 == 0 {
        decoders::changed_settings(text, &FILE);
    }
});
