//! Builds for the browser's target.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian_rust;

/// The crates that the browser needs.
const CRATES: [&str; 9] = [
    "engine",
    "ai",
    "solver",
    "play",
    "locale",
    "players",
    "app",
    "web",
    "web-players",
];

const TARGET: &str = "wasm32-unknown-unknown";

const LINKER: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER";

/// The flags of the compiler, which leave everything out that only tells where
/// and how a program failed: a third of a module.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

const FLAGS_VALUE: &str = "-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options \
     -Cpanic=immediate-abort --cfg=sha2_backend_soft=\"compact\"";

/// The profile of both modules: small.
const PROFILE: &str = "web";

/// Builds the crates that the browser needs for its target.
pub(crate) fn check() -> Result<(), String> {
    let packages = CRATES.map(|name| format!("--package=brikke-{name}"));
    build("build", &packages)
}

/// Builds a module for the browser; returns its file. In these crates speed
/// comes before size; these arguments are for the compiler.
pub(crate) fn module(name: &str, fast: &[&str], rustc: &[&str]) -> Result<PathBuf, String> {
    let mut arguments = vec![
        format!("--package=brikke-{name}"),
        format!("--profile={PROFILE}"),
        // Not in the manifest: a library for Rust as well would not be
        // optimised as a whole.
        "--crate-type=cdylib".to_owned(),
    ];
    arguments.extend(
        fast.iter()
            .map(|name| format!("--config=profile.{PROFILE}.package.brikke-{name}.opt-level=3")),
    );
    arguments.push("--".to_owned());
    arguments.extend(rustc.iter().map(|&argument| argument.to_owned()));
    build("rustc", &arguments)?;
    let file = format!("brikke_{}.wasm", name.replace('-', "_"));
    let directory = target_directory().join(TARGET).join(PROFILE);
    Ok(directory.join(file))
}

fn build(command: &str, arguments: &[String]) -> Result<(), String> {
    let mut cargo = cargo().ok_or(
        "there is no compiler for wasm32-unknown-unknown: run 'rustup target add \
         wasm32-unknown-unknown', or install Debian's rustc-web cargo-web rust-web-src lld-19",
    )?;
    cargo.args([command, "--quiet", "--lib", "--target", TARGET]);
    // Apart from other builds: another compiler would make them stale.
    cargo.arg("--target-dir").arg(target_directory());
    cargo.args(arguments);
    println!("xtask: building for {TARGET}: {}", arguments.join(" "));
    match cargo.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("cargo build --target {TARGET}")),
        Err(error) => Err(format!("cargo build --target {TARGET}: {error}")),
    }
}

/// The version of the compiler for the browser.
pub(crate) fn compiler() -> String {
    let rustc = if has_target("rustc") {
        "rustc"
    } else {
        debian_rust::RUSTC
    };
    let version = Command::new(rustc)
        .arg("--version")
        .env_remove("RUSTUP_TOOLCHAIN")
        .output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    version.unwrap_or_default()
}

fn target_directory() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    Path::new(&target).join("wasm")
}

/// The cargo of a toolchain that has the target: rustup's, or else Debian's.
fn cargo() -> Option<Command> {
    if has_target("rustc") {
        let mut cargo = Command::new("cargo");
        cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        return Some(cargo);
    }
    debian_cargo()
}

/// True if this compiler came with the target's standard library.
fn has_target(rustc: &str) -> bool {
    let printed = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .env_remove("RUSTUP_TOOLCHAIN")
        .output();
    printed.is_ok_and(|output| {
        let directory = String::from_utf8_lossy(&output.stdout);
        output.status.success() && Path::new(directory.trim()).is_dir()
    })
}

/// Debian's toolchain for the web.
fn debian_cargo() -> Option<Command> {
    if !Path::new("/usr/bin/wasm-ld-19").exists() {
        return None;
    }
    let mut cargo = debian_rust::cargo("std,panic_abort")?;
    cargo
        .arg("-Zbuild-std-features=optimize_for_size")
        .env(FLAGS, FLAGS_VALUE)
        .env(LINKER, "wasm-ld-19");
    Some(cargo)
}
