//! Following another program that plays the same game, where nobody says that it
//! has written.

use std::time::Duration;

use brikke_play::Moment;

use super::App;
use super::layers::Layer;
use crate::{Face, after};

/// The time from one look into the storage to the next.
const LOOK: Duration = Duration::from_secs(1);

/// What was seen of the writes of other programs.
#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    /// The version of the storage when it was last looked at.
    version: Option<i64>,
    /// The moment of the next look.
    next: Option<Moment>,
}

impl App {
    /// The moment to look whether another program has gone on with the game that
    /// is shown; none where nobody sees it.
    pub(super) fn next_look(&self) -> Option<Moment> {
        self.elsewhere.next.filter(|_| self.is_watching())
    }

    /// True if somebody looks at the game in a terminal.
    fn is_watching(&self) -> bool {
        let is_shown = matches!(self.layers.last(), Some(Layer::Game));
        is_shown && !self.is_away && self.context.face == Face::Terminal
    }

    /// Shows the game as another program has left it, if it is time to look.
    pub(super) fn look_elsewhere(&mut self, now: Moment) {
        let is_due = |next: Moment| now >= next || after(now, LOOK) < next;
        let is_watching = self.is_watching() && self.dialog(now).is_none();
        if !is_watching || !self.elsewhere.next.is_none_or(is_due) {
            return;
        }
        let Ok(Some(version)) = self.context.storage().version() else {
            return;
        };
        self.elsewhere.next = Some(after(now, LOOK));
        let before = self.elsewhere.version.replace(version);
        if before.is_some_and(|before| before != version) {
            self.follow_store(now);
        }
    }
}
