//! Any text is a position that survives a round trip, or is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| brikke_fuzz::position(text));
