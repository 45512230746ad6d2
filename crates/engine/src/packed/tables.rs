//! The slides of each of the 65,536 rows.

/// The row that a row slides to, and the points it gains.
///
/// The lower 16 bits are the row afterwards; the upper 16 bits are a quarter
/// of the points (every merged tile is a multiple of 4), or [`TOO_LARGE`].
pub(super) type Entry = u32;

/// In place of a quarter of the points: two 32768s merge, which four bits
/// cannot hold. All rows of a board that merge only smaller tiles together
/// stay below it (but for the board of sixteen 16384s).
pub(super) const TOO_LARGE: u32 = 0xFFFF;

/// For each row what it slides to: `ROWS[0]` towards its lowest four bits
/// (left), `ROWS[1]` towards its highest (right).
pub(super) static ROWS: [[Entry; 1 << 16]; 2] = {
    let mut rows = [[0; 1 << 16]; 2];
    let mut index = 0;
    while index < 1 << 16 {
        #[expect(clippy::cast_possible_truncation, reason = "a row has 16 bits")]
        let row = index as u16;
        rows[0][index] = slide(row);
        rows[1][index] = reverse_entry(slide(reverse(row)));
        index += 1;
    }
    rows
};

/// Slides one row towards its lowest four bits.
const fn slide(row: u16) -> Entry {
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
    slid as Entry | quarters << 16
}

/// The row's four cells in opposite order.
const fn reverse(row: u16) -> u16 {
    row >> 12 | (row >> 4 & 0x00F0) | (row << 4 & 0x0F00) | row << 12
}

const fn reverse_entry(entry: Entry) -> Entry {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the lower 16 bits are meant"
    )]
    let row = reverse(entry as u16) as Entry;
    entry & 0xFFFF_0000 | row
}
