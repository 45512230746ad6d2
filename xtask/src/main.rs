//! Chores of the workspace: `cargo xtask check` is what has to pass.

#![forbid(unsafe_code)]

mod debian_rust;
mod dist;
mod features;
mod platforms;
mod python;
mod release;
mod wasm;
mod web;

use std::env;
use std::process::{Command, ExitCode};

/// A chore: a name, and the commands that do it.
type Chore = (&'static str, fn() -> Result<(), String>);

const CHORES: [Chore; 16] = [
    ("check", check),
    ("lint", lint),
    ("test", test),
    ("fuzz-build", fuzz_build),
    ("wasm-check", wasm::check),
    ("features", features::check),
    ("dist", dist::dist),
    ("python", python::test),
    ("dist-test", dist::install_test::test),
    ("platforms", platforms::check),
    ("guide", guide),
    ("release-check", release::check),
    ("web", web::build),
    ("web-check", web::check),
    ("web-test", web::test),
    ("web-size", web::size),
];

fn main() -> ExitCode {
    let name = env::args().nth(1).unwrap_or_default();
    let Some((_, chore)) = CHORES.iter().find(|(known, _)| *known == name) else {
        let names = CHORES.map(|(name, _)| name).join(", ");
        eprintln!("xtask: write cargo xtask and one of: {names}");
        return ExitCode::from(2);
    };
    match chore() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("xtask: failed: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// Everything that has to pass.
fn check() -> Result<(), String> {
    lint()?;
    guide()?;
    test()?;
    python::test()?;
    fuzz_build()?;
    web::check()?;
    web::test()
}

/// Formatting, clippy and documentation, without a warning.
fn lint() -> Result<(), String> {
    cargo("fmt --all --check", &[])?;
    cargo("clippy --workspace --all-targets -- --deny warnings", &[])?;
    // Pages as data: no program in the workspace turns that on.
    cargo(
        "clippy --package brikke-app --features serde -- --deny warnings",
        &[],
    )?;
    cargo(
        "doc --workspace --no-deps --document-private-items",
        &[("RUSTDOCFLAGS", "--deny warnings")],
    )
}

/// Builds the guide as a book where mdBook is installed; the tests run what is
/// written in it.
fn guide() -> Result<(), String> {
    let has_mdbook = output(Command::new("mdbook").arg("--version")).is_ok();
    if !has_mdbook {
        println!("xtask: no mdbook (cargo install mdbook): the guide is not built");
        return Ok(());
    }
    output(Command::new("mdbook").args(["build", "docs"]))?;
    println!("xtask: target/guide/index.html");
    Ok(())
}

fn test() -> Result<(), String> {
    cargo("test --workspace", &[])
}

/// Builds the fuzz targets where a nightly toolchain is present.
fn fuzz_build() -> Result<(), String> {
    let nightly = Command::new("cargo")
        .args(["+nightly", "--version"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !nightly {
        println!("xtask: no nightly toolchain: the fuzz targets are not built");
        return Ok(());
    }
    // Coverage and the address sanitizer, as cargo-fuzz sets them.
    let flags = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
        -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
        -Cllvm-args=-sanitizer-coverage-pc-table -Zsanitizer=address --cfg fuzzing";
    cargo(
        "+nightly build --release --manifest-path fuzz/Cargo.toml --target x86_64-unknown-linux-gnu --bins",
        &[("RUSTFLAGS", flags)],
    )
}

/// Runs cargo, without the variables of the cargo that runs this program. (By
/// `CARGO_PKG_NAME` cargo-machete takes itself for a program that is being developed.)
fn cargo(arguments: &str, variables: &[(&str, &str)]) -> Result<(), String> {
    println!("xtask: cargo {arguments}");
    let status = Command::new("cargo")
        .args(arguments.split_whitespace())
        .envs(variables.iter().copied())
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .env_remove("CARGO_PKG_NAME")
        .status()
        .map_err(|error| format!("cargo {arguments}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("cargo {arguments}"))
    }
}

/// Runs a command and returns what it prints.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = format!("{command:?}");
    let output = command
        .output()
        .map_err(|error| format!("{shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!(
            "{shown}: {}",
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{shown}: {error}"))
}
