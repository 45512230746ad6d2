//! Any bytes are a file of another program that survives a round trip, or are
//! refused.

#![no_main]

#[path = "../src/decoders.rs"]
#[allow(dead_code, reason = "each target has its own part")]
mod decoders;
#[path = "../src/sanitizer.rs"]
mod sanitizer;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| decoders::files(bytes));
