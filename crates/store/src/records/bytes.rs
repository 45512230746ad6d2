//! Numbers and texts as bytes, one after another.

use crate::DamageKind;

/// Bytes being written. The first eight are the version of the record, the
/// last four a checksum of all others.
pub(super) struct Writer(Vec<u8>);

impl Writer {
    /// A record of this version.
    pub(super) fn new(version: u64) -> Writer {
        Writer(version.to_le_bytes().to_vec())
    }

    /// Adds a number: seven bits in each byte, the lowest first.
    pub(super) fn number(&mut self, mut number: u64) -> &mut Writer {
        while number >= 0x80 {
            self.0.push(low_bits(number) | 0x80);
            number >>= 7;
        }
        self.0.push(low_bits(number));
        self
    }

    /// Adds several numbers.
    pub(super) fn numbers(&mut self, numbers: &[u64]) -> &mut Writer {
        for &number in numbers {
            self.number(number);
        }
        self
    }

    /// Adds bytes with their length.
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> &mut Writer {
        self.number(bytes.len() as u64);
        self.0.extend(bytes);
        self
    }

    /// Adds a text with its length.
    pub(super) fn text(&mut self, text: &str) -> &mut Writer {
        self.bytes(text.as_bytes())
    }

    /// The record with its checksum.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let sum = hash(&self.0);
        self.0.extend(sum.to_le_bytes());
        self.0
    }
}

/// The CRC-32 that everybody uses, without its tables: records are small, and
/// the tables are half as large as everything else that a browser has to load
/// for a game besides code.
pub(crate) fn hash(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            sum >> 1 ^ (0xEDB8_8320 & (sum & 1).wrapping_neg())
        })
    })
}

const fn low_bits(number: u64) -> u8 {
    (number & 0x7f) as u8
}

/// Bytes being read.
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// The version of a record and its contents, if its checksum is right.
    pub(super) fn new(record: &'a [u8]) -> Result<(u64, Reader<'a>), DamageKind> {
        let (bytes, sum) = record.split_last_chunk().ok_or(DamageKind::Truncated)?;
        if hash(bytes) != u32::from_le_bytes(*sum) {
            return Err(DamageKind::Checksum);
        }
        let (version, rest) = bytes.split_first_chunk().ok_or(DamageKind::Truncated)?;
        Ok((u64::from_le_bytes(*version), Reader(rest)))
    }

    /// True if nothing is left.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn byte(&mut self) -> Result<u8, DamageKind> {
        let (&first, rest) = self.0.split_first().ok_or(DamageKind::Truncated)?;
        self.0 = rest;
        Ok(first)
    }

    /// The next number.
    pub(super) fn number(&mut self) -> Result<u64, DamageKind> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(DamageKind::Truncated)
    }

    /// The next number, if it fits this type.
    pub(super) fn small<N: TryFrom<u64>>(&mut self) -> Result<N, DamageKind> {
        N::try_from(self.number()?).map_err(|_| DamageKind::Contradiction)
    }

    /// The next bytes with a length.
    pub(super) fn bytes(&mut self) -> Result<&'a [u8], DamageKind> {
        let length: usize = self.small()?;
        let (bytes, rest) = self
            .0
            .split_at_checked(length)
            .ok_or(DamageKind::Truncated)?;
        self.0 = rest;
        Ok(bytes)
    }

    /// The next text.
    pub(super) fn text(&mut self) -> Result<&'a str, DamageKind> {
        str::from_utf8(self.bytes()?).map_err(|_| DamageKind::Contradiction)
    }

    /// The next text, as something that is read from it.
    pub(super) fn parsed<T: std::str::FromStr>(&mut self) -> Result<T, DamageKind> {
        self.text()?.parse().map_err(|_| DamageKind::Contradiction)
    }

    /// A parsed text; none for an empty one.
    pub(super) fn parsed_or_none<T: std::str::FromStr>(&mut self) -> Result<Option<T>, DamageKind> {
        let text = self.text()?;
        let parse = |text: &str| text.parse().map_err(|_| DamageKind::Contradiction);
        (!text.is_empty()).then(|| parse(text)).transpose()
    }
}

#[cfg(test)]
mod checksum_tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_checksum_is_the_usual_one(bytes in any::<Vec<u8>>()) {
            prop_assert_eq!(super::hash(&bytes), crc32fast::hash(&bytes));
        }
    }
}
