//! Whatever a person, a player, the disk and the clock do, the application
//! goes on, and calls nothing saved that is not.

#![no_main]

#[path = "../../crates/app/tests/it/failing.rs"]
#[allow(dead_code, reason = "the application's tests use all of it")]
mod failing;
#[path = "../src/sanitizer.rs"]
mod sanitizer;
#[path = "../src/app/story.rs"]
mod story;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| story::story(bytes));
