//! The part of a network's file that has one tuple.

use super::entropy::{Decoder, STRANDS, Strand, parts, strand_length};
use super::file_error::FileError;
use super::rows::{first_context, row_context, shift};
use super::tokens::{MEANINGS, weight};

/// Reads both kinds of sequences.
pub(super) struct Decoders {
    pub(super) rows: Decoder,
    pub(super) weights: Decoder,
}

/// The bytes of a tuple.
pub(super) struct Section {
    pub(super) kinds: Vec<u8>,
    pub(super) weights: Vec<u8>,
}

/// A row that is not all zero.
#[derive(Clone, Copy, Default)]
struct Row {
    /// The place of its first weight.
    start: usize,
    shift: u32,
}

impl Section {
    /// Reads the weights of a tuple, of which `row` make a row, all zero so
    /// far.
    pub(super) fn fill(
        &self,
        decoders: &Decoders,
        codes: &mut [i16],
        row: usize,
    ) -> Result<(), FileError> {
        let kinds = self.row_kinds(&decoders.rows, codes.len() / row, row)?;
        let rows: Vec<Row> = (0..)
            .zip(&kinds)
            .filter_map(|(number, &kind)| {
                let start = number * row;
                shift(kind).map(|shift| Row { start, shift })
            })
            .collect();
        self.fill_rows(&decoders.weights, codes, &rows, row)
    }

    fn row_kinds(
        &self,
        decoder: &Decoder,
        count: usize,
        apart: usize,
    ) -> Result<Vec<u8>, FileError> {
        let mut strands = parts(&self.kinds)?;
        let mut kinds = vec![0; count];
        let mut parts: Vec<&mut [u8]> = kinds.chunks_mut(strand_length(count)).collect();
        for place in 0..strand_length(count) {
            for (kinds, strand) in parts.iter_mut().zip(&mut strands) {
                if place < kinds.len() {
                    let context = row_context(kinds, place, apart);
                    kinds[place] = decoder.token(strand, context);
                    strand.refill();
                }
            }
        }
        strands.iter().try_for_each(Strand::finish)?;
        Ok(kinds)
    }

    fn fill_rows(
        &self,
        decoder: &Decoder,
        codes: &mut [i16],
        rows: &[Row],
        row: usize,
    ) -> Result<(), FileError> {
        let mut strands = parts(&self.weights)?;
        let length = strand_length(rows.len());
        let mut parts = rows.chunks(length);
        let parts: [&[Row]; STRANDS] = std::array::from_fn(|_| parts.next().unwrap_or(&[]));
        let together = parts.iter().map(|rows| rows.len()).min().unwrap_or(0);
        for place in 0..together {
            let side_by_side = parts.map(|rows| rows[place]);
            fill_together(decoder, &mut strands, codes, side_by_side, row);
        }
        for (strand, rows) in strands.iter_mut().zip(parts) {
            for &next in rows.iter().skip(together) {
                let strand = std::array::from_mut(strand);
                fill_together(decoder, strand, codes, [next], row);
            }
        }
        strands.iter().try_for_each(Strand::finish)
    }
}

/// Reads a row of each strand, weight by weight in turn.
#[inline(always)]
fn fill_together<const N: usize>(
    decoder: &Decoder,
    strands: &mut [Strand<'_>; N],
    codes: &mut [i16],
    rows: [Row; N],
    row: usize,
) {
    let firsts = rows.map(|row| first_context(row.shift));
    let mut kinds = [0; N];
    for column in 0..row {
        for number in 0..N {
            let strand = &mut strands[number];
            let token = decoder.token(strand, firsts[number] + kinds[number]);
            let meaning = MEANINGS[usize::from(token)];
            let lower = strand.bits(meaning.bits);
            strand.refill();
            kinds[number] = usize::from(meaning.kind);
            #[expect(clippy::cast_possible_truncation, reason = "true of what was written")]
            let code = (weight(token, meaning, lower) << rows[number].shift) as i16;
            codes[rows[number].start + column] = code;
        }
    }
}
