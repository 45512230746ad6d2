//! The commitment to a secret, and the secret itself: who is shown which, and
//! when.

use brikke_engine::{Chance, Recording};
use brikke_store::{GameId, Storage, Store};
use serde_json::Value;

use super::saved_games::Data;
use super::{brikke, brikke_with_input};

/// A line of three cells on which only twos appear: it ends after four slides
/// to the left.
const LINE: [&str; 9] = [
    "play", "--size", "1x3", "--tiles", "2:1", "--start", "3", "--goal", "none",
];

impl Data {
    /// Plays line by line, and returns what is said.
    fn plays(&self, more: &[&str], lines: &str) -> String {
        let data = self.path().to_str().expect("text");
        let arguments = [
            &LINE[..],
            more,
            &["--plain", "--data", data, "--lang", "en"],
        ];
        let outcome = brikke_with_input(&arguments.concat(), lines);
        assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
        outcome.stdout
    }

    /// Continues the last game line by line.
    fn goes_on(&self, lines: &str) {
        let data = self.path().to_str().expect("text");
        let arguments = ["--plain", "--data", data, "--lang", "en"];
        let outcome = brikke_with_input(&arguments, format!("3\n{lines}"));
        assert!(outcome.stdout.contains("Game over"), "{}", outcome.stdout);
    }

    fn listed_commitment(&self) -> String {
        let games = self.json(&["games"]);
        let commitment = games[0]["commitment"].as_str();
        commitment.expect("a commitment").to_owned()
    }

    /// The secret, which the store keeps.
    fn stored_secret(&self) -> String {
        let store = Store::open(self.path()).expect("the games").store;
        match store.load(GameId(1)).expect("the game").game.chance() {
            Some(Chance::Secret(secret)) => secret.to_string(),
            _ => panic!("no secret"),
        }
    }

    fn verified(&self, file: &str) -> Value {
        let file = self.file(file);
        let outcome = brikke(&["verify", file.to_str().expect("text"), "--json"]);
        serde_json::from_str(&outcome.stdout).expect("it is JSON")
    }
}

#[test]
fn a_game_shows_its_commitment_and_then_its_secret_on_request() {
    let data = Data::new();
    let said = data.plays(&[], "proof\nleft\nleft\nleft\nleft\nname Bo\nproof\nquit\n");
    let commitment = data.listed_commitment();
    let begun = said.find("You slid left").expect("a move");
    let shown = format!("the fingerprint of its secret: {commitment}.");
    assert!(said[..begun].contains(&shown), "{said}");
    let secret = format!("The secret of this game was {}.", data.stored_secret());
    assert!(said[begun..].contains(&secret), "{said}");
    data.brikke(&[
        "export",
        "1",
        "--to",
        data.file("over").to_str().expect("text"),
    ]);
    let verified = data.verified("over");
    assert_eq!(verified["proof"], "secret");
    assert_eq!(verified["commitment"], commitment);
}

#[test]
fn no_export_of_a_game_that_goes_on_contains_its_secret() {
    let data = Data::new();
    let said = data.plays(&[], "left\nleft\nquit\n");
    let (secret, commitment) = (data.stored_secret(), data.listed_commitment());
    assert!(!said.contains(&secret));
    for form in ["text", "link", "json"] {
        let exported = data.brikke(&["export", "1", "--as", form]).stdout;
        assert!(!exported.contains(&secret), "{exported}");
        if let Ok(recording) = Recording::read(&exported) {
            assert_eq!(recording.chance(), None);
            assert_eq!(recording.commitment().expect("one").to_string(), commitment);
            std::fs::write(data.file(form), &exported).expect("a file");
            let verified = data.verified(form);
            assert_eq!(
                (&verified["proof"], &verified["plies"]),
                (&"none".into(), &2.into())
            );
            assert_eq!(verified["commitment"], commitment);
        } else {
            let json: Value = serde_json::from_str(&exported).expect("JSON");
            assert_eq!(json["commitment"], commitment);
            assert_eq!(json["secret"], Value::Null);
        }
    }
    for command in [
        &["games", "--json"][..],
        &["replay", "1"],
        &["replay", "1", "--json"],
    ] {
        let printed = data.brikke(command).stdout;
        assert!(!printed.contains(&secret), "{command:?}");
    }
    let replayed = data.brikke(&["replay", "1"]).stdout;
    assert!(replayed.starts_with(&format!("start, commitment {commitment}\n")));
}

/// An earlier Brikke wrote the secret of any game into its exports.
#[test]
fn the_secret_of_a_game_in_hand_is_not_imported() {
    let data = Data::new();
    data.plays(&[], "left\nleft\nquit\n");
    let store = Store::open(data.path()).expect("the games").store;
    let whole = store.load(GameId(1)).expect("the game").game.recording();
    let shared = store.recording(GameId(1)).expect("the game");
    drop(store);
    let file = data.file("recording");
    let path = file.to_str().expect("text");
    let reason = format!(
        "{path}: this recording holds the secret of game 1, which is not over: it would show the \
         tiles to come; finish that game first"
    );
    for written in [whole.to_text(), whole.to_link()] {
        std::fs::write(&file, written).expect("a file");
        data.check_refused(&["import", path], &reason);
        assert_eq!(data.json(&["games"]).as_array().map(Vec::len), Some(1));
    }
    // When the game is over, there is nothing to look ahead to.
    data.goes_on("left\nleft\nname Bo\nquit\n");
    std::fs::write(&file, whole.to_text()).expect("a file");
    assert_eq!(data.json(&["import", path])["mode"], "practice");
    // Without its secret it is for practice at any time, with tiles of its own.
    std::fs::write(&file, shared.to_text()).expect("a file");
    assert_eq!(data.json(&["import", path])["mode"], "practice");
}

#[test]
fn a_game_from_a_seed_has_no_commitment_and_a_table_of_its_own() {
    let data = Data::new();
    let said = data.plays(
        &["--seed", "otters"],
        "left\nleft\nleft\nleft\nname Bo\nquit\n",
    );
    assert!(!said.contains("ommitment"), "{said}");
    assert_eq!(data.json(&["games"])[0]["commitment"], Value::Null);
    let scores = data.json(&["scores"]);
    assert_eq!(scores.as_array().map(Vec::len), Some(1));
    assert_eq!(scores[0]["kind"], "seeded");
    assert_eq!(scores[0]["scores"][0]["name"], "Bo");
    let printed = data.brikke(&["scores"]).stdout;
    assert!(
        printed.starts_with("1024 size=1x3 start=3, seeded\n"),
        "{printed}"
    );
}
