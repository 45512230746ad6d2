//! Any text is a recording that survives a round trip, or is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| brikke_fuzz::recording_text(text));
