//! Bookmarks, and looking back.

use brikke_engine::GameAction;

use super::Play;
use super::asking::Consequence;
use crate::{BookmarkName, Confirmation, Event, Mode, Moment, Mover, Refusal};

impl Play {
    pub(super) fn bookmark(&mut self, name: BookmarkName) -> Result<(), Refusal> {
        if self.current.game.mode() == Mode::Practice {
            return Err(Refusal::PracticeBookmark);
        }
        let step = self.shown_step();
        let taken = self.current.bookmarks.get(&name);
        if taken.is_some_and(|other| other != step) {
            let confirmation = Confirmation::MoveBookmark(name.clone());
            self.ask(confirmation, Consequence::Bookmark { name, step });
        } else {
            self.set_bookmark(name, step);
        }
        Ok(())
    }

    pub(super) fn set_bookmark(&mut self, name: BookmarkName, step: usize) {
        self.current.bookmarks.set(name.clone(), step);
        self.emit(Event::Bookmarked { name, step });
    }

    /// The number of steps that lead to the position that is shown.
    fn shown_step(&self) -> usize {
        let plies = self.current.engine().plies().len();
        let behind = self.looking_at.map_or(0, |ply| plies - ply);
        self.current.game.steps() - behind
    }

    pub(super) fn go_to_bookmark(
        &mut self,
        name: BookmarkName,
        now: Moment,
    ) -> Result<(), Refusal> {
        let place = self.current.bookmarks.get(&name);
        let reachable = place.filter(|&step| step <= self.current.game.steps_with_undone());
        let Some(step) = reachable else {
            return Err(Refusal::NoSuchBookmark(name));
        };
        self.back_to_present();
        self.jump_to(step, now);
        Ok(())
    }

    /// Undoes or redoes as often as it takes, without motions to animate,
    /// and tells what the last step has led to.
    fn jump_to(&mut self, step: usize, now: Moment) {
        while self.current.game.steps() > step && self.step_back().is_some() {
            self.acted(GameAction::Undo, None, Mover::Person, now);
        }
        if self.current.game.steps() == step {
            return;
        }
        while self.current.game.steps() < step && self.step_forth().is_some() {
            self.acted(GameAction::Redo, None, Mover::Person, now);
        }
        self.emit_phase();
    }

    pub(super) fn go_to_ply(&mut self, ply: usize) -> Result<(), Refusal> {
        let plies = self.current.engine().plies().len();
        if ply > plies {
            return Err(Refusal::NoSuchPly { ply, plies });
        }
        if ply == plies {
            self.back_to_present();
        } else {
            self.pause_player();
            self.looking_at = Some(ply);
            self.emit(Event::LookedBack { ply });
        }
        Ok(())
    }

    pub(super) fn back_to_present(&mut self) {
        if self.looking_at.take().is_some() {
            self.emit(Event::BackToPresent);
        }
    }
}
