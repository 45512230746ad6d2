//! Saved games: `games`, `scores`, `stats`, `import`, `export`, `replay`.

use std::fs;
use std::path::{Path, PathBuf};

use brikke_engine::{Chance, Direction, Game, Rules, Seed};
use brikke_play::{Assistance, Mode, Moment, Mover, PlayerName};
use brikke_store::{GameId, LogEntry, Progress, Revision, Storage, Store, Summary};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use super::{Outcome, brikke, brikke_with_input, check_misused};

const DATA: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../engine/tests/data/recordings"
);
const FOREIGN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/data/foreign");

/// A data directory of a test's own.
pub(crate) struct Data(TempDir);

impl Data {
    pub(crate) fn new() -> Data {
        Data(TempDir::new().expect("a directory"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub(crate) fn brikke(&self, arguments: &[&str]) -> Outcome {
        let data = self.path().to_str().expect("a path of text");
        brikke(&[arguments, &["--data", data]].concat())
    }

    /// The call succeeds and prints this.
    pub(crate) fn check(&self, arguments: &[&str], expected: &str) {
        let outcome = self.brikke(arguments);
        assert_eq!(
            outcome.stdout, expected,
            "{arguments:?}: {}",
            outcome.stderr
        );
        assert_eq!(outcome.code, Some(0), "{arguments:?}");
    }

    /// The call is refused with this sentence.
    pub(crate) fn check_refused(&self, arguments: &[&str], reason: &str) {
        let outcome = self.brikke(arguments);
        assert_eq!(
            outcome.stderr,
            format!("brikke: {reason}\n"),
            "{arguments:?}"
        );
        assert_eq!(outcome.code, Some(1), "{arguments:?}");
    }

    pub(crate) fn json(&self, arguments: &[&str]) -> Value {
        let outcome = self.brikke(&[arguments, &["--json"]].concat());
        serde_json::from_str(&outcome.stdout).expect("it is JSON")
    }

    /// Plays a game as a face would, and enters its score.
    pub(crate) fn play(&self, seed: &str, moves: usize, name: &str) -> GameId {
        self.play_under(Rules::default(), seed, moves, name)
    }

    fn play_under(&self, rules: Rules, seed: &str, moves: usize, name: &str) -> GameId {
        let chance = Chance::Secret(Seed::new(seed).expect("a seed").secret());
        self.play_game(Game::start(rules, chance), moves, name)
    }

    fn play_game(&self, mut game: Game, moves: usize, name: &str) -> GameId {
        let mut store = Store::open(self.path()).expect("the games").store;
        let id = store
            .begin(&game, Mode::Scored, Moment::from_millis(1_000))
            .expect("a game");
        let mut revision = Revision::FIRST;
        for number in 0..moves {
            let Some(turn) = Direction::ALL.iter().find_map(|&way| game.play(way).ok()) else {
                break;
            };
            let at = Moment::from_millis(2_000 + number as u64);
            let played = std::time::Duration::from_millis(number as u64);
            let progress = Progress {
                expected: revision,
                entries: vec![LogEntry::turn(&turn, Mover::Person, at, played)],
                summary: Summary::of(&game, Assistance::default(), played),
            };
            revision = store.append(id, &progress).expect("it is kept");
        }
        let name = PlayerName::new(name).expect("a name");
        store
            .enter_score(id, Some(&name), Moment::from_millis(9_000))
            .expect("a score");
        id
    }
}

fn in_data(name: &str) -> String {
    format!("{DATA}/{name}")
}

#[test]
fn before_the_first_game_there_is_nothing() {
    let data = Data::new();
    data.check(&["games"], "no games yet\n");
    data.check(&["games", "--json"], "[]\n");
    data.check(&["scores"], "no scores yet\n");
    data.check(&["scores", "--json"], "[]\n");
    assert_eq!(data.json(&["stats"])["games"], 0);
}

#[test]
fn a_played_game_is_listed_scored_and_counted() {
    let data = Data::new();
    let id = data.play("otters", 30, "Åse");
    let games = data.json(&["games"]);
    let game = &games[0];
    assert_eq!(game["id"], id.0);
    assert_eq!(game["rules"], "classic");
    assert_eq!(game["moves"], 30);
    assert_eq!(game["finished"], false);
    assert_eq!(game["result"], "unfinished");
    assert_eq!(game["assisted"], false);
    assert!(game["best_tile"].as_u64().is_some_and(|tile| tile >= 8));
    let scores = data.json(&["scores"]);
    assert_eq!(scores[0]["kind"], "clean");
    assert_eq!(scores[0]["scores"][0]["name"], "Åse");
    assert_eq!(scores[0]["scores"][0]["score"], game["score"]);
    let stats = data.json(&["stats"]);
    assert_eq!((&stats["games"], &stats["moves"]), (&json!(1), &json!(30)));
    let for_people = data.brikke(&["stats"]).stdout;
    assert!(for_people.contains('█'), "{for_people}");
}

#[test]
fn scripts_see_which_games_were_won_and_lost() {
    let data = Data::new();
    for (size, goal) in [
        ("2x2", "goal=none at-goal=continue"),
        ("4x4", "goal=8 at-goal=stop"),
        ("4x4", "goal=8 at-goal=continue"),
    ] {
        let rules = format!("size={size} tiles=2:9,4:1 start=2 {goal} lost-when=stuck");
        data.play_under(rules.parse().expect("rules"), "otters", 200, "Kim");
    }
    let games = data.json(&["games"]);
    let results = [0, 1, 2].map(|index| (&games[index]["result"], &games[index]["finished"]));
    let expected = [
        // Its goal is reached, and nobody has decided yet.
        (&json!("won"), &json!(false)),
        (&json!("won"), &json!(true)),
        (&json!("lost"), &json!(true)),
    ];
    assert_eq!(results, expected);
}

/// Plays a game of a machine, line by line.
fn play_random(data: &Data, seed: &str) {
    let outcome = data.brikke(&[
        "play", "--plain", "--player", "random", "--size", "2x2", "--seed", seed,
    ]);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
}

#[test]
fn games_of_machines_change_nothing_in_a_persons_statistics() {
    let data = Data::new();
    data.play("mine", 20, "Åse");
    let (mine, scores) = (data.json(&["stats"]), data.json(&["scores"]));
    for number in 0..5 {
        play_random(&data, &number.to_string());
    }
    assert_eq!(data.json(&["stats"]), mine);
    assert_eq!(mine["who"], "me");
    let theirs = data.json(&["stats", "--who", "machines"]);
    assert_eq!(
        (&theirs["games"], &theirs["who"]),
        (&json!(5), &json!("machines"))
    );
    assert_eq!(data.json(&["stats", "--who", "all"])["games"], 6);
    let tables = data.json(&["scores"]);
    assert_eq!(tables[0], scores[0]);
    assert_eq!(tables[1]["kind"], "machine");
    assert_eq!(tables[1]["scores"][0]["name"], "random");
    let players = |arguments: &[&str]| -> Vec<String> {
        let games = data.json(arguments);
        let games = games.as_array().expect("a list").iter();
        games
            .filter_map(|game| game["played_by"].as_str().map(Into::into))
            .collect()
    };
    assert_eq!(players(&["games", "--player", "person"]), ["person"]);
    assert_eq!(players(&["games", "--player", "random"]), ["random"; 5]);
    assert_eq!(players(&["games", "--player", "greedy"]), [""; 0]);
    assert_eq!(players(&["games", "--limit", "1"]), ["random"]);
}

#[test]
fn a_backup_is_for_its_owner_alone_and_nothing_else_takes_its_place() {
    let data = Data::new();
    data.play("a", 10, "Ada");
    let file = data.file("games.txt");
    let name = file.to_str().expect("a text");
    data.check(&["export", "--all", "--to", name], "");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let backup = fs::read(&file).expect("a file");
    let reason = format!("{name} is a backup: choose another name");
    data.check_refused(&["export", "1", "--to", name], &reason);
    assert_eq!(fs::read(&file).expect("a file"), backup);
    data.check(&["export", "--all", "--to", name], "");
}

#[test]
fn a_backup_is_not_replaced_by_one_of_fewer_games() {
    let data = Data::new();
    data.play("a", 10, "Ada");
    data.play("b", 10, "Ada");
    let file = data.file("games.txt");
    let name = file.to_str().expect("a text");
    data.check(&["export", "--all", "--to", name], "");
    let backup = fs::read(&file).expect("a file");
    data.brikke(&["delete", "1"]);
    let reason =
        format!("{name} is a backup with more games than there are here (1): choose another name");
    data.check_refused(&["export", "--all", "--to", name], &reason);
    assert_eq!(fs::read(&file).expect("a file"), backup);
    data.play("c", 10, "Ada");
    data.check(&["export", "--all", "--to", name], "");
}

/// A text with every digit as a 9.
fn shape(text: &str) -> String {
    let shaped = |letter: char| if letter.is_ascii_digit() { '9' } else { letter };
    text.chars().map(shaped).collect()
}

#[test]
fn dates_follow_the_language_and_json_has_the_same_in_all() {
    let data = Data::new();
    data.play("a game", 3, "Kim");
    let dates = [
        ("en", " 9999 99:99"),
        ("pt", "99/99/9999 99:99"),
        ("fr", "99/99/9999 99:99"),
        ("nb", "99.99.9999 99:99"),
        ("zh", "9999/99/99 99:99"),
    ];
    for (lang, date) in dates {
        for command in ["games", "scores"] {
            let text = data.brikke(&[command, "--lang", lang]).stdout;
            assert!(shape(&text).contains(date), "{command} in {lang}: {text}");
        }
        let json = data.json(&["games", "--lang", lang]);
        let iso = json[0]["date"].as_str().expect("a date");
        assert_eq!(shape(iso), "9999-99-99 99:99");
    }
}

#[test]
fn a_game_is_renamed_found_and_sorted() {
    let data = Data::new();
    data.play("long", 30, "Kim");
    data.play("short", 10, "Kim");
    let said = "game 1 is now called 'on the train'\n";
    data.check(&["rename", "1", " on the train "], said);
    let ids = |arguments: &[&str]| -> Vec<u64> {
        let games = data.json(arguments);
        let games = games.as_array().expect("a list").iter();
        games.filter_map(|game| game["id"].as_u64()).collect()
    };
    assert_eq!(ids(&["games", "--search", "TRAIN"]), [1]);
    assert_eq!(
        data.json(&["games", "--search", "train"])[0]["name"],
        "on the train"
    );
    assert_eq!(ids(&["games", "--sort", "moves"]), [1, 2]);
    assert_eq!(ids(&["games", "--since", "2026-01-01"]), [0; 0]);
    // The long one was played last.
    assert_eq!(ids(&["games", "--since", "1970-01-01"]), [1, 2]);
    assert_eq!(ids(&["games", "--rules", "even"]), [0; 0]);
    data.check(&["games", "--rules", "even"], "no game matches\n");
    data.check(&["rename", "1", "   "], "game 1 has no name now\n");
    data.check(&["rename", "1", ""], "game 1 has no name now\n");
    assert_eq!(
        data.json(&["games", "--sort", "moves"])[0]["name"],
        Value::Null
    );
    data.check_refused(&["rename", "7", "x"], "there is no game 7");
}

#[test]
fn deleting_can_be_undone_until_the_next_deletion() {
    let data = Data::new();
    for seed in ["a", "b", "c"] {
        data.play(seed, 3, "Kim");
    }
    let before = data.json(&["games"]);
    let said = "deleted games 1, 3; 'brikke delete --undo' restores them until the next deletion\n";
    data.check(&["delete", "3", "1", "3"], said);
    assert_eq!(data.json(&["games"]).as_array().map(Vec::len), Some(1));
    data.check_refused(&["export", "3"], "there is no game 3");
    data.check(&["delete", "--undo"], "restored games 1, 3\n");
    assert_eq!(data.json(&["games"]), before);
    data.check_refused(&["delete", "--undo"], "no deleted game is left to restore");
    data.brikke(&["delete", "1"]);
    data.brikke(&["delete", "2"]);
    data.check(&["delete", "--undo"], "restored game 2\n");
}

#[test]
fn a_saved_game_is_verified_and_continued_by_its_number() {
    let data = Data::new();
    let id = data.play("otters", 12, "Kim").0.to_string();
    let verified = data.json(&["verify", &id]);
    assert_eq!(
        (&verified["valid"], &verified["plies"]),
        (&json!(true), &json!(12))
    );
    let continued = data.brikke(&["play", "--plain", "--continue", &id]);
    assert_eq!(continued.code, Some(0), "{}", continued.stderr);
    assert!(
        continued.stdout.contains("moves 12"),
        "{}",
        continued.stdout
    );
    let last = data.brikke(&["play", "--plain", "--continue"]);
    assert!(last.stdout.contains("moves 12"), "{}", last.stdout);
    data.check_refused(
        &["play", "--plain", "--continue", "9"],
        "there is no game 9",
    );
}

#[test]
fn games_are_listed_page_by_page() {
    let data = Data::new();
    for number in 0..5 {
        data.play(&format!("game {number}"), 3, "Kim");
    }
    let ids = |arguments: &[&str]| -> Vec<u64> {
        let games = data.json(arguments);
        let games = games.as_array().expect("a list").iter();
        games.filter_map(|game| game["id"].as_u64()).collect()
    };
    assert_eq!(ids(&["games"]), [5, 4, 3, 2, 1]);
    assert_eq!(ids(&["games", "--limit", "2"]), [5, 4]);
    assert_eq!(ids(&["games", "--limit", "2", "--before", "4"]), [3, 2]);
    assert_eq!(ids(&["games", "practice"]), Vec::<u64>::new());
    let page = data.brikke(&["games", "--limit", "2"]).stdout;
    assert!(
        page.ends_with("older games: brikke games --before 4\n"),
        "{page}"
    );
    assert!(page.contains("  you  "), "{page}");
    let sorted = data.brikke(&["games", "--limit", "2", "--sort", "score"]);
    let more = "More games match: raise --limit to see them.\n";
    assert!(sorted.stdout.ends_with(more), "{}", sorted.stdout);
}

#[test]
fn a_recording_comes_back_byte_for_byte() {
    let data = Data::new();
    for (number, name) in ["classic-seed", "small-secret", "position"]
        .into_iter()
        .enumerate()
    {
        let (text, link) = (
            in_data(&format!("{name}.txt")),
            in_data(&format!("{name}.link")),
        );
        let text_again = fs::read_to_string(&text).expect("it is there");
        let link_again = fs::read_to_string(&link).expect("it is there");
        let source = if number == 1 { &link } else { &text };
        assert_eq!(data.json(&["import", source])["game"], number as u64 + 1);
        let id = (number + 1).to_string();
        data.check(&["export", &id], &text_again);
        data.check(
            &["export", &id, "--as", "link"],
            &format!("{}\n", link_again.trim_end()),
        );
        assert_eq!(data.json(&["games", "practice"])[0]["mode"], "practice");
    }
}

#[test]
fn a_recording_is_exported_as_json() {
    let data = Data::new();
    let text = data
        .brikke(&["export", &in_data("classic-seed.txt"), "--as", "json"])
        .stdout;
    let json: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(json["seed"], "otters");
    assert_eq!(json["plies"].as_array().map(Vec::len), Some(60));
    assert_eq!(json["score"], 352);
    assert_eq!(
        json["start"]["tiles"][0],
        json!({"row": 4, "column": 2, "tile": 2})
    );
}

#[test]
fn every_board_of_a_game_is_replayed() {
    let data = Data::new();
    let replay = data.json(&["replay", &in_data("position.txt")]);
    assert_eq!(replay.as_array().map(Vec::len), Some(12));
    assert_eq!(replay[0]["score"], 1_900_000);
    assert_eq!(replay[11]["score"], 2_031_128);
    let printed = data.brikke(&["replay", &in_data("position.txt")]).stdout;
    assert!(printed.starts_with("start\n"), "{printed}");
    assert!(
        printed.contains("\n1. left  +131,076  score 2,031,076\n"),
        "{printed}"
    );
}

/// The file of the C program comes back byte for byte.
#[test]
fn the_saved_board_goes_in_and_out() {
    let data = Data::new();
    let mut bytes = Vec::new();
    let tiles = [2, 0, 4, 8, 0, 16, 0, 0, 2, 2, 64, 0, 0, 0, 128, 4];
    for number in tiles.into_iter().chain([1_084, 77]) {
        bytes.extend(i32::to_le_bytes(number));
    }
    let file = data.file("ultimo_tabuleiro.bin");
    fs::write(&file, &bytes).expect("a file");
    let imported = data.json(&["import", file.to_str().expect("text")]);
    let expected = json!({
        "game": 1, "score": 1_084, "moves": 77, "mode": "scored", "finished": false, "added": true
    });
    assert_eq!(imported, expected);
    let twice = data.json(&["import", file.to_str().expect("text")]);
    assert_eq!(
        (&twice["game"], &twice["added"]),
        (&json!(1), &json!(false))
    );
    let said = data
        .brikke(&["import", file.to_str().expect("text")])
        .stdout;
    assert_eq!(said, "game 1 is this game already: nothing was added\n");
    let again = data.file("again.bin");
    let to = again.to_str().expect("text");
    data.check(&["export", "1", "--as", "board72", "--to", to], "");
    assert_eq!(fs::read(&again).expect("it is there"), bytes);
}

/// A file beside it must not take the name of a device or a pipe.
#[cfg(unix)]
#[test]
fn an_export_to_a_pipe_is_written_into_it() {
    let data = Data::new();
    let game = in_data("classic-seed.txt");
    let text = data.brikke(&["export", &game]).stdout;
    data.check(&["export", &game, "--to", "/dev/stdout"], &text);
}

/// The table of the C program comes back byte for byte.
#[test]
fn the_table_of_scores_goes_in_and_out() {
    let data = Data::new();
    let table = "Cauê                |66\nLucas               |60\nTeste 3             |60\n";
    let file = data.file("pontuacoes.txt");
    fs::write(&file, table).expect("a file");
    let imported = data.json(&["import", file.to_str().expect("text")]);
    assert_eq!(imported, json!({"rules": "sudden", "scores": 3, "read": 3}));
    data.check(&["export", "--as", "scores"], table);
    let scores = data.json(&["scores"]);
    assert_eq!(scores[0]["rules"], "sudden");
    assert_eq!(scores[0]["kind"], "assisted");
    assert_eq!(scores[0]["scores"][0]["origin"], "imported");
    let printed = data.brikke(&["scores"]).stdout;
    assert_eq!(printed.matches("  imported\n").count(), 3, "{printed}");
    data.check(
        &["import", file.to_str().expect("text")],
        "nothing new among the assisted scores of sudden\n",
    );
    data.check(&["export", "--as", "scores"], table);
}

#[test]
fn the_golden_files_of_the_store_can_be_imported() {
    let data = Data::new();
    for entry in fs::read_dir(FOREIGN).expect("the folder") {
        let path = entry.expect("a file").path();
        let known = path
            .extension()
            .is_some_and(|ending| ending == "bin" || ending == "txt");
        if known {
            let outcome = data.brikke(&["import", path.to_str().expect("text")]);
            assert_eq!(
                outcome.code,
                Some(0),
                "{}: {}",
                path.display(),
                outcome.stderr
            );
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_the_reason() {
    let data = Data::new();
    data.check_refused(&["replay", "7"], "there is no game 7");
    data.check_refused(&["export", "7"], "there is no game 7");
    check_misused(&["export"], "say which game: brikke games lists them");
    check_misused(
        &["export", "7", "--as", "scores"],
        "--as scores exports a table: leave the game out",
    );
    data.check_refused(
        &["import", "nowhere"],
        "nowhere cannot be read: there is no such file",
    );
    let file = data.file("short.bin");
    fs::write(&file, [0; 71]).expect("a file");
    let path = file.to_str().expect("text");
    data.check_refused(
        &["import", path],
        &format!("{path}: neither a recording, nor a position, nor a saved board (72 bytes, not 71), nor a table of scores"),
    );
    data.check_refused(
        &["export", &in_data("small-secret.txt"), "--as", "board72"],
        "a board of 3x3 cannot be saved in 72 bytes: only 4x4 can",
    );
}

/// The file is renamed, the user told, and a new one begun.
#[test]
fn damaged_games_are_set_aside_and_never_overwritten() {
    let data = Data::new();
    let damaged = vec![0x5A; 5_000];
    fs::write(data.file("games.sqlite"), &damaged).expect("a file");
    let outcome = data.brikke(&["games"]);
    assert_eq!(outcome.stdout, "no games yet\n");
    assert!(outcome.stderr.contains("damaged"), "{}", outcome.stderr);
    assert_eq!(
        fs::read(data.file("games.damaged-1.sqlite")).expect("it is there"),
        damaged
    );
}

/// Redo brings the move back, so that the game is more than an empty one.
#[test]
fn a_game_whose_only_move_is_undone_is_listed_and_goes_on() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let play = |arguments: &[&str], input: &str| {
        let arguments = [arguments, &["--data", data, "--lang", "en", "--plain"]].concat();
        let outcome = brikke_with_input(&arguments, input);
        assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    };
    let game = || {
        let games = brikke(&["games", "--json", "--data", data]).stdout;
        let games: serde_json::Value = serde_json::from_str(&games).expect("JSON");
        assert!(games[0].get("seconds_played").is_none());
        (games[0]["moves"].as_u64(), games[0]["undos"].as_u64())
    };
    play(&["play", "--seed", "otters"], "left\nundo\nquit\n");
    assert_eq!(game(), (Some(0), Some(1)));
    play(&["play", "--continue", "1"], "redo\nquit\n");
    assert_eq!(game(), (Some(1), Some(1)));
}

#[test]
fn names_and_deletions_are_told_with_the_game_in_every_language() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    brikke(&["import", super::verify::RECORDING, "--data", data]);
    let french = |arguments: &[&str]| {
        let outcome = brikke(&[arguments, &["--data", data, "--lang", "fr"]].concat());
        outcome.stdout.replace('\u{a0}', " ")
    };
    let renamed = "La partie 1 s’appelle maintenant « un ».\n";
    assert_eq!(french(&["rename", "1", "un"]), renamed);
    assert_eq!(
        french(&["rename", "1", ""]),
        "La partie 1 n’a plus de nom.\n"
    );
    french(&["delete", "1"]);
    assert_eq!(french(&["delete", "--undo"]), "Récupéré : 1.\n");
}
