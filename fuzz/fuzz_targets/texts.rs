//! Any text is a value that survives a round trip, or is refused: rules,
//! seeds, names, players, keys.

#![no_main]

#[path = "../src/decoders.rs"]
#[allow(dead_code, reason = "each target has its own part")]
mod decoders;
#[path = "../src/sanitizer.rs"]
mod sanitizer;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| decoders::texts(text));
