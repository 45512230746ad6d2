//! Practice: the board changed by hand.

use brikke_app::{Cursor, edit_of, next_tile, one_line};
use brikke_engine::{Board, Size, Square};
use brikke_play::{Command, Edit, Moment};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Position;

use super::dialog::{Dialog, Kind};
use super::{PlayScreen, layout};
use crate::keys;
use crate::screen::Next;
use crate::widgets::board::fit;
use crate::world::World;

impl PlayScreen {
    /// A key while the board is changed by hand; none where it means what it
    /// always means.
    pub(super) fn editing_key(
        &mut self,
        key: &KeyEvent,
        world: &mut World,
        now: Moment,
    ) -> Option<Next> {
        let editing = self.editing?;
        let board = *world.view(now)?.board;
        let cursor = editing.on(board.size());
        if let Some(edit) = edit_by(key.code, &board, cursor) {
            return Some(self.apply(Command::Edit(edit), world, now));
        }
        match key.code {
            KeyCode::Esc | KeyCode::Char('e') => self.editing = None,
            KeyCode::Char('v') => return Some(self.ask(Dialog::paste())),
            _ => return self.move_cursor(key, board.size(), editing, world),
        }
        Some(Next::Stay)
    }

    /// Whatever key moves tiles moves the cursor.
    fn move_cursor(
        &mut self,
        key: &KeyEvent,
        size: Size,
        from: Cursor,
        world: &World,
    ) -> Option<Next> {
        let action = keys::action(&world.preferences.settings.keys, key)?;
        self.editing = Some(from.moved(action, size)?);
        Some(Next::Stay)
    }

    /// A click on a square: the cursor goes there, or the tile there grows.
    pub(super) fn click(&mut self, position: Position, world: &mut World, now: Moment) -> Next {
        self.moving = None;
        if let Some(next) = self.popup_click(position, world, now) {
            return next;
        }
        let (Some(editing), Some(view)) = (self.editing, world.view(now)) else {
            return Next::Stay;
        };
        let parts = layout::Parts::of(world.area.get(), view.board.size());
        let Ok(layout) = fit(view.board.size(), parts.board) else {
            return Next::Stay;
        };
        let Some(square) = layout.square_at(position) else {
            return Next::Stay;
        };
        let board = *view.board;
        if editing.on(board.size()) == square {
            let edit = next_tile(&board, square, true);
            return self.apply(Command::Edit(edit), world, now);
        }
        self.editing = Some(Cursor::at(square));
        Next::Stay
    }

    /// A text that was pasted: into a field, or as a position.
    pub(super) fn paste(&mut self, text: &str, world: &mut World, now: Moment) -> Next {
        if let Some(dialog) = self.dialog.as_mut().filter(|dialog| dialog.is_written()) {
            let is_position = dialog.kind == Kind::Paste;
            dialog.field.write(&if is_position {
                one_line(text)
            } else {
                text.to_owned()
            });
            return Next::Stay;
        }
        if self.editing.is_none() {
            return Next::Stay;
        }
        match text.trim().parse::<Board>() {
            Ok(board) => self.apply(Command::Edit(Edit::Paste(board)), world, now),
            Err(error) => {
                self.say(crate::words::position_error(world.locale, &error), now);
                Next::Stay
            }
        }
    }
}

/// The change that a key makes.
fn edit_by(code: KeyCode, board: &Board, cursor: Square) -> Option<Edit> {
    match code {
        KeyCode::Enter => edit_of("enter", board, cursor),
        KeyCode::Delete => edit_of("delete", board, cursor),
        KeyCode::Char(sign) => edit_of(sign.encode_utf8(&mut [0; 4]), board, cursor),
        _ => None,
    }
}
