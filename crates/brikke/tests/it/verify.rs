//! `brikke verify`.

use std::fs;

use super::{Outcome, brikke, brikke_with_input, check, check_refused};

/// A recorded game of 60 plies.
pub(crate) const RECORDING: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../engine/tests/data/recordings/classic-seed.txt"
);
const LINK: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../engine/tests/data/recordings/classic-seed.link"
);

/// The recording is refused with this error at this ply, for people and for
/// scripts.
fn check_invalid(recording: &str, error: &str, ply: u64) {
    let Outcome { stdout, code, .. } = brikke_with_input(&["verify", "-"], recording);
    assert_eq!(stdout, format!("invalid: {error}\n"));
    assert_eq!(code, Some(1));
    let outcome = brikke_with_input(&["verify", "-", "--json"], recording);
    let json: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("it is JSON");
    let expected = serde_json::json!({"valid": false, "error": error, "ply": ply});
    assert_eq!(json, expected);
    assert_eq!(outcome.code, Some(1));
}

#[test]
fn both_forms_are_read() {
    for file in [RECORDING, LINK] {
        check(
            &["verify", file],
            "valid: 60 plies, score 352; the tiles follow from a seed that the player chose\n",
        );
        check(
            &["verify", file, "--json"],
            "{\"valid\":true,\"score\":352,\"plies\":60,\"proof\":\"seed\"}\n",
        );
    }
}

#[test]
fn what_vouches_for_the_tiles_is_said() {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../engine/tests/data/recordings"
    );
    for (name, proof) in [
        ("classic-seed", "seed"),
        ("small-secret", "secret"),
        ("position", "none"),
        ("unfinished-commitment", "none"),
    ] {
        let outcome = super::brikke(&["verify", &format!("{folder}/{name}.txt"), "--json"]);
        let verified: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("JSON");
        assert_eq!(verified["proof"], proof, "{name}");
    }
}

#[test]
fn how_much_is_proven_is_said_in_words() {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../engine/tests/data/recordings"
    );
    let commitment = "7ac107f68fe55d36d4d178273a76372c80631d079c913b7d908043214be26ecb";
    let secret = format!(
        "valid: 37 plies, score 236; the tiles follow from a secret (commitment {commitment}): \
         compare it with the one shown before the first move\n"
    );
    let unfinished = format!(
        "valid: 40 plies, score 248; nothing proves the tiles yet: the secret of the commitment \
         {commitment} is shown when the game is over\n"
    );
    let position = "valid: 11 plies, score 2,031,128; nothing proves the tiles: the game began from \
                    a position\n";
    for (name, expected) in [
        ("small-secret", secret.as_str()),
        ("unfinished-commitment", unfinished.as_str()),
        ("position", position),
    ] {
        for form in ["txt", "link"] {
            let file = format!("{folder}/{name}.{form}");
            check(&["verify", &file], expected);
        }
    }
    let file = format!("{folder}/small-secret.txt");
    let outcome = brikke(&["verify", &file, "--json"]);
    let verified: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    assert_eq!(verified["commitment"], commitment);
}

#[test]
fn standard_input_is_a_file_too() {
    let recording = fs::read_to_string(RECORDING).expect("it is there");
    let outcome = brikke_with_input(&["verify", "-"], recording);
    assert!(outcome.stdout.starts_with("valid: 60 plies, score 352; "));
}

#[test]
fn a_changed_ply_is_named() {
    let recording = fs::read_to_string(RECORDING).expect("it is there");
    let line = recording
        .lines()
        .find(|line| line.starts_with("7 "))
        .expect("ply 7");
    let gained: u64 = line
        .split_once('+')
        .and_then(|(_, rest)| rest.split(' ').next()?.parse().ok())
        .expect("a gain");
    let changed = line.replace(&format!("+{gained} "), &format!("+{} ", gained + 4));
    let number = recording
        .lines()
        .position(|known| known == line)
        .expect("a line")
        + 1;
    check_invalid(
        &recording.replace(line, &changed),
        &format!(
            "ply 7 (line {number}): the gain is given as +{}, but the moves lead to +{gained}",
            gained + 4
        ),
        7,
    );
}

#[test]
fn a_cut_recording_is_refused() {
    let recording = fs::read_to_string(RECORDING).expect("it is there");
    let cut: String = recording.split_inclusive('\n').take(20).collect();
    let plies = cut.lines().filter(|line| line.contains('+')).count() as u64;
    check_invalid(
        &cut,
        &format!(
            "ply {} (line 21): the recording is cut off: the end is missing",
            plies + 1
        ),
        plies + 1,
    );
}

#[test]
fn something_else_is_no_recording() {
    check_invalid(
        "hello\n",
        "before the first ply (line 1): this is not a recording: one begins with 'brikke recording 1' or 'bk1.'",
        0,
    );
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let outcome = brikke_with_input(&["verify", "-"], b"abc\xFF".as_slice());
    assert_eq!(
        outcome.stdout,
        "invalid: byte 4 is not text: a recording is UTF-8\n"
    );
    assert_eq!(outcome.code, Some(1));
}

#[test]
fn a_file_that_is_not_there_is_said_to_be_so() {
    check_refused(
        &["verify", "nowhere.brikke"],
        "nowhere.brikke cannot be read: there is no such file",
    );
    let outcome = brikke(&["verify", "."]);
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.stderr.starts_with("brikke: . cannot be read: "));
}

#[test]
fn every_language_says_why_a_recording_is_refused() {
    let text = fs::read_to_string(RECORDING).expect("a recording");
    let changed = text.replacen("\n2 left +0 2 at 1,3", "\n2 left +0 2 at 3,1", 1);
    assert_ne!(text, changed);
    let reasons = [
        ("en", "is not empty"),
        ("pt", "não está vazia"),
        ("fr", "n’est pas vide"),
        ("nb", "er ikke tom"),
        ("zh", "不是空格"),
    ];
    for (language, reason) in reasons {
        let outcome = brikke_with_input(&["verify", "-", "--lang", language], changed.as_str());
        assert!(outcome.stdout.contains(reason), "{}", outcome.stdout);
        assert_eq!(outcome.code, Some(1));
    }
}
