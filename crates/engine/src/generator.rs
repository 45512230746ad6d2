//! The fast generator for simulations.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

use crate::Direction;

/// A stream of pseudo-random words for playing many games quickly:
/// xoshiro256++, started through SplitMix64.
///
/// Both algorithms are fixed, and how words become directions, cells and
/// tiles is decided here alone ([`Word`]): a simulation with the same seed
/// gives the same games in every release. Games that people play draw their
/// tiles from a [`Secret`](crate::Secret) instead.
#[derive(Debug, Clone)]
pub struct Generator(Xoshiro256PlusPlus);

impl Generator {
    /// The stream number `index` of a seed. Streams of one seed are
    /// independent: game 7 of a simulation is the same game whether or not
    /// the games before it are played.
    pub fn stream(seed: u64, index: u64) -> Generator {
        let start = split_mix(seed).next_u64();
        let key = split_mix(start.wrapping_add(index)).next_u64();
        let mut source = split_mix(key);
        let mut state = [0; 32];
        for word in state.as_chunks_mut::<8>().0 {
            *word = source.next_u64().to_le_bytes();
        }
        Generator(Xoshiro256PlusPlus::from_seed(state))
    }

    /// The next word.
    #[inline]
    pub fn next_word(&mut self) -> Word {
        Word(self.0.next_u64())
    }

    /// A number drawn uniformly from `0..n`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let word = self.next_word();
        self.draw_pair(word, n, 1).0
    }

    /// Two numbers drawn uniformly from `0..first` and `0..second`: by
    /// `word`, or where that would favour some of them, by the words after
    /// it.
    #[inline]
    pub fn draw_pair(&mut self, mut word: Word, first: u32, second: u32) -> (u32, u32) {
        loop {
            if let Some(pair) = word.pair_below(first, second) {
                return pair;
            }
            word = self.next_word();
        }
    }
}

fn split_mix(seed: u64) -> SplitMix64 {
    SplitMix64::from_seed(seed.to_le_bytes())
}

/// One random word: two bits for a direction, 62 bits for a cell and a tile.
#[derive(Debug, Clone, Copy)]
pub struct Word(u64);

impl Word {
    /// One of the four directions, from the two highest bits.
    #[inline]
    pub fn direction(self) -> Direction {
        match self.0 >> 62 {
            0 => Direction::Up,
            1 => Direction::Right,
            2 => Direction::Down,
            _ => Direction::Left,
        }
    }

    /// Maps the other 62 bits to a number from `0..first` and one from
    /// `0..second`, by multiplication: the bits are a fraction of 2^62, its
    /// multiple of `first` has the first number before the point, and the
    /// multiple of what is behind the point has the second.
    ///
    /// A few of the 2^62 fractions are one too many for some results: those
    /// with the lowest remainders in the end give `None`. That happens less
    /// often than once in 2^20 words at worst, and practically never.
    #[inline]
    fn pair_below(self, first: u32, second: u32) -> Option<(u32, u32)> {
        let fraction = self.0 << 2;
        let (first_drawn, rest) = multiply(fraction, first);
        let (second_drawn, rest) = multiply(rest, second);
        let results = u64::from(first) * u64::from(second);
        if rest >> 2 < results && rest >> 2 < (1 << 62) % results {
            return None;
        }
        Some((first_drawn, second_drawn))
    }
}

/// `n` times a fraction of 2^64: what comes before the point and what comes
/// behind it.
#[inline]
fn multiply(fraction: u64, n: u32) -> (u32, u64) {
    let product = u128::from(fraction) * u128::from(n);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "less than n; the lower half"
    )]
    ((product >> 64) as u32, product as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words are frozen: a change here changes every simulation. The
    /// numbers come from an implementation of both algorithms in Python.
    #[test]
    fn the_stream_never_changes() {
        let words = |seed, index| {
            let mut generator = Generator::stream(seed, index);
            [(); 3].map(|()| generator.next_word().0)
        };
        assert_eq!(words(0, 0), FROZEN_0_0);
        assert_eq!(words(2048, 7), FROZEN_2048_7);
    }

    const FROZEN_0_0: [u64; 3] = [
        0x3ED1_653F_0682_083A,
        0x852C_ECD8_E741_8FF7,
        0x8DEB_058E_BAF6_FFC3,
    ];
    const FROZEN_2048_7: [u64; 3] = [
        0xBEC8_6744_25BD_FB6F,
        0x32F2_F1CD_8FAB_6534,
        0x20FF_4605_B948_B9DC,
    ];

    /// 2^62 mod 6 = 4: of the fractions, four are one too many.
    #[test]
    fn what_would_favour_a_result_is_rejected() {
        let sixth = (1_u64 << 62) / 6;
        let near_a_step = (0..6).flat_map(|step| sixth * step..sixth * step + 8);
        let rejected = near_a_step.filter(|&bits| Word(bits).pair_below(2, 3).is_none());
        assert_eq!(rejected.count(), 4);
    }

    #[test]
    fn a_pair_covers_all_combinations_evenly() {
        let mut generator = Generator::stream(9, 9);
        let mut counts = [[0; 3]; 5];
        for _ in 0..15_000 {
            let word = generator.next_word();
            let (first, second) = generator.draw_pair(word, 5, 3);
            counts[first as usize][second as usize] += 1;
        }
        // 1,000 expected in each, standard deviation 31.
        let even = counts
            .iter()
            .flatten()
            .all(|count| (850..1150).contains(count));
        assert!(even, "{counts:?}");
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_it() {
        let mut generator = Generator::stream(1, 1);
        for n in 1..40 {
            let drawn: Vec<u32> = (0..2000).map(|_| generator.below(n)).collect();
            assert_eq!(drawn.iter().max(), Some(&(n - 1)));
            assert_eq!(drawn.iter().min(), Some(&0));
        }
    }
}
