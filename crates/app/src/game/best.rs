//! The best score beside that of the game, and who reached the goal.

use brikke_engine::Turn;
use brikke_play::{Category, Mode, Moment, Mover, Origin, View};

use super::GameScreen;
use crate::context::Context;

impl GameScreen {
    /// The best score that the person has had under the rules of the current
    /// game, in any other game.
    pub(super) fn best_of_others(context: &Context, now: Moment) -> u64 {
        let view = context.view(now);
        let best = view.map(|view| {
            let current = context.session.game_id();
            context.storage().best_score(view.rules, current)
        });
        // Whatever is wrong with the store is said elsewhere.
        best.and_then(Result::ok).unwrap_or(0)
    }

    /// The best score before this game: those in the tables are remembered after
    /// their games are deleted.
    pub(super) fn best_before(&self, view: &View<'_>) -> u64 {
        let is_own = view.category != Some(Category::Machine);
        let entries = view.best_three.iter().filter(|_| is_own);
        let played = entries.filter(|entry| entry.origin == Origin::Played);
        let table = played.map(|entry| entry.score).max();
        self.best.max(table.unwrap_or(0))
    }

    /// The best score that the person ever had under these rules. It grows with
    /// that of the game.
    pub(super) fn best_score(&self, view: &View<'_>) -> u64 {
        let is_own = view.mode == Mode::Scored && !view.assistance.is_by_machine();
        let own = if is_own { view.score } else { 0 };
        self.best_before(view).max(own)
    }

    /// Takes note of who makes the tile of the goal.
    pub(super) fn note_goal(&mut self, turn: &Turn, by: &Mover, context: &Context, now: Moment) {
        let goal = context.view(now).and_then(|view| view.rules.goal());
        if turn.merges().any(|(_, tile)| Some(tile) == goal) {
            self.is_goal_by_player = Some(by.is_player());
        }
    }
}
