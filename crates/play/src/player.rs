//! A player that has taken over.

use brikke_engine::Board;

/// A player that makes the moves in a person's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerState {
    name: String,
    running: bool,
    awaited: Option<Board>,
}

impl PlayerState {
    /// A player that has just taken over.
    pub(crate) const fn running(name: String) -> PlayerState {
        PlayerState {
            name,
            running: true,
            awaited: None,
        }
    }

    /// The name of the player.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns true if it goes on by itself; otherwise it waits for a command.
    pub const fn is_running(&self) -> bool {
        self.running
    }

    /// The board on which its move is awaited.
    pub const fn awaited(&self) -> Option<&Board> {
        self.awaited.as_ref()
    }

    /// Awaits its move on this board.
    pub(crate) const fn await_move(&mut self, board: Board) {
        self.awaited = Some(board);
    }

    /// Lets it make the move that is awaited and no further one.
    pub(crate) const fn finish_move(&mut self) {
        self.running = false;
    }

    /// Lets it wait; a move that is still awaited no longer counts.
    pub(crate) const fn pause(&mut self) {
        self.running = false;
        self.awaited = None;
    }

    /// Returns true if this is the board on which its move was awaited, which it no
    /// longer is then.
    pub(crate) fn take_awaited(&mut self, board: &Board) -> bool {
        self.awaited.take_if(|awaited| awaited == board).is_some()
    }
}
