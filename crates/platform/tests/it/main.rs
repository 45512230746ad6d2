//! Tests of what differs between systems.

#![expect(
    clippy::unwrap_used,
    reason = "a test says no more than that it failed"
)]

mod directories;
#[cfg(unix)]
mod private_files;
#[cfg(unix)]
mod sockets;
