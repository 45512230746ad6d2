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
fn a_mistake_is_told_in_the_language_with_the_usage_of_the_command() {
    let pt = |arguments: &[&str], expected: &str| {
        let said = brikke(&[&["--lang", "pt"], arguments].concat());
        assert_eq!(said.code, Some(2), "{arguments:?}");
        assert_eq!(said.stderr, expected, "{arguments:?}");
    };
    pt(
        &["--bogus"],
        "brikke: não existe a opção --bogus\nUso: brikke [OPTIONS] [COMMAND]\n",
    );
    pt(
        &["games", "--limt", "3"],
        "brikke: não existe a opção --limt. Você quis dizer --limit?\n\
         Uso: brikke games [OPTIONS] [WHICH]\n",
    );
    pt(
        &["game"],
        "brikke: não existe o comando “game”. Você quis dizer games?\n\
         Uso: brikke [OPTIONS] [COMMAND]\n",
    );
    pt(
        &["hint"],
        "brikke: falta isto: <POSITION>\nUso: brikke hint [OPTIONS] <POSITION>\n",
    );
    pt(
        &["games", "--limit"],
        "brikke: --limit precisa de um valor\nUso: brikke games [OPTIONS] [WHICH]\n",
    );
    pt(
        &["--color", "mauve"],
        "brikke: “mauve” não é possível para --color: escreva auto, truecolor, 256, 16, none\n\
         Uso: brikke [OPTIONS] [COMMAND]\n",
    );
    pt(
        &["games", "--limit", "x"],
        "brikke: “x” não é possível para --limit\nUso: brikke games [OPTIONS] [WHICH]\n",
    );
    let english = brikke(&["--lang", "en", "--bogus"]).stderr;
    assert!(
        english.contains("Usage: brikke [OPTIONS] [COMMAND]"),
        "{english}"
    );
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
        (&["games"], ["moves", "Jogadas", "Coups", "Trekk", "步数"]),
        (
            &["verify", "1"],
            ["valid", "Válida", "Valide", "Gyldig", "有效"],
        ),
        (
            &["replay", "1"],
            ["start", "Início", "Début", "Start", "开始"],
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

/// Commands whose text is the same every time.
const STEADY: &[&[&str]] = &[
    &["slide", "2,2,2,0/0,0,0,0", "right"],
    &["perft", "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2", "3"],
    &["hint", "2,2/0,0"],
    &["games"],
    &["stats"],
    &["scores"],
    &["verify", "1"],
    &["verify", "9"],
    &["replay", "1"],
    &["delete", "9"],
    &["tables", "list"],
];

#[test]
fn english_is_what_the_command_speaks_without_being_asked() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    brikke(&["import", super::verify::RECORDING, "--data", data]);
    for command in STEADY {
        let run = |more: &[&str]| {
            let outcome = brikke(&[*command, &["--data", data], more].concat());
            (outcome.stdout, outcome.stderr, outcome.code)
        };
        assert_eq!(run(&[]), run(&["--lang", "en"]), "{command:?}");
    }
}

/// The text in another language has as many lines as in English, none of
/// these words, and numbers as the language writes them.
fn check_translated(command: &[&str], english: &[&str], french: &[&str]) {
    let plain = brikke(command);
    assert_eq!(plain.code, Some(0), "{}", plain.stderr);
    let told = brikke(&[command, &["--lang", "fr"]].concat());
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    assert_eq!(plain.stdout.lines().count(), told.stdout.lines().count());
    for word in english {
        assert!(plain.stdout.contains(word), "{word}: {}", plain.stdout);
        assert!(!told.stdout.contains(word), "{word}: {}", told.stdout);
    }
    for word in french {
        assert!(told.stdout.contains(word), "{word}: {}", told.stdout);
    }
}

#[test]
fn results_are_the_same_table_in_every_language() {
    check_translated(
        &["slide", "2,2/0,0", "left"],
        &["gained 4"],
        &["4,0/0,0\ngagné 4"],
    );
    check_translated(
        &["perft", "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2", "3"],
        &["1,124,032"],
        &["1\u{a0}124\u{a0}032"],
    );
    check_translated(
        &["hint", "2,2/0,0"],
        &["up ", "67.696", "best", "player"],
        &["haut ", "67,696", "meilleur", "joueur optimal"],
    );
    let games = [
        "match", "--player", "random", "--games", "1200", "--size", "2x2",
    ];
    check_translated(
        &[&games[..], &["--versus", "greedy"]].concat(),
        &["1,200 games", "mean", "moves/s", "ahead by", " won,"],
        &[
            "1\u{a0}200 parties",
            "moyenne 19,4",
            "contre greedy",
            "gagnées",
        ],
    );
    check_translated(
        &["solve", "2x2"],
        &["expected score  66.96", "up to symmetry"],
        &["score espéré  66,96", "à symétrie près"],
    );
    check_translated(
        &["bench", "--seconds", "0.01"],
        &["random moves"],
        &["coups au hasard, 4x4", "signature"],
    );
}

#[test]
fn statistics_have_the_same_lines_in_every_language() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    brikke_with_input(&["--data", data, "--plain", "play"], "w\na\ns\nd\nquit\n");
    let stats = ["stats", "--data", data];
    check_translated(
        &stats,
        &["finished", "longest"],
        &["0 finie,", "la plus longue"],
    );
}

/// The sentence that is said in French.
fn check_french(arguments: &[&str], code: i32, sentence: &str) {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let outcome = brikke(&[arguments, &["--data", data, "--lang", "fr"]].concat());
    let said = outcome.stderr.replace('\u{a0}', " ");
    assert_eq!(said, format!("brikke: {sentence}\n"));
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(code)));
}

#[test]
fn whatever_is_refused_is_refused_in_the_language() {
    check_french(
        &["slide", "2,4/8,0", "left"],
        1,
        "Rien ne bouge vers la gauche.",
    );
    check_french(
        &["hint", "2,4/4,2"],
        1,
        "Rien ne bouge dans cette position.",
    );
    check_french(&["delete", "9"], 1, "La partie 9 n’existe pas.");
    check_french(
        &["delete", "--undo"],
        1,
        "Aucune partie supprimée à récupérer.",
    );
    check_french(
        &["perft", "2,2/0,0", "1", "--goal", "64"],
        2,
        "L’objectif 64 est trop grand : un plateau de 2x2 contient au plus 32.",
    );
    check_french(
        &["perft", "2,2/0,0", "1", "--at-goal", "x"],
        2,
        "--at-goal: « x » n’est pas connu : écrivez stop, continue.",
    );
    check_french(
        &["match", "--player", "random", "--rules", "nope"],
        2,
        "--rules: Il n’y a pas de règles « nope » : choisissez classic, sudden, even, gentle, 1024.",
    );
    check_french(
        &["match", "--player", "corner:3"],
        2,
        "--player: Le joueur corner ne prend pas « 3 » : écrivez corner.",
    );
    check_french(
        &["solve", "2x2", "--reach", "64"],
        1,
        "La tuile 64 est hors d’atteinte : un plateau 2x2 contient au plus 32.",
    );
    check_french(
        &["verify", "/no/such"],
        1,
        "Impossible de lire /no/such : ce fichier ou dossier n’existe pas.",
    );
}

#[test]
fn data_that_is_a_file_is_called_one() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("text");
    let outcome = brikke(&["games", "--data", path]);
    let reason = format!("brikke: {path} is a file, not a directory\n");
    assert_eq!((outcome.stderr, outcome.code), (reason, Some(1)));
}

#[test]
fn a_negative_number_is_refused_as_any_other_value() {
    let game = super::verify::RECORDING;
    check_usage(
        &["analyse", game, "--worst", "-1"],
        "write a number of moves from 0",
    );
    check_usage(&["solve", "2x2", "--memory", "-5"], "such as 800MB");
    check_usage(&["perft", "2,2/0,0", "-1"], "from 0 to 255");
    check_usage(
        &["perft", "2,2/0,0", "1", "--goal", "-4"],
        "--goal: '-4' is not known",
    );
    check_usage(
        &["perft", "2,2/0,0", "1", "--start", "-1"],
        "--start: '-1' is not",
    );
    check_usage(
        &["train", "--checkpoint", "x", "--games", "-1"],
        "whole number from 0",
    );
}

#[test]
fn the_help_of_rules_says_what_is_meant_without_them() {
    for command in ["import", "export"] {
        let help = brikke(&[command, "--help"]).stdout;
        assert!(help.contains("sudden (the default)"), "{command}: {help}");
    }
    for command in ["games", "scores", "stats"] {
        let help = brikke(&[command, "--help"]).stdout;
        assert!(!help.contains("(the default)"), "{command}: {help}");
    }
    assert!(
        brikke(&["perft", "--help"])
            .stdout
            .contains("classic (the default)")
    );
}

#[test]
fn a_training_speaks_the_language() {
    let directory = tempdir().expect("a directory");
    let place = directory.path().join("training");
    let place = place.to_str().expect("text");
    let network = directory.path().join("network");
    let network = network.to_str().expect("text");
    let train = ["train", "--size", "2x2", "--checkpoint", place];
    let more = ["--games", "1000", "--test", "10", "--export", network];
    let outcome = brikke(&[&train[..], &more, &["--lang", "nb"]].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let said = outcome.stderr.replace('\u{a0}', " ");
    assert!(said.contains("1 000 spill"), "{said}");
    let (_, seconds) = said.split_once("lest igjen på ").expect("the time to load");
    let (whole, decimals) = seconds.split_once(',').expect("a decimal comma");
    assert!(whole.parse::<u32>().is_ok(), "{said}");
    assert!(
        decimals.starts_with(|digit: char| digit.is_ascii_digit()),
        "{said}"
    );
    let said = outcome.stdout.replace('\u{a0}', " ");
    assert!(said.starts_with("i treningen  snitt "), "{said}");
    check_french(
        &[&train[..], &["--games", "1"]].concat(),
        1,
        &format!(
            "{place} contient déjà un entraînement. Reprenez-le avec --resume ou choisissez un \
             autre dossier."
        ),
    );
    check_french(
        &["train", "--checkpoint", "none", "--alpha", "20"],
        2,
        "--alpha : 20 n’est pas possible. Écrivez un nombre de 0.0001 à 10.",
    );
}

#[test]
fn the_server_speaks_the_language() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let port = address.port().wrapping_add(1);
    check_french(
        &["serve", "--listen", &address.to_string()],
        1,
        &format!(
            "Un autre programme écoute déjà à {address}. Choisissez un autre port, comme \
             --listen 127.0.0.1:{port}."
        ),
    );
}
