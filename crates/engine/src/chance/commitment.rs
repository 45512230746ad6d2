//! The promise of a secret that is not shown yet.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::{Secret, SeedError};
use crate::encoding::{from_hex, to_hex};

/// The hash of a secret: it fixes all tiles of a game and reveals none.
///
/// A game shows it before the first move. Whoever is given the secret when the
/// game is over hashes it and compares.
///
/// ```
/// use brikke_engine::{Commitment, Secret};
///
/// let secret = Secret::new([7; 32]);
/// let shown_before: Commitment = secret.commitment();
/// assert_eq!(shown_before.to_string().parse(), Ok(shown_before));
/// assert_ne!(Secret::new([8; 32]).commitment(), shown_before);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// A commitment of these bytes, read from a recording.
    pub const fn new(bytes: [u8; 32]) -> Commitment {
        Commitment(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Secret {
    /// The commitment to this secret.
    pub fn commitment(&self) -> Commitment {
        let digest = Sha256::new_with_prefix(b"brikke commitment 1\n").chain_update(self.0);
        Commitment(digest.finalize().into())
    }
}

impl fmt::Display for Commitment {
    /// Writes 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        to_hex(&self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Commitment, SeedError> {
        // Unlike a secret, it is written in one way only.
        let bytes = from_hex(text).filter(|bytes| to_hex(bytes) == text);
        bytes
            .and_then(|bytes| bytes.try_into().ok())
            .map(Commitment)
            .ok_or(SeedError::Commitment)
    }
}
