//! Weights as tokens of one byte, for the entropy coder, and a few bits that
//! are not worth modelling.
//!
//! Token 0 is 0. A magnitude up to 31 is its own token; above that the token
//! has the highest four bits and the bits below follow as they are. Negative
//! weights have their own tokens from 128 on.

use super::file_error::FileError;

/// Magnitudes below this are their own tokens.
const DIRECT: u16 = 32;
/// The tokens of negative weights are this much higher.
const NEGATIVE: u8 = 128;

/// The token of a weight, and how many lower bits of its magnitude it leaves
/// out.
fn token(code: i16) -> (u8, u32) {
    let magnitude = code.unsigned_abs();
    let (token, left_out) = if magnitude < DIRECT {
        (magnitude, 0)
    } else {
        let left_out = magnitude.ilog2() - 3;
        let octave = u16::try_from(left_out).unwrap_or(0) - 2;
        (DIRECT + 8 * octave + (magnitude >> left_out & 7), left_out)
    };
    let token = u8::try_from(token).unwrap_or(u8::MAX);
    let sign = if code < 0 { NEGATIVE } else { 0 };
    (token | sign, left_out)
}

/// The least magnitude of a token, and how many lower bits follow; nothing
/// for a byte that is no token.
fn magnitude(token: u8) -> Option<(u16, u32)> {
    let token = u16::from(token & !NEGATIVE);
    if token < DIRECT {
        return Some((token, 0));
    }
    let (octave, highest) = ((token - DIRECT) / 8, ((token - DIRECT) % 8) | 8);
    let left_out = u32::from(octave) + 2;
    (left_out < 12).then_some((highest << left_out, left_out))
}

/// Weights taken apart.
#[derive(Default)]
pub(super) struct Tokens {
    pub(super) tokens: Vec<u8>,
    pub(super) bits: BitWriter,
}

impl Tokens {
    pub(super) fn push(&mut self, code: i16) {
        let (token, left_out) = token(code);
        self.tokens.push(token);
        self.bits.push(code.unsigned_abs(), left_out);
    }
}

/// Bits in bytes, the lowest first.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    pending: u32,
    count: u32,
}

impl BitWriter {
    /// Appends the lowest `count` bits of a number.
    fn push(&mut self, number: u16, count: u32) {
        self.pending |= (u32::from(number) & ((1 << count) - 1)) << self.count;
        self.count += count;
        while self.count >= 8 {
            let [lowest, ..] = self.pending.to_le_bytes();
            self.bytes.push(lowest);
            self.pending >>= 8;
            self.count -= 8;
        }
    }

    /// All bytes, the last one filled up with zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            let [lowest, ..] = self.pending.to_le_bytes();
            self.bytes.push(lowest);
        }
        self.bytes
    }
}

/// Puts weights together again.
pub(super) struct BitReader<'a> {
    bytes: std::slice::Iter<'a, u8>,
    pending: u32,
    count: u32,
}

impl BitReader<'_> {
    pub(super) fn new(bytes: &[u8]) -> BitReader<'_> {
        BitReader {
            bytes: bytes.iter(),
            pending: 0,
            count: 0,
        }
    }

    /// The weight of a token, with the bits that follow.
    #[inline(always)]
    pub(super) fn code(&mut self, token: u8) -> Result<i16, FileError> {
        let (least, left_out) = magnitude(token).ok_or(FileError::Damaged)?;
        while self.count < left_out {
            let byte = self.bytes.next().ok_or(FileError::Damaged)?;
            self.pending |= u32::from(*byte) << self.count;
            self.count += 8;
        }
        let lower = self.pending & ((1 << left_out) - 1);
        self.pending >>= left_out;
        self.count -= left_out;
        let magnitude = u32::from(least) | lower;
        let magnitude = i16::try_from(magnitude).map_err(|_| FileError::Damaged)?;
        Ok(if token & NEGATIVE == 0 {
            magnitude
        } else {
            -magnitude
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_comes_back() {
        let codes = -i16::MAX..=i16::MAX;
        let mut tokens = Tokens::default();
        codes.clone().for_each(|code| tokens.push(code));
        let bytes = tokens.bits.finish();
        let mut reader = BitReader::new(&bytes);
        for (code, token) in codes.zip(tokens.tokens) {
            assert_eq!(reader.code(token).unwrap(), code);
        }
        assert!(BitReader::new(&[]).code(100).is_err());
        assert!(BitReader::new(&[0; 8]).code(127).is_err());
    }
}
