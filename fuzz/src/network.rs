//! Properties that must hold for any bytes that are read as a network. The fuzz
//! target calls it, and so do the ordinary tests of the players, with the
//! corpus.

use brikke_ai::learned::Network;

/// Bytes are a network that survives a round trip, or are refused with a
/// reason. The checksum is put right first, which nobody would guess.
pub fn network(bytes: &[u8]) {
    let body = bytes
        .split_last_chunk::<4>()
        .map_or(bytes, |(body, _)| body);
    let checksum = crc32fast::hash(body).to_le_bytes();
    match Network::read(&[body, &checksum].concat()[..]) {
        Ok(network) => survives(&network),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn survives(network: &Network) {
    let mut written = Vec::new();
    assert!(network.write(&mut written).is_ok());
    let Ok(again) = Network::read(&written[..]) else {
        panic!("what is written is read");
    };
    assert_eq!(again.used_weights(), network.used_weights());
    assert_eq!(again.record(), network.record());
}
