//! Weights as tokens of one byte, for the entropy coder, and a few bits that
//! are not worth modelling.
//!
//! Token 0 is 0. A magnitude up to 15 is its own token; above that the token
//! has the highest four bits and the bits below follow as they are. Negative
//! weights have their own tokens from 128 on.

/// Magnitudes below this are their own tokens.
const DIRECT: u16 = 16;
/// The tokens of negative weights are this much higher.
const NEGATIVE: u8 = 128;
/// The number of tokens, those included that mean nothing.
pub(super) const TOKENS: usize = 256;
/// The number of kinds of tokens that a neighbour is told apart by.
pub(super) const KINDS: usize = 9;

/// The meaning of a token.
#[derive(Clone, Copy)]
pub(super) struct Meaning {
    /// The least magnitude that has it.
    least: u16,
    /// The number of lower bits that follow.
    pub(super) bits: u8,
    /// Zero, or one of four magnitudes with a sign.
    pub(super) kind: u8,
}

/// The meaning of each token.
pub(super) const MEANINGS: [Meaning; TOKENS] = {
    let nothing = Meaning {
        least: 0,
        bits: 0,
        kind: 0,
    };
    let mut meanings = [nothing; TOKENS];
    let mut token = 1_u8;
    while token != 0 {
        if is_token(token) {
            meanings[token as usize] = meaning(token);
        }
        token = token.wrapping_add(1);
    }
    meanings
};

/// True if a byte is the token of a weight.
pub(super) const fn is_token(byte: u8) -> bool {
    // The last octave of 15 bits has twelve lower bits or fewer.
    byte != NEGATIVE && byte & !NEGATIVE < 16 + 8 * 11
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "octaves and bits are below 16"
)]
const fn meaning(token: u8) -> Meaning {
    let number = (token & !NEGATIVE) as u16;
    let (least, bits) = if number < DIRECT {
        (number, 0)
    } else {
        let bits = (number - DIRECT) / 8 + 1;
        ((((number - DIRECT) % 8) | 8) << bits, bits)
    };
    let octave = least.ilog2() as u8 / 2;
    let size = if octave > 3 { 3 } else { octave };
    let sign = if token < NEGATIVE { 0 } else { 4 };
    Meaning {
        least,
        bits: bits as u8,
        kind: 1 + size + sign,
    }
}

/// A weight taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Parts {
    pub(super) token: u8,
    /// The number of lower bits of the magnitude that the token leaves out.
    pub(super) bits: u8,
    /// Those bits.
    pub(super) lower: u16,
}

impl Parts {
    /// Takes a weight apart; the least of all numbers is none.
    pub(super) fn of(weight: i16) -> Parts {
        let magnitude = weight.unsigned_abs();
        let (token, bits) = if magnitude < DIRECT {
            (magnitude, 0)
        } else {
            let bits = magnitude.ilog2() - 3;
            let octave = u16::try_from(bits).unwrap_or(0) - 1;
            (DIRECT + 8 * octave + (magnitude >> bits & 7), bits)
        };
        let sign = if weight < 0 { NEGATIVE } else { 0 };
        Parts {
            token: u8::try_from(token).unwrap_or(u8::MAX) | sign,
            bits: u8::try_from(bits).unwrap_or(0),
            lower: magnitude & ((1 << bits) - 1),
        }
    }
}

/// Puts a weight together again.
#[inline(always)]
pub(super) fn weight(token: u8, meaning: Meaning, lower: u32) -> i32 {
    let magnitude = i32::from(meaning.least) | lower.cast_signed();
    let sign = -i32::from(token >> 7);
    (magnitude ^ sign) - sign
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_comes_back() {
        for code in -i16::MAX..=i16::MAX {
            let Parts { token, bits, lower } = Parts::of(code);
            let meaning = MEANINGS[usize::from(token)];
            assert!(is_token(token), "{code}");
            assert_eq!(meaning.bits, bits, "{code}");
            assert_eq!(weight(token, meaning, lower.into()), code.into());
            assert!(usize::from(meaning.kind) < KINDS);
        }
    }

    #[test]
    fn every_token_has_a_weight() {
        let seen: std::collections::BTreeSet<u8> = (-i16::MAX..=i16::MAX)
            .map(|code| Parts::of(code).token)
            .collect();
        let expected = (0..=u8::MAX).filter(|&byte| is_token(byte));
        assert!(seen.into_iter().eq(expected));
    }
}
