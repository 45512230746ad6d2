//! The three options of the lesson for moving a row to the right.
//!
//! Each changes the row in place, 0 for an empty cell, and returns the
//! points. `docs/documents.md` shows this code.

/// The first option: compact, merge, compact again.
pub(crate) fn three_passes(row: &mut [u64]) -> u64 {
    compact(row);
    let points = merge(row);
    compact(row);
    points
}

/// Moves all tiles to the right, in their order.
pub(crate) fn compact(row: &mut [u64]) {
    let mut free = row.len();
    for cell in (0..row.len()).rev() {
        if row[cell] != 0 {
            free -= 1;
            row.swap(cell, free);
        }
    }
}

/// Adds equal neighbours of a compacted row, from the right.
pub(crate) fn merge(row: &mut [u64]) -> u64 {
    let mut points = 0;
    for cell in (1..row.len()).rev() {
        if row[cell] == row[cell - 1] {
            row[cell] *= 2;
            row[cell - 1] = 0;
            points += row[cell];
        }
    }
    points
}

/// The second option: build the result in another array and copy it back.
pub(crate) fn second_array(row: &mut [u64]) -> u64 {
    let (mut result, mut filled) = ([0; 8], 0);
    let (mut points, mut may_merge) = (0, false);
    for &tile in row.iter().rev().filter(|&&tile| tile != 0) {
        may_merge = may_merge && result[filled - 1] == tile;
        if may_merge {
            result[filled - 1] *= 2;
            points += result[filled - 1];
        } else {
            result[filled] = tile;
            filled += 1;
        }
        may_merge = !may_merge;
    }
    for (cell, tile) in row.iter_mut().rev().zip(result) {
        *cell = tile;
    }
    points
}

/// The third option: one pass over the row, without another array.
pub(crate) fn single_pass(row: &mut [u64]) -> u64 {
    let (mut points, mut resting, mut may_merge) = (0, row.len(), false);
    for cell in (0..row.len()).rev() {
        let tile = std::mem::take(&mut row[cell]);
        if tile == 0 {
            continue;
        }
        may_merge = may_merge && row[resting] == tile;
        if may_merge {
            row[resting] *= 2;
            points += row[resting];
        } else {
            resting -= 1;
            row[resting] = tile;
        }
        may_merge = !may_merge;
    }
    points
}
