//! Hints, and players that take over.

use brikke_engine::{Board, Direction, IllegalMove, Phase};

use super::Play;
use crate::current_game::CurrentGame;
use crate::{AssistanceKind, Event, Hint, HintState, Mode, Moment, Mover, PlayerState, Refusal};

impl Play {
    pub(super) fn ask_hint(&mut self) -> Result<(), Refusal> {
        self.check_playing()?;
        if matches!(self.hint, HintState::Shown(_)) {
            // The hint is shown and counted already.
            return Ok(());
        }
        self.hint = HintState::Wanted;
        let board = *self.current.engine().board();
        self.emit(Event::HintWanted { board });
        Ok(())
    }

    pub(super) fn show_hint(&mut self, hint: Hint) -> Result<(), Refusal> {
        let about_this = hint.board == *self.current.engine().board();
        let is_awaited = match &self.hint {
            HintState::Wanted => true,
            // Somebody else is asked about the same position.
            HintState::Shown(known) => known.player != hint.player,
            HintState::None => false,
        };
        if !is_awaited || !about_this {
            return Err(Refusal::HintNotAwaited);
        }
        self.current.assistance.hints = self.current.assistance.hints.saturating_add(1);
        self.hint = HintState::Shown(hint.clone());
        let board = hint.board;
        self.emit(Event::HintShown(hint));
        self.emit_first_help(AssistanceKind::Hint);
        self.help_game_before(&board);
        Ok(())
    }

    /// The scored game for which advice on this board is help, besides the
    /// current one: the game that was left for practice, while it stands at the
    /// same position. A mirror image is the same.
    pub(super) fn game_before_at(&self, board: &Board) -> Option<&CurrentGame> {
        let before = self.before.as_deref()?;
        let is_played = before.game.mode() == Mode::Scored && before.phase() == Phase::Playing;
        let is_practice = self.mode() == Mode::Practice;
        let is_there = || before.engine().board().symmetries().contains(board);
        (is_practice && is_played && is_there()).then_some(before)
    }

    /// Counts advice on this board as help for the game that was left, if that
    /// stands there.
    fn help_game_before(&mut self, board: &Board) {
        if self.game_before_at(board).is_none() {
            return;
        }
        let Some(before) = &mut self.before else {
            return;
        };
        let was = before.category();
        before.assistance.hints = before.assistance.hints.saturating_add(1);
        let is_first = before.category() != was;
        let number = before.number;
        self.emit(Event::HelpedGameBefore { number, is_first });
    }

    pub(super) fn take_over(&mut self, player: String) -> Result<(), Refusal> {
        self.check_playing()?;
        self.player = Some(PlayerState::running(player.clone()));
        self.emit(Event::PlayerTookOver { player });
        self.want_player_move();
        Ok(())
    }

    pub(super) fn player_moves(
        &mut self,
        board: &Board,
        direction: Direction,
        now: Moment,
    ) -> Result<(), Refusal> {
        let player = self.player.as_mut().ok_or(Refusal::NoPlayer)?;
        if !player.take_awaited(board) {
            return Err(Refusal::PlayerNotAwaited);
        }
        let name = player.name().to_owned();
        // A player that makes no legal move waits until it is asked again.
        let before = *self.current.engine().board();
        let outcome = self.current.play(direction, &self.practice_chance);
        let (turn, lost) = outcome.inspect_err(|_| self.pause_player())?;
        self.current.assistance.player_moves =
            self.current.assistance.player_moves.saturating_add(1);
        self.moved(turn, lost, Mover::Player(name), now);
        self.help_game_before(&before);
        self.want_player_move();
        Ok(())
    }

    /// Asks a running player for its next move, if there is one to make.
    pub(super) fn want_player_move(&mut self) {
        if self.player.as_ref().is_some_and(PlayerState::is_running)
            && self.current.phase() == Phase::Playing
        {
            self.await_player_move();
        }
    }

    fn await_player_move(&mut self) {
        let board = *self.current.engine().board();
        if let Some(player) = &mut self.player {
            player.await_move(board);
            self.emit(Event::PlayerMoveWanted { board });
        }
    }

    pub(super) fn step_player(&mut self) -> Result<(), Refusal> {
        self.player.as_ref().ok_or(Refusal::NoPlayer)?;
        self.check_playing()?;
        let player = self.player.as_mut().ok_or(Refusal::NoPlayer)?;
        let (was_running, awaited) = (player.is_running(), player.awaited().is_some());
        player.finish_move();
        if was_running {
            self.emit(Event::PlayerPaused);
        }
        if !awaited {
            self.await_player_move();
        }
        Ok(())
    }

    pub(super) fn ask_player_to_wait(&mut self) -> Result<(), Refusal> {
        self.player.as_ref().ok_or(Refusal::NoPlayer)?;
        self.pause_player();
        Ok(())
    }

    pub(super) fn send_player_away(&mut self) -> Result<(), Refusal> {
        self.player.as_ref().ok_or(Refusal::NoPlayer)?;
        self.stop_player();
        Ok(())
    }

    pub(super) fn pause_player(&mut self) {
        let Some(player) = &mut self.player else {
            return;
        };
        let was_running = player.is_running();
        player.pause();
        if was_running {
            self.emit(Event::PlayerPaused);
        }
    }

    pub(super) fn stop_player(&mut self) {
        if self.player.take().is_some() {
            self.emit(Event::PlayerStopped);
        }
    }

    /// Returns true if there is a move to make.
    fn check_playing(&self) -> Result<(), IllegalMove> {
        match self.current.phase() {
            Phase::Playing => Ok(()),
            Phase::GoalReached => Err(IllegalMove::GoalReached),
            Phase::Won | Phase::Lost => Err(IllegalMove::Over),
        }
    }
}
