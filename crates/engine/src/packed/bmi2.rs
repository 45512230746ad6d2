//! The kernel for x86-64 processors with BMI2.
//!
//! `pext` takes a row or a column out of the board in one instruction and
//! `pdep` puts it back, where the portable kernel needs two transpositions:
//! the four slides of a board go 1.7 times as fast (`packed_slides_all_four`
//! with and without `on_fastest_kernel` in `cargo bench -p brikke-engine`).
//! The instructions are not part of the x86-64 that the program is compiled
//! for, so the processor is asked at run time, and calling them is unsafe.
//!
//! The invariant: a [`Bmi2`] exists only where [`Bmi2::detect`] has found
//! the instructions.

#![cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "instructions beyond the compiler's baseline")
)]

use super::KernelWork;
use super::kernel::{Kernel, Slid};
use crate::Direction;

/// The proof that the processor has BMI1, BMI2 and POPCNT.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bmi2(());

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use std::arch::x86_64::{_pdep_u64, _pext_u64};

    use super::{Bmi2, Direction, Kernel, KernelWork, Slid};
    use crate::packed::kernel::Portable;
    use crate::packed::tables;

    /// The bits of the four rows, and of the four columns.
    const LINES: [[u64; 4]; 2] = [
        [0xFFFF, 0xFFFF << 16, 0xFFFF << 32, 0xFFFF << 48],
        [
            0x000F_000F_000F_000F,
            0x00F0_00F0_00F0_00F0,
            0x0F00_0F00_0F00_0F00,
            0xF000_F000_F000_F000,
        ],
    ];

    impl Bmi2 {
        /// Asks the processor.
        pub(in crate::packed) fn detect() -> Option<Bmi2> {
            let found = is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("popcnt");
            found.then_some(Bmi2(()))
        }

        /// Does work compiled with the instructions available: everything
        /// that is inlined into it uses them. There is no closure between,
        /// which the compiler would not inline if the work is large.
        pub(in crate::packed) fn run<W: KernelWork>(self, work: W) -> W::Output {
            #[target_feature(enable = "bmi1,bmi2,popcnt")]
            fn with_features<W: KernelWork>(kernel: Bmi2, work: W) -> W::Output {
                work.run(kernel)
            }
            // SAFETY: `self` proves that the processor has them.
            unsafe { with_features(self, work) }
        }
    }

    impl Kernel for Bmi2 {
        #[inline(always)]
        fn slide(self, board: u64, direction: Direction) -> Slid {
            let lines = &LINES[usize::from(direction.is_vertical())];
            let entry = |line: usize| {
                // SAFETY: `self` proves that the processor has the
                // instruction, and a mask of 16 bits gives at most 16.
                let row = unsafe {
                    let row = _pext_u64(board, lines[line]);
                    std::hint::assert_unchecked(row < 1 << 16);
                    row
                };
                #[expect(clippy::cast_possible_truncation, reason = "16 bits")]
                tables::entry(row as u16)
            };
            let entries = [entry(0), entry(1), entry(2), entry(3)];
            Slid::assemble(entries, direction, |bits, line| {
                // SAFETY: as above. Only the lower 16 bits of `bits` are used.
                unsafe { _pdep_u64(bits, lines[line]) }
            })
        }

        #[inline(always)]
        fn slide_each(self, board: u64) -> [Slid; 4] {
            Portable.slide_each(board)
        }

        #[inline(always)]
        fn count(self, cells: u64) -> u32 {
            cells.count_ones()
        }

        #[inline(always)]
        fn nth_cell(self, cells: u64, nth: u32) -> u64 {
            // SAFETY: `self` proves that the processor has the instruction.
            unsafe { _pdep_u64(1 << nth, cells) }
        }

        #[inline(always)]
        fn extract(self, board: u64, cells: u64) -> u64 {
            // SAFETY: `self` proves that the processor has the instruction.
            unsafe { _pext_u64(board, cells) }
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod elsewhere {
    use super::{Bmi2, Direction, Kernel, KernelWork, Slid};
    use crate::packed::kernel::Portable;

    impl Bmi2 {
        /// Other processors do not have it.
        pub(in crate::packed) fn detect() -> Option<Bmi2> {
            None
        }

        pub(in crate::packed) fn run<W: KernelWork>(self, work: W) -> W::Output {
            work.run(self)
        }
    }

    impl Kernel for Bmi2 {
        fn slide(self, board: u64, direction: Direction) -> Slid {
            Portable.slide(board, direction)
        }

        fn slide_each(self, board: u64) -> [Slid; 4] {
            Portable.slide_each(board)
        }

        fn count(self, cells: u64) -> u32 {
            Portable.count(cells)
        }

        fn nth_cell(self, cells: u64, nth: u32) -> u64 {
            Portable.nth_cell(cells, nth)
        }

        fn extract(self, board: u64, cells: u64) -> u64 {
            Portable.extract(board, cells)
        }
    }
}
