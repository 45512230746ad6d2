//! `docs/documents.md`: what the five documents describe can be done in
//! Brikke, row by row.
//!
//! A row is a line of a table whose first cell has a name in backticks. Its
//! test stands in the module of its document, under a doc line that names it:
//!
//! ```text
//! /// Row `G1`.
//! #[test]
//! fn cells_are_counted_row_by_row() {
//! ```
//!
//! Stories of the application are told in `crates/app`: every crate may have
//! tests of rows in its own `tests/it/documents/d004.rs` (or another number).

mod d000;
mod d001;
mod d002;
mod d003;
mod d004;

use std::fs;
use std::path::{Path, PathBuf};

use brikke_engine::{Board, Chance, Direction, Game, Preset, Rules, Seed, Start};
use serde_json::Value;

use super::brikke;

const PAGE: &str = include_str!("../../../../docs/documents.md");

const DOCUMENTS: [&str; 5] = ["000", "001", "002", "003", "004"];

// --- What the tests begin with ---

/// The board of a drawing.
fn board(drawing: &str) -> Board {
    drawing.parse().expect("a position")
}

/// The rules of a preset.
fn rules(preset: Preset) -> Rules {
    Rules::new(preset, brikke_engine::Overrides::default()).expect("rules")
}

/// A new game whose tiles follow from a seed.
fn new_game(rules: Rules) -> Game {
    let seed = Seed::new("the documents").expect("a seed");
    Game::start(rules, Chance::Seed(seed))
}

/// A game that goes on from a drawn position, without points.
fn game_from(rules: Rules, drawing: &str) -> Game {
    let seed = Seed::new("the documents").expect("a seed");
    let start = Start::Position {
        board: board(drawing),
        score: 0,
        moves: 0,
    };
    Game::resume(rules, Some(Chance::Seed(seed)), start).expect("a game")
}

/// Plays a game to its end.
fn play_to_the_end(game: &mut Game) {
    while Direction::ALL
        .into_iter()
        .any(|direction| game.play(direction).is_ok())
    {}
}

/// What `brikke slide` with these arguments prints: the board and the
/// points; none where it refuses with exit code 1.
fn slide(arguments: &[&str]) -> Option<(Board, u64)> {
    let outcome = brikke(&[&["slide"], arguments, &["--json"]].concat());
    if outcome.code == Some(1) {
        return None;
    }
    assert_eq!(outcome.code, Some(0), "{arguments:?}: {}", outcome.stderr);
    let result: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    let after = board(result["after"].as_str().expect("a position"));
    Some((after, result["gained"].as_u64().expect("points")))
}

/// `brikke slide` with these arguments comes to this board and these points.
fn check_slide(arguments: &[&str], after: &str, gained: u64) {
    let expected = Some((board(after), gained));
    assert_eq!(slide(arguments), expected, "{arguments:?}");
}

/// The number of ways a game can go on by one move, as `brikke perft` counts.
fn continuations(position: &str, preset: &str) -> u64 {
    let outcome = brikke(&["perft", position, "1", "--rules", preset, "--json"]);
    let result: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    result["count"].as_u64().expect("a count")
}

// --- The page and its tests ---

/// The rows of a document on the page.
fn rows(document: &str) -> Vec<String> {
    let heading = format!("\n## {document}");
    let (_, section) = PAGE.split_once(&heading).expect("a section");
    let section = section.split("\n## ").next().unwrap_or(section);
    let names = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    sorted(names.map(|(name, _)| name.to_owned()))
}

/// The rows of a document that have a test.
fn tested_rows(document: &str) -> Vec<String> {
    let sources = modules(document).into_iter().map(fs::read_to_string);
    let rows = sources.flat_map(|source| rows_named_in(&source.expect("a source file")));
    sorted(rows)
}

/// The modules of a document in the tests of all crates.
fn modules(document: &str) -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let crates = fs::read_dir(crates).expect("the crates");
    let module = format!("tests/it/documents/d{document}.rs");
    crates
        .map(|entry| entry.expect("a crate").path().join(&module))
        .filter(|module| module.exists())
        .collect()
}

/// The rows that the doc lines of tests name.
fn rows_named_in(source: &str) -> Vec<String> {
    let mut rows = Vec::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        let Some(name) = line.strip_prefix("/// Row `") else {
            continue;
        };
        let (name, _) = name.split_once('`').expect("a row in backticks");
        let after_docs = lines.find(|line| !line.starts_with("///"));
        assert_eq!(after_docs, Some("#[test]"), "row {name}");
        rows.push(name.to_owned());
    }
    rows
}

fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

#[test]
fn every_row_of_the_page_has_one_test_and_every_test_its_row() {
    for document in DOCUMENTS {
        let rows = rows(document);
        assert!(!rows.is_empty(), "document {document} has no rows");
        assert_eq!(rows, tested_rows(document), "document {document}");
    }
}

#[test]
fn rows_are_found_by_their_doc_lines() {
    let source =
        "/// Row `G1`.\n///\n/// More.\n#[test]\nfn one() {}\n\n/// No row.\nfn two() {}\n";
    assert_eq!(rows_named_in(source), ["G1"]);
}
