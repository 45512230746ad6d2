//! Tokens to bytes.

use super::{BITS, LOWEST, Model, STRANDS, Symbol};
use crate::learned::tokens::TOKENS;

/// Writes tokens.
pub(in crate::learned) struct Encoder<'a> {
    model: &'a Model,
    starts: Vec<[u16; TOKENS]>,
}

impl Encoder<'_> {
    pub(in crate::learned) fn new(model: &Model) -> Encoder<'_> {
        Encoder {
            starts: model.starts(),
            model,
        }
    }

    /// The bytes of a sequence: how many each strand has, and the strands.
    /// Those that are missing are empty.
    pub(in crate::learned) fn encode(&self, strands: &[impl AsRef<[Symbol]>]) -> Vec<u8> {
        let parts: [Vec<u8>; STRANDS] = std::array::from_fn(|number| {
            self.strand(strands.get(number).map_or(&[], AsRef::as_ref))
        });
        let lengths = parts.iter().map(|part| part.len() as u64);
        let mut bytes: Vec<u8> = lengths.flat_map(u64::to_le_bytes).collect();
        bytes.extend(parts.iter().flatten());
        bytes
    }

    /// The bytes of a strand. They are made from the last symbol to the first
    /// and read from the first to the last.
    fn strand(&self, symbols: &[Symbol]) -> Vec<u8> {
        let mut state = LOWEST;
        let mut words: Vec<u32> = Vec::new();
        for symbol in symbols.iter().rev() {
            let (context, token) = (usize::from(symbol.context), usize::from(symbol.token));
            let frequency = u64::from(self.model.frequencies[context][token]);
            let start = u64::from(self.starts[context][token]);
            if state >> (64 - BITS - u32::from(symbol.bits)) >= frequency {
                #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
                words.push(state as u32);
                state >>= 32;
            }
            state = state << symbol.bits | u64::from(symbol.lower);
            state = (state / frequency) << BITS | (state % frequency + start);
        }
        let mut bytes = state.to_le_bytes().to_vec();
        bytes.extend(words.iter().rev().flat_map(|word| word.to_le_bytes()));
        bytes
    }
}
