//! The values of all 65,536 rows of a packed board.

use brikke_engine::Rank;

use super::Heuristic;

/// For each row of four cells its value, along the edge and inside.
pub(crate) struct RowValues {
    pub(crate) outer: LineTable<f32>,
    pub(crate) inner: LineTable<f32>,
}

impl RowValues {
    /// Rows that hold a tile of `winning` or above are worth `bonus`.
    pub(crate) fn new(heuristic: &Heuristic, winning: Option<Rank>, bonus: f32) -> RowValues {
        let wins = |numbers: [u8; 4]| {
            winning.is_some_and(|goal| numbers.iter().any(|&number| number >= goal.get()))
        };
        let all = |outer: bool| {
            of_each_line(|row| {
                let numbers = numbers(row);
                if wins(numbers) {
                    bonus
                } else {
                    heuristic.lane(&numbers, outer)
                }
            })
        };
        RowValues {
            outer: all(true),
            inner: all(false),
        }
    }
}

/// The rank numbers of a row.
fn numbers(row: u16) -> [u8; 4] {
    let [low, high] = row.to_le_bytes();
    [low & 15, low >> 4, high & 15, high >> 4]
}

/// An entry for each of the 65,536 lines: an index of 16 bits needs no check.
pub(crate) type LineTable<T> = Box<[T; 1 << 16]>;

/// The table of what `entry` says about each line.
#[expect(clippy::unnecessary_box_returns, reason = "too large for the stack")]
pub(crate) fn of_each_line<T>(entry: impl FnMut(u16) -> T) -> LineTable<T> {
    let entries: Vec<T> = (0..=u16::MAX).map(entry).collect();
    let Ok(table) = entries.into_boxed_slice().try_into() else {
        unreachable!("there are as many entries as lines");
    };
    table
}
