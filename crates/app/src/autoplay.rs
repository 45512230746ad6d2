//! A player at work: its pace, and the move that waits for its time.

use brikke_engine::{Board, Direction};
use brikke_play::{Command, Moment};

use crate::{Pace, after};

/// A player at work.
#[derive(Debug, Default)]
pub(crate) struct Autoplay {
    pace: Pace,
    /// The name of the player that plays this game from its beginning, to be
    /// watched.
    watched: Option<String>,
    last: Option<Moment>,
    waiting: Option<Waiting>,
    /// The number of moves it may still make; `None` for no limit.
    remaining: Option<u32>,
}

/// A move that waits for its time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Waiting {
    board: Board,
    direction: Direction,
    due: Moment,
}

impl Waiting {
    /// The command that makes the move.
    pub(crate) const fn command(&self) -> Command {
        Command::PlayerMoves {
            board: self.board,
            direction: self.direction,
        }
    }
}

impl Autoplay {
    /// Its pace.
    pub(crate) const fn pace(&self) -> Pace {
        self.pace
    }

    /// Another pace from now on, also for the move that waits.
    pub(crate) fn set_pace(&mut self, pace: Pace, now: Moment) {
        self.pace = pace;
        let due = self.next_due(now);
        if let Some(waiting) = &mut self.waiting {
            waiting.due = due;
        }
    }

    /// This is the game of the player with this name.
    pub(crate) fn watch(&mut self, player: String, pace: Pace) {
        self.pace = pace;
        self.watched = Some(player);
    }

    /// The name of the player whose game this is.
    pub(crate) fn watched(&self) -> Option<&str> {
        self.watched.as_deref()
    }

    /// This is a person's game.
    pub(crate) fn stop_watching(&mut self) {
        self.watched = None;
    }

    /// Lets it make so many moves and no more.
    pub(crate) fn limit(&mut self, moves: u32) {
        self.remaining = Some(moves);
    }

    /// True if it has made all the moves it may make.
    pub(crate) fn is_at_limit(&self) -> bool {
        self.remaining == Some(0)
    }

    /// The time at which the waiting move is due.
    pub(crate) fn due(&self) -> Option<Moment> {
        self.waiting.as_ref().map(|waiting| waiting.due)
    }

    /// Forgets the move that waits, and any limit.
    pub(crate) fn forget(&mut self) {
        self.waiting = None;
        self.remaining = None;
    }

    /// The next move need not wait for its time.
    pub(crate) fn hurry(&mut self, now: Moment) {
        self.last = None;
        if let Some(waiting) = &mut self.waiting {
            waiting.due = now;
        }
    }

    /// The player has thought of a move: it waits for its time.
    pub(crate) fn thought(&mut self, board: Board, direction: Direction, now: Moment) {
        let due = self.next_due(now);
        self.waiting = Some(Waiting {
            board,
            direction,
            due,
        });
    }

    /// The move that waits, if its time has come.
    pub(crate) fn take_due(&mut self, now: Moment) -> Option<Waiting> {
        let waiting = self.waiting.take_if(|waiting| waiting.due <= now)?;
        self.last = Some(now);
        self.remaining = self.remaining.map(|moves| moves.saturating_sub(1));
        Some(waiting)
    }

    fn next_due(&self, now: Moment) -> Moment {
        self.last
            .map_or(now, |last| after(last, self.pace.interval()))
    }
}

#[cfg(test)]
mod tests {
    use brikke_engine::Size;

    use super::*;

    fn at(millis: u64) -> Moment {
        Moment::from_millis(millis)
    }

    #[test]
    fn the_first_move_is_made_at_once_and_the_second_when_its_time_comes() {
        let board = Board::empty(Size::CLASSIC);
        let mut autoplay = Autoplay::default();
        autoplay.set_pace(Pace::new(2), at(0));
        autoplay.thought(board, Direction::Left, at(100));
        assert!(autoplay.take_due(at(100)).is_some());
        autoplay.thought(board, Direction::Up, at(110));
        assert_eq!(autoplay.due(), Some(at(600)));
        assert_eq!(autoplay.take_due(at(599)), None);
        autoplay.hurry(at(200));
        assert!(autoplay.take_due(at(200)).is_some());
    }

    #[test]
    fn another_pace_holds_for_the_move_that_waits() {
        let board = Board::empty(Size::CLASSIC);
        let mut autoplay = Autoplay::default();
        autoplay.thought(board, Direction::Left, at(0));
        autoplay.take_due(at(0));
        autoplay.thought(board, Direction::Left, at(10));
        autoplay.set_pace(Pace::FULL, at(20));
        assert_eq!(autoplay.due(), Some(at(0)));
    }
}
