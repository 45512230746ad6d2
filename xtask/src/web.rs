//! The page for the browser, built and compared with the one in the
//! repository.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, wasm};

/// The page in the repository: `brikke serve` has it in itself.
const ASSETS: &str = "crates/server/assets";

/// The compiler that has built it.
const COMPILER: &str = "crates/server/compiler.txt";

/// Leaves relocations in a module: they say which data belongs to which part of
/// it.
const RELOCATIONS: &str = "-Clink-arg=--emit-relocs";

/// The types of pages and the colours, for the page's own sources.
const GENERATED: &str = "web/src/generated";

/// Builds the page into the repository.
pub(crate) fn build() -> Result<(), String> {
    build_into(Path::new(ASSETS))?;
    fs::write(COMPILER, wasm::compiler() + "\n").map_err(|error| format!("{COMPILER}: {error}"))
}

/// Builds the page anew and compares it with the one in the repository. Another
/// compiler makes other modules: then only the sources are compared.
pub(crate) fn check() -> Result<(), String> {
    let generated = files(Path::new(GENERATED))?;
    let built = Path::new("target/web/page");
    build_into(built)?;
    if generated != files(Path::new(GENERATED))? {
        return Err(format!(
            "{GENERATED} differs: run cargo xtask web and commit it"
        ));
    }
    let recorded = fs::read_to_string(COMPILER).unwrap_or_default();
    if recorded.trim() != wasm::compiler() {
        println!(
            "xtask: {ASSETS} was built by {}, this is {}: it is not compared",
            recorded.trim(),
            wasm::compiler()
        );
        return Ok(());
    }
    let (new, known) = (files(built)?, files(Path::new(ASSETS))?);
    let differs = |name: &&PathBuf| new.get(*name) != known.get(*name);
    let names: Vec<&PathBuf> = new.keys().chain(known.keys()).filter(differs).collect();
    if names.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{ASSETS} differs from its sources in {names:?}: run cargo xtask web and commit it"
    ))
}

/// Tests the page in a real browser, as `brikke serve` serves it.
pub(crate) fn test() -> Result<(), String> {
    install()?;
    cargo("build --quiet --package brikke", &[])?;
    let status = Command::new("node")
        .args([
            "--test",
            "--test-concurrency=1",
            "--test-reporter=dot",
            "web/tests/",
        ])
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err("node --test web/tests/".to_owned()),
    }
}

/// Prints what a first visit loads, what comes when the board is there, and what
/// the players add.
pub(crate) fn size() -> Result<(), String> {
    let files = files(Path::new(ASSETS))?;
    let compressed = |start: &str| -> usize {
        let is_meant = |name: &&PathBuf| {
            let name = name.to_string_lossy();
            name.starts_with(start) && name.ends_with(".br")
        };
        files
            .keys()
            .filter(is_meant)
            .map(|name| files[name].len())
            .sum()
    };
    let parts = ["index", "style", "app", "brikke", "messages-en"];
    let mut first = 0;
    for part in parts {
        println!("{:>8} bytes  {part}", compressed(part));
        first += compressed(part);
    }
    println!("{first:>8} bytes  first visit, brotli");
    let rest: usize = ["rest", "pages", "more-en"].map(compressed).iter().sum();
    println!("{rest:>8} bytes  other screens, when the board is there");
    println!(
        "{:>8} bytes  players, brotli",
        compressed("players") + compressed("worker")
    );
    Ok(())
}

fn build_into(folder: &Path) -> Result<(), String> {
    install()?;
    let app = wasm::module("web", &[], &[RELOCATIONS])?;
    let fast = ["engine", "ai", "solver", "players"];
    let players = wasm::module("web-players", &fast, &[])?;
    let paths = [&app, &players].map(|path| path.display().to_string());
    let [app, players] = paths;
    let folder = folder.display();
    cargo(
        &format!("run --quiet --package web-build -- {app} {players} {folder}"),
        &[],
    )
}

/// Installs esbuild, binaryen and TypeScript, as `web/package-lock.json` has
/// them.
fn install() -> Result<(), String> {
    let lock = fs::read("web/package-lock.json").map_err(|error| error.to_string())?;
    let installed = Path::new("web/node_modules/.installed");
    if fs::read(installed).is_ok_and(|known| known == lock) {
        return Ok(());
    }
    let status = Command::new("npm")
        .args(["ci", "--ignore-scripts", "--silent"])
        .current_dir("web")
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("npm ci in web: Node and npm are needed".to_owned());
    }
    fs::write(installed, lock).map_err(|error| error.to_string())
}

/// The files of a folder.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let contents = fs::read(entry.path()).map_err(failed)?;
        files.insert(PathBuf::from(entry.file_name()), contents);
    }
    Ok(files)
}
