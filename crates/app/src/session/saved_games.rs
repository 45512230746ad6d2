//! The saved games besides the one in hand: their names, the trash, their
//! analyses, and the mistakes to repeat.

use brikke_engine::Board;
use brikke_play::{GameName, Moment};
use brikke_store::{GameId, StoreError};

use super::Session;

impl Session {
    /// Stores what an advisor said of a game.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn store_analysis(
        &mut self,
        id: GameId,
        advisor: &str,
        moves: &[u8],
    ) -> Result<(), StoreError> {
        self.store.put_analysis(id, advisor, moves)
    }

    /// Adds a position of an endgame table to the mistakes to repeat.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub(crate) fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.store.add_mistake(table, board)
    }

    /// Removes a position of an endgame table from the mistakes to repeat, if
    /// it is among them.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub(crate) fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        let is_there = self.store.mistakes(table)?.contains(board);
        if is_there {
            self.store.remove_mistake(table, board)?;
        }
        Ok(())
    }

    /// Gives a saved game a name, or takes it away.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.store.rename(id, name)
    }

    /// Deletes a saved game. It can be restored until the next deletion; who
    /// plays on in it takes it back as well.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn trash(&mut self, id: GameId, now: Moment) -> Result<(), StoreError> {
        self.write_now(now)?;
        self.store.trash(&[id], now)
    }

    /// Deletes one more saved game: those that were deleted before can be
    /// restored as before. Who is interrupted has them all back.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn trash_too(&mut self, id: GameId, now: Moment) -> Result<(), StoreError> {
        self.write_now(now)?;
        self.store.load(id)?;
        let mut ids = self.store.restore_trash()?;
        ids.push(id);
        self.store.trash(&ids, now)
    }

    /// Restores one of the deleted games; says whether it was among them. The
    /// others stay deleted.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.store.restore(id)
    }

    /// Restores what was deleted last; returns the numbers of the games.
    ///
    /// # Errors
    ///
    /// They cannot be written.
    pub fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        self.store.restore_trash()
    }
}
