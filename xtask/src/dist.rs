//! Packages: `cargo xtask dist` makes an archive that can be unpacked anywhere
//! and packages for Debian.

mod debian;
mod licences;
pub(crate) mod metainfo;
mod musl;
mod private_paths;
mod tree;

pub(crate) mod install_test;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use private_paths::PrivatePaths;

use crate::{cargo, output};

/// The programs of a package.
const PROGRAMS: [&str; 2] = ["brikke", "brikke-desktop"];

/// Where packages are made. Cargo.toml of both programs names files in it.
pub(crate) const DIRECTORY: &str = "target/dist";

/// Makes `target/dist/brikke-VERSION-TARGET.tar.gz`, a static `brikke` where musl
/// is installed, and the packages for Debian where cargo-deb is.
pub(crate) fn dist() -> Result<(), String> {
    let built = build()?;
    tree::make(&directory().join("tree"), &built)?;
    archive("tree", &format!("brikke-{VERSION}-{}", target()?))?;
    musl::make()?;
    if !debian::has_tools() {
        println!("xtask: no packages for Debian: they need cargo-deb and dpkg-deb");
        return Ok(());
    }
    debian::make()
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn directory() -> &'static Path {
    Path::new(DIRECTORY)
}

/// Builds the programs without a path of this machine in them, and without the
/// network, which they share as a file of the package; returns their directory.
fn build() -> Result<PathBuf, String> {
    let private = PrivatePaths::of_this_machine()?;
    let packages = PROGRAMS
        .map(|program| format!("--package {program}"))
        .join(" ");
    cargo(
        &format!("build --profile dist --locked --no-default-features {packages}"),
        &[
            ("RUSTFLAGS", &private.remapping()),
            ("CARGO_TARGET_DIR", &target_directory().to_string_lossy()),
        ],
    )?;
    let built = target_directory().join("dist");
    for program in PROGRAMS {
        private.check(&built.join(program))?;
    }
    Ok(built)
}

/// Apart from other builds: flags of the compiler would make them stale.
fn target_directory() -> PathBuf {
    directory().join("build")
}

/// The platform that the compiler builds for.
fn target() -> Result<String, String> {
    let printed = output(Command::new("rustc").arg("-vV"))?;
    let host = printed.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc names no host".to_owned())
}

/// The time of the commit, which all files of a package have.
fn time() -> Result<String, String> {
    let printed = output(Command::new("git").args(["log", "-1", "--format=%ct"]))?;
    Ok(printed.trim().to_owned())
}

/// Packs a directory of `target/dist` so that the same files give the same bytes.
fn archive(from: &str, name: &str) -> Result<(), String> {
    let file = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    tar.current_dir(directory())
        .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
        .arg(format!("--mtime=@{}", time()?))
        .arg(format!("--transform=s,^{from},{name},"))
        .args([
            "--use-compress-program=gzip -9n",
            "--create",
            "--file",
            &file,
            from,
        ]);
    output(&mut tar)?;
    println!("xtask: {}", directory().join(file).display());
    Ok(())
}
