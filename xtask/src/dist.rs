//! Packages: `cargo xtask dist` makes an archive that can be unpacked anywhere.

mod licences;
mod private_paths;
mod tree;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use private_paths::PrivatePaths;

/// The programs of a package.
const PROGRAMS: [&str; 2] = ["brikke", "brikke-desktop"];

/// Makes `target/dist/brikke-VERSION-TARGET.tar.gz`.
pub(crate) fn dist() -> Result<(), String> {
    let private = PrivatePaths::of_this_machine()?;
    let built = build(&private)?;
    for program in PROGRAMS {
        private.check(&built.join(program))?;
    }
    let name = format!("brikke-{}-{}", env!("CARGO_PKG_VERSION"), target()?);
    let root = directory().join(&name);
    tree::make(&root, &built)?;
    archive(&name)
}

/// Where packages are made.
fn directory() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    Path::new(&target).join("dist")
}

/// Builds the programs without a path of this machine in them; returns their
/// directory.
fn build(private: &PrivatePaths) -> Result<PathBuf, String> {
    let target_directory = directory().join("build");
    let shown = target_directory.display();
    let packages = PROGRAMS
        .map(|program| format!("--package {program}"))
        .join(" ");
    super::cargo(
        &format!("build --release --locked {packages} --target-dir {shown}"),
        &[("RUSTFLAGS", &private.remapping())],
    )?;
    Ok(target_directory.join("release"))
}

/// The platform that the compiler builds for.
fn target() -> Result<String, String> {
    let printed = output(Command::new("rustc").arg("-vV"))?;
    let host = printed.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc names no host".to_owned())
}

/// Packs a directory so that the same files give the same bytes.
fn archive(name: &str) -> Result<(), String> {
    let time = output(Command::new("git").args(["log", "-1", "--format=%ct"]))?;
    let file = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    tar.current_dir(directory())
        .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
        .arg(format!("--mtime=@{}", time.trim()))
        .args([
            "--use-compress-program=gzip -9n",
            "--create",
            "--file",
            &file,
            name,
        ]);
    output(&mut tar)?;
    println!("xtask: {}", directory().join(file).display());
    Ok(())
}

/// Runs a command and returns what it prints.
fn output(command: &mut Command) -> Result<String, String> {
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
