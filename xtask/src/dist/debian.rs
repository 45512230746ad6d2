//! Packages for Debian: `brikke` and `brikke-desktop` by cargo-deb, and
//! `brikke-data` with the network that they share. cargo-deb makes packages for
//! one processor only, so that dpkg-deb makes the third.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::tree::{copy, write};
use super::{DIRECTORY, PROGRAMS, VERSION, directory, target_directory, time};
use crate::{cargo, output};

/// The network in the system, as docs/learned.md says.
const NETWORK: &str = "usr/share/games/brikke/4x4.brikke";

/// The version of a package, with its revision.
fn version() -> String {
    format!("{VERSION}-1")
}

/// True if this machine can make packages.
pub(super) fn has_tools() -> bool {
    let runs = |command: &str, argument: &str| {
        let run = Command::new(command).args(argument.split(' ')).output();
        run.is_ok_and(|output| output.status.success())
    };
    runs("cargo", "deb --version") && runs("dpkg-deb", "--version")
}

/// Makes the three packages in `target/dist` from what is built.
pub(super) fn make() -> Result<(), String> {
    let time = time()?;
    for program in PROGRAMS {
        cargo(
            &format!(
                "deb --quiet --package {program} --no-build --locked --profile dist --no-strip --compress-system --output {DIRECTORY}/"
            ),
            &[
                ("CARGO_TARGET_DIR", &target_directory().to_string_lossy()),
                ("SOURCE_DATE_EPOCH", &time),
            ],
        )?;
    }
    data(&time)
}

/// The packages that [`make`] makes.
pub(super) fn packages() -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(directory()).map_err(|error| format!("{DIRECTORY}: {error}"))?;
    let version = format!("_{}_", version());
    let is_package = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.contains(&version) && name.ends_with(".deb")
    };
    let mut packages: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(is_package)
        .collect();
    packages.sort();
    match packages.len() {
        3 => Ok(packages),
        _ => Err(format!("{DIRECTORY} lacks packages: run cargo xtask dist")),
    }
}

/// Makes `brikke-data`.
fn data(time: &str) -> Result<(), String> {
    let root = directory().join("data");
    if root.exists() {
        fs::remove_dir_all(&root).map_err(|error| format!("{}: {error}", root.display()))?;
    }
    copy(Path::new("networks/4x4.brikke"), &root.join(NETWORK))?;
    let documents = root.join("usr/share/doc/brikke-data");
    copy(
        Path::new("packaging/debian/copyright"),
        &documents.join("copyright"),
    )?;
    let changelog = documents.join("changelog.Debian");
    copy(Path::new("packaging/debian/changelog"), &changelog)?;
    output(Command::new("gzip").args(["-9n"]).arg(&changelog))?;
    write(&root.join("DEBIAN/control"), &control())?;
    let mut build = Command::new("dpkg-deb");
    build
        .args(["--root-owner-group", "-Zxz", "--build"])
        .arg(&root)
        .arg(directory().join(format!("brikke-data_{}_all.deb", version())))
        .env("SOURCE_DATE_EPOCH", time);
    output(&mut build).map(drop)
}

fn control() -> String {
    let version = version();
    format!(
        "Package: brikke-data\n\
         Version: {version}\n\
         Architecture: all\n\
         Multi-Arch: foreign\n\
         Maintainer: The Brikke contributors <packages@brikke.net>\n\
         Section: games\n\
         Priority: optional\n\
         Description: network of the player learned of Brikke\n \
         The values by which the player \"learned\" judges boards of 4x4. It gives the\n \
         hints in brikke and brikke-desktop, and analyses games.\n"
    )
}
