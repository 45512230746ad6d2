//! Randomness of the system, for the secrets of games.

use brikke_engine::{Chance, Secret};

/// A secret that nobody knows.
pub fn chance() -> Chance {
    let mut bytes = [0; 32];
    if getrandom::fill(&mut bytes).is_err() {
        // A system without randomness still has a clock.
        let millis = crate::now().millis().to_le_bytes();
        bytes[..8].copy_from_slice(&millis);
    }
    Chance::Secret(Secret::new(bytes))
}

/// A seed for a player.
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_default()
}
