//! The package for Python: built and tested in an environment of its own.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The directory of the package.
const PACKAGE: &str = "crates/python";

/// What its tests need.
const REQUIREMENTS: [&str; 6] = [
    "maturin",
    "numpy",
    "gymnasium",
    "hypothesis",
    "mypy",
    "pytest",
];

/// Builds the package as `cargo test` builds its crates, checks its types, and
/// runs its tests.
pub(crate) fn test() -> Result<(), String> {
    let environment = environment()?;
    let python = environment.join("bin").join("python");
    let mut build = Command::new(environment.join("bin").join("maturin"));
    build
        .args(["develop", "--quiet", "--profile", "dev"])
        .env("VIRTUAL_ENV", &environment)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .current_dir(PACKAGE);
    run(&mut build)?;
    run(module(&python, "mypy").current_dir(PACKAGE))?;
    run(module(&python, "pytest")
        .arg("--quiet")
        .current_dir(PACKAGE))
}

/// The virtual environment, made if there is none, with what the tests need.
fn environment() -> Result<PathBuf, String> {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let target = env::current_dir()
        .map_err(|error| error.to_string())?
        .join(target);
    let environment = target.join("python");
    if !environment.join("bin").join("pytest").exists() {
        run(module(Path::new("python3"), "venv").arg(&environment))?;
        let python = environment.join("bin").join("python");
        run(module(&python, "pip")
            .args(["install", "--quiet", "--disable-pip-version-check"])
            .args(REQUIREMENTS))?;
    }
    Ok(environment)
}

fn module(python: &Path, name: &str) -> Command {
    let mut command = Command::new(python);
    command.args(["-m", name]);
    command
}

fn run(command: &mut Command) -> Result<(), String> {
    println!("xtask: {command:?}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?}: {status}")),
        Err(error) => Err(format!("{command:?}: {error}")),
    }
}
