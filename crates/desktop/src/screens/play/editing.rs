//! Practice: the board changed by hand.

use brikke_app::{Cursor, EDIT_KEYS, edit_of, next_tile, one_line, words};
use brikke_engine::{Board, Square};
use brikke_play::{Command, Edit};
use eframe::egui::{Context, Ui};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::painting::square_name;
use crate::parts::compact;
use crate::screen::Next;
use crate::world::World;

impl PlayScreen {
    /// A key while the board is changed by hand; none where it means what it
    /// always means.
    pub(super) fn editing_key(&mut self, press: &str, world: &mut World) -> Option<Next> {
        let editing = self.editing?;
        let board = *world.view()?.board;
        let cursor = editing.on(board.size());
        if let Some(edit) = edit_of(press, &board, cursor) {
            return Some(self.apply(Command::Edit(edit), world));
        }
        match press {
            "esc" | "e" => self.editing = None,
            "v" => return Some(self.ask(Dialog::paste())),
            _ => return self.move_cursor(press, &board, editing, world),
        }
        Some(Next::Stay)
    }

    /// Whatever key moves tiles moves the cursor.
    fn move_cursor(
        &mut self,
        press: &str,
        board: &Board,
        from: Cursor,
        world: &mut World,
    ) -> Option<Next> {
        let size = board.size();
        let cursor = from.moved(world.action(press)?, size)?;
        self.editing = Some(cursor);
        world.announce(square_name(world, board, cursor.on(size)));
        Some(Next::Stay)
    }

    /// A click on a square lets its tile grow; with the other button it
    /// shrinks. The cursor goes there.
    pub(super) fn click_square(&mut self, square: Square, larger: bool, world: &mut World) -> Next {
        let Some(board) = world.view().map(|view| *view.board) else {
            return Next::Stay;
        };
        self.editing = Some(Cursor::at(square));
        let edit = next_tile(&board, square, larger);
        self.apply(Command::Edit(edit), world)
    }

    /// The buttons of practice.
    pub(super) fn show_editing(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        ui.horizontal_wrapped(|ui| {
            compact(ui);
            for (key, id) in EDIT_KEYS {
                let button = ui.button(world.button_text(id));
                if button.on_hover_text(key).clicked() {
                    next = self.editing_key(key, world).unwrap_or(Next::Stay);
                }
            }
            if ui.button(world.button_text("practice-copy")).clicked() {
                self.copy(ui.ctx(), world);
            }
            if ui
                .button(world.button_text("practice-paste"))
                .on_hover_text("v")
                .clicked()
            {
                next = self.ask(Dialog::paste());
            }
            let done = world.button_text("practice-playing");
            if ui.button(done).on_hover_text("e").clicked() {
                self.editing = None;
            }
        });
        next
    }

    /// Copies the position that is shown.
    pub(super) fn copy(&mut self, ctx: &Context, world: &mut World) {
        if let Some(position) = world.view().map(|view| view.board.to_string()) {
            ctx.copy_text(position.clone());
            let copied = [("position", position.into())];
            self.say(world.text_with("practice-copied", &copied), world);
        }
    }

    /// Sets up a position that was pasted, on one line or several.
    pub(super) fn set_up(&mut self, text: &str, world: &mut World) {
        match one_line(text).parse::<Board>() {
            Ok(board) => {
                self.apply(Command::Edit(Edit::Paste(board)), world);
            }
            Err(error) => self.say(words::position_error(world.locale, &error), world),
        }
    }
}
