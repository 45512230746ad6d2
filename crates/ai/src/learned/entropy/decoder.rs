//! Bytes to codes.

use super::{BITS, CONTEXTS, LOWEST, Model, STRANDS, TOTAL, context, strand_length};
use crate::learned::file_error::FileError;

/// Reads codes.
pub(in crate::learned) struct Decoder {
    /// For each slot of each table its code, the code's frequency, and how
    /// far the slot lies behind the code's first one.
    slots: Vec<Slot>,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    frequency: u16,
    beyond: u16,
    code: u8,
}

impl Decoder {
    pub(in crate::learned) fn new(model: &Model) -> Decoder {
        let mut slots = vec![Slot::default(); TOTAL as usize * CONTEXTS];
        for (slots, frequencies) in slots.chunks_mut(TOTAL as usize).zip(&model.frequencies) {
            let codes = (0_u8..=255).zip(frequencies);
            let filled = codes.flat_map(|(code, &frequency)| {
                (0..frequency).map(move |beyond| Slot {
                    frequency,
                    beyond,
                    code,
                })
            });
            for (slot, filled) in slots.iter_mut().zip(filled) {
                *slot = filled;
            }
        }
        Decoder { slots }
    }

    /// Fills `codes` with what [`Encoder::encode`](super::Encoder::encode) made into bytes.
    pub(in crate::learned) fn decode(
        &self,
        bytes: &[u8],
        codes: &mut [u8],
        row: usize,
    ) -> Result<(), FileError> {
        let mut states = parts(bytes)?;
        let mut strands = codes.chunks_mut(strand_length(codes.len()));
        let mut strands: [&mut [u8]; STRANDS] =
            std::array::from_fn(|_| strands.next().unwrap_or(&mut []));
        let together = strands.iter().map(|strand| strand.len()).min().unwrap_or(0);
        for place in 0..together {
            for (state, codes) in states.iter_mut().zip(&mut strands) {
                self.step(state, codes, place, row)?;
            }
        }
        for (state, codes) in states.iter_mut().zip(&mut strands) {
            for place in together..codes.len() {
                self.step(state, codes, place, row)?;
            }
            state.finish()?;
        }
        Ok(())
    }

    /// Reads the code at a place.
    #[inline(always)]
    fn step(
        &self,
        reading: &mut Reading<'_>,
        codes: &mut [u8],
        place: usize,
        row: usize,
    ) -> Result<(), FileError> {
        let table = context(codes, place, row) * TOTAL as usize;
        let Slot {
            frequency,
            beyond,
            code,
        } = self.slots[table + (reading.state & (TOTAL - 1)) as usize];
        codes[place] = code;
        let state = u32::from(frequency) * (reading.state >> BITS) + u32::from(beyond);
        reading.state = if state < LOWEST {
            let word = reading.words.next().ok_or(FileError::Damaged)?;
            state << 16 | u32::from(u16::from_le_bytes(*word))
        } else {
            state
        };
        Ok(())
    }
}

/// How far a part has been read.
struct Reading<'a> {
    state: u32,
    words: std::slice::Iter<'a, [u8; 2]>,
}

impl Reading<'_> {
    fn new(bytes: &[u8]) -> Option<Reading<'_>> {
        let (state, words) = bytes.split_first_chunk::<4>()?;
        Some(Reading {
            state: u32::from_le_bytes(*state),
            words: words.as_chunks::<2>().0.iter(),
        })
    }

    /// Everything is read, and the state is the one that writing began with.
    fn finish(&mut self) -> Result<(), FileError> {
        let all_read = self.words.next().is_none() && self.state == LOWEST;
        all_read.then_some(()).ok_or(FileError::Damaged)
    }
}

/// The parts of a sequence.
fn parts(bytes: &[u8]) -> Result<[Reading<'_>; STRANDS], FileError> {
    let (lengths, mut rest) = bytes
        .split_at_checked(8 * STRANDS)
        .ok_or(FileError::Damaged)?;
    let mut parts = Vec::with_capacity(STRANDS);
    for length in lengths.as_chunks::<8>().0 {
        let length = usize::try_from(u64::from_le_bytes(*length));
        let length = length.map_err(|_| FileError::Damaged)?;
        let (part, others) = rest.split_at_checked(length).ok_or(FileError::Damaged)?;
        parts.push(Reading::new(part).ok_or(FileError::Damaged)?);
        rest = others;
    }
    let nothing_more = rest.is_empty();
    let parts = parts.try_into().map_err(|_| FileError::Damaged)?;
    nothing_more.then_some(parts).ok_or(FileError::Damaged)
}
