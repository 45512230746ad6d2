//! An endgame table that is being built while the person does something else.

use brikke_players::{Answer, CatalogEntry, PlayerSpec, Query, Reply, RequestId, RequestKind};

use super::Context;
use crate::page::{Note, Tone};
use crate::{drill, words};

/// An endgame table that is being built.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Building {
    pub(crate) table: &'static CatalogEntry,
    request: RequestId,
    /// The part that is done.
    pub(crate) percent: u8,
}

impl Context {
    /// The endgame table that is being built.
    pub(crate) const fn building(&self) -> Option<Building> {
        self.building
    }

    /// Lets an endgame table be built, or built to its end. One that is being
    /// built makes way for it.
    pub(crate) fn build_table(&mut self, table: &'static CatalogEntry) {
        let request = self.ask(PlayerSpec::Endgame(table), &drill::rules(), Query::Build);
        self.building = Some(Building {
            table,
            request,
            percent: 0,
        });
    }

    /// Stops building. The next build of the table goes on from there.
    pub(crate) fn stop_building(&mut self) {
        if self.building.take().is_some() {
            self.forget(RequestKind::Build);
        }
    }

    /// True if the answer is about the table that is being built.
    pub(crate) fn is_about_building(&self, answer: &Answer) -> bool {
        self.building
            .is_some_and(|building| building.request == answer.id)
    }

    /// Hears how far the build is; at its end, the note that says so.
    pub(crate) fn hear_of_building(&mut self, answer: &Answer) -> Option<Note> {
        let building = self.building.as_mut()?;
        let name = ("name", building.table.name.into());
        let note = match &answer.reply {
            Reply::Loading { done, .. } => {
                let before = building.percent;
                building.percent = percent(*done);
                let (table, percent) = (building.table.name, building.percent);
                if percent / QUARTER > before / QUARTER {
                    let values = [("name", table.into()), ("percent", percent.into())];
                    self.announce(self.text_with("drill-building", &values));
                }
                return None;
            }
            Reply::Failed { player, error } => {
                let text = words::player_error(self.locale, *player, error);
                Note::new(Tone::Warning, text)
            }
            _ => Note::new(Tone::Good, self.text_with("drill-built", &[name])),
        };
        self.building = None;
        Some(note)
    }
}

/// The part of a build after which it is announced, in percent.
const QUARTER: u8 = 25;

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to 100"
)]
const fn percent(done: f64) -> u8 {
    (100.0 * done.clamp(0.0, 1.0)) as u8
}
