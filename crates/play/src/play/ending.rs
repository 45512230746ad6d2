//! The goal, the end, and the tables.

use brikke_engine::{GameAction, Phase};

use super::Play;
use crate::{Event, LeaderboardEntry, Moment, Mover, PlayerName, Refusal};

impl Play {
    /// Tells what a step forward has led to.
    pub(super) fn emit_phase(&mut self) {
        match self.current.phase() {
            Phase::Playing => {}
            Phase::GoalReached => self.emit(Event::GoalReached),
            Phase::Won | Phase::Lost => self.emit_result(),
        }
    }

    /// Ends the game at its goal.
    pub(super) fn finish_at_goal(&mut self, now: Moment) -> Result<(), Refusal> {
        if !self.current.game.finish() {
            return Err(Refusal::NotAtGoal);
        }
        self.acted(GameAction::Finish, None, Mover::Person, now);
        self.emit_result();
        Ok(())
    }

    fn emit_result(&mut self) {
        self.stop_player();
        self.emit(Event::Over {
            result: self.current.engine().result(),
            score: self.current.engine().score(),
            category: self.current.category(),
            undos: self.current.game.undos(),
        });
        self.want_name();
    }

    pub(super) fn want_name(&mut self) {
        self.name_wanted = self.current.name_wanted();
        if let Some(wanted) = self.name_wanted {
            self.emit(Event::NameWanted(wanted));
        }
    }

    pub(super) fn enter_name(&mut self, name: Option<PlayerName>) -> Result<(), Refusal> {
        if self.enter(name) {
            Ok(())
        } else {
            Err(Refusal::NoNameWanted)
        }
    }

    /// Enters the score that waits without a name; says whether there was one.
    pub(super) fn enter_nameless(&mut self) -> bool {
        self.enter(None)
    }

    fn enter(&mut self, name: Option<PlayerName>) -> bool {
        let Some(wanted) = self.name_wanted.take() else {
            return false;
        };
        let (category, score) = (wanted.category, wanted.score);
        let origin = self.current.assistance.origin;
        let entry = LeaderboardEntry {
            name,
            score,
            origin,
        };
        if let Some(place) = self.current.enter(category, entry.clone()) {
            self.emit(Event::EnteredLeaderboard {
                category,
                place,
                entry,
            });
        }
        true
    }
}
