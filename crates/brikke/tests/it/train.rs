//! `brikke train`, and the player `learned` with what was trained.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::{Outcome, brikke, check_misused, check_refused, check_usage, command, outcome};

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
fn no_network_takes_the_place_of_a_file_of_the_training() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("here");
    train(&place, &["--games", "1000"]);
    let shown = place.to_str().expect("text");
    let names = ["training", "curve.csv", "curve.svg", "lock"];
    let contents = || names.map(|name| fs::read(place.join(name)).expect("it is there"));
    let before = contents();
    let resume = ["train", "--checkpoint", shown, "--resume", "--games=0"];
    let check = |arguments: &[&str], file: &Path| {
        let file = file.to_str().expect("text");
        let sentence = format!("--export: {file} is a file of the training: choose another name");
        check_refused(&[arguments, &["--export", file]].concat(), &sentence);
    };
    for name in names {
        check(&resume, &place.join(name));
        check(&resume, &directory.path().join("here/../here").join(name));
    }
    #[cfg(unix)]
    {
        let link = directory.path().join("link");
        std::os::unix::fs::symlink(place.join("training"), &link).expect("a link");
        check(&resume, &link);
    }
    assert!(contents() == before);
    // Nor of one that will be there.
    let empty = directory.path().join("empty");
    fs::create_dir(&empty).expect("it is made");
    let shown = empty.to_str().expect("text");
    let new = ["train", "--size=2x2", "--games=1", "--checkpoint", shown];
    for name in names {
        check(&new, &empty.join(name));
    }
    assert_eq!(fs::read_dir(&empty).expect("it is there").count(), 0);
}

#[test]
fn a_network_takes_the_place_of_networks_alone() {
    let directory = TempDir::new().expect("a directory");
    let [place, network, note, twin] =
        ["here", "network", "note", "twin"].map(|name| directory.path().join(name));
    let name = network.to_str().expect("text");
    train(&place, &["--games", "1000", "--export", name]);
    let first = fs::read(&network).expect("it is written");
    train(&place, &["--resume", "--games", "1000", "--export", name]);
    assert!(fs::read(&network).expect("it is there") != first);
    fs::write(&note, "to do").expect("it is written");
    fs::hard_link(place.join("training"), &twin).expect("a second name");
    for file in [&note, &twin] {
        let before = fs::read(file).expect("it is there");
        let shown = file.to_str().expect("text");
        let new = directory.path().join("new");
        let train = ["train", "--size=2x2", "--games=1", "--export", shown];
        check_refused(
            &[&train[..], &["--checkpoint", new.to_str().expect("text")]].concat(),
            &format!(
                "--export: {shown} is there already and is not a network made by Brikke: choose \
                 another name"
            ),
        );
        assert!(!new.exists(), "nothing begins");
        assert!(fs::read(file).expect("it is there") == before);
    }
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
fn every_training_has_a_result_for_scripts() {
    let directory = TempDir::new().expect("a directory");
    let [place, file] = ["training", "network"].map(|name| directory.path().join(name));
    let name = file.to_str().expect("text");
    let keys = |report: &Value| {
        let keys = report.as_object().expect("an object").keys();
        keys.cloned().collect::<Vec<_>>().join(" ")
    };
    let report = json(&train(&place, &["--games", "1500"]));
    assert_eq!(keys(&report), "games mean_score moves");
    assert_eq!(report["games"], 1500);
    assert!(report["moves"].as_u64().expect("a number") > 1500);
    assert!(report["mean_score"].as_f64().expect("a number") > 20.0);
    let export = ["--resume", "--games=0", "--export", name];
    let exported = json(&train(&place, &export));
    assert_eq!(keys(&exported), "exported games mean_score moves");
    assert_eq!(exported["moves"], report["moves"]);
    assert_eq!(exported["mean_score"], report["mean_score"]);
    let figures = &exported["exported"];
    assert_eq!(figures["file"], name);
    let bytes = fs::metadata(&file).expect("it is there").len();
    assert_eq!(figures["bytes"], bytes);
    assert!(figures["used_weights"].as_u64().expect("a number") > 0);
    let tested = json(&train(&place, &["--resume", "--games=0", "--test=10"]));
    assert_eq!(keys(&tested), "games mean_score moves network training");
    assert_eq!(tested["network"], Value::Null);
    // People read of all but the tests on standard error.
    let shown = place.to_str().expect("text");
    let plain = brikke(&["train", "--checkpoint", shown, "--resume", "--games=1"]);
    assert_eq!((plain.code, &*plain.stdout), (Some(0), ""));
}

/// Interrupts a training once it has said this, and a moment later.
#[cfg(unix)]
fn interrupted(arguments: &[&str], said: &str) -> Outcome {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};
    use std::{thread, time::Duration};

    let mut child = Command::new(env!("CARGO_BIN_EXE_brikke"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut messages = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut stderr = String::new();
    while !stderr.contains(said) {
        let read = messages.read_line(&mut stderr).expect("text");
        assert!(read > 0, "{stderr}");
    }
    thread::sleep(Duration::from_millis(300));
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status();
    assert!(killed.expect("there is a kill").success());
    messages.read_to_string(&mut stderr).expect("text");
    let output = child.wait_with_output().expect("it ends");
    Outcome {
        stdout: String::from_utf8(output.stdout).expect("text"),
        stderr,
        code: output.status.code(),
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_exports_what_it_has() {
    let directory = TempDir::new().expect("a directory");
    let [place, file] = ["training", "network"].map(|name| directory.path().join(name));
    let [shown, name] = [&place, &file].map(|path| path.to_str().expect("text"));
    let more = ["--checkpoint", shown, "--export", name, "--test=1000"];
    let outcome = interrupted(&[&SMALL[..], &more].concat(), " games ");
    assert_eq!(outcome.code, Some(130), "{}", outcome.stderr);
    let sentence = format!("brikke: interrupted: --resume goes on from {shown}\n");
    assert!(outcome.stderr.ends_with(&sentence), "{}", outcome.stderr);
    let report: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    assert_eq!(report["exported"]["file"], name);
    assert_eq!(report["training"], Value::Null, "it is not tested");
    let exported = train(&place, &["--resume", "--games=0", "--export", name]);
    assert_eq!(json(&exported)["exported"], report["exported"]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_test_tells_what_it_has() {
    let directory = TempDir::new().expect("a directory");
    let [place, file] = ["training", "network"].map(|name| directory.path().join(name));
    let [shown, name] = [&place, &file].map(|path| path.to_str().expect("text"));
    let more = ["--checkpoint", shown, "--export", name, "--games=1000"];
    let test = [&SMALL[..], &more, &["--test=1000000000"]].concat();
    let outcome = interrupted(&test, "weights in ");
    assert_eq!(outcome.code, Some(130), "{}", outcome.stderr);
    let report: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    let games = report["training"]["games"].as_u64().expect("a number");
    assert!((1..1_000_000_000).contains(&games), "{games}");
    assert_eq!(report["network"], Value::Null);
    let said = outcome.stderr.lines().next_back().expect("a line");
    assert_eq!(
        said.replace(',', ""),
        format!("brikke: interrupted: {games} of 2000000000 test games are played")
    );
}

#[test]
fn a_test_leaves_out_what_the_board_cannot_hold() {
    let directory = TempDir::new().expect("a directory");
    let place = directory.path().join("training");
    train(&place, &["--games", "1000"]);
    let shown = place.to_str().expect("text");
    let resume = ["train", "--checkpoint", shown, "--resume", "--games=0"];
    let said = brikke(&[&resume[..], &["--test", "10"]].concat()).stdout;
    assert!(said.starts_with("in training  mean "), "{said}");
    assert!(said.contains(" over 10 games, 0."), "{said}");
    assert!(!said.contains("16384") && !said.contains("32768"), "{said}");
    check_usage(
        &[&resume[..], &["--test", "0"]].concat(),
        "write a number of games from 1",
    );
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
