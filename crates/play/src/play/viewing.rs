//! What there is to draw.

use super::Play;
use crate::hand::Shown;
use crate::{Mode, Moment, Table, View};

impl Play {
    /// Everything there is to draw now. It costs the same in a long game as
    /// in a short one.
    pub fn view(&self, now: Moment) -> View<'_> {
        let (hand, shown) = (&self.hand, self.shown());
        let plies = hand.engine().plies().len();
        let table = hand.table().unwrap_or(Table::Clean);
        View {
            number: hand.number,
            rules: hand.engine().rules(),
            mode: hand.game.mode(),
            result: hand.result(),
            board: shown.board,
            score: shown.score,
            moves: shown.moves,
            phase: shown.phase,
            plies,
            ply: self.looking_at.unwrap_or(plies),
            undos: hand.game.undos(),
            help: hand.help,
            can_undo: hand.game.steps() > 0 || self.before.is_some(),
            can_redo: hand.game.can_redo() || self.can_swap_with_after(),
            spent: hand.clock.spent_until(now),
            clock_runs: hand.clock.is_running(),
            best: self.best(table),
            best_three: hand.standing.best_three(table),
            name_wanted: self.name_wanted,
            hint: &self.hint,
            player: self.player.as_ref(),
            bookmarks: &hand.bookmarks,
            question: self.pending.as_ref().map(|pending| &pending.question),
        }
    }

    fn best(&self, table: Table) -> u64 {
        let own = match self.hand.game.mode() {
            Mode::Scored => self.hand.engine().score(),
            Mode::Practice => 0,
        };
        self.hand.standing.best(table).unwrap_or(0).max(own)
    }

    /// The position that is shown.
    pub(super) fn shown(&self) -> Shown<'_> {
        self.looking_at
            .and_then(|ply| self.hand.shown_after(ply))
            .unwrap_or_else(|| self.hand.shown_now())
    }
}
