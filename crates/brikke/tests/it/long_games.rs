//! Games of very many plies.

use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};

use brikke_ai::{Expectimax, Player};
use brikke_engine::{Chance, Game, Overrides, Preset, Rules, Seed};
use tempfile::tempdir;

const PLIES: usize = 100_000;

/// A recording of so many plies on the largest board.
fn recording() -> String {
    let size = Overrides {
        size: "8x8".parse().ok(),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, size).expect("rules");
    let chance = Chance::Seed(Seed::new("otters").expect("a seed"));
    let mut game = Game::start(rules, chance);
    // It looks at its own move alone, which does for so large a board.
    let mut player = Expectimax::new("1".parse().expect("a depth"));
    while game.plies().len() < PLIES {
        game.keep_playing();
        let way = player.choose(game.board(), game.rules());
        game.play(way.expect("a move")).expect("it is legal");
    }
    game.recording().to_text()
}

/// The most memory that a process has used, in kilobytes.
fn most_memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|text| text.trim().strip_suffix("kB"));
    kilobytes
        .expect("a figure")
        .trim()
        .parse()
        .expect("a number")
}

/// A reader who looks at the beginning has it before the rest is made: the
/// text of all boards alone would take some hundred bytes for each ply.
#[cfg(target_os = "linux")]
#[test]
fn boards_are_written_as_they_are_replayed() {
    let directory = tempdir().expect("a directory");
    let file = directory.path().join("long.brikke");
    fs::write(&file, recording()).expect("a file");
    for arguments in [
        &["replay"][..],
        &["replay", "--json"],
        &["export", "--as", "json"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_brikke"))
            .args(arguments)
            .arg(&file)
            .env("BRIKKE_DATA", directory.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut output = child.stdout.take().expect("a pipe");
        let mut beginning = [0; 4096];
        output.read_exact(&mut beginning).expect("a beginning");
        let kilobytes = most_memory(child.id());
        drop(output);
        assert!(child.wait().expect("it ends").success(), "{arguments:?}");
        assert!(kilobytes < 60_000, "{arguments:?}: {kilobytes} kB");
    }
}
