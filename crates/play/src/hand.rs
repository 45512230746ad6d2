//! A game in hand with everything that belongs to it.

use brikke_engine::{Board, Direction, Game, IllegalMove, Phase, Rules, Start, Turn};

use crate::clock::Clock;
use crate::{
    Bookmarks, Entry, Help, InHand, Moment, NameWanted, OwnEntries, ResultKind, Saved, Standing,
    Table,
};

/// The number of a game among those that were in hand since the program
/// began, from 1. It says which game is meant when an earlier one returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(pub u32);

/// A game in hand with its clock, its bookmarks, its help and the scores it
/// is measured by.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hand {
    pub(crate) number: GameNumber,
    pub(crate) game: InHand,
    pub(crate) help: Help,
    pub(crate) clock: Clock,
    pub(crate) bookmarks: Bookmarks,
    pub(crate) standing: Standing,
    pub(crate) entries: OwnEntries,
    /// Whether its result was told at the position where it stands.
    pub(crate) result_told: bool,
}

/// A position of the game that is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) board: &'a Board,
    pub(crate) score: u64,
    pub(crate) moves: u64,
    pub(crate) phase: Phase,
}

impl Hand {
    pub(crate) fn new(number: GameNumber, saved: Saved, standing: Standing) -> Hand {
        Hand {
            number,
            game: saved.game,
            help: saved.help,
            clock: Clock::showing(saved.spent),
            bookmarks: saved.bookmarks,
            standing,
            entries: saved.entries,
            result_told: false,
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
    /// place.
    pub(crate) fn play(
        &mut self,
        direction: Direction,
    ) -> Result<(Turn, Vec<String>), IllegalMove> {
        let (steps, redo) = (self.game.steps(), self.game.is_redo(direction));
        let turn = self.game.play(direction)?;
        let lost = if redo {
            Vec::new()
        } else {
            self.bookmarks.forget_after(steps)
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

    /// Whether something would be lost by beginning another game.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.has_begun() && !self.phase().is_over() && !self.result_told
    }

    /// The table that the result would enter now; practice has none.
    pub(crate) const fn table(&self) -> Option<Table> {
        match &self.game {
            InHand::Scored(scored) => Some(scored.table(self.help)),
            InHand::Practice(_) => None,
        }
    }

    pub(crate) const fn result(&self) -> ResultKind {
        ResultKind::of(self.table())
    }

    /// The name that is wanted for the score, if it enters a table in which
    /// the game has no entry that is as good.
    pub(crate) fn name_wanted(&self) -> Option<NameWanted> {
        let (table, score) = (self.table()?, self.engine().score());
        let own = self.entries.get(table);
        if own.is_some_and(|entry| entry.score >= score) {
            return None;
        }
        let place = self.standing_without_own(table).place(table, score)?;
        Some(NameWanted {
            table,
            place,
            score,
        })
    }

    /// Enters the score; an earlier entry of this game in the same table
    /// makes room.
    pub(crate) fn enter(&mut self, table: Table, entry: Entry) -> Option<usize> {
        self.standing = self.standing_without_own(table);
        self.entries.set(table, entry.clone());
        self.standing.enter(table, entry)
    }

    fn standing_without_own(&self, table: Table) -> Standing {
        let mut standing = self.standing.clone();
        if let Some(own) = self.entries.get(table) {
            standing.remove(table, own);
        }
        standing
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
