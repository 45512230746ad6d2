//! Rising numbers in little room, found quickly.

/// Rising numbers below a bound (Elias and Fano): the low bits of each are
/// stored as they are, and the high bits as a row of bits, a one for each
/// number and a zero where the high bits rise by one. That takes two bits more
/// than the logarithm of the mean distance, for each number.
pub(super) struct EliasFano {
    count: usize,
    low_bits: u32,
    lows: Vec<u64>,
    highs: Vec<u64>,
    /// The place of every 128th zero.
    samples: Vec<u32>,
}

/// Zeros for each sample.
const SAMPLED: usize = 128;

impl EliasFano {
    /// The low bits that take the least room.
    fn low_bits(count: usize, below: u32) -> u32 {
        (u64::from(below) / (count.max(1) as u64))
            .checked_ilog2()
            .unwrap_or(0)
    }

    fn low_words(count: usize, low_bits: u32) -> usize {
        // Two words can be read at the place of every number.
        count * low_bits as usize / 64 + 2
    }

    fn high_words(count: usize, below: u32, low_bits: u32) -> usize {
        (count + (below >> low_bits) as usize + 1).div_ceil(64)
    }

    /// Of numbers that rise, each below `below`.
    pub(super) fn new(numbers: &[u32], below: u32) -> EliasFano {
        let count = numbers.len();
        let low_bits = EliasFano::low_bits(count, below);
        let mut lows = vec![0_u64; EliasFano::low_words(count, low_bits)];
        let mut highs = vec![0_u64; EliasFano::high_words(count, below, low_bits)];
        for (index, &number) in numbers.iter().enumerate() {
            let low = u64::from(number) & ((1 << low_bits) - 1);
            let (word, shift) = (
                index * low_bits as usize / 64,
                index * low_bits as usize % 64,
            );
            lows[word] |= low << shift;
            if shift + low_bits as usize > 64 {
                lows[word + 1] |= low >> (64 - shift);
            }
            let place = (number >> low_bits) as usize + index;
            highs[place / 64] |= 1 << (place % 64);
        }
        let samples = samples(&highs);
        EliasFano {
            count,
            low_bits,
            lows,
            highs,
            samples,
        }
    }

    /// The bytes of so many numbers below `below`.
    pub(super) fn byte_count(count: usize, below: u32) -> usize {
        let low_bits = EliasFano::low_bits(count, below);
        8 * (EliasFano::low_words(count, low_bits) + EliasFano::high_words(count, below, low_bits))
    }

    pub(super) fn write(&self, to: &mut Vec<u8>) {
        for word in self.lows.iter().chain(&self.highs) {
            to.extend_from_slice(&word.to_le_bytes());
        }
    }

    /// From the bytes that were written for so many numbers below `below`;
    /// `None` if they cannot be that.
    pub(super) fn read(bytes: &[u8], count: usize, below: u32) -> Option<EliasFano> {
        if bytes.len() != EliasFano::byte_count(count, below) || count > below as usize {
            return None;
        }
        let low_bits = EliasFano::low_bits(count, below);
        let mut words = bytes
            .as_chunks()
            .0
            .iter()
            .map(|&word| u64::from_le_bytes(word));
        let lows = words
            .by_ref()
            .take(EliasFano::low_words(count, low_bits))
            .collect();
        let highs: Vec<u64> = words.collect();
        let ones: usize = highs.iter().map(|word| word.count_ones() as usize).sum();
        let samples = samples(&highs);
        (ones == count).then_some(EliasFano {
            count,
            low_bits,
            lows,
            highs,
            samples,
        })
    }

    #[inline(always)]
    fn low(&self, index: usize) -> u32 {
        let bit = index * self.low_bits as usize;
        let (word, shift) = (bit / 64, bit % 64);
        // Shifted twice, because a shift by 64 is none.
        let low = self.lows[word] >> shift | self.lows[word + 1] << 1 << (63 - shift);
        #[expect(clippy::cast_possible_truncation, reason = "at most 32 bits")]
        let low = (low & ((1 << self.low_bits) - 1)) as u32;
        low
    }

    /// The place of a number among all of them.
    #[inline]
    pub(super) fn find(&self, number: u32) -> Option<usize> {
        let (high, low) = (
            (number >> self.low_bits) as usize,
            number & ((1 << self.low_bits) - 1),
        );
        let mut place = self.after_zeros(high)?;
        while self.highs.get(place / 64)? >> (place % 64) & 1 == 1 {
            let index = place - high;
            let found = self.low(index);
            if found >= low {
                return (found == low).then_some(index);
            }
            place += 1;
        }
        None
    }

    /// The place behind so many zeros of the high bits.
    #[inline]
    fn after_zeros(&self, zeros: usize) -> Option<usize> {
        let Some(nth) = zeros.checked_sub(1) else {
            return Some(0);
        };
        let sample = *self.samples.get(nth / SAMPLED)? as usize;
        let mut to_skip = nth % SAMPLED;
        let mut index = sample / 64;
        let mut word = !self.highs[index] & u64::MAX << (sample % 64);
        while word.count_ones() as usize <= to_skip {
            to_skip -= word.count_ones() as usize;
            index += 1;
            word = !*self.highs.get(index)?;
        }
        for _ in 0..to_skip {
            word &= word - 1;
        }
        Some(64 * index + word.trailing_zeros() as usize + 1)
    }

    /// All numbers, in order.
    pub(super) fn numbers(&self) -> Vec<u32> {
        let mut numbers = Vec::with_capacity(self.count);
        for (index, &word) in self.highs.iter().enumerate() {
            let mut word = word;
            while word != 0 {
                let place = 64 * index + word.trailing_zeros() as usize;
                #[expect(clippy::cast_possible_truncation, reason = "below a bound of 32 bits")]
                let high = (place - numbers.len()) as u32;
                numbers.push(high << self.low_bits | self.low(numbers.len()));
                word &= word - 1;
            }
        }
        numbers
    }
}

/// The place of every 128th zero.
fn samples(highs: &[u64]) -> Vec<u32> {
    let (mut samples, mut zeros) = (Vec::new(), 0);
    for (index, &word) in highs.iter().enumerate() {
        let mut word = !word;
        let count = word.count_ones() as usize;
        let wanted = samples.len() * SAMPLED;
        if wanted < zeros + count {
            for _ in zeros..wanted {
                word &= word - 1;
            }
            let place = 64 * index + word.trailing_zeros() as usize;
            samples.push(u32::try_from(place).unwrap_or(u32::MAX));
        }
        zeros += count;
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn check(numbers: &[u32], below: u32) {
        let mut bytes = Vec::new();
        EliasFano::new(numbers, below).write(&mut bytes);
        let read = EliasFano::read(&bytes, numbers.len(), below).unwrap();
        assert_eq!(read.numbers(), numbers);
        for (index, &number) in numbers.iter().enumerate() {
            assert_eq!(read.find(number), Some(index));
        }
        for number in (0..below.min(2000)).chain([below - 1]) {
            assert_eq!(read.find(number), numbers.binary_search(&number).ok());
        }
        assert!(EliasFano::read(&bytes[1..], numbers.len(), below).is_none());
    }

    #[test]
    fn few_and_many_numbers_are_found() {
        check(&[], 1);
        check(&[0], 1);
        check(&[7], 4_000_000_000);
        check(&[0, 3_999_999_999], 4_000_000_000);
        check(&(0..5000).collect::<Vec<_>>(), 5000);
        check(
            &(0..5000).map(|number| 3 * number).collect::<Vec<_>>(),
            15000,
        );
    }

    proptest! {
        #[test]
        fn any_numbers_are_found(numbers: BTreeSet<u16>, below in 65536_u32..1_000_000) {
            let numbers: Vec<u32> = numbers.into_iter().map(u32::from).collect();
            check(&numbers, below);
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>, count in 0_usize..40, number: u32) {
            if let Some(read) = EliasFano::read(&bytes, count, 100) {
                let _ = (read.find(number), read.numbers());
            }
        }
    }
}
