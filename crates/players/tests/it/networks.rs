//! The player that has learned, with networks from files.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use brikke_ai::Effort;
use brikke_ai::learned::{Method, Shape, Training};
use brikke_engine::{Preset, Rules};
use brikke_players::{
    BEST, Choice, Networks, NotReady, Ready, Stock, Supplies, available_for, named,
};
use tempfile::tempdir;

use super::{classic, rules};

const LEARNED: Choice = Choice::Learned(Effort::Usual);

/// Writes a network for boards of this size that has learned little.
fn write_network(file: &Path, size: &str) {
    let classic = classic(size);
    let training = Training::new(
        Shape::of_size(classic.size()),
        classic,
        Method::default(),
        1,
    );
    training.play_games(0..200, |_, _| {});
    let mut bytes = Vec::new();
    training.network(0.0).write(&mut bytes).unwrap();
    fs::write(file, bytes).unwrap();
}

fn stock(networks: Networks) -> Stock {
    Stock::default().with_networks(networks)
}

fn in_directory(directory: &Path) -> Stock {
    stock(Networks {
        named: None,
        directories: vec![directory.join("nothing"), directory.to_owned()],
    })
}

fn prepare(stock: &Stock, rules: &Rules) -> Result<Ready, NotReady> {
    let supplies = Supplies {
        stock,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    LEARNED.prepare(rules, &supplies)
}

#[test]
fn it_is_offered_where_there_is_a_network_for_the_size() {
    let directory = tempdir().unwrap();
    write_network(&directory.path().join("2x3.brikke"), "2x3");
    let stock = in_directory(directory.path());
    assert!(available_for(&classic("2x3"), &stock).contains(&LEARNED));
    assert!(!available_for(&classic("3x2"), &stock).contains(&LEARNED));
    assert!(!available_for(&classic("2x3"), &Stock::default()).contains(&LEARNED));
    // It was trained to fear no full board.
    let sudden = rules(Preset::Sudden, "2x3");
    assert!(!available_for(&sudden, &stock).contains(&LEARNED));
}

#[test]
fn it_is_the_best_of_settings_where_nobody_is_perfect() {
    let directory = tempdir().unwrap();
    let [small, large] = ["2x3", "2x6"].map(classic);
    for size in ["2x3", "2x6"] {
        write_network(&directory.path().join(format!("{size}.brikke")), size);
    }
    let stock = in_directory(directory.path());
    assert_eq!(named(BEST, &large, &stock).to_string(), "learned:3");
    assert_eq!(named(BEST, &small, &stock), Choice::Optimal);
    assert_eq!(
        named(BEST, &large, &Stock::default()).to_string(),
        "expectimax"
    );
}

#[test]
fn a_network_is_loaded_once_and_plays() {
    let directory = tempdir().unwrap();
    let file = directory.path().join("2x3.brikke");
    write_network(&file, "2x3");
    let stock = in_directory(directory.path());
    let rules = classic("2x3");
    prepare(&stock, &rules).unwrap();
    // Changed under its feet, the one that is loaded goes on.
    fs::write(&file, "no network").unwrap();
    let ready = prepare(&stock, &rules).unwrap();
    let board = "2 2 . / 4 . .".parse().unwrap();
    let advice = ready.build(1).advise(&board, &rules).unwrap();
    assert_eq!(advice.values.iter().flatten().count(), 3);
    assert_eq!(ready.build(1).name(), "learned");
}

#[test]
fn what_is_missing_is_said_in_a_sentence() {
    let directory = tempdir().unwrap();
    let check = |stock: &Stock, reason: &str| {
        let refused = prepare(stock, &classic("2x3")).err().unwrap();
        assert_eq!(
            refused.to_string(),
            format!(
                "the player learned needs a network for 2x3 ({reason}): 'brikke train --size 2x3 \
                 --checkpoint DIR --time 8h --export FILE' makes one, and BRIKKE_NETWORK=FILE \
                 names it"
            )
        );
    };
    check(&Stock::default(), "none is found");
    let file = directory.path().join("mine");
    let shown = file.display();
    let mine = || {
        stock(Networks {
            named: Some(file.clone()),
            ..Networks::default()
        })
    };
    check(&mine(), &format!("there is no file {shown}"));
    fs::write(&file, "no network").unwrap();
    check(&mine(), &format!("{shown}: it is no network of Brikke"));
    write_network(&file, "2x2");
    check(&mine(), &format!("{shown} is for 2x2"));
    let bytes = fs::read(&file).unwrap();
    fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    check(&mine(), &format!("{shown}: it is cut off"));
}
