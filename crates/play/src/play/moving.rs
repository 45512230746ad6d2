//! Moves, and steps back and forth.

use brikke_engine::{Direction, GameAction, Ply, Turn};

use super::Play;
use crate::stepped::Stepped;
use crate::{AssistanceKind, BookmarkName, Category, Event, HintState, Moment, Mover, Refusal};

impl Play {
    pub(super) fn person_moves(
        &mut self,
        direction: Direction,
        now: Moment,
    ) -> Result<(), Refusal> {
        let (turn, lost) = self.current.play(direction, &self.practice_chance)?;
        self.pause_player();
        let assistance = &mut self.current.assistance;
        assistance.person_moves = assistance.person_moves.saturating_add(1);
        self.moved(turn, lost, Mover::Person, now);
        Ok(())
    }

    /// Tells a move that was just played, and what it has led to.
    pub(super) fn moved(&mut self, turn: Turn, lost: Vec<BookmarkName>, by: Mover, now: Moment) {
        let (direction, spawn) = (turn.direction, turn.spawn);
        let action = GameAction::Play(Ply { direction, spawn });
        // The game that an undo has left is forgotten, as undone moves are.
        self.after = None;
        self.acted(action, Some(turn), by, now);
        self.emit_lost_bookmarks(lost);
        self.emit_phase();
    }

    pub(super) fn emit_lost_bookmarks(&mut self, bookmarks: Vec<BookmarkName>) {
        for name in bookmarks {
            self.emit(Event::BookmarkLost { name });
        }
    }

    /// Tells that the game has changed.
    pub(super) fn acted(&mut self, action: GameAction, turn: Option<Turn>, by: Mover, now: Moment) {
        self.leave_position(now);
        let assistance = match (action, &by) {
            (GameAction::Undo | GameAction::Reopen, _) => Some(AssistanceKind::Undo),
            (_, Mover::Player(_)) => Some(AssistanceKind::Player),
            (_, Mover::Person) => None,
        };
        self.emit(Event::Acted {
            action,
            turn,
            by,
            spent: self.current.clock.spent(),
        });
        if let Some(kind) = assistance {
            self.emit_first_help(kind);
        }
    }

    /// Forgets what was about the position that the game has just left.
    pub(super) fn leave_position(&mut self, now: Moment) {
        self.hint = HintState::None;
        self.looking_at = None;
        self.name_wanted = None;
        self.current.set_clock(now);
    }

    /// Tells that the game counts as assisted from now on, if this assistance was
    /// the first.
    pub(super) fn emit_first_help(&mut self, kind: AssistanceKind) {
        let (undos, assistance) = (self.current.game.undos(), self.current.assistance);
        let counts = [undos, assistance.hints, assistance.player_moves];
        let times = counts.into_iter().fold(0, u64::saturating_add);
        if assistance.is_imported() {
            // It counts as assisted from its beginning.
            return;
        }
        let category = self.current.category();
        if times == 1 && matches!(category, Some(Category::Assisted | Category::Machine)) {
            self.emit(Event::Assisted(kind));
        }
    }

    /// Takes back what was done last: the decision to finish, or a step.
    pub(super) fn undo(&mut self, now: Moment) -> Result<(), Refusal> {
        if self.current.game.reopen() {
            self.acted(GameAction::Reopen, None, Mover::Person, now);
            self.emit_phase();
            return Ok(());
        }
        match self.step_back() {
            Some(Stepped { turn }) => self.acted(GameAction::Undo, turn, Mover::Person, now),
            None => self.swap_with_before(now).ok_or(Refusal::NothingToUndo)?,
        }
        Ok(())
    }

    pub(super) fn redo(&mut self, now: Moment) -> Result<(), Refusal> {
        // What was undone last comes first: the game that was left.
        if self.swap_with_after(now).is_some() {
            return Ok(());
        }
        let Stepped { turn } = self.step_forth().ok_or(Refusal::NothingToRedo)?;
        self.acted(GameAction::Redo, turn, Mover::Person, now);
        self.emit_phase();
        Ok(())
    }

    /// Takes a step back; the player waits.
    pub(super) fn step_back(&mut self) -> Option<Stepped> {
        let stepped = self.current.game.undo()?;
        self.pause_player();
        Some(stepped)
    }

    /// Takes a step forth again; the player waits.
    pub(super) fn step_forth(&mut self) -> Option<Stepped> {
        let stepped = self.current.game.redo()?;
        self.forget_passed_game();
        self.pause_player();
        Some(stepped)
    }

    pub(super) fn keep_playing(&mut self, now: Moment) -> Result<(), Refusal> {
        let reopens = self.current.engine().has_finished();
        if !self.current.game.keep_playing() {
            return Err(Refusal::NotAtGoal);
        }
        self.acted(GameAction::KeepPlaying, None, Mover::Person, now);
        if reopens {
            self.emit_first_help(AssistanceKind::Undo);
        }
        self.want_player_move();
        Ok(())
    }
}
