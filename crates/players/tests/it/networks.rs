//! The player that has learned, with networks from files.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Barrier};
use std::thread;

use brikke_ai::Effort;
use brikke_ai::learned::Network;
use brikke_engine::{Preset, Rules};
use brikke_players::{
    BEST, LoadContext, LoadError, LoadedPlayer, Networks, PlayerAssets, PlayerSpec, TableFiles,
    available_for, best_for, resolve,
};
use brikke_solver::endgame::CATALOG;
use tempfile::tempdir;

use super::{classic, little_network, rules};

const LEARNED: PlayerSpec = PlayerSpec::Learned(Effort::Usual);

/// Writes a network for boards of this size that has learned little.
fn write_network(file: &Path, size: &str) {
    let mut bytes = Vec::new();
    little_network(size).write(&mut bytes).unwrap();
    fs::write(file, bytes).unwrap();
}

fn assets(networks: Networks) -> PlayerAssets {
    PlayerAssets::default().with_networks(networks)
}

fn in_directory(directory: &Path) -> PlayerAssets {
    assets(Networks {
        directories: vec![directory.join("nothing"), directory.to_owned()],
        ..Networks::default()
    })
}

fn load(assets: &PlayerAssets, rules: &Rules) -> Result<LoadedPlayer, LoadError> {
    super::load(LEARNED, rules, assets)
}

#[test]
fn it_is_offered_where_there_is_a_network_for_the_size() {
    let directory = tempdir().unwrap();
    write_network(&directory.path().join("2x3.brikke"), "2x3");
    let assets = in_directory(directory.path());
    assert!(available_for(&classic("2x3"), &assets).contains(&LEARNED));
    assert!(!available_for(&classic("3x2"), &assets).contains(&LEARNED));
    assert!(!available_for(&classic("2x3"), &PlayerAssets::default()).contains(&LEARNED));
    // It was trained to fear no full board.
    let sudden = rules(Preset::Sudden, "2x3");
    assert!(!available_for(&sudden, &assets).contains(&LEARNED));
}

#[test]
fn it_is_the_best_of_settings_where_nobody_is_perfect() {
    let directory = tempdir().unwrap();
    let [small, large] = ["2x3", "2x6"].map(classic);
    for size in ["2x3", "2x6"] {
        write_network(&directory.path().join(format!("{size}.brikke")), size);
    }
    let assets = in_directory(directory.path());
    assert_eq!(resolve(BEST, &large, &assets).to_string(), "learned:3");
    assert_eq!(resolve(BEST, &small, &assets), PlayerSpec::Optimal);
    assert_eq!(
        resolve(BEST, &large, &PlayerAssets::default()).to_string(),
        "expectimax"
    );
}

#[test]
fn hints_and_analyses_ask_for_the_tables_where_there_are_any() {
    let directory = tempdir().unwrap();
    write_network(&directory.path().join("4x4.brikke"), "4x4");
    let tables = TableFiles::new(directory.path());
    let assets = in_directory(directory.path());
    let without = assets.clone().with_tables(tables.clone());
    assert_eq!(best_for(&classic("4x4"), &without).to_string(), "learned:3");
    let table = tables.path(&CATALOG[0]);
    fs::create_dir_all(table.parent().unwrap()).unwrap();
    fs::write(table, b"").unwrap();
    let with = assets.with_tables(tables);
    assert_eq!(best_for(&classic("4x4"), &with).to_string(), "best:3");
    assert_eq!(resolve(BEST, &classic("4x4"), &with).to_string(), "best:3");
    let even = rules(Preset::Even, "4x4");
    assert_eq!(
        best_for(&even, &with).to_string(),
        "learned:3",
        "other tiles"
    );
}

#[test]
fn a_network_is_loaded_once_and_plays() {
    let directory = tempdir().unwrap();
    let file = directory.path().join("2x3.brikke");
    write_network(&file, "2x3");
    let assets = in_directory(directory.path());
    let rules = classic("2x3");
    load(&assets, &rules).unwrap();
    // Changed under its feet, the one that is loaded goes on.
    fs::write(&file, "no network").unwrap();
    let loaded = load(&assets, &rules).unwrap();
    let board = "2 2 . / 4 . .".parse().unwrap();
    let advice = loaded.build(1).advise(&board, &rules).unwrap();
    assert_eq!(advice.values.iter().flatten().count(), 3);
    assert_eq!(loaded.build(1).name(), "learned");
}

/// The file, or nothing for the network inside the program, that is read where
/// these have one; a network inside is whole, and the files are not.
fn check_order(in_data: bool, inside: bool, expected: Option<&str>) {
    let directory = tempdir().unwrap();
    let [data, system] = ["data", "system"].map(|name| directory.path().join(name));
    for place in [&data, &system] {
        fs::create_dir(place).unwrap();
    }
    fs::write(system.join("2x3.brikke"), "no network").unwrap();
    if in_data {
        fs::write(data.join("2x3.brikke"), "no network").unwrap();
    }
    let mut bytes = Vec::new();
    little_network("2x3").write(&mut bytes).unwrap();
    let assets = assets(Networks {
        named: None,
        directories: vec![data],
        embedded: inside.then(|| &*bytes.leak()),
        system: vec![system],
    });
    let refused = load(&assets, &classic("2x3")).err();
    let read = refused.map(|error| match error {
        LoadError::BadNetwork { path, .. } => path.parent().unwrap().to_owned(),
        other => panic!("{other}"),
    });
    assert_eq!(read, expected.map(|name| directory.path().join(name)));
}

#[test]
fn the_persons_network_goes_before_the_programs_and_that_before_the_systems() {
    check_order(true, true, Some("data"));
    check_order(true, false, Some("data"));
    check_order(false, true, None);
    check_order(false, false, Some("system"));
}

#[test]
fn a_network_inside_the_program_is_for_its_size_alone() {
    let mut bytes = Vec::new();
    little_network("2x3").write(&mut bytes).unwrap();
    let assets = assets(Networks {
        embedded: Some(bytes.leak()),
        ..Networks::default()
    });
    assert!(available_for(&classic("2x3"), &assets).contains(&LEARNED));
    assert!(!available_for(&classic("3x3"), &assets).contains(&LEARNED));
    let size = classic("3x3").size();
    let missing = load(&assets, &classic("3x3")).err();
    assert_eq!(missing, Some(LoadError::NoNetwork { size }));
}

#[test]
#[cfg(feature = "embedded-network")]
fn the_shipped_network_is_inside_the_program() {
    let assets = assets(Networks {
        embedded: brikke_players::EMBEDDED_NETWORK,
        ..Networks::default()
    });
    assert!(load(&assets, &classic("4x4")).is_ok());
}

#[test]
fn the_offer_is_known_without_a_look_at_the_files() {
    let directory = tempdir().unwrap();
    let file = directory.path().join("2x3.brikke");
    write_network(&file, "2x3");
    let assets = in_directory(directory.path());
    fs::remove_file(&file).unwrap();
    assert!(available_for(&classic("2x3"), &assets).contains(&LEARNED));
    let missing = load(&assets, &classic("2x3")).err();
    let size = classic("2x3").size();
    assert_eq!(missing, Some(LoadError::NoNetwork { size }));
}

#[test]
fn what_is_missing_is_said_in_a_sentence() {
    let directory = tempdir().unwrap();
    let check = |assets: &PlayerAssets, reason: &str| {
        let refused = load(assets, &classic("2x3")).err().unwrap();
        assert_eq!(
            refused.to_string(),
            format!(
                "the player learned needs a network for 2x3 ({reason}): 'brikke train --size 2x3 \
                 --checkpoint DIR --time 8h --export FILE' makes one, and BRIKKE_NETWORK=FILE \
                 names it"
            )
        );
    };
    check(&PlayerAssets::default(), "none is found");
    let file = directory.path().join("mine");
    let shown = file.display();
    let mine = || {
        assets(Networks {
            named: Some(file.clone()),
            ..Networks::default()
        })
    };
    check(&mine(), &format!("there is no file {shown}"));
    fs::write(&file, "no network").unwrap();
    check(
        &mine(),
        &format!("{shown}: it is not a network made by Brikke"),
    );
    write_network(&file, "2x2");
    check(&mine(), &format!("{shown} is for 2x2"));
    let bytes = fs::read(&file).unwrap();
    fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    check(&mine(), &format!("{shown}: it is cut off"));
}

#[test]
fn however_many_need_a_network_it_is_read_once() {
    let directory = tempdir().unwrap();
    write_network(&directory.path().join("2x3.brikke"), "2x3");
    let (assets, rules) = (in_directory(directory.path()), classic("2x3"));
    let start = Barrier::new(40);
    let networks: Vec<Arc<Network>> = thread::scope(|scope| {
        let loading = (0..40).map(|_| {
            scope.spawn(|| {
                start.wait();
                match load(&assets, &rules).unwrap() {
                    LoadedPlayer::Learned(network, _) => network,
                    _ => panic!("another player"),
                }
            })
        });
        let loading: Vec<_> = loading.collect();
        let networks = loading.into_iter();
        networks.map(|thread| thread.join().unwrap()).collect()
    });
    let is_first = |network: &Arc<Network>| Arc::ptr_eq(network, &networks[0]);
    assert!(networks.iter().all(is_first));
}

#[test]
fn a_network_that_nobody_wants_any_longer_is_not_read() {
    let directory = tempdir().unwrap();
    write_network(&directory.path().join("2x3.brikke"), "2x3");
    let assets = in_directory(directory.path());
    let context = LoadContext {
        assets: &assets,
        stop: &AtomicBool::new(true),
        progress: &|_| {},
    };
    let loaded = LEARNED.load(&classic("2x3"), &context);
    assert!(matches!(loaded, Err(LoadError::Stopped)));
}
