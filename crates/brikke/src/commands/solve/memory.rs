//! Free memory, and memory used.

use std::fs;

/// The assumed memory where the system does not tell.
const USUAL: u64 = 2_000_000_000;

/// Four fifths of the memory that is free.
pub(super) fn usable() -> u64 {
    let free = fs::read_to_string("/proc/meminfo").ok();
    let free = free.and_then(|text| kilobytes(&text, "MemAvailable:"));
    free.map_or(USUAL, |bytes| bytes / 5 * 4)
}

/// The most that this program has used, where the system tells.
pub(super) fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    kilobytes(&status, "VmHWM:")
}

/// The bytes in a line such as `VmHWM:  1234 kB`.
fn kilobytes(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    let number: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(number * 1024)
}
