//! The network that comes with the repository.

use std::env;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

use brikke_ai::learned::{Method, Network};
use brikke_engine::Rules;

use super::{rules, training};

/// The first games of this seed are played.
const SEED: u64 = 2048;

/// The games of the network in the repository: some of them go through its late
/// stages.
const GAMES: u64 = 6;

/// A file in `networks/` of the repository.
fn place(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../networks", name]
        .iter()
        .collect()
}

fn played(network: &Network, rules: &Rules, games: u64) -> String {
    let mut told = String::new();
    network.play_games(rules, SEED, 0..games, |_, game| {
        let (score, moves) = (game.score, game.moves);
        let _ = writeln!(told, "seed {SEED}: {score} points in {moves} moves");
    });
    told
}

/// Its play is recorded in `4x4.game`; `BRIKKE_BLESS=1` writes it again when
/// another network has taken its place.
#[test]
fn the_shipped_network_plays_the_game_that_is_written_beside_it() {
    let Ok(file) = File::open(place("4x4.brikke")) else {
        eprintln!("networks/4x4.brikke IS MISSING: a small network is tested in its place");
        return check_small();
    };
    let network = Network::read(BufReader::with_capacity(1 << 20, file)).unwrap();
    let told = played(&network, &Rules::default(), GAMES);
    if env::var_os("BRIKKE_BLESS").is_some() {
        fs::write(place("4x4.game"), &told).unwrap();
    }
    assert_eq!(told, fs::read_to_string(place("4x4.game")).unwrap());
}

/// The same of a network that is made here.
fn check_small() {
    let training = training("2x3", Method::default());
    training.play_games(0..2000, |_, _| {});
    let mut bytes = Vec::new();
    training.network_of_size(60_000).write(&mut bytes).unwrap();
    let network = Network::read(&bytes[..]).unwrap();
    assert_eq!(played(&network, &rules("2x3"), 1), SMALL);
}

/// The play of the small one.
const SMALL: &str = "seed 2048: 80 points in 17 moves\n";
