//! `cargo xtask release-check`: everything that a release needs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, dist, features, output, platforms};

/// The crates that can be published, each after those that it needs.
const LIBRARIES: [&str; 4] = ["engine", "workers", "ai", "solver"];

/// Tests that take hours: a person runs them before a release (CONTRIBUTING.md
/// says what they do).
const LONG_TESTS: [&str; 9] = [
    "BRIKKE_KILLS=10000 cargo test -p brikke-killing -- --nocapture",
    "BRIKKE_KILLS=2000 cargo test --release -p brikke-store --test it killing",
    "BRIKKE_FLIPS=all cargo test --release -p brikke-store --test it damage",
    "BRIKKE_DAMAGES=2000 cargo test --release -p brikke-store --test it log_damage",
    "FAULTS_MOVES=60 FAULTS_IMAGES=40 FAULTS_STEP=1 cargo test --release -p brikke --test faults",
    "BRIKKE_RECORDINGS=100000 cargo test -p brikke-engine --test it python::changed",
    "cargo test --release -p brikke-solver -p brikke-players -- --ignored",
    "cargo +nightly fuzz run TARGET -- -max_total_time=3600, for every target in fuzz/Cargo.toml",
    "cargo xtask dist-test, as root",
];

/// What is left out where it is missing, or fails only after an hour: a command that
/// answers where the tool is there, and how to get it.
const TOOLS: [(&str, &str); 12] = [
    ("cargo deny --version", "cargo install cargo-deny"),
    ("cargo machete --version", "cargo install cargo-machete"),
    ("cargo deb --version", "cargo install cargo-deb"),
    ("mdbook --version", "cargo install mdbook"),
    (
        "cargo +nightly --version",
        "rustup toolchain install nightly",
    ),
    ("appstreamcli --version", "Debian's appstream"),
    (
        "desktop-file-validate --help",
        "Debian's desktop-file-utils",
    ),
    ("lintian --version", "Debian's lintian"),
    ("musl-gcc --version", "Debian's musl-tools"),
    ("which xdotool", "Debian's xdotool"),
    ("which Xvfb", "Debian's xvfb"),
    ("chromium --version", "Debian's chromium"),
];

/// Fails at the first thing that is not ready.
pub(crate) fn check() -> Result<(), String> {
    tools()?;
    committed()?;
    versions()?;
    descriptions()?;
    features::check()?;
    dependencies()?;
    minimum_compiler()?;
    libraries()?;
    compatible()?;
    platforms::check()?;
    crate::check()?;
    reproducible()?;
    judged()?;
    println!("xtask: ready, once these have passed as well:");
    for test in LONG_TESTS {
        println!("  {test}");
    }
    Ok(())
}

/// Fails if something is missing without which a part would be left out.
fn tools() -> Result<(), String> {
    let is_missing = |command: &str| {
        let mut words = command.split(' ');
        let mut tool = Command::new(words.next().unwrap_or_default());
        tool.env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("CARGO")
            .env_remove("CARGO_PKG_NAME");
        output(tool.args(words)).is_err()
    };
    let missing: Vec<&str> = TOOLS
        .into_iter()
        .filter(|(command, _)| is_missing(command))
        .map(|(_, source)| source)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "a release needs these as well: {}",
        missing.join(", ")
    ))
}

/// A release is a commit: the second build is made from a clone.
fn committed() -> Result<(), String> {
    let changes = output(Command::new("git").args(["status", "--porcelain"]))?;
    if changes.is_empty() {
        return Ok(());
    }
    Err(format!("commit these first:\n{changes}"))
}

/// What desktops and software centres read is valid, with pictures and without.
fn descriptions() -> Result<(), String> {
    let with_pictures = Path::new("target/net.brikke.Brikke.metainfo.xml");
    let text = dist::metainfo::with_pictures("https://example.org/images")?;
    fs::create_dir_all("target").map_err(|error| error.to_string())?;
    fs::write(with_pictures, text).map_err(|error| error.to_string())?;
    let metainfo = "packaging/net.brikke.Brikke.metainfo.xml";
    for file in [Path::new(metainfo), with_pictures] {
        output(
            Command::new("appstreamcli")
                .args(["validate", "--no-net"])
                .arg(file),
        )?;
    }
    let entry = "packaging/net.brikke.Brikke.desktop";
    output(Command::new("desktop-file-validate").arg(entry)).map(drop)
}

/// Every place that names the version names the same one.
fn versions() -> Result<(), String> {
    let version = env!("CARGO_PKG_VERSION");
    let places = [
        ("CHANGELOG.md", format!("## {version}")),
        (
            "packaging/net.brikke.Brikke.metainfo.xml",
            format!("<release version=\"{version}\""),
        ),
        ("packaging/debian/changelog", format!("brikke ({version}-")),
        ("docs/guide/installing.md", format!("brikke-{version}-")),
        (
            "packaging/brikke-desktop.6",
            format!("\"brikke\\-desktop {version}\""),
        ),
    ];
    for (file, expected) in places {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        if !text.contains(&expected) {
            return Err(format!("{file} does not mention {expected}"));
        }
    }
    Ok(())
}

/// Licences and sources of all dependencies; none that nothing uses.
fn dependencies() -> Result<(), String> {
    // Crates for other systems as well, which no build here has downloaded.
    cargo("fetch --locked", &[])?;
    cargo("deny --offline check licenses bans sources", &[])?;
    cargo("machete", &[])
}

/// Builds with the oldest compiler that is promised, if it is installed.
fn minimum_compiler() -> Result<(), String> {
    let manifest = fs::read_to_string("Cargo.toml").map_err(|error| error.to_string())?;
    let named = manifest.lines().find_map(|line| {
        let version = line.strip_prefix("rust-version = \"")?;
        version.strip_suffix('"')
    });
    let version = named.ok_or("Cargo.toml names no rust-version")?;
    let toolchain = format!("{version}.0");
    let in_use = output(Command::new("rustc").arg("--version"))?;
    if in_use.contains(&format!("rustc {toolchain} ")) {
        println!("xtask: {toolchain}, the oldest compiler promised, builds all that follows");
        return Ok(());
    }
    let has_it = output(Command::new("rustup").args(["run", &toolchain, "rustc", "--version"]));
    if has_it.is_err() {
        return Err(format!("run: rustup toolchain install {toolchain}"));
    }
    let target = "target/oldest";
    cargo(
        &format!("+{toolchain} check --workspace --locked --target-dir {target}"),
        &[],
    )
}

/// The libraries are packed, and build from their packages alone. Packed together
/// they find each other without a registry.
fn libraries() -> Result<(), String> {
    let packages = LIBRARIES
        .map(|name| format!("--package brikke-{name}"))
        .join(" ");
    cargo(&format!("package --locked {packages}"), &[])
}

/// The libraries break nothing that their version promises, compared with the last
/// release (a tag such as `v0.2.0`), where there is one.
fn compatible() -> Result<(), String> {
    let tags =
        output(Command::new("git").args(["tag", "--list", "v*", "--sort=-version:refname"]))?;
    let current = format!("v{}", env!("CARGO_PKG_VERSION"));
    let Some(last) = tags.lines().find(|tag| *tag != current) else {
        println!("xtask: no earlier release to compare the libraries with");
        return Ok(());
    };
    let packages = LIBRARIES
        .map(|name| format!("--package brikke-{name}"))
        .join(" ");
    cargo(
        &format!("semver-checks --baseline-rev {last} {packages}"),
        &[],
    )
}

/// The archive, the static program, and three packages for Debian.
const PACKAGES: usize = 5;

/// Makes all packages twice, in other directories, and compares them.
fn reproducible() -> Result<(), String> {
    dist::dist()?;
    let first = packages(Path::new(dist::DIRECTORY))?;
    let copy = Path::new("target/again");
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(|error| error.to_string())?;
    }
    output(
        Command::new("git")
            .args(["clone", "--quiet", "."])
            .arg(copy),
    )?;
    let mut again = Command::new("cargo");
    again
        .args(["xtask", "dist"])
        .current_dir(copy)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO");
    output(&mut again)?;
    let second = packages(&copy.join(dist::DIRECTORY))?;
    let differing: Vec<_> = first
        .iter()
        .filter(|(name, bytes)| second.get(*name) != Some(bytes))
        .map(|(name, _)| name)
        .collect();
    if first.len() != PACKAGES {
        let names: Vec<_> = first.keys().collect();
        return Err(format!("{PACKAGES} packages, not these: {names:?}"));
    }
    if !differing.is_empty() {
        return Err(format!("a second build of these differs: {differing:?}"));
    }
    Ok(())
}

/// Debian finds no error in its packages.
fn judged() -> Result<(), String> {
    let packages = packages(Path::new(dist::DIRECTORY))?.into_keys();
    let of_debian = packages.filter(|name| name.extension().is_some_and(|it| it == "deb"));
    let mut lintian = Command::new("lintian");
    lintian.args(["--allow-root", "--fail-on", "error"]);
    let files = of_debian.map(|name| Path::new(dist::DIRECTORY).join(name));
    output(lintian.args(files)).map(drop)
}

/// The archives and packages of this version in a directory.
fn packages(directory: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", directory.display());
    let mut packages = BTreeMap::new();
    for entry in fs::read_dir(directory).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = PathBuf::from(path.file_name().unwrap_or_default());
        let is_package = name.extension().is_some_and(|it| it == "gz" || it == "deb");
        if is_package && name.to_string_lossy().contains(env!("CARGO_PKG_VERSION")) {
            packages.insert(name, fs::read(&path).map_err(failed)?);
        }
    }
    Ok(packages)
}
