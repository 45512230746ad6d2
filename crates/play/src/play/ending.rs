//! The goal, the end, and the tables.

use brikke_engine::Phase;

use super::Play;
use crate::{Entry, Event, Refusal};

impl Play {
    /// Tells what a step forward has led to.
    pub(super) fn tell_phase(&mut self) {
        match self.hand.phase() {
            Phase::Playing => {}
            Phase::GoalReached => self.tell(Event::GoalReached),
            Phase::Won | Phase::Lost => self.tell_result(),
        }
    }

    pub(super) fn take_win(&mut self) -> Result<(), Refusal> {
        if self.hand.result_told || self.hand.phase() != Phase::GoalReached {
            return Err(Refusal::NotAtGoal);
        }
        self.tell_result();
        Ok(())
    }

    fn tell_result(&mut self) {
        self.stop_player();
        self.hand.result_told = true;
        self.tell(Event::Over {
            phase: self.hand.phase(),
            score: self.hand.engine().score(),
            result: self.hand.result(),
            undos: self.hand.game.undos(),
        });
        self.want_name();
    }

    pub(super) fn want_name(&mut self) {
        self.name_wanted = self.hand.name_wanted();
        if let Some(wanted) = self.name_wanted {
            self.tell(Event::NameWanted(wanted));
        }
    }

    pub(super) fn enter_name(&mut self, name: &str) -> Result<(), Refusal> {
        let name = name.trim();
        let given = (!name.is_empty()).then(|| name.to_owned());
        if self.enter(given) {
            Ok(())
        } else {
            Err(Refusal::NoNameWanted)
        }
    }

    /// Whoever does not say a name keeps the place in the table.
    pub(super) fn enter_nameless(&mut self) -> bool {
        self.enter(None)
    }

    fn enter(&mut self, name: Option<String>) -> bool {
        let Some(wanted) = self.name_wanted.take() else {
            return false;
        };
        let (table, score) = (wanted.table, wanted.score);
        let entry = Entry { name, score };
        if let Some(place) = self.hand.enter(table, entry.clone()) {
            self.tell(Event::EnteredTable {
                table,
                place,
                entry,
            });
        }
        true
    }
}
