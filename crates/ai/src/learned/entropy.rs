//! Tokens in fewer bits: a range coder of the kind called rANS.
//!
//! How likely a token is depends on its context: a [`Model`] has a table of
//! frequencies for each. Reading one is a look in a table and a
//! multiplication, which has to wait for the one before; so a sequence is cut
//! into [`STRANDS`], which are read side by side.

mod decoder;
mod encoder;

use super::file_error::FileError;
use super::tokens::TOKENS;
pub(super) use decoder::{Decoder, Strand, parts};
pub(super) use encoder::Encoder;

/// Frequencies of a table add up to this power of two.
const BITS: u32 = 11;
const TOTAL: u32 = 1 << BITS;
/// The coder's state is at least this, and below 2^64.
const LOWEST: u64 = 1 << 32;

/// The number of parts of a sequence that are read side by side.
pub(super) const STRANDS: usize = 6;

/// The length of the parts; the last ones may be shorter.
pub(super) fn strand_length(count: usize) -> usize {
    count.div_ceil(STRANDS).max(1)
}

/// A token to be written, with the bits that follow it as they are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Symbol {
    pub(super) context: u8,
    pub(super) token: u8,
    pub(super) bits: u8,
    pub(super) lower: u16,
}

/// Counts of each token in each context.
pub(super) struct Counts {
    counts: Vec<[u64; TOKENS]>,
    /// The number of bits that follow tokens, in all.
    bits: u64,
}

impl Counts {
    pub(super) fn new(contexts: usize) -> Counts {
        Counts {
            counts: vec![[0; TOKENS]; contexts],
            bits: 0,
        }
    }

    pub(super) fn add(&mut self, symbol: Symbol) {
        self.counts[usize::from(symbol.context)][usize::from(symbol.token)] += 1;
        self.bits += u64::from(symbol.bits);
    }

    pub(super) fn model(&self) -> Model {
        Model {
            frequencies: self.counts.iter().map(scaled).collect(),
        }
    }

    /// The approximate size of all these with their model, in bytes.
    pub(super) fn bytes(&self) -> f64 {
        let model = self.model();
        let tables = self.counts.iter().zip(&model.frequencies);
        let of_table = |(counts, frequencies): (&[u64; TOKENS], &[u16; TOKENS])| {
            let used = counts
                .iter()
                .zip(frequencies)
                .filter(|&(&count, _)| count > 0);
            #[expect(clippy::cast_precision_loss, reason = "an estimate")]
            used.map(|(&count, &frequency)| count as f64 * cost(frequency))
                .sum::<f64>()
        };
        let coded: f64 = tables.map(of_table).sum();
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let whole = (self.bits as f64 + coded) / 8.0 + model.bytes() as f64;
        whole
    }
}

/// The bits that a token of this frequency takes.
fn cost(frequency: u16) -> f64 {
    f64::from(BITS) - f64::from(frequency).log2()
}

/// Expected frequencies of each token in each context.
pub(super) struct Model {
    frequencies: Vec<[u16; TOKENS]>,
}

impl Model {
    /// The size of a written model.
    pub(super) fn bytes(&self) -> usize {
        Model::bytes_of(self.frequencies.len())
    }

    /// The size of a written model of so many contexts.
    pub(super) const fn bytes_of(contexts: usize) -> usize {
        contexts * TOKENS * 2
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let frequencies = self.frequencies.as_flattened().iter();
        frequencies
            .flat_map(|frequency| frequency.to_le_bytes())
            .collect()
    }

    /// Reads what [`Model::to_bytes`] gives, if it expects no other tokens
    /// than `is_token` says.
    pub(super) fn from_bytes(bytes: &[u8], is_token: fn(u8) -> bool) -> Result<Model, FileError> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let numbers: Vec<u16> = pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
        let (tables, others) = numbers.as_chunks::<TOKENS>();
        let valid = |table: &[u16; TOKENS]| {
            let sum: u32 = table.iter().map(|&number| u32::from(number)).sum();
            let mut tokens = (0_u8..=255).zip(table);
            sum == TOTAL && tokens.all(|(token, &frequency)| frequency == 0 || is_token(token))
        };
        if !tables.iter().all(valid) || !others.is_empty() || !rest.is_empty() {
            return Err(FileError::Damaged);
        }
        Ok(Model {
            frequencies: tables.to_vec(),
        })
    }

    /// The first slot of each token.
    fn starts(&self) -> Vec<[u16; TOKENS]> {
        let starts = |frequencies: &[u16; TOKENS]| {
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

/// Frequencies in proportion to the counts: at least 1 for what occurs.
fn scaled(counts: &[u64; TOKENS]) -> [u16; TOKENS] {
    let total: u64 = counts.iter().sum();
    let mut frequencies = counts.map(|count| {
        let share = count * u64::from(TOTAL) / total.max(1);
        u16::try_from(share.max(u64::from(count > 0))).unwrap_or(u16::MAX)
    });
    // The most frequent ones, the first of equals, pay for the others or get
    // what is left.
    loop {
        let sum: u32 = frequencies
            .iter()
            .map(|&frequency| u32::from(frequency))
            .sum();
        let most = (0..TOKENS)
            .rev()
            .max_by_key(|&token| frequencies[token])
            .unwrap_or(0);
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
    use crate::learned::tokens::{MEANINGS, Parts, is_token, weight};
    use proptest::prelude::*;

    /// Weights as symbols; the context is whether the one before was zero.
    fn symbols(weights: &[i16]) -> Vec<Symbol> {
        let mut before = 0;
        let symbol = |&weight: &i16| {
            let Parts { token, bits, lower } = Parts::of(weight);
            let context = u8::from(before != 0);
            before = weight;
            Symbol {
                context,
                token,
                bits,
                lower,
            }
        };
        weights.iter().map(symbol).collect()
    }

    fn count(counts: &mut Counts, symbols: &[Symbol]) {
        for &symbol in symbols {
            counts.add(symbol);
        }
    }

    /// Writes and reads the weights; how many bytes they take.
    fn check(weights: &[i16]) -> usize {
        let symbols = symbols(weights);
        let mut counts = Counts::new(2);
        count(&mut counts, &symbols);
        let model = counts.model();
        let bytes = Encoder::new(&model).encode(&[&symbols]);
        let model = Model::from_bytes(&model.to_bytes(), is_token).unwrap();
        let decoder = Decoder::new(&model);
        let [mut strand, ..] = parts(&bytes).unwrap();
        let mut before = 0;
        for &expected in weights {
            let token = decoder.token(&mut strand, usize::from(before != 0));
            let meaning = MEANINGS[usize::from(token)];
            let lower = strand.bits(meaning.bits);
            strand.refill();
            before = weight(token, meaning, lower);
            assert_eq!(before, expected.into());
        }
        strand.finish().unwrap();
        bytes.len()
    }

    #[test]
    fn zeros_take_next_to_nothing() {
        assert!(check(&vec![0; 100_000]) < 20 * STRANDS);
    }

    #[test]
    fn all_weights_come_back() {
        check(&(-i16::MAX..=i16::MAX).collect::<Vec<i16>>());
        check(&[]);
        check(&[i16::MAX]);
    }

    #[expect(clippy::cast_precision_loss, reason = "for a ratio")]
    #[test]
    fn the_estimate_is_the_size() {
        let weights: Vec<i16> = (0..30_000).map(|number| (number % 97) * 7 - 300).collect();
        let mut counts = Counts::new(2);
        count(&mut counts, &symbols(&weights));
        let estimate = counts.bytes() - Model::bytes_of(2) as f64;
        let exact = check(&weights) as f64;
        assert!((estimate / exact - 1.0).abs() < 0.01, "{estimate} {exact}");
    }

    proptest! {
        #[test]
        fn what_is_encoded_is_decoded(
            weights in prop::collection::vec(prop_oneof![3 => Just(0_i16), 1 => -i16::MAX..], 0..3000),
        ) {
            check(&weights);
        }

        #[test]
        fn nonsense_is_refused_or_decoded_but_never_panics(
            bytes in prop::collection::vec(any::<u8>(), 0..200),
            weights in prop::collection::vec(-i16::MAX.., 1..300),
        ) {
            let mut counts = Counts::new(2);
            count(&mut counts, &symbols(&weights));
            let decoder = Decoder::new(&counts.model());
            if let Ok([mut strand, ..]) = parts(&bytes) {
                for _ in 0..500 {
                    let token = decoder.token(&mut strand, 0);
                    strand.bits(MEANINGS[usize::from(token)].bits);
                    strand.refill();
                }
                let _ = strand.finish();
            }
            let _ = Model::from_bytes(&bytes, is_token);
        }
    }
}
