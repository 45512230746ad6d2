//! The places of the cells of a board.

use brikke_app::page::{Direction, Size, Square};
use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The places of the cells of a board: as large as fits, all of them square.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Layout {
    size: Size,
    rect: Rect,
    cell: f32,
    gap: f32,
}

/// The gap between two cells, as a part of a cell.
const GAP: f32 = 0.12;

impl Layout {
    /// A board of this size in the middle of an area, in whole pixels.
    pub(crate) fn fit(size: Size, area: Rect, pixels_per_point: f32) -> Layout {
        let whole = |points: f32| (points * pixels_per_point).floor() / pixels_per_point;
        let (columns, rows) = (f32::from(size.columns()), f32::from(size.rows()));
        let needed = |count: f32| count + (count + 1.0) * GAP;
        let cell = (area.width() / needed(columns)).min(area.height() / needed(rows));
        let cell = whole(cell.max(1.0));
        let gap = whole(cell * GAP).max(1.0 / pixels_per_point);
        let length = |count: f32| count * cell + (count + 1.0) * gap;
        let extent = vec2(length(columns), length(rows));
        let corner = area.center() - extent / 2.0;
        let corner = pos2(whole(corner.x), whole(corner.y));
        Layout {
            size,
            rect: Rect::from_min_size(corner, extent),
            cell,
            gap,
        }
    }

    /// This board, moved a little in a direction in which nothing moves.
    pub(crate) fn nudged(self, direction: Direction) -> Layout {
        const BY: f32 = 4.0;
        self.moved(match direction {
            Direction::Up => vec2(0.0, -BY),
            Direction::Right => vec2(BY, 0.0),
            Direction::Down => vec2(0.0, BY),
            Direction::Left => vec2(-BY, 0.0),
        })
    }

    /// This board elsewhere.
    pub(crate) fn moved(self, by: Vec2) -> Layout {
        Layout {
            rect: self.rect.translate(by),
            ..self
        }
    }

    /// The size of the board.
    pub(crate) const fn size(&self) -> Size {
        self.size
    }

    /// The whole board.
    pub(crate) const fn rect(&self) -> Rect {
        self.rect
    }

    /// The side of a cell.
    pub(crate) const fn cell_side(&self) -> f32 {
        self.cell
    }

    /// The gap between cells, and around them.
    pub(crate) const fn gap(&self) -> f32 {
        self.gap
    }

    /// The radius of corners.
    pub(crate) fn radius(&self) -> f32 {
        self.cell * 0.07
    }

    /// A cell.
    pub(crate) fn cell(&self, square: Square) -> Rect {
        self.place(square.row.into(), square.column.into(), 1.0)
    }

    /// The bars between the cells and around them: those across, which reach
    /// this far under the cells, and those down.
    pub(crate) fn bars(&self, under: f32) -> (Vec<Rect>, Vec<Rect>) {
        let step = self.cell + self.gap;
        let bar = |count: u8, index: u8, under: f32| {
            let from = f32::from(index) * step;
            let before = if index > 0 { under } else { 0.0 };
            let after = if index < count { under } else { 0.0 };
            (from - before, from + self.gap + after)
        };
        let Rect { min, max } = self.rect;
        let across = (0..=self.size.rows()).map(|index| {
            let (from, to) = bar(self.size.rows(), index, under);
            Rect::from_min_max(pos2(min.x, min.y + from), pos2(max.x, min.y + to))
        });
        let down = (0..=self.size.columns()).map(|index| {
            let (from, to) = bar(self.size.columns(), index, 1.0);
            let (top, bottom) = (min.y + self.gap, max.y - self.gap);
            Rect::from_min_max(pos2(min.x + from, top), pos2(min.x + to, bottom))
        });
        (across.collect(), down.collect())
    }

    /// A tile that may be between cells, and larger or smaller than one.
    pub(crate) fn place(&self, row: f32, column: f32, scale: f32) -> Rect {
        let step = self.cell + self.gap;
        let corner = self.rect.min + Vec2::splat(self.gap) + vec2(column, row) * step;
        let middle: Pos2 = corner + Vec2::splat(self.cell / 2.0);
        Rect::from_center_size(middle, Vec2::splat(self.cell * scale))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_is_inside_its_area_and_its_cells_do_not_touch() {
        for (width, height) in [(320.0, 200.0), (100.0, 900.0), (3840.0, 2160.0)] {
            let area = Rect::from_min_size(pos2(7.0, 3.0), vec2(width, height));
            for rows in 1..=8 {
                for columns in 1..=8 {
                    let Ok(size) = Size::new(rows, columns) else {
                        continue;
                    };
                    let layout = Layout::fit(size, area, 1.5);
                    assert!(area.expand(0.7).contains_rect(layout.rect()), "{size}");
                    check_cells(&layout);
                }
            }
        }
    }

    fn check_cells(layout: &Layout) {
        let cells: Vec<Rect> = layout.size().squares().map(|at| layout.cell(at)).collect();
        for (index, cell) in cells.iter().enumerate() {
            assert!(layout.rect().contains_rect(*cell));
            let others = cells[index + 1..].iter();
            assert!(others.into_iter().all(|other| !cell.intersects(*other)));
        }
    }
}
