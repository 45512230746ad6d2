//! Codes in fewer bits: a range coder of the kind called rANS.
//!
//! How likely a code is depends on two codes before it, the neighbours of the
//! same tuple with one smaller tile in the first and in the second cell: a
//! [`Model`] has a table of frequencies for each kind of neighbours. The
//! decoder is a table look-up and a multiplication for each code. Each of
//! these has to wait for the one before; so a sequence is cut into
//! [`STRANDS`], which are read side by side while memory answers.

mod decoder;
mod encoder;

use super::file_error::FileError;
pub(super) use decoder::Decoder;
pub(super) use encoder::Encoder;

/// Frequencies of a table add up to this power of two.
const BITS: u32 = 12;
const TOTAL: u32 = 1 << BITS;
/// The coder's state is at least this, and below 2^32.
const LOWEST: u32 = 1 << 16;
/// Kinds of codes, and of pairs of them.
const KINDS: usize = 7;
const CONTEXTS: usize = KINDS * KINDS;

/// How many parts of a sequence are read side by side.
const STRANDS: usize = 4;

/// How long the parts are; the last ones may be shorter.
fn strand_length(codes: usize) -> usize {
    codes.div_ceil(STRANDS).max(1)
}

/// Zero, or one of three magnitudes with a sign.
const KIND: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut code = 1;
    while code < 256 {
        let (level, sign) = if code < 128 {
            (code, 0)
        } else {
            (code - 128, 3)
        };
        kinds[code] = sign + 1 + (level > 4) as u8 + (level > 24) as u8;
        code += 1;
    }
    kinds
};

/// How often each code follows each kind of neighbours.
pub(super) struct Model {
    frequencies: Vec<[u16; 256]>,
}

impl Model {
    /// The size of a written model.
    pub(super) const BYTES: usize = CONTEXTS * 256 * 2;

    /// The model of some sequences of codes; `row` is the distance to the
    /// second neighbour.
    pub(super) fn of<'a>(sequences: impl Iterator<Item = &'a [u8]>, row: usize) -> Model {
        let mut counts = vec![[0_u64; 256]; CONTEXTS];
        let strands = sequences.flat_map(|codes| codes.chunks(strand_length(codes.len())));
        for codes in strands {
            for (place, &code) in codes.iter().enumerate() {
                counts[context(codes, place, row)][usize::from(code)] += 1;
            }
        }
        let frequencies = counts.iter().map(scaled).collect();
        Model { frequencies }
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let frequencies = self.frequencies.as_flattened().iter();
        frequencies
            .flat_map(|frequency| frequency.to_le_bytes())
            .collect()
    }

    /// Reads what [`Model::to_bytes`] gives.
    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Model, FileError> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let numbers: Vec<u16> = pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
        let (tables, _) = numbers.as_chunks::<256>();
        let sum = |table: &[u16; 256]| table.iter().map(|&number| u32::from(number)).sum::<u32>();
        let valid = tables.iter().all(|table| sum(table) == TOTAL);
        if !valid || tables.len() != CONTEXTS || !rest.is_empty() {
            return Err(FileError::Damaged);
        }
        Ok(Model {
            frequencies: tables.to_vec(),
        })
    }

    /// The first slot of each code.
    fn starts(&self) -> Vec<[u16; 256]> {
        let starts = |frequencies: &[u16; 256]| {
            let mut next = 0;
            frequencies.map(|frequency| {
                let start = next;
                next += frequency;
                start
            })
        };
        self.frequencies.iter().map(starts).collect()
    }
}

/// The kinds of a code's neighbours; beyond the beginning everything is zero.
#[inline(always)]
fn context(codes: &[u8], place: usize, row: usize) -> usize {
    let kind = |distance: usize| {
        let code = place.checked_sub(distance).map_or(0, |place| codes[place]);
        usize::from(KIND[usize::from(code)])
    };
    KINDS * kind(row) + kind(1)
}

/// Frequencies in proportion to the counts: at least 1 for what occurs.
fn scaled(counts: &[u64; 256]) -> [u16; 256] {
    let total: u64 = counts.iter().sum();
    let mut frequencies = counts.map(|count| {
        let share = count * u64::from(TOTAL) / total.max(1);
        u16::try_from(share.max(u64::from(count > 0))).unwrap_or(u16::MAX)
    });
    // The most frequent ones pay for the others, or get what is left.
    loop {
        let sum: u32 = frequencies
            .iter()
            .map(|&frequency| u32::from(frequency))
            .sum();
        let most = (0..256).max_by_key(|&code| frequencies[code]).unwrap_or(0);
        match sum.cmp(&TOTAL) {
            std::cmp::Ordering::Equal => return frequencies,
            std::cmp::Ordering::Less => {
                frequencies[most] += u16::try_from(TOTAL - sum).unwrap_or(0);
            }
            std::cmp::Ordering::Greater => frequencies[most] -= 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(codes: &[u8], row: usize) -> usize {
        let model = Model::of([codes].into_iter(), row);
        let bytes = Encoder::new(&model).encode(codes, row);
        let model = Model::from_bytes(&model.to_bytes()).unwrap();
        let mut decoded = vec![0; codes.len()];
        Decoder::new(&model)
            .decode(&bytes, &mut decoded, row)
            .unwrap();
        assert_eq!(decoded, codes);
        bytes.len()
    }

    #[test]
    fn zeros_take_next_to_nothing() {
        assert!(check(&vec![0; 100_000], 16) < 60);
    }

    #[test]
    fn every_code_comes_back() {
        let codes: Vec<u8> = (0..=255).cycle().take(10_000).collect();
        check(&codes, 16);
        check(&[], 16);
        check(&[255], 16);
    }

    proptest! {
        #[test]
        fn what_is_encoded_is_decoded(codes in prop::collection::vec(prop_oneof![3 => Just(0_u8), 1 => any::<u8>()], 0..3000), row in 1_usize..40) {
            check(&codes, row);
        }

        #[test]
        fn nonsense_is_refused_or_decoded_but_never_panics(
            bytes in prop::collection::vec(any::<u8>(), 0..200),
            codes in prop::collection::vec(any::<u8>(), 1..300),
        ) {
            let model = Model::of([&codes[..]].into_iter(), 16);
            let mut decoded = vec![0; 500];
            let _ = Decoder::new(&model).decode(&bytes, &mut decoded, 16);
            let _ = Model::from_bytes(&bytes);
        }
    }
}
