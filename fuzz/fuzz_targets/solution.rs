//! Any bytes are a solution that can be asked and survives a round trip, or
//! are refused.

#![no_main]

#[path = "../src/solution.rs"]
mod solution;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| solution::solution(bytes));
