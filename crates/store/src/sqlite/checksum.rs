//! Checksums of rows.
//!
//! SQLite notices a page whose structure is broken, and not a number that
//! has become another one. So each row has a CRC-32 over its table's name
//! and its values: any change of up to 32 bits in a row is noticed, and so is
//! a row that turns up in another table or under another key.

use crc32fast::Hasher;

use crate::{DamageKind, StoreError};

/// The checksum of one row, in the making.
pub(crate) struct Checksum(Hasher);

impl Checksum {
    /// Of a row of this table.
    pub(crate) fn of(table: &str) -> Checksum {
        let mut hasher = Hasher::new();
        hasher.update(table.as_bytes());
        Checksum(hasher)
    }

    /// With these numbers.
    pub(crate) fn numbers<const N: usize>(mut self, numbers: &[i64; N]) -> Checksum {
        // All at once: many small pieces would take several times as long.
        let bytes = numbers.map(i64::to_le_bytes);
        self.0.update(bytes.as_flattened());
        self
    }

    /// With this origin. The row of a game that was played here has the
    /// checksum that it had before there were origins.
    pub(crate) fn origin(self, code: i64) -> Checksum {
        if code == 0 {
            self
        } else {
            self.numbers(&[code])
        }
    }

    /// With this text, the last of its row unless its length is part of it.
    pub(crate) fn text(self, text: &str) -> Checksum {
        self.bytes(text.as_bytes())
    }

    /// With these bytes, of which the same holds.
    pub(crate) fn bytes(mut self, bytes: &[u8]) -> Checksum {
        self.0.update(bytes);
        self
    }

    /// As it is stored.
    pub(crate) fn finish(self) -> i64 {
        self.0.finalize().into()
    }

    /// Compares with what was stored.
    pub(crate) fn verify(self, stored: i64) -> Result<(), StoreError> {
        if self.finish() == stored {
            Ok(())
        } else {
            Err(DamageKind::Checksum.into())
        }
    }
}

/// The checksum over all actions of a game, one action further.
pub(crate) fn chain(before: i64, number: i64, code: i64, at: i64) -> i64 {
    Checksum::of("actions")
        .numbers(&[before, number, code, at])
        .finish()
}
