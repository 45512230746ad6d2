//! Everything there is to draw.

use brikke_engine::Board;

use super::Play;
use crate::current_game::Shown;
use crate::{Category, GameBefore, Mode, Moment, View};

impl Play {
    /// Everything there is to draw now. It costs the same in a long game as
    /// in a short one.
    pub fn view(&self, now: Moment) -> View<'_> {
        let (current, shown) = (&self.current, self.shown());
        let plies = current.engine().plies().len();
        let category = current.category().unwrap_or(Category::Clean);
        View {
            number: current.number,
            rules: current.engine().rules(),
            mode: current.game.mode(),
            category: current.category(),
            result: current.engine().result(),
            board: shown.board,
            score: shown.score,
            moves: shown.moves,
            phase: shown.phase,
            steps: current.game.steps(),
            plies,
            ply: self.looking_at.unwrap_or(plies),
            undos: current.game.undos(),
            assistance: current.assistance,
            helps: self.helps_on(shown.board),
            can_undo: current.game.steps() > 0 || self.before.is_some(),
            can_return: self.before.is_some(),
            can_redo: current.game.can_redo() || self.can_swap_with_after(),
            spent: current.clock.spent_until(now),
            clock_runs: current.clock.is_running(),
            best: self.best(category),
            best_three: current.leaderboard.best_three(category),
            name_wanted: self.name_wanted,
            hint: &self.hint,
            player: self.player.as_ref(),
            bookmarks: &current.bookmarks,
            confirmation: self.pending.as_ref().map(|pending| &pending.confirmation),
        }
    }

    /// The category of the scored game for which advice on this board is help:
    /// the current one, or in practice the one before it while that stands at
    /// the same position. None for a game without a move.
    pub fn helps_on(&self, board: &Board) -> Option<Category> {
        let helped = match self.current.game.mode() {
            Mode::Scored => &self.current,
            Mode::Practice => self.game_before_at(board)?,
        };
        let has_moves = !helped.engine().plies().is_empty();
        helped.category().filter(|_| has_moves)
    }

    /// The scored game that was left for practice, as the store writes it.
    pub fn game_before(&self) -> Option<GameBefore<'_>> {
        let before = self.before.as_deref()?;
        Some(GameBefore {
            number: before.number,
            game: before.engine(),
            assistance: before.assistance,
            spent: before.clock.spent(),
        })
    }

    fn best(&self, category: Category) -> u64 {
        let own = match self.current.game.mode() {
            Mode::Scored => self.current.engine().score(),
            Mode::Practice => 0,
        };
        self.current
            .leaderboard
            .best(category)
            .unwrap_or(0)
            .max(own)
    }

    /// The position that is shown.
    pub(super) fn shown(&self) -> Shown<'_> {
        self.looking_at
            .and_then(|ply| self.current.shown_after(ply))
            .unwrap_or_else(|| self.current.shown_now())
    }
}
