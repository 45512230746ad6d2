//! Any bytes are a network that survives a round trip, or are refused.

#![no_main]

#[path = "../src/network.rs"]
mod network;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| network::network(bytes));
