//! `cargo xtask platforms`: the programs are checked for systems that nobody here
//! has. No linker and no C compiler for them is needed, so that only the Rust code
//! is checked, and nothing is run.

use std::path::Path;
use std::process::Command;

use crate::{debian_rust, output};

/// Systems, as compilers name them.
const TARGETS: [&str; 2] = ["x86_64-pc-windows-gnu", "aarch64-apple-darwin"];

/// Checks the programs for each system; fails if its standard library is neither
/// installed nor can be built.
pub(crate) fn check() -> Result<(), String> {
    for target in TARGETS {
        let cargo = cargo(target).ok_or_else(|| {
            format!(
                "{target} is not checked: run rustup target add {target}, or install Debian's {}",
                debian_rust::PACKAGES
            )
        })?;
        check_for(target, cargo)?;
    }
    Ok(())
}

/// The cargo of a toolchain that has a library for the target.
fn cargo(target: &str) -> Option<Command> {
    if has_library(target) {
        return Some(Command::new("cargo"));
    }
    debian_rust::cargo("std,panic_unwind")
}

/// True if the compiler in use has a standard library for the target.
pub(crate) fn has_library(target: &str) -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", target]);
    output(&mut rustc).is_ok_and(|directory| Path::new(directory.trim()).is_dir())
}

fn check_for(target: &str, mut cargo: Command) -> Result<(), String> {
    let name = target.replace('-', "_");
    // SQLite is written in C: a compiler that compiles nothing leaves it out.
    for tool in ["CC", "AR", "RC"] {
        cargo.env(format!("{tool}_{name}"), "true");
    }
    cargo
        .args(["check", "--quiet", "--locked", "--target", target])
        .args(["--package", "brikke", "--package", "brikke-desktop"])
        .args(["--target-dir", "target/platforms"]);
    println!("xtask: checking for {target}");
    match cargo.status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("cargo check --target {target}")),
    }
}
