//! Codes to bytes.

use super::{BITS, LOWEST, Model, STRANDS, context, strand_length};

/// Writes codes.
pub(in crate::learned) struct Encoder<'a> {
    model: &'a Model,
    starts: Vec<[u16; 256]>,
}

impl Encoder<'_> {
    pub(in crate::learned) fn new(model: &Model) -> Encoder<'_> {
        Encoder {
            starts: model.starts(),
            model,
        }
    }

    /// The bytes of a sequence: how many each part has, and the parts.
    pub(in crate::learned) fn encode(&self, codes: &[u8], row: usize) -> Vec<u8> {
        let mut strands = codes.chunks(strand_length(codes.len()));
        let parts: [Vec<u8>; STRANDS] =
            std::array::from_fn(|_| self.strand(strands.next().unwrap_or(&[]), row));
        let lengths = parts.iter().map(|part| part.len() as u64);
        let mut bytes: Vec<u8> = lengths.flat_map(u64::to_le_bytes).collect();
        bytes.extend(parts.iter().flatten());
        bytes
    }

    /// The bytes of a part. They are made from the last code to the first and
    /// read from the first to the last.
    fn strand(&self, codes: &[u8], row: usize) -> Vec<u8> {
        let mut state = LOWEST;
        let mut words: Vec<u16> = Vec::new();
        for (place, &code) in codes.iter().enumerate().rev() {
            let context = context(codes, place, row);
            let frequency = u32::from(self.model.frequencies[context][usize::from(code)]);
            let start = u32::from(self.starts[context][usize::from(code)]);
            if u64::from(state) >= u64::from(frequency) << (32 - BITS) {
                #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
                words.push(state as u16);
                state >>= 16;
            }
            state = (state / frequency) << BITS | (state % frequency + start);
        }
        let mut bytes = state.to_le_bytes().to_vec();
        bytes.extend(words.iter().rev().flat_map(|word| word.to_le_bytes()));
        bytes
    }
}
