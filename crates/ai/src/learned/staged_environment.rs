//! Games on the packed board in stages.

use brikke_engine::Generator;
use brikke_engine::packed::Kernel;

use super::environment::{Environment, Slid};
use super::packed_environment::{PackedEnvironment, PackedIndices};
use super::stages::{is_past_stages, lowered, seen_anywhere, stage, sum};

/// A packed board and the sum of its tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Summed {
    pub(super) bits: u64,
    pub(super) sum: u32,
}

impl Summed {
    pub(super) fn of(bits: u64) -> Summed {
        Summed {
            bits,
            sum: sum(bits),
        }
    }
}

/// An environment in which each stage has weights of its own. Boards with
/// 32768 are seen as boards of the stages before.
pub(super) struct Staged<'a, K, const N: usize>(pub(super) PackedEnvironment<'a, K, N>);

impl<K: Kernel, const N: usize> Environment for Staged<'_, K, N> {
    type Board = Summed;
    type Indices = PackedIndices<N>;

    fn start(&self, generator: &mut Generator) -> Summed {
        Summed::of(self.0.start(generator))
    }

    #[inline(always)]
    fn slides(&self, board: Summed) -> [Option<Slid<Summed>>; 4] {
        let with_sum = |bits: u64| Summed {
            bits,
            sum: board.sum,
        };
        let mut slides = self.0.slides(board.bits).map(|slide| {
            let slide = slide?;
            Some(Slid::plain(with_sum(slide.after), slide.gained))
        });
        if is_past_stages(board.bits) {
            let lower = Summed::of(lowered(board.bits));
            for (slide, seen) in slides.iter_mut().zip(self.0.slides(lower.bits)) {
                if let (Some(slide), Some(seen)) = (slide, seen) {
                    slide.seen = Summed {
                        bits: seen.after,
                        sum: lower.sum,
                    };
                    slide.worth = seen.gained;
                }
            }
        }
        slides
    }

    #[inline(always)]
    fn look(&self, seen: Summed, indices: &mut PackedIndices<N>) -> usize {
        let seen = seen_anywhere(seen.bits, seen.sum);
        self.0.look_in_set(seen.set, seen.board, indices);
        seen.level
    }

    #[inline(always)]
    fn place(&self, after: Summed, generator: &mut Generator) -> Summed {
        let bits = self.0.place(after.bits, generator);
        let tile = bits ^ after.bits;
        let rank = tile >> (tile.trailing_zeros() & !3);
        Summed {
            bits,
            sum: after.sum + (1 << rank),
        }
    }

    fn largest(&self, board: Summed) -> u8 {
        self.0.largest(board.bits)
    }

    #[inline(always)]
    fn stage(&self, board: Summed) -> u8 {
        stage(board.sum)
    }

    #[inline(always)]
    fn ends_episode(&self, after: Summed) -> bool {
        is_past_stages(after.bits)
    }

    #[inline(always)]
    fn restore(&self, bits: u64) -> Option<Summed> {
        Some(Summed::of(bits))
    }

    #[inline(always)]
    fn store(&self, board: Summed) -> u64 {
        board.bits
    }
}
