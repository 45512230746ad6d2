//! Large tables of zeros on large pages.
//!
//! A network's weights are looked up at random in hundreds of megabytes: on
//! pages of 4 KiB nearly every look misses the processor's address cache as
//! well. So pages of 2 MiB are asked for where the system gives them on
//! request. How much that gains has not been measured.
//!
//! Both unsafe calls are here. The invariant: every type that is
//! [`ZeroIsValid`] is an integer to the machine, so that memory full of zeros
//! holds values of it; and the advice changes how memory is backed, never
//! what it contains.

#![expect(
    unsafe_code,
    reason = "zeroed memory without touching it, and advice to the system"
)]

use std::sync::atomic::{AtomicU32, AtomicU64};

/// A type whose value may be all zero bits.
pub(super) trait ZeroIsValid {}
impl ZeroIsValid for AtomicU32 {}
impl ZeroIsValid for AtomicU64 {}
impl ZeroIsValid for i16 {}

/// A table of `count` zeros. Memory is taken as it is touched.
pub(super) fn zeros<T: ZeroIsValid>(count: usize) -> Box<[T]> {
    zeros_partly_large(count, count)
}

/// A table of `count` zeros, the first `large` of them on large pages. On the
/// small pages of the others little memory is taken where few are touched.
pub(super) fn zeros_partly_large<T: ZeroIsValid>(count: usize, large: usize) -> Box<[T]> {
    // SAFETY: all zero bits are a value of every such type.
    let table = unsafe { Box::<[T]>::new_zeroed_slice(count).assume_init() };
    advise_large_pages(&table[..large.min(count)]);
    table
}

/// Asks for large pages; a system that has none may refuse.
#[cfg(target_os = "linux")]
fn advise_large_pages<T>(table: &[T]) {
    use rustix::mm::{Advice, madvise};
    const LARGE_PAGE: usize = 2 << 20;
    let bytes = size_of_val(table);
    let start = table.as_ptr().cast::<u8>();
    let unaligned = start.align_offset(LARGE_PAGE);
    if let Some(whole) = bytes
        .checked_sub(unaligned)
        .filter(|&rest| rest >= LARGE_PAGE)
    {
        // SAFETY: the range lies within the table, and this advice leaves
        // what is stored there as it is.
        let _refused = unsafe {
            let first_page = start.add(unaligned).cast_mut().cast();
            madvise(
                first_page,
                whole / LARGE_PAGE * LARGE_PAGE,
                Advice::LinuxHugepage,
            )
        };
    }
}

/// Elsewhere the system decides.
#[cfg(not(target_os = "linux"))]
fn advise_large_pages<T>(_: &[T]) {}

/// Asks the processor to fetch the entry, without waiting for it.
#[inline(always)]
pub(super) fn prefetch<T>(entry: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 has the instruction, and it reads nothing that
        // the program could see.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(entry).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = entry;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_all_lengths_are_zero() {
        for count in [0, 1, 1000, 1_500_000] {
            let table = zeros::<AtomicU32>(count);
            assert_eq!(table.len(), count);
            assert!(table.into_iter().all(|word| word.into_inner() == 0));
        }
    }
}
