//! The number of ways a game can go, against counts from an independent
//! enumeration.
//!
//! Each line of the files in `tests/data/perft/` is a position, rules (a
//! preset and what is different), a depth and the count. The counts come
//! from a naive program in Python that shares nothing with the engine.

use std::fs;
use std::path::{Path, PathBuf};

use brikke_engine::{Board, Rules, continuations, perft};

use crate::given;

struct Line {
    board: Board,
    rules: Rules,
    depth: u8,
    count: u128,
}

fn read(line: &str) -> Line {
    let fields: Vec<&str> = line.split(" ; ").collect();
    let [position, rules, depth, count] = fields[..] else {
        panic!("position ; rules ; depth ; count");
    };
    Line {
        board: given::board(position),
        rules: given::rules(rules),
        depth: depth.parse().expect("a depth"),
        count: count.parse().expect("a count"),
    }
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft");
    let entries = fs::read_dir(&folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Runs `check` on every line, and says where it fails.
fn check_lines(check: impl Fn(&Line) -> Result<(), String>) {
    let mut checked = 0;
    for file in files() {
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Err(problem) = check(&read(line)) {
                panic!("{}:{number}: {problem}", file.display());
            }
            checked += 1;
        }
    }
    assert!(checked > 200, "only {checked} lines were found");
}

#[test]
fn the_counts_are_those_of_the_independent_enumeration() {
    check_lines(|line| {
        let found = perft(&line.board, line.depth, &line.rules);
        let expected = line.count;
        (found == expected)
            .then_some(())
            .ok_or_else(|| format!("{found} ways where {expected} are known"))
    });
}

#[test]
fn the_ways_on_from_each_continuation_add_up() {
    check_lines(|line| {
        let Some(depth) = line.depth.checked_sub(1).filter(|&depth| depth < 3) else {
            return Ok(());
        };
        let boards = continuations(&line.board, &line.rules);
        let found: u128 = boards
            .iter()
            .map(|board| perft(board, depth, &line.rules))
            .sum();
        let expected = line.count;
        (found == expected)
            .then_some(())
            .ok_or_else(|| format!("{found} ways where {expected} are known"))
    });
}
