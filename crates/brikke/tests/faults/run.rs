//! One game, line by line, with what was said and what was stored.

use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use brikke_store::{GameQuery, Storage, Store};
use tempfile::TempDir;

use crate::shim;

/// A directory for games, and a game that is played in it.
pub(crate) struct Run {
    root: TempDir,
    variables: Vec<(&'static str, String)>,
    /// The shell's commands before the program.
    before: String,
}

/// The end of a game.
pub(crate) struct Outcome {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

impl Run {
    pub(crate) fn new() -> Run {
        Run {
            root: tempfile::tempdir().expect("a directory"),
            variables: Vec::new(),
            before: String::new(),
        }
    }

    /// The directory of the games.
    pub(crate) fn data(&self) -> PathBuf {
        self.root.path().join("data")
    }

    /// The log of the shim.
    pub(crate) fn log(&self) -> PathBuf {
        self.root.path().join("log")
    }

    /// With a variable for the shim.
    pub(crate) fn with(mut self, name: &'static str, value: impl Display) -> Run {
        self.variables.push((name, value.to_string()));
        self
    }

    /// With a log of everything that reaches the disk.
    pub(crate) fn logged(self) -> Run {
        let log = self.log();
        self.with("FAULTS_LOG", log.display())
    }

    /// With a command of the shell before the program.
    pub(crate) fn after(mut self, before: &str) -> Run {
        before.clone_into(&mut self.before);
        self
    }

    /// Plays so many lines of a game, and leaves.
    pub(crate) fn play(&self, lines: usize) -> Outcome {
        let script = format!("{}exec \"$@\"", self.before);
        let mut child = Command::new("sh")
            .args(["-c", &script, "sh", env!("CARGO_BIN_EXE_brikke")])
            .args(["play", "--plain", "--seed", "faults", "--data"])
            .arg(self.data())
            .env("LD_PRELOAD", shim::library())
            .env("FAULTS_PREFIX", self.data().join("games.sqlite"))
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("a pipe");
        let moves = ["left", "down", "right", "down", "left", "up"];
        let text: Vec<&str> = moves.into_iter().cycle().take(lines).collect();
        // A program that refuses to begin reads nothing.
        let _ = input.write_all(text.join("\n").as_bytes());
        drop(input);
        let output = child.wait_with_output().expect("the program ends");
        Outcome {
            stdout: String::from_utf8(output.stdout).expect("text"),
            stderr: String::from_utf8(output.stderr).expect("text"),
            code: output.status.code(),
        }
    }
}

impl Outcome {
    /// The number of moves that people heard of.
    pub(crate) fn announced(&self) -> u64 {
        announced(&self.stdout)
    }

    /// The number of moves that were said at the end not to be saved.
    pub(crate) fn unsaved(&self) -> u64 {
        let text = &self.stderr;
        if text.contains("One move is not saved") {
            return 1;
        }
        let Some(end) = text.find(" moves are not saved") else {
            return 0;
        };
        let number = text[..end]
            .rsplit(' ')
            .next()
            .and_then(|word| word.parse().ok());
        number.expect("a number of moves")
    }

    /// Checks what was said against what is stored.
    pub(crate) fn check(&self, data: &Path, what: &str) {
        let (announced, unsaved) = (self.announced(), self.unsaved());
        let told = format!(
            "{what}: {announced} moves, {unsaved} unsaved, {:?}\n{}{}",
            self.code, self.stdout, self.stderr
        );
        assert!(matches!(self.code, Some(0 | 1)), "{told}");
        let says_saved = self.stdout.contains("Everything is saved");
        assert_eq!(self.code == Some(0), says_saved, "{told}");
        let stored = stored_moves(data, what);
        assert!(stored >= announced - unsaved, "{stored} are stored; {told}");
    }
}

/// The number of moves in a part of the output.
pub(crate) fn announced(text: &str) -> u64 {
    text.matches("You slid ").count() as u64
}

/// The number of moves of the only game; 0 if there is none. The store must be
/// sound.
pub(crate) fn stored_moves(data: &Path, what: &str) -> u64 {
    let opened = Store::open(data).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(opened.quarantined, None, "{what}");
    assert!(
        opened.log_damage.is_none(),
        "{what}: {:?}",
        opened.log_damage
    );
    let store = opened.store;
    store
        .check_integrity()
        .unwrap_or_else(|error| panic!("{what}: {error}"));
    let games = store.games(&GameQuery::default()).expect("a list");
    assert!(games.len() <= 1, "{what}");
    games
        .first()
        .map_or(0, |game| store.load(game.id).expect("a game").summary.moves)
}
