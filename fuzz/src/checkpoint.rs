//! Properties that must hold for any bytes that are read as a training. The
//! fuzz target calls it, and so do the ordinary tests of the players, with the
//! corpus.

use brikke_ai::learned::Training;
use brikke_engine::Size;

/// The most cells of a board whose training is read: the weights of larger
/// boards take gigabytes.
const MOST_CELLS: usize = 4;

/// Bytes are a training that survives a round trip and can go on, or are
/// refused with a reason. The checksum is put right first, which nobody would
/// guess.
pub fn checkpoint(bytes: &[u8]) {
    if size(bytes).is_some_and(|size| size.cells() > MOST_CELLS) {
        return;
    }
    let body = bytes
        .split_last_chunk::<4>()
        .map_or(bytes, |(body, _)| body);
    let checksum = crc32fast::hash(body).to_le_bytes();
    match Training::read_checkpoint(&[body, &checksum].concat()[..]) {
        Ok(training) => survives(&training),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The size that the header names.
fn size(bytes: &[u8]) -> Option<Size> {
    let text = String::from_utf8_lossy(bytes.get(..1024).unwrap_or(bytes)).into_owned();
    let rules = text
        .lines()
        .find_map(|line| line.strip_prefix("rules = "))?;
    let named = rules
        .split(' ')
        .find_map(|part| part.strip_prefix("size="))?;
    named.parse().ok()
}

fn survives(training: &Training) {
    let mut written = Vec::new();
    assert!(training.write_checkpoint(&mut written).is_ok());
    let Ok(again) = Training::read_checkpoint(&written[..]) else {
        panic!("what is written is read");
    };
    assert_eq!(again.record(), training.record());
    let mut games = 0;
    again.play_games(0..2, |_, _| games += 1);
    assert_eq!(games, 2);
}
