//! The goal, the end, and the tables.

use brikke_engine::{GameAction, Phase};

use super::Play;
use crate::{Category, Event, LeaderboardEntry, Moment, Mover, PlayerName, Refusal};

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
        let player = self.player.as_ref().map(|player| player.name().to_owned());
        self.stop_player();
        self.emit(Event::Over {
            result: self.current.engine().result(),
            score: self.current.engine().score(),
            category: self.current.category(),
            undos: self.current.game.undos(),
        });
        self.want_name(player.as_deref());
    }

    /// Asks for a name if the score enters a table. A machine's score enters
    /// under the name of the player, and nobody is asked.
    fn want_name(&mut self, player: Option<&str>) {
        let wanted = self.current.name_wanted();
        if wanted.is_some_and(|wanted| wanted.category == Category::Machine) {
            self.name_wanted = wanted;
            self.enter(player.and_then(|name| PlayerName::new(name).ok()));
        } else {
            self.want_persons_name();
        }
    }

    /// Asks for a name if the score is a person's and enters a table.
    pub(super) fn want_persons_name(&mut self) {
        let wanted = self.current.name_wanted();
        self.name_wanted = wanted.filter(|wanted| wanted.category != Category::Machine);
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
