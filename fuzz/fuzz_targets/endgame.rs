//! Any bytes are an endgame table that can be asked, or are refused.

#![no_main]

#[path = "../src/endgame.rs"]
mod endgame;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| endgame::endgame(bytes));
