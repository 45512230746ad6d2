//! Debian's compiler, which builds the standard library from its source: for
//! targets that rustup does not have here.

use std::path::Path;
use std::process::Command;

const CARGO: &str = "/usr/bin/cargo";

/// Its compiler.
pub(crate) const RUSTC: &str = "/usr/bin/rustc";

/// The packages that it consists of.
pub(crate) const PACKAGES: &str = "rustc-web cargo-web rust-web-src";

/// Its cargo, if it is installed, with a standard library of these crates.
pub(crate) fn cargo(library: &str) -> Option<Command> {
    let source = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";
    let is_installed = [RUSTC, CARGO, source].map(|path| Path::new(path).exists());
    if is_installed != [true; 3] {
        return None;
    }
    let mut cargo = Command::new(CARGO);
    cargo
        .arg(format!("-Zbuild-std={library}"))
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("RUSTUP_TOOLCHAIN");
    Some(cargo)
}
