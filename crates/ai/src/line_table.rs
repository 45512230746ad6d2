//! Tables with an entry for each line of four packed cells.

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
