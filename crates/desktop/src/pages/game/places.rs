//! The places of everything on the page of the game.

use brikke_app::page::Size;
use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::painting::Layout;

/// The room around the page.
const MARGIN: f32 = 10.0;

/// The room between parts that belong together.
const GAP: f32 = 8.0;

/// The room between the board and what stands beside it.
const ASIDE: f32 = 24.0;

const HEADER: f32 = 54.0;
const TOOLBAR: f32 = 42.0;

/// In a lower window the header and the toolbar are low as well, and nothing
/// else stands around the board.
const LOW: f32 = 260.0;
const LOW_HEADER: f32 = 38.0;
const LOW_TOOLBAR: f32 = 32.0;

/// The height of a line of text.
const LINE: f32 = 20.0;

/// The narrowest column that the header and the toolbar stand in.
const NARROWEST: f32 = 300.0;

/// The places of everything on the page of the game. They depend on the window
/// and the board alone, so that nothing jumps while somebody plays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Places {
    /// The rules and the score.
    pub(super) header: Rect,
    pub(super) board: Layout,
    pub(super) toolbar: Rect,
    /// The line of notes.
    pub(super) note: Rect,
    /// The keys of practice, below the note.
    pub(super) keys: Rect,
    /// Figures and the values of a hint: beside the board, or below.
    pub(super) figures: Rect,
    /// True if the figures stand beside the board.
    pub(super) is_wide: bool,
}

impl Places {
    /// The places in a window, with so much height for the keys of practice.
    pub(super) fn new(window: Rect, size: Size, pixels: f32, keys: f32) -> Places {
        let area = window.shrink(MARGIN);
        let is_wide = window.width() >= 520.0 && window.width() > window.height() * 1.15;
        if is_wide {
            wide(area, size, pixels)
        } else {
            narrow(area, size, pixels, keys)
        }
    }
}

/// The heights of the header, the toolbar and the note. The note has two lines
/// where there is room for them.
fn heights(area: Rect) -> (f32, f32, f32) {
    match area.height() {
        ..LOW => (LOW_HEADER, LOW_TOOLBAR, 0.0),
        ..500.0 => (HEADER, TOOLBAR, LINE),
        _ => (HEADER, TOOLBAR, 2.0 * LINE),
    }
}

fn narrow(area: Rect, size: Size, pixels: f32, keys: f32) -> Places {
    let lines = match area.height() {
        ..380.0 => 0.0,
        ..480.0 => 1.0,
        _ => 2.0,
    };
    let keys = keys.min(area.height() * 0.35);
    let gap = if keys + lines > 0.0 { GAP } else { 0.0 };
    let below = gap + keys + lines * LINE;
    let stack = Stack::fit(area, size, pixels, below);
    let top = stack.note.bottom() + gap;
    let column = |top: f32, height: f32| {
        Rect::from_min_size(
            pos2(stack.note.left(), top),
            vec2(stack.note.width(), height),
        )
    };
    Places {
        header: stack.header,
        board: stack.board,
        toolbar: stack.toolbar,
        note: stack.note,
        keys: column(top, keys),
        figures: column(top + keys, lines * LINE),
        is_wide: false,
    }
}

fn wide(area: Rect, size: Size, pixels: f32) -> Places {
    let beside = (area.width() * 0.3).clamp(190.0, 300.0);
    let room = area.with_max_x(area.right() - beside - ASIDE);
    let stack = Stack::fit(room, size, pixels, 0.0);
    // The board and its side stand in the middle together.
    let free = room.right() - stack.header.right();
    let stack = stack.moved(vec2((free / 2.0).max(0.0), 0.0));
    let left = stack.header.right() + ASIDE;
    let figures = Rect::from_min_max(
        pos2(left, stack.header.top()),
        pos2((left + beside).min(area.right()), stack.note.bottom()),
    );
    Places {
        header: stack.header,
        board: stack.board,
        toolbar: stack.toolbar,
        note: stack.note,
        keys: Rect::NOTHING,
        figures,
        is_wide: true,
    }
}

/// The header, the board, the toolbar and the note, one above the other.
#[derive(Clone, Copy)]
struct Stack {
    header: Rect,
    board: Layout,
    toolbar: Rect,
    note: Rect,
}

impl Stack {
    /// The stack in the middle of an area, with room below it.
    fn fit(area: Rect, size: Size, pixels: f32, below: f32) -> Stack {
        let (header, toolbar, note) = heights(area);
        let gaps = if note > 0.0 { 3.0 } else { 2.0 };
        let others = header + toolbar + note + gaps * GAP + below;
        let room = vec2(area.width(), (area.height() - others).max(40.0));
        let board = Layout::fit(size, Rect::from_min_size(area.min, room), pixels);
        let width = board.rect().width().max(NARROWEST.min(area.width()));
        let left = area.center().x - width / 2.0;
        let height = others + board.rect().height();
        let top = area.top() + ((area.height() - height) / 2.0).max(0.0);
        let row = |top: f32, height: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
        let header = row(top, header);
        let whole = |points: f32| (points * pixels).round() / pixels;
        let corner = pos2(
            whole(area.center().x - board.rect().width() / 2.0),
            whole(header.bottom() + GAP),
        );
        let board = board.moved(corner - board.rect().min);
        let toolbar = row(board.rect().bottom() + GAP, toolbar);
        Stack {
            header,
            board,
            toolbar,
            note: row(toolbar.bottom() + GAP, note),
        }
    }

    fn moved(self, by: Vec2) -> Stack {
        Stack {
            header: self.header.translate(by),
            board: self.board.moved(by),
            toolbar: self.toolbar.translate(by),
            note: self.note.translate(by),
        }
    }
}
