//! The cells of a row, in one line or several.

/// The height of one of several lines of a row.
const LINE: f32 = 20.0;

/// Columns stand so much farther apart at most where there is room.
const MOST_SPACE: f32 = 48.0;

/// No text is cut off to less than this, and one that is not long loses only its
/// end; in heights of its letters, and as a part of it.
const SHORTEST: f32 = 10.0;
const LONG: f32 = 20.0;
const KEPT: f32 = 0.9;

/// The width of a column, and the least that its texts can be cut off to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Width {
    whole: f32,
    least: f32,
}

impl Width {
    /// A column of numbers, which are always whole.
    pub(super) const fn of_number(whole: f32) -> Width {
        Width {
            whole,
            least: whole,
        }
    }

    /// A column of texts with letters of this height.
    pub(super) fn of_text(whole: f32, letters: f32) -> Width {
        let kept = if whole > LONG * letters {
            0.0
        } else {
            whole * KEPT
        };
        let least = kept.max(SHORTEST * letters).min(whole);
        Width { whole, least }
    }

    /// The width of a column that has the cells of two.
    fn max(self, other: Width) -> Width {
        Width {
            whole: self.whole.max(other.whole),
            least: self.least.max(other.least),
        }
    }
}

/// The cells of a row, in as many lines as the width of the page asks for.
pub(super) struct Lines {
    pub(super) cells: Vec<CellPlace>,
    pub(super) count: u8,
    /// The width of a row.
    pub(super) room: f32,
}

/// The place of a cell in its row.
pub(super) struct CellPlace {
    pub(super) line: u8,
    /// Its number in its line.
    column: usize,
    pub(super) left: f32,
    pub(super) width: f32,
}

impl Lines {
    /// Columns of these widths beside each other; where there is no room for
    /// that, in as few lines as there is, one cell below another. The longest
    /// texts are cut off before rows break: one long name does not break all.
    pub(super) fn new(widths: &[Width], room: f32, start: f32, gap: f32) -> Lines {
        let most = widths.len().max(1);
        let mut tries = (1..=most).map(|count| shared(widths, most.div_ceil(count)));
        let columns = tries.find_map(|columns| fitted(&columns, room - start, gap));
        let columns = columns.unwrap_or_else(|| {
            let columns = shared(widths, 1);
            columns.iter().map(|width| width.whole).collect()
        });
        Lines::of(&columns, widths.len(), room, (start, gap))
    }

    /// So many cells in lines of these columns.
    fn of(columns: &[f32], count: usize, room: f32, (start, gap): (f32, f32)) -> Lines {
        let mut lefts = vec![start + gap];
        for width in columns {
            lefts.push(lefts[lefts.len() - 1] + width + 2.0 * gap);
        }
        let per_line = columns.len().max(1);
        let cell = |index: usize| CellPlace {
            line: u8::try_from(index / per_line).unwrap_or(u8::MAX),
            column: index % per_line,
            left: lefts[index % per_line],
            width: columns[index % per_line],
        };
        let cells: Vec<CellPlace> = (0..count).map(cell).collect();
        let mut lines = Lines {
            count: cells.last().map_or(1, |last| last.line + 1),
            cells,
            room,
        };
        lines.spread(per_line, room - lefts[lefts.len() - 1]);
        lines
    }

    /// Shares the room that is left between the columns.
    #[expect(clippy::cast_precision_loss, reason = "columns are few")]
    fn spread(&mut self, columns: usize, rest: f32) {
        let gaps = columns.saturating_sub(1).max(1);
        let space = (rest / gaps as f32).clamp(0.0, MOST_SPACE);
        for cell in &mut self.cells {
            cell.left += space * cell.column as f32;
        }
    }

    pub(super) fn height(&self) -> f32 {
        f32::from(self.count) * LINE + 8.0
    }

    /// The middle of a line, from the middle of the row.
    pub(super) fn offset(&self, line: u8) -> f32 {
        (f32::from(line) - f32::from(self.count - 1) / 2.0) * LINE
    }
}

/// The widths of so many columns that all cells share, line after line.
fn shared(widths: &[Width], columns: usize) -> Vec<Width> {
    let cells = |column| widths.iter().skip(column).step_by(columns).copied();
    let widest = |column| cells(column).fold(Width::of_number(0.0), Width::max);
    (0..columns).map(widest).collect()
}

/// The columns where they fit into the room beside each other, the widest one
/// cut off if it has to be and can.
fn fitted(columns: &[Width], room: f32, gap: f32) -> Option<Vec<f32>> {
    let mut widths: Vec<f32> = columns.iter().map(|width| width.whole).collect();
    let needed = widths.iter().map(|width| width + 2.0 * gap).sum::<f32>();
    let missing = (needed - room).max(0.0);
    let can_lose = |(_, width): &(usize, &Width)| width.whole - width.least;
    let longest = columns.iter().enumerate();
    let longest = longest.max_by(|one, other| can_lose(one).total_cmp(&can_lose(other)));
    let (index, width) = longest.filter(|longest| can_lose(longest) >= missing)?;
    widths[index] = width.whole - missing;
    Some(widths)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTHS: [f32; 4] = [40.0, 120.0, 60.0, 80.0];

    #[track_caller]
    fn check(room: f32, expected: [u8; 4]) {
        let lines = Lines::new(&WIDTHS.map(Width::of_number), room, 48.0, 10.0);
        let found: Vec<u8> = lines.cells.iter().map(|cell| cell.line).collect();
        assert_eq!(found, expected, "{room}");
        let fits = |cell: &CellPlace| cell.left + cell.width <= room || cell.width > room - 68.0;
        assert!(lines.cells.iter().all(fits), "{room}");
    }

    #[test]
    fn cells_that_do_not_fit_stand_in_the_next_line() {
        check(800.0, [0, 0, 0, 0]);
        check(428.0, [0, 0, 0, 0]);
        check(427.0, [0, 0, 1, 1]);
        check(300.0, [0, 0, 1, 1]);
        check(60.0, [0, 1, 2, 3]);
    }

    #[test]
    fn one_long_text_is_cut_off_before_rows_break() {
        let columns = |letters| {
            let name = Width::of_text(300.0, letters);
            [Width::of_number(400.0), name, Width::of_number(100.0)]
        };
        let fitted = |room, letters| fitted(&columns(letters), room, 10.0);
        assert_eq!(fitted(900.0, 10.0), Some(vec![400.0, 300.0, 100.0]));
        assert_eq!(fitted(760.0, 10.0), Some(vec![400.0, 200.0, 100.0]));
        // Less than that would not be read.
        assert_eq!(fitted(600.0, 10.0), None);
        // A text that is not long keeps most of it.
        assert_eq!(fitted(800.0, 20.0), None);
        assert_eq!(fitted(840.0, 20.0), Some(vec![400.0, 280.0, 100.0]));
    }

    #[test]
    fn one_long_text_does_not_break_rows_of_several_lines() {
        let mut widths = WIDTHS.map(Width::of_number);
        let count = |widths: &[Width]| Lines::new(widths, 428.0, 48.0, 20.0).count;
        let before = count(&widths);
        assert_eq!(before, 2);
        widths[1] = Width::of_text(800.0, 15.0);
        assert_eq!(count(&widths), before);
    }

    #[test]
    fn columns_spread_over_a_wide_page() {
        let lines = Lines::new(&WIDTHS.map(Width::of_number), 500.0, 48.0, 10.0);
        let last = &lines.cells[3];
        assert!((last.left + last.width + 10.0 - 490.0).abs() < 1.0);
    }
}
