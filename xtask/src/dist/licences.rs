//! The licences of everything that a package contains.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The licence texts of all dependencies, each text once, with the crates that
/// it belongs to.
pub(super) fn third_party(target: &str) -> Result<String, String> {
    let mut metadata = Command::new("cargo");
    metadata.args([
        "metadata",
        "--format-version=1",
        "--locked",
        "--filter-platform",
        target,
    ]);
    let printed = crate::output(&mut metadata)?;
    let parsed: Value = serde_json::from_str(&printed).map_err(|error| error.to_string())?;
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let used = used_packages(&parsed);
    for package in packages(&parsed).filter(|package| used.contains(&id(package))) {
        let name = format!(
            "{} {} ({})",
            package["name"], package["version"], package["license"]
        );
        for text in texts_of(package)? {
            texts.entry(text).or_default().push(name.replace('"', ""));
        }
    }
    Ok(listing(&texts))
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    // Those of the workspace have no source.
    packages.filter(|package| package["source"].is_string())
}

fn id(package: &Value) -> &str {
    package["id"].as_str().unwrap_or_default()
}

/// The packages that the programs are built from, tests and tools left out.
fn used_packages(metadata: &Value) -> Vec<&str> {
    let nodes = metadata["resolve"]["nodes"].as_array();
    let nodes: BTreeMap<&str, &Value> = nodes
        .into_iter()
        .flatten()
        .map(|node| (id(node), node))
        .collect();
    let programs = metadata["packages"].as_array().into_iter().flatten();
    let mut open: Vec<&str> = programs
        .filter(|package| super::PROGRAMS.iter().any(|&name| package["name"] == name))
        .map(id)
        .collect();
    let mut used = Vec::new();
    while let Some(next) = open.pop() {
        if !used.contains(&next) {
            used.push(next);
            open.extend(nodes.get(next).into_iter().flat_map(|node| needed(node)));
        }
    }
    used
}

/// The packages that one is built with, without those of its tests.
fn needed(node: &Value) -> impl Iterator<Item = &str> {
    let dependencies = node["deps"].as_array().into_iter().flatten();
    let is_built_with = |dependency: &&Value| {
        let kinds = dependency["dep_kinds"].as_array();
        kinds
            .into_iter()
            .flatten()
            .any(|kind| kind["kind"].is_null())
    };
    dependencies
        .filter(is_built_with)
        .filter_map(|dependency| dependency["pkg"].as_str())
}

/// The licence texts that come with a package.
fn texts_of(package: &Value) -> Result<Vec<String>, String> {
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let directory = manifest.parent().unwrap_or(manifest);
    let entries = fs::read_dir(directory);
    let entries = entries.map_err(|error| format!("{}: {error}", directory.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && is_licence(file));
    files.sort();
    let text = |file: &PathBuf| String::from_utf8_lossy(&fs::read(file).unwrap_or_default()).into();
    let mut texts: Vec<String> = files.iter().map(text).collect();
    if texts.is_empty() {
        texts.push("The package names its licence and ships no text of it.\n".to_owned());
    }
    Ok(texts)
}

fn is_licence(file: &Path) -> bool {
    let name = file
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .to_uppercase();
    [
        "LICENSE",
        "LICENCE",
        "COPYING",
        "NOTICE",
        "UNLICENSE",
        "COPYRIGHT",
    ]
    .iter()
    .any(|start| name.starts_with(start))
}

fn listing(texts: &BTreeMap<String, Vec<String>>) -> String {
    let mut listing = "Brikke contains the following software of others.\n".to_owned();
    for (text, names) in texts {
        let line = "-".repeat(72);
        let names = names.join("\n");
        let text = text.trim_end();
        // Writing to a string cannot fail.
        let _ = write!(listing, "\n{line}\n{names}\n{line}\n\n{text}\n");
    }
    listing
}
