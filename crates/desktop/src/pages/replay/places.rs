//! The places of everything on the page of a replay.

use brikke_app::page::Size;
use eframe::egui::{Rangef, Rect, pos2, vec2};

use crate::painting::Layout;

/// The height of the line about the state of the replay. A mark at the edge of
/// the board reaches into it.
const STATUS: f32 = 27.0;

/// The height of the time line with what separates it, and of the transport.
const TIME_LINE: f32 = 32.0;
pub(super) const TRANSPORT: f32 = 36.0;

/// The room between the board and what stands around it.
const GAP: f32 = 8.0;
const ASIDE: f32 = 24.0;

/// The narrowest column that the transport stands in.
const NARROWEST: f32 = 300.0;

/// The part of the analysis that is seen below the transport before anybody
/// scrolls.
const PEEK: f32 = 102.0;

/// The places of everything on the page of a replay. They depend on the window
/// and the board alone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Places {
    /// The line about the state, the board and the controls.
    pub(super) column: Rect,
    pub(super) status: Rect,
    pub(super) board: Layout,
    /// The curve, the time line and the transport.
    pub(super) controls: Rect,
    /// The height of the curve.
    pub(super) chart: f32,
    /// The analysis, beside the column; nothing where it stands below.
    pub(super) side: Rect,
}

impl Places {
    /// The places with the analysis beside the board; none where the room is
    /// higher than wide.
    pub(super) fn beside(room: Rect, size: Size, pixels: f32) -> Option<Places> {
        if room.width() < 560.0 || room.width() < room.height() {
            return None;
        }
        let width = (room.width() * 0.34).clamp(230.0, 340.0);
        let left = room.with_max_x(room.right() - width - ASIDE);
        let mut places = Places::column(left, size, pixels);
        // The board and its side stand in the middle together.
        let free = (left.right() - places.column.right()).max(0.0);
        places = places.moved(
            free / 2.0 - (places.column.left() - left.left()) / 2.0,
            pixels,
        );
        let edge = places.column.right() + ASIDE;
        places.side = Rect::from_min_max(
            pos2(edge, room.top()),
            pos2((edge + width).min(room.right()), room.bottom()),
        );
        Some(places)
    }

    /// The places with the analysis below.
    pub(super) fn above(room: Rect, size: Size, pixels: f32) -> Places {
        Places::column(room.with_max_y(room.bottom() - PEEK), size, pixels)
    }

    /// The width of everything together.
    pub(super) fn x_range(&self) -> Rangef {
        Rangef::new(self.column.left(), self.side.right())
    }

    /// The column in the middle of a room, as wide as its board.
    fn column(room: Rect, size: Size, pixels: f32) -> Places {
        let chart = (room.height() * 0.09).clamp(36.0, 80.0);
        let controls = chart + TIME_LINE + TRANSPORT;
        let height = (room.height() - STATUS - controls - GAP).max(60.0);
        let top = pos2(room.left(), room.top() + STATUS);
        let area = Rect::from_min_size(top, vec2(room.width(), height));
        let board = Layout::fit(size, area, pixels);
        let width = board.rect().width().max(NARROWEST.min(room.width()));
        let left = room.center().x - width / 2.0;
        let row = |top: f32, height: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
        let whole = |points: f32| (points * pixels).round() / pixels;
        let corner = pos2(
            whole(room.center().x - board.rect().width() / 2.0),
            whole(area.top()),
        );
        let board = board.moved(corner - board.rect().min);
        let controls = row(board.rect().bottom() + GAP, controls);
        Places {
            column: row(room.top(), controls.bottom() - room.top()),
            status: row(room.top(), STATUS),
            board,
            controls,
            chart,
            side: Rect::NOTHING,
        }
    }

    fn moved(self, across: f32, pixels: f32) -> Places {
        let by = vec2((across * pixels).round() / pixels, 0.0);
        Places {
            column: self.column.translate(by),
            status: self.status.translate(by),
            board: self.board.moved(by),
            controls: self.controls.translate(by),
            ..self
        }
    }
}
