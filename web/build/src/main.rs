//! Puts the page together, from two WebAssembly modules and the sources in
//! `web/`: `cargo xtask web` calls it.
//!
//! The types of pages are written from the Rust sources, the modules get their
//! bindings and are made small, esbuild bundles what is written in
//! TypeScript, and every file is compressed. The same sources give the same bytes.

#![forbid(unsafe_code)]

mod bindings;
mod compress;
mod generated;
mod liveness;
mod outline;
mod references;
mod split;
mod stretches;
mod types;

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [app, players, out] = arguments.as_slice() else {
        eprintln!("web-build: write the two modules and the folder for the page");
        return ExitCode::from(2);
    };
    match build(Path::new(app), Path::new(players), Path::new(out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("web-build: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn build(app: &Path, players: &Path, out: &Path) -> Result<(), String> {
    generated::write(Path::new("web/src/generated"))?;
    let bindings = Path::new("target/web/bindings");
    bindings::make_app(app, bindings)?;
    bindings::make_players(players, bindings)?;
    node(&["node_modules/typescript/bin/tsc", "--project", "."])?;
    let out = std::path::absolute(out).map_err(|error| error.to_string())?;
    let bindings = std::path::absolute(bindings).map_err(|error| error.to_string())?;
    let paths = [&bindings, &out].map(|path| path.display().to_string());
    node(&["bundle.mjs", &paths[0], &paths[1]])?;
    compress::folder(&out)
}

/// Runs a program of Node in `web/`.
fn node(arguments: &[&str]) -> Result<(), String> {
    let status = Command::new("node")
        .args(arguments)
        .current_dir("web")
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("node {}", arguments.join(" "))),
        Err(error) => Err(format!("node {}: {error}", arguments.join(" "))),
    }
}
