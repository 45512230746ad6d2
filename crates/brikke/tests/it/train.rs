//! `brikke train`, and the player `learned` with what was trained.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::{Outcome, brikke, check_misused, check_refused, command, outcome};

const SMALL: [&str; 6] = ["train", "--size", "2x2", "--rules", "classic", "--json"];

/// The expected score of perfect play on 2x2.
const PERFECT: f64 = 66.964;

/// A training in this directory, with more arguments.
fn train(directory: &Path, more: &[&str]) -> Outcome {
    let place = directory.to_str().expect("text");
    let outcome = brikke(&[&SMALL[..], &["--checkpoint", place], more].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    outcome
}

/// `brikke` with this file as the network of `learned`.
fn with_network(file: &Path, arguments: &[&str]) -> Outcome {
    outcome(command(arguments).env("BRIKKE_NETWORK", file))
}

fn json(outcome: &Outcome) -> Value {
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    serde_json::from_str(&outcome.stdout).expect("it is JSON")
}

/// The break is between rounds of 1,000 games.
#[test]
fn a_resumed_training_is_the_same_as_one_without_a_break() {
    let directory = TempDir::new().expect("a directory");
    let [broken, whole] = ["broken", "whole"].map(|name| directory.path().join(name));
    train(&broken, &["--games", "1000"]);
    train(&broken, &["--resume", "--games", "1000"]);
    train(&whole, &["--games", "2000"]);
    let weights = |place: &Path| {
        let saved = fs::read(place.join("training")).expect("it is saved");
        let text_ends = saved.windows(2).position(|pair| pair == b"\n\n");
        // The checksum at the end counts the time in the header as well.
        saved[text_ends.expect("a header")..saved.len() - 4].to_vec()
    };
    assert!(weights(&broken) == weights(&whole));
    for name in ["curve.csv", "curve.svg"] {
        assert!(whole.join(name).exists(), "{name}");
    }
}

#[test]
fn a_small_training_is_tested_exported_and_plays() {
    let directory = TempDir::new().expect("a directory");
    let [place, file] = ["training", "network"].map(|name| directory.path().join(name));
    let name = file.to_str().expect("text");
    let more = [
        "--games=20000",
        "--alpha=0.5",
        "--optimistic=100",
        "--test=5000",
    ];
    let report = json(&train(
        &place,
        &[&more[..], &["--most=1MB", "--export", name]].concat(),
    ));
    for weights in ["training", "network"] {
        let figures = &report[weights];
        assert_eq!(figures["games"], 5000);
        let mean = figures["mean_score"].as_f64().expect("a number");
        assert!((mean / PERFECT - 1.0).abs() < 0.04, "{weights}: {mean}");
    }
    let arguments = ["match", "--size=2x2", "--rules=classic", "--games=100"];
    for player in ["learned", "learned:2"] {
        let arguments = [&arguments[..], &["--json", "--player", player]].concat();
        let report = json(&with_network(&file, &arguments)).to_string();
        assert!(report.contains(&format!("\"{player}\"")), "{report}");
    }
    let hint = ["hint", ". 2 / 4 2", "--player", "learned", "--json"];
    assert_eq!(json(&with_network(&file, &hint))["player"], "learned");
}

#[test]
fn without_a_network_learned_says_how_to_get_one() {
    let directory = TempDir::new().expect("a directory");
    let check = |file: &Path, reason: &str| {
        let sentence = format!(
            "brikke: the player learned needs a network for 2x3 ({reason}): 'brikke train \
             --size 2x3 --checkpoint DIR --time 8h --export FILE' makes one, and \
             BRIKKE_NETWORK=FILE names it\n"
        );
        let played = ["match", "--size=2x3", "--games=1"];
        for command in [&played[..], &["hint", ". 2 2 / 4 . 4"]] {
            let arguments = [command, &["--player", "learned"]].concat();
            let outcome = with_network(file, &arguments);
            assert_eq!(outcome.stderr, sentence);
            assert_eq!((outcome.code, &*outcome.stdout), (Some(1), ""));
        }
    };
    let missing = directory.path().join("none");
    check(&missing, &format!("there is no file {}", missing.display()));
    let foreign = directory.path().join("foreign");
    fs::write(&foreign, "no network").expect("it is written");
    let shown = foreign.display();
    check(
        &foreign,
        &format!("{shown}: it is not a network made by Brikke"),
    );
}

#[test]
fn threads_is_an_older_word_for_jobs() {
    let directory = TempDir::new().expect("a directory");
    for (name, option) in [("old", "--threads"), ("new", "--jobs")] {
        let place = directory.path().join(name);
        train(&place, &["--games", "1", option, "2"]);
        assert!(place.join("training").exists());
    }
}

#[test]
fn a_training_that_is_refused_leaves_no_directory() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("refused");
    let shown = place.to_str().expect("text");
    for wrong in [
        &["--alpha", "20"][..],
        &["--shape", "9x9"],
        &["--size", "3x3", "--stages"],
        &["--from", "no-such-file"],
    ] {
        let arguments = [&["train", "--checkpoint", shown, "--games", "1"][..], wrong].concat();
        assert_ne!(brikke(&arguments).code, Some(0), "{wrong:?}");
        assert!(!place.exists(), "{wrong:?}");
    }
}

#[test]
fn a_training_is_neither_replaced_nor_made_up() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("here");
    train(&place, &["--games", "1"]);
    let shown = place.to_str().expect("text");
    check_refused(
        &[&SMALL[..], &["--checkpoint", shown, "--games", "1"]].concat(),
        &format!(
            "{shown} has a training already: continue it with --resume, \
             or choose another directory"
        ),
    );
}

#[test]
fn a_training_that_is_not_there_is_not_resumed() {
    let directory = TempDir::new().expect("a directory");
    let empty = directory.path().join("empty");
    fs::create_dir(&empty).expect("it is made");
    for place in [&empty, &directory.path().join("nowhere")] {
        let shown = place.to_str().expect("text");
        check_refused(
            &["train", "--checkpoint", shown, "--resume"],
            &format!("there is no training in {shown}: leave --resume out to begin one"),
        );
        assert!(!place.join("lock").exists(), "nobody trains in {shown}");
    }
}

#[test]
fn two_programs_do_not_train_in_one_directory() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("here");
    train(&place, &["--games", "1"]);
    let lock = fs::File::create(place.join("lock")).expect("a file");
    lock.lock().expect("nobody has it");
    let shown = place.to_str().expect("text");
    check_refused(
        &["train", "--checkpoint", shown, "--resume", "--games", "1"],
        &format!("another program is training in {shown}"),
    );
    // The other program may not have saved anything yet.
    fs::remove_file(place.join("training")).expect("it was there");
    check_refused(
        &["train", "--checkpoint", shown, "--resume", "--games", "1"],
        &format!("another program is training in {shown}"),
    );
}

#[test]
fn a_network_that_does_not_fit_is_not_written() {
    let directory = TempDir::new().expect("a directory");
    let [place, file] = ["training", "network"].map(|name| directory.path().join(name));
    train(&place, &["--games", "1000"]);
    let [shown, name] = [&place, &file].map(|path| path.to_str().expect("text"));
    let export = ["--resume", "--games=0", "--export", name, "--most=10"];
    let outcome = brikke(&[&["train", "--checkpoint", shown], &export[..]].concat());
    assert_eq!(outcome.code, Some(1));
    assert!(
        outcome.stderr.contains("--most: 10 bytes are too few"),
        "{}",
        outcome.stderr
    );
    assert!(!file.exists());
}

#[test]
fn a_training_without_games_is_refused_unless_it_has_something_to_show() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("training");
    let path = place.to_str().expect("text");
    let nothing = ["train", "--size=2x2", "--games=0", "--checkpoint", path];
    check_misused(
        &nothing,
        "--games: write more than 0; 0 is for --resume, --export and --test",
    );
    let moves = ["train", "--size=2x2", "--moves=0", "--checkpoint", path];
    check_misused(
        &moves,
        "--moves: write more than 0; 0 is for --resume, --export and --test",
    );
    assert!(!place.exists());
    train(&place, &["--games", "1000"]);
    let network = directory.path().join("network");
    let name = network.to_str().expect("text");
    train(&place, &["--resume", "--games", "0", "--export", name]);
    assert!(network.exists());
}

#[test]
fn a_network_takes_the_place_of_no_device() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("training");
    let path = place.to_str().expect("text");
    let train = ["train", "--size=2x2", "--games=1000", "--checkpoint", path];
    check_refused(
        &[&train[..], &["--export", "/dev/null"]].concat(),
        "/dev/null cannot be written: it is not a regular file",
    );
    assert!(!place.exists());
}

#[test]
fn options_of_stages_need_a_training_with_stages() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("refused");
    let shown = place.to_str().expect("text");
    let shares = ["--shares", "1:4:1:4:4:4:3:3:4:4"];
    for option in [&["--late-only"][..], &shares] {
        let train = ["train", "--games=1", "--checkpoint", shown];
        check_misused(
            &[&train[..], option].concat(),
            &format!("{} needs a training with stages: add --stages", option[0]),
        );
        let small = [&train[..], &["--size=2x2"], option].concat();
        check_misused(
            &small,
            &format!(
                "{}: only a 4x4 board has stages, under rules that end the game when nothing \
                 moves",
                option[0]
            ),
        );
        assert!(!place.exists());
    }
    train(&place, &["--games", "1"]);
    let resume = ["train", "--checkpoint", shown, "--resume", "--late-only"];
    assert_eq!(brikke(&resume).code, Some(2));
}

/// The count and the example are those of the stages that there are.
#[test]
fn shares_are_as_many_as_stages() {
    let train = ["train", "--checkpoint=none", "--stages", "--shares"];
    let refused = |shares: &str, language: &str| {
        let outcome = brikke(&[&train[..], &[shares, "--lang", language]].concat());
        assert_eq!(outcome.code, Some(2), "{}", outcome.stderr);
        outcome.stderr
    };
    let said = refused("1:2", "en");
    let example = said.trim_end().rsplit(' ').next().expect("a word");
    let count = example.split(':').count();
    let sentence = "brikke: --shares: '1:2' is not possible: write";
    assert_eq!(
        said,
        format!("{sentence} {count} whole numbers such as {example}\n")
    );
    for language in ["fr", "nb", "pt", "zh"] {
        let said = refused("1:2", language);
        assert!(said.contains(&format!(" {count} ")), "{said}");
        assert!(said.contains(example), "{said}");
    }
    let none = vec!["0"; count].join(":");
    assert_eq!(
        refused(&none, "en"),
        "brikke: --shares: the sum of the numbers has to be from 1 to 999,999\n"
    );
    let help = brikke(&["train", "--help"]).stdout;
    assert!(help.contains(&format!("such as {example}\n")), "{help}");
}

#[test]
fn the_help_says_that_a_resumed_training_counts_anew() {
    let help = brikke(&["train", "--help"]).stdout;
    for what in ["games", "moves"] {
        let sentence = format!("Stop after this many {what}; with --resume, after this many more");
        assert!(help.contains(&sentence), "{help}");
    }
}

/// A disk without room is met at once, and not after an hour.
#[cfg(unix)]
#[test]
fn a_new_training_is_saved_before_its_first_game() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("training");
    let shown = place.to_str().expect("text");
    let limited = "ulimit -f 0; exec \"$0\" train --size 2x2 --games 1000 --checkpoint \"$1\"";
    let output = std::process::Command::new("sh")
        .args(["-c", limited, env!("CARGO_BIN_EXE_brikke"), shown])
        .output()
        .expect("there is a shell");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stderr).expect("text"),
        format!("brikke: {shown} cannot be written: the system allows no larger file\n")
    );
}
