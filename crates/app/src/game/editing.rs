//! Practice: the board changed by hand.

use brikke_engine::{Board, Rank, Square};
use brikke_play::{Command, Edit, Moment};

use super::GameScreen;
use super::dialog::OpenDialog;
use crate::board_view::square_name;
use crate::context::Context;
use crate::cursor::Cursor;
use crate::page::Tone;
use crate::screens::Next;
use crate::settings::{Action, KeyPage, PageKey};
use crate::{Button, Input, Key, edit_of, next_tile, one_line, words};

/// The digit of a key. The number pad types too: it has no arrows here.
fn digit(key: &Key) -> Option<char> {
    let mut characters = key.name.chars();
    let digit = characters.next().filter(char::is_ascii_digit)?;
    characters.next().is_none().then_some(digit)
}

impl GameScreen {
    /// True while the board is edited.
    pub(crate) const fn is_editing(&self) -> bool {
        self.editing.is_some()
    }

    /// An input while the board is edited; none where it means what it
    /// always means.
    pub(super) fn editing_input(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        let editing = self.editing?;
        let board = *context.view(now)?.board;
        match input {
            Input::Press(key) => self.editing_key(key, &board, editing, context, now),
            Input::Do(Action::Edit) => {
                self.stop_editing(context);
                Some(Next::Stay)
            }
            Input::Do(action) => self.move_cursor(*action, &board, editing, context, now),
            Input::Square(square, button) => {
                Some(self.edit_square(*square, *button, &board, context, now))
            }
            Input::Put(square, tile) => Some(self.put(*square, *tile, context, now)),
            Input::Write(text) => Some(self.set_up(text, context, now)),
            _ => None,
        }
    }

    fn editing_key(
        &mut self,
        key: &Key,
        board: &Board,
        editing: Cursor,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        let cursor = editing.on(board.size());
        let keys = &context.preferences.settings.page_keys;
        let key = &match keys.meaning(&key.name, KeyPage::Editor) {
            PageKey::Means(own) => Key::new(own),
            PageKey::Nothing => return Some(Next::Stay),
            PageKey::Other => key.clone(),
        };
        if let Some(digit) = digit(key) {
            return Some(self.type_digit(digit, cursor, context, now));
        }
        let typed = std::mem::take(&mut self.typed);
        if let Some(digits) = typed.unfinished() {
            self.refuse_tile(digits, cursor, context, now);
            return Some(Next::Stay);
        }
        if typed.has_tile() && key.name == "enter" {
            // It is there already.
            return Some(Next::Stay);
        }
        if let Some(edit) = edit_of(&key.name, board, cursor) {
            return Some(self.apply(Command::Edit(edit), context, now));
        }
        match key.name.as_str() {
            "esc" => self.stop_editing(context),
            "v" => return Some(self.ask(OpenDialog::position())),
            _ => {
                let action = context.action(key)?;
                if action == Action::Edit {
                    self.stop_editing(context);
                    return Some(Next::Stay);
                }
                return self.move_cursor(action, board, editing, context, now);
            }
        }
        Some(Next::Stay)
    }

    fn stop_editing(&mut self, context: &mut Context) {
        self.editing = None;
        context.announce(context.text("practice-playing"));
    }

    /// Puts the tile whose value is typed; digits that are none yet are shown.
    fn type_digit(
        &mut self,
        digit: char,
        square: Square,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        if let Some(edit) = self.typed.digit(digit, square) {
            return self.apply(Command::Edit(edit), context, now);
        }
        let digits = self.typed.unfinished().unwrap_or_default().to_owned();
        self.say(Tone::Accent, format!("{digits}…"), context, now);
        Next::Stay
    }

    /// Says that the digits that were typed are not a tile.
    fn refuse_tile(&mut self, digits: &str, square: Square, context: &mut Context, now: Moment) {
        let values = [
            ("row", (square.row + 1).into()),
            ("column", (square.column + 1).into()),
            ("text", digits.into()),
        ];
        let text = context.text_with("position-not-a-tile", &values);
        self.warn(text, context, now);
    }

    /// Actions that move tiles move the cursor.
    fn move_cursor(
        &mut self,
        action: Action,
        board: &Board,
        from: Cursor,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        let cursor = from.moved(action, board.size())?;
        self.editing = Some(cursor);
        let square = cursor.on(board.size());
        context.announce(square_name(
            board,
            square,
            self.labels(context, now),
            context.locale,
        ));
        Some(Next::Stay)
    }

    /// A click on a square lets its tile grow, the other button shrinks it.
    fn edit_square(
        &mut self,
        square: Square,
        button: Button,
        board: &Board,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        self.editing = Some(Cursor::at(square));
        let edit = next_tile(board, square, button == Button::Primary);
        self.apply(Command::Edit(edit), context, now)
    }

    /// Puts a tile on a square, or takes it away. The cursor follows.
    pub(super) fn put(
        &mut self,
        square: Square,
        tile: Option<Rank>,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        let next = self.apply(Command::Edit(Edit::Put { square, tile }), context, now);
        let board = context.view(now).map(|view| *view.board);
        if board.is_some_and(|board| board.at(square).is_ok()) {
            self.editing = self.editing.map(|_| Cursor::at(square));
        }
        next
    }

    /// Sets up a position that was pasted, on one line or several.
    fn set_up(&mut self, text: &str, context: &mut Context, now: Moment) -> Next {
        match one_line(text).parse::<Board>() {
            Ok(board) => self.apply(Command::Edit(Edit::Paste(board)), context, now),
            Err(error) => {
                let text = words::position_error(context.locale, &error);
                self.warn(text, context, now);
                Next::Stay
            }
        }
    }

    /// Reads aloud what was edited: the square, or that the board is another.
    pub(super) fn announce_edit(&self, before: &Board, context: &mut Context, now: Moment) {
        let Some(board) = context.view(now).map(|view| *view.board) else {
            return;
        };
        if board == *before {
            return;
        }
        let is_changed = |square: &Square| board.at(*square).ok() != before.at(*square).ok();
        let changed: Vec<Square> = board.size().squares().filter(is_changed).collect();
        let sentence = match changed[..] {
            [square] if board.size() == before.size() => {
                square_name(&board, square, self.labels(context, now), context.locale)
            }
            _ => context.text("practice-edited"),
        };
        context.announce(sentence);
    }
}
