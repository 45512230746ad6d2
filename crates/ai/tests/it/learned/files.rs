//! Networks and trainings as files: what is written is read, and everything
//! else is refused.

use std::sync::atomic::AtomicBool;

use brikke_ai::learned::{FileError, Method, Network, Training};
use brikke_engine::{Board, Rules, playout};
use proptest::prelude::*;

use super::{checkpoint, rules, training};

fn trained() -> Training {
    let training = training("2x2", Method::default());
    training.play_games(0..300, |_, _| {});
    training
}

fn file(network: &Network) -> Vec<u8> {
    let mut bytes = Vec::new();
    network.write(&mut bytes).unwrap();
    bytes
}

fn boards(rules: &Rules) -> Vec<Board> {
    playout::sample_boards(rules, 1, 300)
}

#[test]
fn a_network_comes_back_from_its_file() {
    let training = training("3x3", Method::default());
    training.play_games(0..200, |_, _| {});
    let network = training.network(0.0);
    let read = Network::read(&file(&network)[..]).unwrap();
    assert_eq!(read.record(), network.record());
    assert_eq!(read.used_weights(), network.used_weights());
    for board in boards(&rules("3x3")) {
        assert_eq!(read.value(&board), network.value(&board), "{board:?}");
    }
}

/// Rounded weights are close to the weights themselves: the same games,
/// within a few per cent of the score.
#[test]
fn rounded_weights_play_as_well() {
    let training = training("2x3", Method::default());
    training.play_games(0..20_000, |_, _| {});
    let (mut exact, mut coded) = (0, 0);
    training.test_games(3, 0..5000, |_, game| exact += game.score);
    let network = training.network(0.0);
    network.play_games(&rules("2x3"), 3, 0..5000, |_, game| coded += game.score);
    let share = coded as f64 / exact as f64;
    assert!((0.97..1.03).contains(&share), "{share}");
}

/// The coarser the weights, the smaller the file; and what was seldom looked
/// at goes first.
#[test]
fn a_file_can_be_made_smaller() {
    let training = training("2x3", Method::default());
    training.play_games(0..5000, |_, _| {});
    let fine = training.network(0.0);
    let mut last = file(&fine).len();
    for coarseness in [1e6, 1e8, 1e10] {
        let coarse = training.network(coarseness);
        assert!(coarse.used_weights() < fine.used_weights(), "{coarseness}");
        let length = file(&coarse).len();
        assert!(length < last, "{coarseness}: {length} after {last}");
        last = length;
    }
}

/// A limit is kept, and used.
#[test]
fn a_file_is_as_large_as_it_may_be() {
    let training = training("2x3", Method::default());
    training.play_games(0..5000, |_, _| {});
    let whole = file(&training.network(0.0)).len();
    assert_eq!(file(&training.network_of_size(1 << 30)).len(), whole);
    let models = file(&training.network(1e30)).len();
    let most = models + (whole - models) / 2;
    let length = file(&training.network_of_size(most as u64)).len();
    let used = length as f64 / most as f64;
    assert!((0.9..1.005).contains(&used), "{length} of {most}");
}

/// Version 2 had no stages, and two things the other way round.
#[test]
fn a_network_of_version_2_is_read() {
    let network = trained().network(0.0);
    let bytes = file(&network);
    let body = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
    let header = String::from_utf8(bytes[..body].to_vec()).unwrap();
    let header = header
        .replace("brikke network 4", "brikke network 2")
        .replace("inertia = 0\nstaged = false\n", "");
    let (known, step, rest) = (
        &bytes[body..=body],
        &bytes[body + 1..body + 5],
        &bytes[body + 5..bytes.len() - 4],
    );
    let mut earlier = [header.as_bytes(), step, known, rest].concat();
    earlier.extend(crc32fast::hash(&earlier).to_le_bytes());
    let read = Network::read(&earlier[..]).unwrap();
    assert_eq!(read.record(), network.record());
    assert!(file(&read) == bytes);
}

#[test]
fn a_checkpoint_comes_back() {
    let mut training = trained();
    training.progress_mut().games = 300;
    let bytes = checkpoint(&training);
    let read = Training::read_checkpoint(&bytes[..]).unwrap();
    assert_eq!(read.record(), training.record());
    assert!(checkpoint(&read) == bytes);
}

#[test]
fn other_files_are_refused_in_a_sentence() {
    let check = |bytes: &[u8], expected: &str| {
        let error = Network::read(bytes).err().unwrap().to_string();
        assert_eq!(error, expected);
    };
    check(b"", "it is not a network made by Brikke");
    check(b"\x89PNG\r\n\x1a\n", "it is not a network made by Brikke");
    check(
        &checkpoint(&trained()),
        "it is not a network made by Brikke",
    );
    check(
        b"brikke network 5\n",
        "it is a network of a later version ('brikke network 5'): a newer Brikke reads it",
    );
    check(
        b"brikke network 1\n",
        "it is a network of an earlier version ('brikke network 1'): \
         export it anew with brikke train",
    );
    check(
        b"brikke network 2\nshape = 9x9\nrules = none\n",
        "the line 'rules = none' of its header makes no sense",
    );
    let network = file(&trained().network(0.0));
    check(&network[..network.len() - 1], "it is cut off");
    let longer = [&network[..], b"x"].concat();
    check(&longer, "it is damaged");
}

/// The file with another line in its header, and the right checksum.
fn with_line(bytes: &[u8], key: &str, value: &str) -> Vec<u8> {
    let start = format!("\n{key} = ");
    let found = bytes
        .windows(start.len())
        .position(|at| at == start.as_bytes());
    let value_start = found.unwrap() + start.len();
    let length = bytes[value_start..].iter().position(|&byte| byte == b'\n');
    let rest = &bytes[value_start + length.unwrap()..bytes.len() - 4];
    let mut forged = [&bytes[..value_start], value.as_bytes(), rest].concat();
    forged.extend(crc32fast::hash(&forged).to_le_bytes());
    forged
}

#[test]
fn a_number_that_is_none_or_infinite_is_refused() {
    let (network, checkpoint) = (file(&trained().network(0.0)), checkpoint(&trained()));
    for key in ["alpha", "lambda", "start", "inertia", "seconds"] {
        for value in ["NaN", "inf", "-inf", "infinity", "1e999"] {
            let expected = format!("the line '{key} = {value}' of its header makes no sense");
            let error = Network::read(&with_line(&network, key, value)[..]).err();
            assert_eq!(error.unwrap().to_string(), expected);
            let error = Training::read_checkpoint(&with_line(&checkpoint, key, value)[..]).err();
            assert_eq!(error.unwrap().to_string(), expected);
        }
        assert!(Network::read(&with_line(&network, key, "0.5")[..]).is_ok());
    }
}

#[test]
fn stages_on_a_board_that_has_none_are_refused() {
    let checkpoint = with_line(&checkpoint(&trained()), "staged", "true");
    let network = with_line(&file(&trained().network(0.0)), "staged", "true");
    let expected = "the line 'staged = true' of its header makes no sense";
    let error = Training::read_checkpoint(&checkpoint[..]).err();
    assert_eq!(error.unwrap().to_string(), expected);
    let error = Network::read(&network[..]).err();
    assert_eq!(error.unwrap().to_string(), expected);
}

#[test]
fn a_weight_of_a_checkpoint_that_is_no_number_is_refused() {
    let bytes = checkpoint(&trained());
    let header = bytes.windows(2).position(|at| at == b"\n\n").unwrap() + 2;
    let used = bytes[header..].iter().position(|&byte| byte & 1 != 0);
    let first_weight = header + used.unwrap() + 1;
    for number in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let mut forged = bytes.clone();
        forged[first_weight..first_weight + 4].copy_from_slice(&number.to_le_bytes());
        let end = forged.len() - 4;
        let checksum = crc32fast::hash(&forged[..end]);
        forged[end..].copy_from_slice(&checksum.to_le_bytes());
        let error = Training::read_checkpoint(&forged[..]).err().unwrap();
        assert!(matches!(error, FileError::Damaged), "{number}: {error}");
    }
}

#[test]
fn reading_stops_when_nobody_wants_the_network() {
    let network = file(&trained().network(0.0));
    let stopped = Network::read_unless_stopped(&network[..], &AtomicBool::new(true));
    assert!(matches!(stopped.err(), Some(FileError::Stopped)));
}

#[test]
fn a_file_that_is_cut_anywhere_is_refused() {
    let network = file(&trained().network(0.0));
    for length in (0..network.len()).step_by(97) {
        assert!(Network::read(&network[..length]).is_err(), "{length}");
    }
    let checkpoint = checkpoint(&trained());
    for length in (0..checkpoint.len()).step_by(997) {
        let read = Training::read_checkpoint(&checkpoint[..length]);
        assert!(read.is_err(), "{length}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Every changed bit is found, and none makes the reader panic or take
    /// more memory than a shape needs.
    #[test]
    fn a_changed_bit_is_found(place in any::<prop::sample::Index>(), bit in 0_u32..8) {
        let mut bytes = file(&trained().network(0.0));
        let place = place.index(bytes.len());
        bytes[place] ^= 1_u8 << bit;
        prop_assert!(Network::read(&bytes[..]).is_err());
    }

    /// Changed where the checksum is right again, the decoder still answers.
    #[test]
    fn a_forged_file_never_panics(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20)) {
        let mut bytes = file(&trained().network(0.0));
        let end = bytes.len() - 4;
        for (place, byte) in changes {
            bytes[place.index(end)] = byte;
        }
        let checksum = crc32fast::hash(&bytes[..end]);
        bytes[end..].copy_from_slice(&checksum.to_le_bytes());
        match Network::read(&bytes[..]) {
            Ok(network) => prop_assert!(network.used_weights() <= network.shape().weights()),
            Err(error) => prop_assert!(!matches!(error, FileError::Io(_))),
        }
    }
}
