//! The current game with everything that belongs to it.

use brikke_engine::{Board, Chance, Direction, Game, IllegalMove, Phase, Rules, Start, Turn};

use crate::clock::Clock;
use crate::{
    Assistance, BookmarkName, Bookmarks, Category, GameKind, Leaderboard, LeaderboardEntry, Moment,
    NameWanted, OwnEntries, SavedGame,
};

/// The number of a game among those that were current since the program
/// began, from 1. It says which game is meant when an earlier one returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(pub u32);

/// The current game with its clock, bookmarks, assistance and the scores it
/// is measured by.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct CurrentGame {
    pub(crate) number: GameNumber,
    pub(crate) game: GameKind,
    pub(crate) assistance: Assistance,
    pub(crate) clock: Clock,
    pub(crate) bookmarks: Bookmarks,
    pub(crate) leaderboard: Leaderboard,
    pub(crate) entries: OwnEntries,
}

/// A position of the game that is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) board: &'a Board,
    pub(crate) score: u64,
    pub(crate) moves: u64,
    pub(crate) phase: Phase,
}

impl CurrentGame {
    pub(crate) fn new(
        number: GameNumber,
        saved: SavedGame,
        leaderboard: Leaderboard,
    ) -> CurrentGame {
        CurrentGame {
            number,
            game: saved.game,
            assistance: saved.assistance,
            clock: Clock::showing(saved.spent),
            bookmarks: saved.bookmarks,
            leaderboard,
            entries: saved.entries,
        }
    }

    pub(crate) const fn engine(&self) -> &Game {
        self.game.game()
    }

    pub(crate) const fn rules(&self) -> &Rules {
        self.game.rules()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.engine().phase()
    }

    /// Plays a move; returns it with the bookmarks that no longer have a
    /// place. Practice without a source of tiles has them from `spare`.
    pub(crate) fn play(
        &mut self,
        direction: Direction,
        spare: &Chance,
    ) -> Result<(Turn, Vec<BookmarkName>), IllegalMove> {
        let (steps, redo) = (self.game.steps(), self.game.is_redo(direction));
        let turn = self.game.play(direction, spare)?;
        let lost = if redo {
            Vec::new()
        } else {
            self.bookmarks.remove_after(steps)
        };
        Ok((turn, lost))
    }

    /// The clock runs while there is a game to play that has begun.
    pub(crate) fn set_clock(&mut self, now: Moment) {
        if self.has_begun() && !self.phase().is_over() {
            self.clock.run(now);
        } else {
            self.clock.stop(now);
        }
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.game.steps() > 0 || self.game.can_redo()
    }

    /// Returns true if something would be lost by beginning another game.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.has_begun() && !self.phase().is_over()
    }

    /// The category that the result would enter now; practice has none.
    pub(crate) const fn category(&self) -> Option<Category> {
        match &self.game {
            GameKind::Scored(scored) => Some(scored.category(self.assistance)),
            GameKind::Practice(_) => None,
        }
    }

    /// The name that is wanted for the score, if it enters a category in which
    /// the game has no entry that is as good.
    pub(crate) fn name_wanted(&self) -> Option<NameWanted> {
        let (category, score) = (self.category()?, self.engine().score());
        let own = self.entries.get(category);
        if own.is_some_and(|entry| entry.score >= score) {
            return None;
        }
        let place = self
            .leaderboard_without_own(category)
            .place(category, score)?;
        Some(NameWanted {
            category,
            place,
            score,
        })
    }

    /// Enters the score; an earlier entry of this game in the same category
    /// makes room.
    pub(crate) fn enter(&mut self, category: Category, entry: LeaderboardEntry) -> Option<usize> {
        self.leaderboard = self.leaderboard_without_own(category);
        self.entries.set(category, entry.clone());
        self.leaderboard.enter(category, entry)
    }

    fn leaderboard_without_own(&self, category: Category) -> Leaderboard {
        let mut leaderboard = self.leaderboard.clone();
        if let Some(own) = self.entries.get(category) {
            leaderboard.remove(category, own);
        }
        leaderboard
    }

    /// The position after `ply` moves (in practice since the last edit).
    pub(crate) fn shown_after(&self, ply: usize) -> Option<Shown<'_>> {
        let game = self.engine();
        let behind = game.plies().len().checked_sub(ply)?;
        if behind == 0 {
            return Some(self.shown_now());
        }
        let (score, phase) = match game.turn(ply) {
            Some(turn) => (turn.score, turn.phase),
            None => (score_at_start(game), Phase::Playing),
        };
        Some(Shown {
            board: game.board_after(ply)?,
            score,
            moves: game.moves().saturating_sub(behind as u64),
            phase,
        })
    }

    /// The position as it stands.
    pub(crate) fn shown_now(&self) -> Shown<'_> {
        let game = self.engine();
        Shown {
            board: game.board(),
            score: game.score(),
            moves: game.moves(),
            phase: game.phase(),
        }
    }
}

const fn score_at_start(game: &Game) -> u64 {
    match game.beginning() {
        Start::Tiles(_) => 0,
        Start::Position { score, .. } => *score,
    }
}
