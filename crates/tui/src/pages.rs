//! Pages, each kind drawn in its own file.

mod dialog;
mod document;
mod form;
mod game;
mod listing;
mod menu;
mod new_game;
mod places;
mod replay;

use brikke_app::page::{Body, Page};

use crate::areas;
use crate::canvas::Canvas;
use crate::scroll::Scroll;
use places::{Places, Shape};

/// Draws a page: its body, the keys or the note in the last line, and the
/// dialog over it. False if the window is too small for the board of a game.
pub(crate) fn draw(page: &Page, canvas: &mut Canvas<'_, '_>, scroll: &mut Scroll) -> bool {
    // A replay says in a low window where it stands instead.
    let has_own = match page.body {
        Body::Menu(_) | Body::Game(_) | Body::Listing(_) => true,
        Body::Replay(_) => areas::is_low(canvas.area()),
        _ => false,
    };
    if !has_own {
        canvas.title(&page.title);
    }
    let places = Places::of(page, canvas.area(), canvas.look);
    match &page.body {
        Body::Menu(menu) => menu::draw(menu, canvas),
        Body::Game(game) => game::draw(game, page, places.game, canvas),
        Body::NewGame(new_game) => new_game::draw(new_game, &page.keys, page.caret, canvas),
        Body::Form(form) => form::draw(form, page.caret, canvas),
        Body::Listing(listing) => {
            let keys = canvas.key_rows(&page.keys, most_key_rows(page, canvas));
            let below = keys + u16::from(has_note_row(page, canvas));
            listing::draw(listing, page, below, canvas, scroll);
        }
        Body::Document(document) => document::draw(document, canvas, scroll),
        Body::Replay(replay) => {
            let keys = canvas.key_rows(&page.keys, most_key_rows(page, canvas));
            replay::draw(replay, page, keys, canvas);
        }
    }
    if page.dialog.is_some() {
        canvas.cover();
    }
    draw_last_line(page, canvas);
    if let Some(dialog) = &page.dialog {
        dialog::draw(dialog, page, &places, canvas);
    }
    match &page.body {
        Body::Game(game) if places.shape == Shape::Strip => {
            game::has_board_alone(game, places.game)
        }
        Body::Game(game) => game::has_board(game, places.game),
        _ => true,
    }
}

/// The keys stand in the last line. The game has a line for notes, and so has
/// a list where there is room: elsewhere a note takes the place of the keys.
fn draw_last_line(page: &Page, canvas: &mut Canvas<'_, '_>) {
    match (&page.note, &page.body) {
        (_, Body::Game(game)) if !game::has_keys(game, canvas.area()) => {}
        (note, _) if has_note_row(page, canvas) => {
            let most = most_key_rows(page, canvas);
            let below = canvas.key_rows(&page.keys, most) + 1;
            if let Some(note) = note {
                let place = canvas.area().height.saturating_sub(below);
                canvas.note(areas::row(canvas.area(), place), note);
            }
            canvas.keys(&page.keys, most);
        }
        (Some(note), body) if !matches!(body, Body::Game(_)) => {
            canvas.note(areas::last_row(canvas.area()), note);
        }
        _ => canvas.keys(&page.keys, most_key_rows(page, canvas)),
    }
}

/// The lowest window in which a list keeps a line for notes.
const WITH_NOTES: u16 = 16;

/// True if a list keeps a line for notes above its keys.
fn has_note_row(page: &Page, canvas: &Canvas<'_, '_>) -> bool {
    matches!(page.body, Body::Listing(_)) && canvas.area().height >= WITH_NOTES
}

/// The most lines for keys: a list has many, and can spare some rows for
/// those who use the mouse. In a narrow window one line has no room for those
/// of a replay that matter.
fn most_key_rows(page: &Page, canvas: &Canvas<'_, '_>) -> u16 {
    let is_narrow = canvas.area().width < replay::WIDE;
    match (&page.body, canvas.area().height) {
        (Body::Replay(_), 16..) if is_narrow => 2,
        (Body::Listing(_), 24..) => 3,
        (Body::Listing(_), 16..) => 2,
        _ => 1,
    }
}
