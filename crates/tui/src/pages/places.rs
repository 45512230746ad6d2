//! The places of a game and of the dialog over it.

use brikke_app::page::{Body, Dialog, GamePage, Page};
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
}

impl Places {
    /// The places on this page.
    pub(super) fn of(page: &Page, area: Rect, look: &Look) -> Places {
        let apart = match (&page.body, &page.dialog) {
            (Body::Game(game), Some(dialog)) => {
                beside(game, dialog, area, look).or_else(|| below(game, dialog, area, look))
            }
            _ => None,
        };
        apart.unwrap_or(Places {
            game: area,
            dialog: area,
            is_beside: false,
        })
    }
}

/// Over the figures beside the board.
fn beside(game: &GamePage, dialog: &Dialog, area: Rect, look: &Look) -> Option<Places> {
    let place = game::panel(game, area)?;
    dialog::fits(dialog, place, look).then_some(Places {
        game: area,
        dialog: place,
        is_beside: true,
    })
}

/// Below the board, which is drawn smaller if it must. The keys keep their
/// line.
fn below(game: &GamePage, dialog: &Dialog, area: Rect, look: &Look) -> Option<Places> {
    let window = Rect {
        height: area.height.checked_sub(1)?,
        ..area
    };
    let rows = dialog::rows(dialog, window, look);
    let above = Rect {
        height: window.height.checked_sub(rows)?,
        ..area
    };
    let is_room = fit(game.board.size, areas::below(above, MOST_ABOVE)).is_ok();
    is_room.then_some(Places {
        game: above,
        dialog: Rect {
            y: above.bottom(),
            height: rows,
            ..area
        },
        is_beside: false,
    })
}
