//! `cargo xtask platforms`: the programs are checked for systems that nobody here
//! has. No linker and no C compiler for them is needed, so that only the Rust code
//! is checked, and nothing is run.

use std::path::Path;
use std::process::Command;

use crate::{cargo, output};

/// Systems, as compilers name them.
const TARGETS: [&str; 2] = ["x86_64-pc-windows-gnu", "aarch64-apple-darwin"];

/// Checks the programs for each system whose standard library is installed.
pub(crate) fn check() -> Result<(), String> {
    for target in TARGETS {
        if has_library(target) {
            check_for(target)?;
        } else {
            println!("xtask: {target} is not checked: run rustup target add {target}");
        }
    }
    Ok(())
}

fn has_library(target: &str) -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", target]);
    output(&mut rustc).is_ok_and(|directory| Path::new(directory.trim()).is_dir())
}

fn check_for(target: &str) -> Result<(), String> {
    let name = target.replace('-', "_");
    // SQLite is written in C: a compiler that compiles nothing leaves it out.
    let compiler = format!("CC_{name}");
    let archiver = format!("AR_{name}");
    let windres = format!("RC_{name}");
    cargo(
        &format!(
            "check --locked --package brikke --package brikke-desktop --target {target} \
             --target-dir target/platforms"
        ),
        &[(&compiler, "true"), (&archiver, "true"), (&windres, "true")],
    )
}
