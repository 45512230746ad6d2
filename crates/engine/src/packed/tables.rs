//! The slides of each of the 65,536 rows.

/// What a row slides to in both directions, and the points it gains, which are
/// the same: of equal tiles in line, every other one disappears either way.
///
/// The lowest 16 bits are the row after a slide towards its lowest four bits
/// (left), the next 16 the row after a slide the other way. From bit
/// [`QUARTERS`] on stands a quarter of the points (every merged tile is a
/// multiple of 4), or [`TOO_LARGE`]. The two bits between take what runs over
/// when the entries of four rows are added up, so that one addition a row adds
/// up the points.
pub(super) type Entry = u64;

/// The place of the points in an entry.
pub(super) const QUARTERS: u32 = 34;

/// In place of a quarter of the points: two 32768s merge, which four bits
/// cannot hold. All rows of a board that merge only smaller tiles together
/// stay below it.
pub(super) const TOO_LARGE: u32 = 1 << 20;

/// The slides of a row, from a table that the compiler has made.
#[cfg(not(target_family = "wasm"))]
#[inline(always)]
pub(super) fn entry(row: u16) -> Entry {
    static ROWS: [Entry; 1 << 16] = {
        let mut rows = [0; 1 << 16];
        let mut index = 0;
        while index < 1 << 16 {
            #[expect(clippy::cast_possible_truncation, reason = "a row has 16 bits")]
            let row = index as u16;
            rows[index] = worked_out(row);
            index += 1;
        }
        rows
    };
    ROWS[usize::from(row)]
}

/// The slides of a row, from a table that is filled row by row: a browser
/// would have to load half a megabyte of it.
#[cfg(target_family = "wasm")]
#[inline(always)]
pub(super) fn entry(row: u16) -> Entry {
    use std::sync::atomic::{AtomicU64, Ordering};

    /// The entries with every bit turned over, so that 0 is none of them.
    static ROWS: [AtomicU64; 1 << 16] = [const { AtomicU64::new(0) }; 1 << 16];

    #[cold]
    fn fill(row: u16) -> u64 {
        let inverted = !worked_out(row);
        ROWS[usize::from(row)].store(inverted, Ordering::Relaxed);
        inverted
    }

    match ROWS[usize::from(row)].load(Ordering::Relaxed) {
        0 => !fill(row),
        inverted => !inverted,
    }
}

/// The entry of a row.
const fn worked_out(row: u16) -> Entry {
    let (left, quarters) = slide(row);
    let (right, _) = slide(reverse(row));
    left as Entry | (reverse(right) as Entry) << 16 | (quarters as Entry) << QUARTERS
}

/// Slides one row towards its lowest four bits; a quarter of the points.
const fn slide(row: u16) -> (u16, u32) {
    let mut slid = 0;
    let mut quarters = 0;
    let mut too_large = false;
    // The cell at which the next tile comes to rest, and the rank of the
    // tile before it if that may still merge.
    let mut resting = 0;
    let mut may_merge = 0;
    let mut cell = 0;
    while cell < 4 {
        let rank = row >> (4 * cell) & 15;
        cell += 1;
        if rank == 0 {
            continue;
        }
        if rank == may_merge {
            too_large |= rank == 15;
            // Adding 1 to a rank of 15 would run into the next cell; what
            // the row becomes is of no interest then, only that it changes.
            slid += if rank == 15 {
                0
            } else {
                1 << (4 * (resting - 1))
            };
            quarters += 1 << (rank - 1);
            may_merge = 0;
        } else {
            slid |= rank << (4 * resting);
            resting += 1;
            may_merge = rank;
        }
    }
    let quarters = if too_large { TOO_LARGE } else { quarters };
    (slid, quarters)
}

/// The row's four cells in opposite order.
const fn reverse(row: u16) -> u16 {
    row >> 12 | (row >> 4 & 0x00F0) | (row << 4 & 0x0F00) | row << 12
}
