//! The places of a game and of the dialog over it.

use brikke_app::page::{Body, Dialog, DialogKind, GamePage, Page};
use ratatui::layout::Rect;

use super::dialog;
use super::game::{self, MOST_ABOVE};
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
    /// True if its choices stand in several columns, because rows are few.
    pub(super) is_compact: bool,
    /// True if there is room for two lines of it only, below the board.
    pub(super) is_strip: bool,
}

impl Places {
    /// The places on this page.
    pub(super) fn of(page: &Page, area: Rect, look: &Look) -> Places {
        let apart = match (&page.body, &page.dialog) {
            (Body::Game(game), Some(dialog)) => {
                let wanted = Wanted { game, dialog, look };
                let ways = [
                    (beside as Way, false),
                    (below, false),
                    (beside, true),
                    (below, true),
                    (over_edge, false),
                    (over_edge, true),
                ];
                let mut ways = ways.into_iter();
                let apart = ways.find_map(|(way, is_compact)| way(&wanted, area, is_compact));
                apart
                    .or_else(|| strip(&wanted, area))
                    .or_else(|| over_lower_part(&wanted, area))
            }
            _ => None,
        };
        apart.unwrap_or(Places {
            game: area,
            dialog: area,
            is_beside: false,
            is_compact: false,
            is_strip: false,
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
        is_compact,
        is_strip: false,
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
        is_compact,
        is_strip: false,
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
        is_compact: true,
        is_strip: false,
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
        is_compact,
        is_strip: false,
    })
}

/// The lines of a strip.
const STRIP: u16 = 2;

/// In the last two lines, where the board has no other room: what happened,
/// and what can be done. Other questions may cover the board.
fn strip(wanted: &Wanted<'_>, area: Rect) -> Option<Places> {
    let is_end = matches!(
        wanted.dialog.kind,
        DialogKind::Goal | DialogKind::Over | DialogKind::Name
    );
    let above = Rect {
        height: area.height.checked_sub(STRIP)?,
        ..area
    };
    let is_room = is_end && game::has_board_alone(wanted.game, above);
    is_room.then_some(Places {
        game: above,
        dialog: areas::below(area, above.height),
        is_beside: false,
        is_compact: false,
        is_strip: true,
    })
}
