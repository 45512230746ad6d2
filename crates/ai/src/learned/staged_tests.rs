//! A training in stages from end to end: episodes from stored boards,
//! checkpoints, files and the player.

use std::iter;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use brikke_engine::{Board, Grid, PackedBoard, Rules, playout};

use super::compact::FORMAT;
use super::header::{Format, write_header};
use super::packed_ranks::above;
use super::stages::{FIRST_CHAIN, LEVELS, Layout, SETS, STAGES, level, set_of_level, sum};
use super::stream::CheckedWriter;
use super::weight_set::WeightSet;
use super::{FileError, Learned, Method, Network, Outcome, Shape, Training};
use crate::{Effort, Player};

/// First boards of three stages, and the numbers of their sets.
const BOARDS: [(u8, usize, &str); 3] = [
    (
        1,
        1,
        "8192 2048 1024 512 / 32 64 128 256 / 32 . . . / . . . .",
    ),
    (4, 3, "16384 8192 64 32 / 2 4 8 16 / . . . . / . . . ."),
    (
        9,
        8,
        "16384 8192 4096 2048 / 128 256 512 1024 / 128 2 . . / . . . .",
    ),
];

fn board(drawing: &str) -> Board {
    drawing.parse().unwrap()
}

fn bits(drawing: &str) -> u64 {
    PackedBoard::try_from(&board(drawing)).unwrap().bits()
}

fn untrained() -> Training {
    let shape = Shape::named("4x6").unwrap();
    let training = Training::new(shape, Rules::default(), Method::default(), 3);
    training.play_games(0..40, |_, _| {});
    training
}

/// A training with stages that has learned from episodes in them alone, and
/// the outcomes of those.
fn trained() -> &'static (Training, Vec<Outcome>) {
    static TRAINED: OnceLock<(Training, Vec<Outcome>)> = OnceLock::new();
    TRAINED.get_or_init(|| {
        let mut training = untrained().with_stages(0).unwrap();
        let starts = training.starts.as_ref().unwrap();
        for (stage, _, drawing) in BOARDS {
            starts.offer(stage, bits(drawing));
        }
        training.set_shares([0, 1, 0, 0, 1, 0, 0, 0, 0, 1]);
        training.set_late_only(true);
        let mut outcomes = Vec::new();
        training.play_games(100..200, |_, outcome| outcomes.push(outcome));
        (training, outcomes)
    })
}

fn checkpoint(training: &Training) -> Vec<u8> {
    let mut bytes = Vec::new();
    training.write_checkpoint(&mut bytes).unwrap();
    bytes
}

fn network() -> &'static Arc<Network> {
    static NETWORK: OnceLock<Arc<Network>> = OnceLock::new();
    NETWORK.get_or_init(|| Arc::new(trained().0.network(0.0)))
}

#[test]
fn episodes_begin_in_their_stage_and_end_with_32768() {
    let (_, outcomes) = trained();
    let count = |stage: u8| {
        let begun = outcomes.iter().filter(|game| game.first_stage == stage);
        begun.count()
    };
    let counts = BOARDS.map(|(stage, ..)| count(stage));
    assert_eq!(counts.iter().sum::<usize>(), 100);
    assert!(counts.iter().all(|&count| count > 20));
    for game in outcomes {
        assert!(game.last_stage >= game.first_stage);
        let is_made = game.largest == 15;
        assert_eq!(usize::from(game.last_stage) == STAGES, is_made, "{game:?}");
    }
}

#[test]
fn weights_of_the_first_stage_stay() {
    let (training, _) = trained();
    let before = untrained();
    let base = u32::try_from(before.shape().weights()).unwrap();
    let same =
        |index: u32| training.weights.get(index).to_bits() == before.weights.get(index).to_bits();
    assert!((0..base).all(same));
    let changed = |index: u32| training.coherence.as_ref().unwrap().absolute(base + index) > 0.0;
    assert!((0..base).any(changed), "stage 1 has learned");
}

/// The value of a late board by its definition.
#[test]
fn a_value_is_a_level_and_the_weights_of_the_stage() {
    let (training, _) = trained();
    for (stage, set, drawing) in BOARDS {
        let bits = bits(drawing);
        let lower = match stage {
            4 => bits - above(bits, 12),
            _ => bits,
        };
        let offset = u32::try_from(set * training.shape().weights()).unwrap();
        let indices = training
            .views
            .indices(&PackedBoard::from_bits(lower).to_board());
        let weights = indices
            .iter()
            .map(|index| training.weights.get(offset + index));
        let level = training
            .levels
            .get(u32::try_from(level(sum(bits))).unwrap());
        let expected = level + weights.sum::<f32>();
        for found in [
            network().packed_value(bits).unwrap(),
            network().value(&board(drawing)).unwrap(),
        ] {
            let close = (found - expected).abs() < 1.0 + expected.abs() / 1000.0;
            assert!(close, "{drawing}: {found}, not {expected}");
        }
    }
}

#[test]
fn a_checkpoint_with_stages_comes_back_and_goes_on() {
    let (training, _) = trained();
    let bytes = checkpoint(training);
    let read = Training::read_checkpoint(&bytes[..]).unwrap();
    assert!(checkpoint(&read) == bytes);
    assert!(read.record().staged);
}

#[test]
fn a_training_goes_on_from_a_network_with_stages() {
    let training = Training::of_network(network(), Method::default(), 7);
    assert!(training.record().staged);
    let training = training.with_stages(1).unwrap();
    let mut weights = training.weights.words().iter();
    for set in 0..SETS {
        for (&code, weight) in network().set(set).iter().zip(&mut weights) {
            let expected = network().step(set) * f32::from(code);
            assert_eq!(weight.load(Relaxed), expected.to_bits(), "set {set}");
        }
    }
    for (level, index) in network().levels.iter().zip(0..) {
        assert_eq!(training.levels.get(index).to_bits(), level.to_bits());
    }
}

#[test]
fn weights_that_have_learned_nothing_since_are_never_rounded() {
    let training = Training::of_network(network(), Method::default(), 7);
    let again = training.network(1e6);
    for set in 0..SETS {
        let weights = |network: &Network| -> Vec<f32> {
            let codes = network.set(set).iter();
            codes
                .map(|&code| network.step(set) * f32::from(code))
                .collect()
        };
        let (expected, found) = (weights(network()), weights(&again));
        let tolerance = 1e-3 * expected.iter().copied().fold(0.0, f32::max);
        for (index, (expected, found)) in expected.into_iter().zip(found).enumerate() {
            assert!(
                (found - expected).abs() <= tolerance,
                "set {set}, weight {index}"
            );
        }
    }
}

#[test]
fn a_network_with_stages_comes_back_from_its_file() {
    let network = network();
    let mut bytes = Vec::new();
    network.write(&mut bytes).unwrap();
    let read = Network::read(&bytes[..]).unwrap();
    assert_eq!(read.record(), network.record());
    assert_eq!(read.used_weights(), network.used_weights());
    let early = playout::sample_boards(&Rules::default(), 1, 100);
    for board in early
        .into_iter()
        .chain(BOARDS.map(|(.., drawing)| board(drawing)))
    {
        assert_eq!(read.value(&board), network.value(&board), "{board:?}");
    }
}

#[test]
fn late_weights_are_unpacked_when_a_board_needs_them() {
    let mut bytes = Vec::new();
    network().write(&mut bytes).unwrap();
    let read = Network::read(&bytes[..]).unwrap();
    let unpacked = || -> Vec<bool> { read.sets.iter().map(WeightSet::is_unpacked).collect() };
    let mut expected = vec![false; SETS];
    expected[0] = true;
    assert_eq!(unpacked(), expected);
    for (_, set, drawing) in BOARDS {
        assert!(read.packed_value(bits(drawing)).is_some());
        expected[set] = true;
        assert_eq!(unpacked(), expected, "{drawing}");
    }
}

/// The time of a move is for searching: everything that is needed is unpacked before.
#[test]
fn a_player_with_a_time_has_the_weights_of_the_next_stage() {
    let mut bytes = Vec::new();
    network().write(&mut bytes).unwrap();
    // 28 below the boundary at 16384.
    let drawing = board("8192 4096 2048 1024 / 512 256 128 64 / 32 4 . . / . . . .");
    for (effort, expected) in [
        (Effort::at_depth::<1>(), [true, false]),
        (Effort::Time(Duration::from_micros(1)), [true, true]),
    ] {
        let read = Arc::new(Network::read(&bytes[..]).unwrap());
        let mut player = Learned::new(Arc::clone(&read), effort);
        assert!(player.choose(&drawing, &Rules::default()).is_some());
        let unpacked = [1, 2].map(|set| read.sets[set].is_unpacked());
        assert_eq!(unpacked, expected, "{effort}");
    }
}

#[test]
fn a_file_without_late_stages_knows_the_first_ones() {
    let mut bytes = Vec::new();
    network().write(&mut bytes).unwrap();
    let shorter = Network::without_late_stages(&bytes).unwrap();
    assert!(shorter.len() < bytes.len());
    let read = Network::read(&shorter[..]).unwrap();
    assert!(!read.record().staged);
    assert_eq!(read.set(0), network().set(0));
    assert_eq!(Network::without_late_stages(&shorter).unwrap(), shorter);
    for board in playout::sample_boards(&Rules::default(), 1, 100) {
        assert_eq!(read.value(&board), network().value(&board), "{board:?}");
    }
}

/// The file of a network as it was when boards without a chain shared one set.
fn file_of_chains_alone(network: &Network) -> Vec<u8> {
    let format = Format {
        versions: 2..=3,
        ..FORMAT
    };
    let mut bytes = Vec::new();
    let mut writer = CheckedWriter::new(&mut bytes);
    write_header(&format, &network.shape, &network.record, &mut writer).unwrap();
    writer.write_all(&[network.known]).unwrap();
    let levels = &network.levels[Layout::CHAINS_ALONE.first_level..];
    for level in [0.0].iter().chain(levels) {
        writer.write_all(&level.to_le_bytes()).unwrap();
    }
    for set in iter::once(0).chain(FIRST_CHAIN..SETS) {
        network.write_set(set, &mut writer).unwrap();
    }
    writer.finish().unwrap();
    bytes
}

#[test]
fn a_file_of_chains_alone_is_read() {
    let bytes = file_of_chains_alone(network());
    let read = Network::read(&bytes[..]).unwrap();
    assert_eq!(read.layout, Layout::CHAINS_ALONE);
    let first = Network::without_late_stages(&bytes).unwrap();
    let first = Network::read(&first[..]).unwrap();
    for (_, set, drawing) in BOARDS {
        let expected = if set < FIRST_CHAIN { &first } else { network() };
        let bits = bits(drawing);
        assert_eq!(
            read.packed_value(bits),
            expected.packed_value(bits),
            "{drawing}"
        );
    }
    let mut again = Vec::new();
    read.write(&mut again).unwrap();
    let again = Network::read(&again[..]).unwrap();
    assert_eq!(again.layout, Layout::STAGED);
    for (.., drawing) in BOARDS {
        assert_eq!(
            again.value(&board(drawing)),
            read.value(&board(drawing)),
            "{drawing}"
        );
    }
}

#[test]
fn a_training_from_chains_alone_finds_the_levels_that_are_missing() {
    let bytes = file_of_chains_alone(network());
    let read = Network::read(&bytes[..]).unwrap();
    let training = Training::of_network(&read, Method::default(), 7);
    let starts = training.starts.as_ref().unwrap();
    starts.offer(BOARDS[0].0, bits(BOARDS[0].2));
    let training = training.with_stages(1).unwrap();
    let level = |level: usize| training.levels.get(u32::try_from(level).unwrap());
    assert!(level(1) != 0.0 && set_of_level(1) == 1);
    for number in (0..LEVELS).filter(|&number| set_of_level(number) >= FIRST_CHAIN) {
        assert_eq!(level(number).to_bits(), network().levels[number].to_bits());
    }
}

#[test]
fn a_training_in_other_stages_is_too_old() {
    let format = Format {
        kind: "training",
        versions: 2..=2,
        staged_since: 2,
    };
    let mut bytes = Vec::new();
    let mut writer = CheckedWriter::new(&mut bytes);
    write_header(&format, &network().shape, &network().record, &mut writer).unwrap();
    writer.finish().unwrap();
    assert!(matches!(
        Training::read_checkpoint(&bytes[..]),
        Err(FileError::Earlier {
            kind: "training",
            ..
        })
    ));
}

#[test]
fn a_damaged_late_stage_is_no_network_without_late_stages() {
    let mut bytes = Vec::new();
    network().write(&mut bytes).unwrap();
    let place = bytes.len() - 100;
    bytes[place] ^= 1;
    assert!(matches!(
        Network::without_late_stages(&bytes),
        Err(FileError::Damaged)
    ));
    assert!(Network::without_late_stages(&bytes[..place]).is_err());
    assert!(Network::without_late_stages(b"nothing").is_err());
}

/// Greedy games and the player agree, and so do both ways to search.
#[test]
fn the_player_sees_stages_at_every_depth() {
    let mut greedy = Learned::new(Arc::clone(network()), Effort::Usual);
    let mut deeper = Learned::new(Arc::clone(network()), Effort::at_depth::<2>());
    let rules = Rules::default();
    for (.., drawing) in BOARDS {
        let board = board(drawing);
        let packed = bits(drawing);
        let slides = PackedBoard::from_bits(packed).try_slide_each().unwrap();
        for (value, slide) in greedy.values(&board, &rules).into_iter().zip(slides) {
            let expected = slide.map(|slide| {
                #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
                let gained = slide.gained as f32;
                let after = network().packed_value(slide.after.board().bits());
                f64::from(after.unwrap() + gained)
            });
            assert_eq!(value, expected);
        }
        assert!(
            deeper
                .values(&board, &rules)
                .into_iter()
                .flatten()
                .all(f64::is_finite)
        );
    }
}
