//! Games that another program has continued.

use brikke_engine::{Board, Game};
use brikke_play::{Command, Event, Mode, Moment};
use brikke_store::{GameId, StoreError};

use super::autosave::Autosave;
use super::loading::saved;
use super::{Session, Update};

/// The current game was continued by another program, and is shown as it
/// stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CaughtUp {
    /// The number of moves that were shown here and could not be saved. They
    /// are in a practice game of their own.
    pub set_aside: usize,
}

/// Returns true if the command means the board that the person saw, and makes
/// no sense on another one.
pub(super) const fn is_about_board(command: &Command) -> bool {
    !matches!(
        command,
        Command::New { .. }
            | Command::Restart { .. }
            | Command::Resume { .. }
            | Command::Return
            | Command::Pause
            | Command::Continue
    )
}

impl Session {
    /// The board as it stands, with the number of moves that led there.
    pub(super) fn position(&self) -> Option<(Board, usize)> {
        self.game().map(|game| (*game.board(), game.plies().len()))
    }

    /// Remembers the current game if the command may leave it with moves that
    /// are not written: another program may continue it meanwhile.
    pub(super) fn remember_unsaved(&mut self, command: &Command) {
        let leaves = matches!(
            command,
            Command::Confirm | Command::Practise | Command::PractiseAt { .. }
        );
        if is_about_board(command) && !leaves {
            return;
        }
        if self.current_unsaved_moves() == 0 {
            return;
        }
        let game = self.game().cloned().map(Box::new);
        if let Some(autosave) = self.autosaves.get_mut(&self.current) {
            autosave.left = game;
        }
    }

    /// Takes the current game up as it stands in the storage, if another program
    /// has continued it.
    pub fn follow(&mut self, now: Moment) -> Update {
        let autosave = self.autosaves.get(&self.current);
        let Some((id, revision)) = autosave.and_then(Autosave::place) else {
            return Update::default();
        };
        let stored = self.store.load(id);
        if !stored.is_ok_and(|stored| stored.revision > revision) {
            return Update::default();
        }
        let shown = self.current_unsaved_moves();
        let caught_up = self.catch_up_current(id, shown, now);
        caught_up.unwrap_or_default()
    }

    /// Takes the game up as it stands in the storage, if the update failed
    /// because another program has continued it. Of its moves `shown` had been
    /// shown and not written; its events have not been.
    pub(super) fn catch_up(&mut self, update: Update, shown: usize, now: Moment) -> Update {
        let Some(StoreError::ChangedElsewhere(id)) = update.save_error else {
            return update;
        };
        if self.game_id() != Some(id) {
            self.set_aside_left(id);
            let save_error = self.write_waiting(now).err();
            let update = Update {
                save_error,
                ..update
            };
            return self.catch_up(update, shown, now);
        }
        if self.is_deleted_and_left(id) {
            return self.forget_deleted(update);
        }
        // If it is not known where the game stands, what was done is shown,
        // and waits.
        self.catch_up_current(id, shown, now)
            .unwrap_or_else(|error| Update {
                save_error: Some(error),
                ..update
            })
    }

    /// True if the current game was deleted elsewhere, and nothing was done in it
    /// here since that would restore it.
    fn is_deleted_and_left(&self, id: GameId) -> bool {
        let autosave = self.autosaves.get(&self.current);
        let is_played = autosave.is_some_and(|it| it.is_restored_by_writing(&*self.store));
        !is_played && self.store.is_trashed(id).unwrap_or(false)
    }

    /// Writes no more of the current game, which was deleted elsewhere.
    fn forget_deleted(&mut self, update: Update) -> Update {
        if let Some(autosave) = self.autosaves.get_mut(&self.current) {
            autosave.forget_waiting();
        }
        Update {
            save_error: None,
            ..update
        }
    }

    fn catch_up_current(
        &mut self,
        id: GameId,
        shown: usize,
        now: Moment,
    ) -> Result<Update, StoreError> {
        self.restore_played(id)?;
        let (saved, leaderboard, autosave) = saved(&*self.store, id)?;
        let aside = self.game().filter(|_| shown > 0).map(Game::without_chance);
        self.keep_aside(aside);
        self.set_aside_left(id);
        self.resuming = Some(autosave);
        let command = Command::Resume {
            saved: Box::new(saved),
            leaderboard,
        };
        // What leaving it would bring, such as a score, is of moves that do not
        // count.
        let events = self.events_of(command, now).into_iter();
        let events = events.skip_while(|event| !matches!(event, Event::Resumed { .. }));
        let mut update = self.save(events.collect(), now);
        self.resuming = None;
        let result = self.write_waiting(now);
        update.save_error = update.save_error.or(result.err());
        update.caught_up = Some(CaughtUp { set_aside: shown });
        Ok(update)
    }

    /// Takes the current game out of the trash if somebody has played on in it here.
    fn restore_played(&mut self, id: GameId) -> Result<(), StoreError> {
        let autosave = self.autosaves.get(&self.current);
        if autosave.is_some_and(|autosave| autosave.is_restored_by_writing(&*self.store)) {
            self.has_restored |= self.store.restore(id)?;
        }
        Ok(())
    }

    /// A game that was left has been continued elsewhere: moves of it that were
    /// not written become a game of their own. When it is returned to, its
    /// first write finds that it has gone on.
    fn set_aside_left(&mut self, id: GameId) {
        let mut left = Vec::new();
        let aside = self.trial.iter_mut();
        let aside = aside.flat_map(|trial| trial.autosaves.values_mut());
        for autosave in self.autosaves.values_mut().chain(aside) {
            if autosave.id() == Some(id) {
                left.extend(autosave.left.take().as_deref().map(Game::without_chance));
                autosave.forget_waiting();
            }
        }
        self.keep_aside(left);
    }

    fn keep_aside(&mut self, games: impl IntoIterator<Item = Game>) {
        let begun = |game| Autosave::begun(game, Mode::Practice);
        self.set_aside.extend(games.into_iter().map(begun));
    }
}
