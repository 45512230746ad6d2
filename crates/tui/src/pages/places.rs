//! The places of a game and of the dialog over it.

use brikke_app::page::{Body, Dialog, DialogKind, GamePage, Page};
use ratatui::layout::Rect;

use super::dialog;
use super::game::{self, MOST_ABOVE};
use super::replay;
use crate::areas;
use crate::theme::Look;
use crate::widgets::board::fit;

/// The places of a game and of the dialog over it. A dialog covers the board
/// only where there is no other room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Places {
    /// The part of the window in which a game is drawn.
    pub(super) game: Rect,
    /// The part in whose middle the dialog stands.
    pub(super) dialog: Rect,
    /// True if that is beside the board, over its figures.
    pub(super) is_beside: bool,
    /// The shape that the dialog has there.
    pub(super) shape: Shape,
}

/// The shapes of a dialog, by the room that it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// A box with everything.
    Whole,
    /// A box with its choices in several columns, because rows are few.
    Compact,
    /// A box with its choices but not what they mean.
    Brief,
    /// A few lines below the board.
    Strip,
}

impl Shape {
    const fn boxed(is_compact: bool) -> Shape {
        if is_compact {
            Shape::Compact
        } else {
            Shape::Whole
        }
    }
}

impl Places {
    /// The places on this page.
    pub(super) fn of(page: &Page, area: Rect, look: &Look) -> Places {
        let apart = match (&page.body, &page.dialog) {
            (Body::Game(game), Some(dialog)) => {
                let wanted = Wanted { game, dialog, look };
                let find = |ways: &[(Way, bool)]| {
                    let mut ways = ways.iter();
                    ways.find_map(|(way, is_compact)| way(&wanted, area, *is_compact))
                };
                find(&[(beside, false), (below, false)])
                    .or_else(|| beside_in_brief(&wanted, area))
                    .or_else(|| find(&[(beside, true), (below, true)]))
                    .or_else(|| find(&[(over_edge, false), (over_edge, true)]))
                    .or_else(|| strip(&wanted, area))
                    .or_else(|| over_lower_part(&wanted, area))
            }
            (Body::Replay(_), Some(dialog)) => over_curve(dialog, area, look),
            _ => None,
        };
        apart.unwrap_or(Places {
            game: area,
            dialog: area,
            is_beside: false,
            shape: Shape::Whole,
        })
    }
}

/// A game and the dialog that is to leave its board free.
struct Wanted<'a> {
    game: &'a GamePage,
    dialog: &'a Dialog,
    look: &'a Look,
}

/// A way to do that in an area, with choices in one column or in several.
type Way = fn(&Wanted<'_>, Rect, bool) -> Option<Places>;

/// Over the figures beside the board.
fn beside(wanted: &Wanted<'_>, area: Rect, is_compact: bool) -> Option<Places> {
    let place = game::panel(wanted.game, area)?;
    dialog::fits(wanted.dialog, place, is_compact, wanted.look).then_some(Places {
        game: area,
        dialog: place,
        is_beside: true,
        shape: Shape::boxed(is_compact),
    })
}

/// The places beside the board with the mere names of choices that are explained.
fn beside_in_brief(wanted: &Wanted<'_>, area: Rect) -> Option<Places> {
    let place = game::panel(wanted.game, area)?;
    let brief = dialog::brief(wanted.dialog, place.width)?;
    let wanted = Wanted {
        dialog: &brief,
        ..*wanted
    };
    Some(Places {
        shape: Shape::Brief,
        ..beside(&wanted, area, false)?
    })
}

/// Over the curve of a replay and the line below it, where there is one: the
/// board and its values stay in sight.
fn over_curve(dialog: &Dialog, area: Rect, look: &Look) -> Option<Places> {
    let window = areas::above(area, 1);
    let rows = dialog::rows(dialog, window, false, look);
    (area.height >= replay::HIGH).then(|| Places {
        game: area,
        dialog: areas::below(window, window.height.saturating_sub(rows)),
        is_beside: false,
        shape: Shape::Whole,
    })
}

/// At the right of the window, where the figures are too narrow for it: it
/// covers as little of the board as it can.
fn over_edge(wanted: &Wanted<'_>, area: Rect, is_compact: bool) -> Option<Places> {
    let panel = game::panel(wanted.game, area)?;
    let widths = panel.width..=panel.right() - area.x;
    let mut places = widths.map(|width| Rect {
        x: panel.right() - width,
        width,
        ..panel
    });
    let place =
        places.find(|&place| dialog::fits(wanted.dialog, place, is_compact, wanted.look))?;
    Some(Places {
        game: area,
        dialog: place,
        is_beside: true,
        shape: Shape::boxed(is_compact),
    })
}

/// Over the lower part of the board, whose upper part stays in sight.
fn over_lower_part(wanted: &Wanted<'_>, area: Rect) -> Option<Places> {
    let window = areas::above(area, 1);
    let rows = dialog::rows(wanted.dialog, window, true, wanted.look);
    let place = areas::below(window, window.height.saturating_sub(rows));
    game::has_board(wanted.game, area).then_some(Places {
        game: area,
        dialog: place,
        is_beside: false,
        shape: Shape::Compact,
    })
}

/// Below the board, where that stays as large as it is. The keys keep their
/// line.
fn below(wanted: &Wanted<'_>, area: Rect, is_compact: bool) -> Option<Places> {
    let window = Rect {
        height: area.height.checked_sub(1)?,
        ..area
    };
    let rows = dialog::rows(wanted.dialog, window, is_compact, wanted.look);
    let above = Rect {
        height: window.height.checked_sub(rows)?,
        ..area
    };
    let is_as_large = game::scale(wanted.game, area) == game::scale_alone(wanted.game, above);
    let is_room = fit(wanted.game.board.size, areas::below(above, MOST_ABOVE)).is_ok();
    (is_room && is_as_large).then_some(Places {
        game: above,
        dialog: Rect {
            y: above.bottom(),
            height: rows,
            ..area
        },
        is_beside: false,
        shape: Shape::boxed(is_compact),
    })
}

/// The rows of a cell that is large enough to give rows to a strip.
const LARGE: u16 = 3;

/// The least lines of a strip.
const STRIP: u16 = 2;

/// In the last lines, where the board has no other room: what happened, and
/// what can be done. It takes more than two only where the board stays as
/// large as it is with two, or large enough. Other questions may cover the board.
fn strip(wanted: &Wanted<'_>, area: Rect) -> Option<Places> {
    let is_end = matches!(
        wanted.dialog.kind,
        DialogKind::Goal | DialogKind::Over | DialogKind::Name
    );
    let above = |rows| Rect {
        height: area.height.saturating_sub(rows),
        ..area
    };
    let scale = game::scale_alone(wanted.game, above(STRIP));
    let is_large = |rows: &u16| {
        let left = game::scale_alone(wanted.game, above(*rows));
        left == scale || left.is_some_and(|left| left.height >= LARGE)
    };
    let most = dialog::strip_rows(wanted.dialog, area.width).clamp(STRIP, area.height.max(STRIP));
    let rows = (STRIP..=most).rev().find(is_large).unwrap_or(STRIP);
    let above = above(rows);
    let is_room = is_end && game::has_board_alone(wanted.game, above);
    is_room.then_some(Places {
        game: above,
        dialog: areas::below(area, above.height),
        is_beside: false,
        shape: Shape::Strip,
    })
}
