//! Features of dependencies: a package that is tested alone shall ask for the
//! same ones as the whole workspace, so that nothing is built twice.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::output;

/// Packages whose tests are few and whose dependencies differ for good.
const EXCEPTIONS: [&str; 3] = ["tuner", "web-build", "xtask"];

/// Fails if the tests of a package need a dependency with other features than
/// those of the workspace.
pub(crate) fn check() -> Result<(), String> {
    let everything = tree(&["--workspace"])?;
    let mut failed = Vec::new();
    for package in packages()? {
        let alone = tree(&["--package", &package])?;
        let differing: Vec<&str> = alone.difference(&everything).map(String::as_str).collect();
        if !differing.is_empty() {
            failed.push(format!("{package}: {}", differing.join("; ")));
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    Err(format!(
        "these differ from the workspace, add their features to crates/features/Cargo.toml:\n{}",
        failed.join("\n")
    ))
}

/// The packages of the workspace that are checked.
fn packages() -> Result<Vec<String>, String> {
    let mut metadata = Command::new("cargo");
    metadata.args(["metadata", "--format-version=1", "--no-deps", "--locked"]);
    let metadata: Value =
        serde_json::from_str(&output(&mut metadata)?).map_err(|error| error.to_string())?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    Ok(packages
        .filter_map(|package| package["name"].as_str())
        .filter(|name| !EXCEPTIONS.contains(name))
        .map(str::to_owned)
        .collect())
}

/// The dependencies of some packages and of their tests, each with its features.
fn tree(selected: &[&str]) -> Result<BTreeSet<String>, String> {
    let mut tree = Command::new("cargo");
    tree.args(["tree", "--locked", "--edges", "normal,build,dev"])
        .args(["--prefix", "none", "--no-dedupe", "--format", "{p} {f}"])
        .args(selected);
    Ok(output(&mut tree)?.lines().map(str::to_owned).collect())
}
