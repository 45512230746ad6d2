//! Bytes to tokens.

use super::{BITS, LOWEST, Model, STRANDS, TOTAL};
use crate::learned::file_error::FileError;

/// Reads tokens.
pub(in crate::learned) struct Decoder {
    /// For each slot of each context its token, how far the slot lies behind
    /// the token's first one, and the token's frequency less one: four bytes,
    /// because the tables have to stay in the processor's cache.
    slots: Vec<u32>,
}

impl Decoder {
    pub(in crate::learned) fn new(model: &Model) -> Decoder {
        let mut slots = Vec::with_capacity(TOTAL as usize * model.frequencies.len());
        for frequencies in &model.frequencies {
            for (token, &frequency) in (0_u32..).zip(frequencies) {
                let frequency = u32::from(frequency);
                slots.extend(
                    (0..frequency)
                        .map(|beyond| token | beyond << 8 | (frequency - 1) << (8 + BITS)),
                );
            }
        }
        Decoder { slots }
    }

    /// The next token of a strand. Its [bits](Strand::bits) follow, and then
    /// the strand is to be [refilled](Strand::refill).
    #[inline(always)]
    pub(in crate::learned) fn token(&self, strand: &mut Strand<'_>, context: usize) -> u8 {
        const MASK: u64 = TOTAL as u64 - 1;
        let slot = self.slots[context << BITS | (strand.state & MASK) as usize];
        let beyond = u64::from(slot >> 8) & MASK;
        let frequency = u64::from(slot >> (8 + BITS)) + 1;
        strand.state = frequency * (strand.state >> BITS) + beyond;
        slot.to_le_bytes()[0]
    }
}

/// A strand and its reading position.
pub(in crate::learned) struct Strand<'a> {
    state: u64,
    words: &'a [[u8; 4]],
    next: usize,
}

impl<'a> Strand<'a> {
    fn new(bytes: &'a [u8]) -> Option<Strand<'a>> {
        let (state, words) = bytes.split_first_chunk::<8>()?;
        let (words, rest) = words.as_chunks::<4>();
        rest.is_empty().then_some(Strand {
            state: u64::from_le_bytes(*state),
            words,
            next: 0,
        })
    }

    /// The next so many bits as they are.
    #[inline(always)]
    pub(in crate::learned) fn bits(&mut self, count: u8) -> u32 {
        #[expect(clippy::cast_possible_truncation, reason = "at most 12 bits")]
        let bits = (self.state & ((1 << count) - 1)) as u32;
        self.state >>= count;
        bits
    }

    /// Takes the next word in if there is room for it. Beyond the end all
    /// words are zero, which [`Strand::finish`] notices.
    #[inline(always)]
    pub(in crate::learned) fn refill(&mut self) {
        let word = self.words.get(self.next).copied().unwrap_or_default();
        let has_room = self.state < LOWEST;
        if has_room {
            self.state = self.state << 32 | u64::from(u32::from_le_bytes(word));
        }
        self.next += usize::from(has_room);
    }

    /// Everything is read, and the state is the one that writing began with.
    pub(in crate::learned) fn finish(&self) -> Result<(), FileError> {
        let all_read = self.next == self.words.len() && self.state == LOWEST;
        all_read.then_some(()).ok_or(FileError::Damaged)
    }
}

/// The strands of a sequence.
pub(in crate::learned) fn parts(bytes: &[u8]) -> Result<[Strand<'_>; STRANDS], FileError> {
    let (lengths, mut rest) = bytes
        .split_at_checked(8 * STRANDS)
        .ok_or(FileError::Damaged)?;
    let mut parts = Vec::with_capacity(STRANDS);
    for length in lengths.as_chunks::<8>().0 {
        let length = usize::try_from(u64::from_le_bytes(*length));
        let length = length.map_err(|_| FileError::Damaged)?;
        let (part, others) = rest.split_at_checked(length).ok_or(FileError::Damaged)?;
        parts.push(Strand::new(part).ok_or(FileError::Damaged)?);
        rest = others;
    }
    let nothing_more = rest.is_empty();
    let parts = parts.try_into().map_err(|_| FileError::Damaged)?;
    nothing_more.then_some(parts).ok_or(FileError::Damaged)
}
