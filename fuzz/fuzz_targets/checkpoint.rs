//! Any bytes are a training that can go on, or are refused.

#![no_main]

#[path = "../src/checkpoint.rs"]
mod checkpoint;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| checkpoint::checkpoint(bytes));
