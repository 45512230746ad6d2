//! The cells of a frame in the order in which they take the fewest bytes.

use ratatui::buffer::Cell;
use ratatui::layout::Position;
use ratatui::style::Color;

use super::{is_blank, is_narrow};

/// The least number of blanks that are not written together with the cells
/// beside them.
const MANY: usize = 9;

/// The least number of blanks that take more bytes than erasing them.
const MORE: usize = 6;

/// Cells beside each other on one background.
pub(super) struct Run<'a> {
    /// The place of the first one.
    pub(super) place: Position,
    pub(super) cells: Vec<&'a Cell>,
    /// True if all are blank and erasing them, with the way to the next run,
    /// takes fewer bytes than writing them.
    pub(super) is_better_erased: bool,
    /// The number of the background.
    ground: usize,
}

impl Run<'_> {
    fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| is_blank(cell))
    }

    fn has_many_blanks(&self) -> bool {
        self.cells.len() >= MANY && self.is_blank()
    }

    fn is_followed_by(&self, next: &Run<'_>) -> bool {
        let is_beside = usize::from(next.place.x) == usize::from(self.place.x) + self.cells.len();
        is_beside && self.place.y == next.place.y && self.ground == next.ground
    }

    fn is_above(&self, next: &Run<'_>) -> bool {
        self.place.x == next.place.x && self.place.y + 1 == next.place.y
    }
}

/// The runs of a frame, those of one background after those of another: a
/// colour takes more bytes than a way. Blank ones go down in columns, so that
/// a moving tile is one step after another. Where a wide character is among the
/// cells they stay in order, because it takes the cell beside it.
pub(super) fn runs<'a>(content: impl Iterator<Item = (u16, u16, &'a Cell)>) -> Vec<Run<'a>> {
    let mut grounds: Vec<Color> = Vec::new();
    let mut number = |ground: Color| {
        let known = grounds.iter().position(|&it| it == ground);
        known.unwrap_or_else(|| {
            grounds.push(ground);
            grounds.len() - 1
        })
    };
    let cells = content.map(|(x, y, cell)| Run {
        place: Position { x, y },
        cells: vec![cell],
        is_better_erased: false,
        ground: number(cell.bg),
    });
    let mut runs = joined(
        joined(cells, |last, next| last.is_blank() == next.is_blank()),
        |last, next| !last.has_many_blanks() && !next.has_many_blanks(),
    );
    if runs
        .iter()
        .flat_map(|run| &run.cells)
        .all(|cell| is_narrow(cell))
    {
        runs.sort_by_key(|run| {
            let Position { x, y } = run.place;
            let is_written = !run.is_blank();
            let place = if is_written { (y, x) } else { (x, y) };
            (run.ground, is_written, place)
        });
    }
    choose_erased(&mut runs);
    runs
}

/// Joins runs that stand beside each other and go together.
fn joined<'a>(
    runs: impl IntoIterator<Item = Run<'a>>,
    go_together: impl Fn(&Run<'a>, &Run<'a>) -> bool,
) -> Vec<Run<'a>> {
    let mut joined: Vec<Run<'a>> = Vec::new();
    for run in runs {
        match joined.last_mut() {
            Some(last) if last.is_followed_by(&run) && go_together(last, &run) => {
                last.cells.extend(run.cells);
            }
            _ => joined.push(run),
        }
    }
    joined
}

/// Long blank runs are erased, and those above another run in their column: from
/// there it is one step.
fn choose_erased(runs: &mut [Run<'_>]) {
    for index in 0..runs.len() {
        let run = &runs[index];
        let next = runs.get(index + 1);
        let is_above = next.is_some_and(|next| run.is_above(next));
        let is_better = run.is_blank() && (is_above || run.cells.len() >= MORE);
        runs[index].is_better_erased = is_better;
    }
}
