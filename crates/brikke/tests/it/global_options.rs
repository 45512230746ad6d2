//! Options that stand before or after a command.

use tempfile::tempdir;

use super::{brikke, brikke_with_input, check_usage};

#[test]
fn they_stand_before_or_after_the_command() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let played = brikke_with_input(&["--data", data, "--plain", "play"], "w\na\ns\nd\nquit\n");
    assert_eq!(played.code, Some(0), "{}", played.stderr);
    let games = |arguments: &[&str]| brikke(arguments).stdout;
    let before = games(&["--data", data, "games", "--json"]);
    let after = games(&["games", "--json", "--data", data]);
    assert!(before.contains("\"moves\""), "{before}");
    assert_eq!(before, after);
}

#[test]
fn the_language_is_heard_on_both_sides() {
    for arguments in [["--lang", "nb", "--plain"], ["--plain", "--lang", "nb"]] {
        let directory = tempdir().expect("a directory");
        let data = directory.path().to_str().expect("text");
        let arguments = [&arguments[..], &["play", "--data", data]].concat();
        let said = brikke_with_input(&arguments, "quit\n").stdout;
        assert!(said.contains("rad 1") || said.contains("Rad 1"), "{said}");
    }
}

#[test]
fn a_command_that_has_no_use_for_them_takes_them() {
    let all = [
        "--lang", "fr", "--theme", "dark", "--color", "16", "--plain",
    ];
    let slide = ["slide", "2,2/0,0", "left", "--json"];
    let plain = brikke(&slide).stdout;
    assert_eq!(brikke(&[&all[..], &slide].concat()).stdout, plain);
    assert_eq!(brikke(&[&slide[..], &all].concat()).stdout, plain);
}

#[test]
fn a_word_that_is_none_is_a_mistake_everywhere() {
    check_usage(&["--theme", "mauve", "games"], "colour-blind");
    check_usage(&["slide", "2,2", "left", "--color", "mauve"], "truecolor");
    check_usage(&["scores", "--lang", "xx"], "xx");
}

#[test]
fn the_best_player_can_be_named() {
    let hint = brikke(&["hint", "2,0/0,2", "--player", "best", "--json"]);
    assert!(
        hint.stdout.contains("\"player\":\"optimal\""),
        "{}",
        hint.stdout
    );
    let contest = [
        "match", "--player", "best", "--games", "1", "--size", "2x2", "--json",
    ];
    let contest = brikke(&contest);
    assert!(
        contest.stdout.contains("\"player\":\"optimal\""),
        "{}",
        contest.stdout
    );
}

#[test]
fn what_was_imported_is_said_in_the_language_asked_for() {
    let import = |language: &[&str]| {
        let directory = tempdir().expect("a directory");
        let data = directory.path().to_str().expect("text");
        let file = super::verify::RECORDING;
        brikke(&[&["import", file, "--data", data], language].concat()).stdout
    };
    let (english, french) = (import(&[]), import(&["--lang", "fr"]));
    assert!(english.contains("for practice"), "{english}");
    assert!(french.contains("pour l’entraînement"), "{french}");
}

/// What a command says of a recording in each language, and as JSON.
fn said(command: &[&str], lang: &str) -> (String, String) {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    brikke(&["import", super::verify::RECORDING, "--data", data]);
    let global = ["--data", data, "--lang", lang];
    let text = brikke(&[command, &global].concat());
    assert_eq!(text.code, Some(0), "{command:?}: {}", text.stderr);
    let json = brikke(&[command, &global, &["--json"]].concat()).stdout;
    (text.stdout, json)
}

#[test]
fn whatever_speaks_to_people_follows_the_language_and_json_never_does() {
    let commands: [(&[&str], [&str; 5]); 4] = [
        (&["games"], ["Moves", "Jogadas", "Coups", "Trekk", "步数"]),
        (
            &["verify", "1"],
            ["Valid", "Válida", "Valable", "Gyldig", "有效"],
        ),
        (
            &["replay", "1"],
            ["Start", "Início", "Début", "Start", "开始"],
        ),
        (
            &[
                "analyse",
                "1",
                "--player",
                "greedy",
                "--luck-player",
                "greedy",
            ],
            ["Accuracy", "Precisão", "Précision", "Nøyaktighet", "准确度"],
        ),
    ];
    for (command, words) in commands {
        let (_, english) = said(command, "en");
        for (lang, word) in ["en", "pt", "fr", "nb", "zh"].into_iter().zip(words) {
            let (text, json) = said(command, lang);
            assert!(text.contains(word), "{command:?} in {lang}: {text}");
            if command[0] != "games" {
                assert_eq!(json, english, "{command:?} in {lang}");
            }
        }
    }
}

#[test]
fn refusals_follow_the_language_too() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    for command in ["analyse", "verify", "replay", "export"] {
        let outcome = brikke(&[command, "7", "--data", data, "--lang", "fr"]);
        assert_eq!(outcome.code, Some(1));
        assert!(outcome.stderr.contains("partie 7"), "{}", outcome.stderr);
    }
    let outcome = brikke(&["export", "--data", data, "--lang", "pt"]);
    assert_eq!(outcome.code, Some(2));
    assert!(
        outcome.stderr.contains("Diga qual jogo"),
        "{}",
        outcome.stderr
    );
}

#[test]
fn rules_that_somebody_saved_have_their_name_on_the_command_line() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let rules = "size=3x3 tiles=2:9,4:1 start=2 goal=64 at-goal=continue lost-when=stuck";
    let settings = format!("[own_rules]\n\"Very small\" = \"{rules}\"\n");
    std::fs::write(directory.path().join("settings.toml"), settings).expect("a file");
    let perft = |more: &[&str]| {
        let perft = ["perft", "2,2,0/0,0,0/0,0,0", "1", "--data", data];
        brikke(&[&perft, more].concat())
    };
    let named = perft(&["--rules", "very small"]);
    let written = perft(&["--size", "3x3", "--goal", "64"]);
    assert_eq!(named.code, Some(0), "{}", named.stderr);
    assert_eq!(named.stdout, written.stdout);
    let unknown = perft(&["--rules", "tiny"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.stderr.contains("Very small"), "{}", unknown.stderr);
}
