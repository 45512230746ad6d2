//! Files of another program: imported, played on, exported again.

use std::fs;

use serde_json::{Value, json};

use super::brikke_with_input;
use super::saved_games::Data;

/// The bytes of `ultimo_tabuleiro.bin`.
fn board72(tiles: [i32; 16], score: i32, moves: i32) -> Vec<u8> {
    let numbers = tiles.into_iter().chain([score, moves]);
    numbers.flat_map(i32::to_le_bytes).collect()
}

#[rustfmt::skip]
const MIDDLE: [i32; 16] = [
    2,  0,   4, 8,
    0, 16,   0, 0,
    2,  2,  64, 0,
    0,  0, 128, 4,
];

#[rustfmt::skip]
const FULL: [i32; 16] = [
     2,  4,   8,  16,
    32, 64, 128, 256,
     2,  4,   8,  16,
    32, 64, 128, 256,
];

impl Data {
    /// Writes a file and imports it.
    fn import(&self, bytes: &[u8], more: &[&str]) -> Value {
        let path = self.file("import.bin");
        fs::write(&path, bytes).expect("a file");
        let path = path.to_str().expect("text");
        self.json(&[&["import", path], more].concat())
    }

    /// Continues the last game line by line.
    fn play_on(&self, lines: &str) -> String {
        let data = self.path().to_str().expect("text");
        let arguments = ["--plain", "--lang", "en", "--data", data];
        let outcome = brikke_with_input(&arguments, lines);
        assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
        outcome.stdout
    }

    fn export(&self, game: &str, format: &str) -> Vec<u8> {
        let path = self.file("export");
        let to = path.to_str().expect("text");
        self.check(&["export", game, "--as", format, "--to", to], "");
        fs::read(&path).expect("it is there")
    }

    fn import_refused(&self, bytes: &[u8], more: &[&str], reason: &str) {
        let path = self.file("refused");
        fs::write(&path, bytes).expect("a file");
        let path = path.to_str().expect("text");
        let reason = format!("{path}: {reason}");
        self.check_refused(&[&["import", path], more].concat(), &reason);
    }
}

#[test]
fn a_saved_board_is_played_on_with_its_score_and_moves() {
    let data = Data::new();
    data.import(&board72(MIDDLE, 1_084, 77), &[]);
    let game = &data.json(&["games"])[0];
    assert_eq!(game["rules"], "sudden");
    assert_eq!(game["assisted"], true);
    assert_eq!(game["origin"], "imported");
    assert_eq!(game["result"], "unfinished");
    let told = data.play_on("3\nleft\nquit\n");
    assert!(told.contains("Score 1,088, moves 78"), "{told}");

    let saved = data.export("1", "board72");
    let number = |place: usize| {
        let bytes = saved[4 * place..4 * place + 4].try_into().expect("four");
        i32::from_le_bytes(bytes)
    };
    assert_eq!((number(16), number(17)), (1_088, 78));
    assert_eq!(number(8), 4, "the twos of the third row have merged");
}

#[test]
fn its_recording_is_valid_and_proves_nothing() {
    let data = Data::new();
    data.import(&board72(MIDDLE, 1_084, 77), &[]);
    data.play_on("3\nleft\ndown\nright\nquit\n");
    let moves = data.json(&["games"])[0]["moves"].clone();
    let score = data.json(&["games"])[0]["score"].clone();
    for format in ["text", "link"] {
        data.export("1", format);
        let path = data.file("export");
        let outcome = super::brikke(&["verify", path.to_str().expect("text"), "--json"]);
        let verified: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
        assert_eq!(verified["valid"], true);
        assert_eq!(verified["proof"], "none");
        assert_eq!(verified["score"], score);
        assert_eq!(verified["plies"], moves.as_u64().expect("a number") - 77);
    }
}

#[test]
fn two_imports_have_two_secrets() {
    let data = Data::new();
    data.import(&board72(MIDDLE, 0, 0), &[]);
    data.import(&board72(MIDDLE, 4, 0), &[]);
    let secret = |game: &str| {
        let text = String::from_utf8(data.export(game, "text")).expect("text");
        let line = text.lines().find(|line| line.starts_with("commitment "));
        line.expect("a commitment: it is not over").to_owned()
    };
    assert_ne!(secret("1"), secret("2"));
}

#[test]
fn other_rules_can_be_named() {
    let data = Data::new();
    data.import(
        &board72(FULL, 9, 9),
        &["--rules", "classic", "--goal", "none"],
    );
    let game = &data.json(&["games"])[0];
    assert_eq!(game["rules"], "classic goal=none");
    data.import_refused(
        &board72(MIDDLE, 9, 9),
        &["--size", "5x5"],
        "a board of 4x4 does not fit rules for 5x5",
    );
}

#[test]
fn a_board_at_its_end_is_a_finished_game_among_the_assisted_scores() {
    let data = Data::new();
    let imported = data.import(&board72(FULL, 3_000, 200), &[]);
    assert_eq!(imported["finished"], true);
    assert_eq!(data.json(&["games"])[0]["result"], "lost");
    let scores = data.json(&["scores"]);
    assert_eq!(
        (&scores[0]["rules"], &scores[0]["kind"]),
        (&json!("sudden"), &json!("assisted"))
    );
    let line = &scores[0]["scores"][0];
    assert_eq!(
        (&line["score"], &line["origin"]),
        (&json!(3_000), &json!("imported"))
    );
    // Nobody played it here.
    assert_eq!(data.json(&["stats"])["games"], 0);
}

/// A byte 0x7C is the letter `|`, which tables of scores have.
#[test]
fn seventy_two_bytes_are_a_board_whatever_they_are() {
    let data = Data::new();
    for score in [0x7C, 0x7C_00, 0x0A_7C, 0x6B62] {
        let imported = data.import(&board72(MIDDLE, score, 0x7C), &[]);
        assert_eq!(imported["score"], score);
    }
    let table = "Ana                 |60\nBia                 |50\nEva                 |40\n";
    assert_eq!(table.len(), 72);
    let problem = "row 1, column 1: 543256129 is not a tile: 0 stands for empty, and tiles are \
                   powers of two from 2";
    data.import_refused(table.as_bytes(), &[], problem);
}

#[test]
fn every_board_that_was_exported_is_imported_again() {
    let data = Data::new();
    let mut bytes = board72(MIDDLE, 0x7C, 0x7C7C);
    for _ in 0..3 {
        let game = data.import(&bytes, &[])["game"].to_string();
        assert_eq!(data.export(&game, "board72"), bytes);
        data.play_on("3\ndown\nleft\nquit\n");
        bytes = data.export(&game, "board72");
    }
}

#[test]
fn boards_that_are_none_are_refused() {
    let data = Data::new();
    let with = |place: usize, value: i32| {
        let mut tiles = MIDDLE;
        tiles[place] = value;
        board72(tiles, 0, 0)
    };
    data.import_refused(
        &with(5, 3),
        &[],
        "row 2, column 2: 3 is not a tile: 0 stands for empty, and tiles are powers of two from 2",
    );
    data.import_refused(
        &with(0, 262_144),
        &[],
        "row 1, column 1: 262144 is too large: a board of 4x4 holds at most 131072",
    );
    data.import_refused(
        &board72(MIDDLE, -5, 0),
        &[],
        "the score is -5, but it cannot be negative",
    );
    data.import_refused(
        &board72([0; 16], 0, 0),
        &[],
        "the board has no tiles: no game can go on from it",
    );
    assert_eq!(data.json(&["games"]), json!([]));
}

#[test]
fn names_in_latin_1_are_read_and_written_as_unicode() {
    let data = Data::new();
    let imported = data.import(
        b"Jo\xE3o                |66\r\nCau\xEA                |60\r\n",
        &[],
    );
    assert_eq!(imported["scores"], 2);
    data.check(
        &["export", "--as", "scores"],
        "João                |66\nCauê                |60\n",
    );
}

#[test]
fn a_name_with_a_bar_goes_out_and_in() {
    let data = Data::new();
    let table = "a|b                 |66\n|                   |60\n";
    data.import(table.as_bytes(), &[]);
    data.check(&["export", "--as", "scores"], table);
    let again = Data::new();
    assert_eq!(again.import(table.as_bytes(), &[])["scores"], 2);
    assert_eq!(again.json(&["scores"])[0]["scores"][0]["name"], "a|b");
}

/// As in the document's picture, of which only tabs are left.
#[test]
fn a_table_with_tabs_is_read() {
    let data = Data::new();
    let imported = data.import(b"Teste\t1\t66\nTeste\t2\t60\n", &[]);
    assert_eq!(imported["scores"], 2);
    assert_eq!(data.json(&["scores"])[0]["scores"][1]["name"], "Teste 2");
}

#[test]
fn all_games_go_into_one_file_and_back() {
    let data = Data::new();
    data.import(&board72(MIDDLE, 40, 7), &[]);
    data.import(&board72(FULL, 3_000, 200), &[]);
    let path = data.file("backup.txt");
    let to = path.to_str().expect("text");
    data.check(&["export", "--all", "--to", to], "");
    let again = data.json(&["import", to]);
    assert_eq!((&again["added"], &again["known"]), (&json!(0), &json!(2)));
    let other = Data::new();
    let imported = other.json(&["import", to]);
    assert_eq!(imported["added"], 2);
    let seen = |data: &Data| {
        let games = data.json(&["games"]);
        let scores = data.json(&["scores"]);
        (games[0]["score"].clone(), games[1]["score"].clone(), scores)
    };
    assert_eq!(seen(&other), seen(&data));
}

#[test]
fn a_damaged_backup_is_named_and_what_is_left_is_added() {
    let data = Data::new();
    data.import(&board72(MIDDLE, 40, 7), &[]);
    data.import(&board72(FULL, 3_000, 200), &[]);
    let path = data.file("backup.txt");
    let to = path.to_str().expect("text");
    data.check(&["export", "--as", "backup", "--to", to], "");
    let text = fs::read_to_string(&path).expect("it is there");
    let line = text.lines().nth(1).expect("a game");
    fs::write(&path, text.replace(line, &line.replace('A', "B"))).expect("a file");
    let other = Data::new();
    let outcome = other.brikke(&["import", to]);
    assert_eq!(outcome.code, Some(1), "{}", outcome.stdout);
    assert!(
        outcome.stderr.contains("line 2 is damaged"),
        "{}",
        outcome.stderr
    );
    assert!(
        outcome.stdout.contains("games added: 1"),
        "{}",
        outcome.stdout
    );
}
