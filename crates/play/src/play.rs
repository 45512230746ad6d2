//! The state machine of a game being played.

mod asking;
mod ending;
mod helping;
mod looking;
mod moving;
mod opening;
mod practising;
mod viewing;

use brikke_engine::{Chance, Game};

use crate::current_game::CurrentGame;
use crate::{
    Command, Event, GameNumber, HintState, Leaderboard, Mode, Moment, NameWanted, PlayerState,
    Refusal,
};
use asking::Pending;
use opening::LeftGame;

/// A game being played, with everything around it that a person may ask for.
#[derive(Debug, Clone, PartialEq)]
pub struct Play {
    current: CurrentGame,
    /// The game before this one, so that a restart can be undone. Older ones
    /// are in the store.
    before: Option<Box<CurrentGame>>,
    /// The game that was left by such an undo.
    after: Option<LeftGame>,
    last_number: GameNumber,
    /// The source of the tiles of practice games. They never count, so
    /// they can share it; and it is not the game's own, so that practice
    /// foretells nothing.
    practice_chance: Chance,
    hint: HintState,
    player: Option<PlayerState>,
    looking_at: Option<usize>,
    pending: Option<Pending>,
    name_wanted: Option<NameWanted>,
    /// The events of the command that is being carried out.
    events: Vec<Event>,
}

impl Play {
    /// Does what is asked and tells what happened, in order.
    ///
    /// Changes of the game come as [`Event::Acted`], [`Event::Edited`],
    /// [`Event::Started`] and the like, which the store must have written
    /// before the face shows it.
    pub fn apply(&mut self, command: Command, now: Moment) -> Vec<Event> {
        self.current.clock.tick(now);
        if !command.leaves_question_open() {
            self.withdraw_question();
        }
        if let Err(refusal) = self.perform(command, now) {
            self.emit(Event::Refused(refusal));
        }
        std::mem::take(&mut self.events)
    }

    /// The engine's current game: all of it, or in practice since the last
    /// edit.
    pub const fn game(&self) -> &Game {
        self.current.engine()
    }

    /// Takes over a leaderboard that has changed outside of this game.
    pub fn set_leaderboard(&mut self, leaderboard: Leaderboard) {
        self.current.leaderboard = leaderboard;
    }

    /// The mode of the current game: scored or practice.
    pub const fn mode(&self) -> Mode {
        self.current.game.mode()
    }

    fn perform(&mut self, command: Command, now: Moment) -> Result<(), Refusal> {
        if self.looking_at.is_some() && command.needs_present() {
            return Err(Refusal::LookingBack);
        }
        match command {
            Command::Move(direction) => self.person_moves(direction, now)?,
            Command::Undo => self.undo(now)?,
            Command::Redo => self.redo(now)?,
            Command::KeepPlaying => self.keep_playing(now)?,
            Command::Finish => self.finish_at_goal(now)?,
            Command::New { .. } | Command::Restart { .. } => self.ask_or_open(command, now)?,
            Command::Resume { saved, leaderboard } => self.resume_saved(*saved, leaderboard, now),
            Command::Return => self.return_to_earlier(now)?,
            Command::Bookmark(name) => self.bookmark(name)?,
            Command::GoToBookmark(name) => self.go_to_bookmark(name, now)?,
            Command::GoToPly(ply) => self.go_to_ply(ply)?,
            Command::BackToPresent => self.back_to_present(),
            Command::Hint => self.ask_hint()?,
            Command::HintGiven(hint) => self.show_hint(hint)?,
            Command::TakeOver { player } => self.take_over(player)?,
            Command::PlayerMoves { board, direction } => {
                self.player_moves(&board, direction, now)?;
            }
            Command::StepPlayer => self.step_player()?,
            Command::PausePlayer => self.ask_player_to_wait()?,
            Command::StopPlayer => self.send_player_away()?,
            Command::Practise => self.practise(now)?,
            Command::PractiseAt {
                board,
                score,
                moves,
            } => self.practise_at(board, score, moves, now)?,
            Command::Edit(edit) => self.edit(edit, now)?,
            Command::HalfSlide { step, direction } => self.half_slide(step, direction, now)?,
            Command::EnterName(name) => self.enter_name(name)?,
            Command::Pause => self.pause_clock(now),
            Command::Continue => self.continue_clock(now),
            Command::Confirm => self.confirm(now)?,
            Command::Cancel => self.cancel()?,
        }
        Ok(())
    }

    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }
}
