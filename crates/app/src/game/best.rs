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

    /// The best score under these rules: the person's, that of the table beside
    /// the board, and the highest that this game has had. It never falls.
    pub(super) fn best_score(&self, view: &View<'_>) -> u64 {
        let table = view.best_three.iter();
        let table = table.filter(|entry| entry.origin == Origin::Played);
        let table = table.map(|entry| entry.score).max().unwrap_or(0);
        let is_scored = view.mode == Mode::Scored;
        let own = if is_scored { view.score } else { 0 };
        self.best_before(view).max(table).max(self.peak).max(own)
    }

    /// Another game is shown: its scores are compared with these.
    pub(super) fn note_best(&mut self, context: &Context, now: Moment) {
        self.best = GameScreen::best_of_others(context, now);
        self.peak = 0;
        self.note_peak(context, now);
    }

    /// Takes note of the highest score that the game has had.
    pub(super) fn note_peak(&mut self, context: &Context, now: Moment) {
        let scored = context.view(now).filter(|view| view.mode == Mode::Scored);
        self.peak = self.peak.max(scored.map_or(0, |view| view.score));
    }

    /// Takes note of who makes the tile of the goal.
    pub(super) fn note_goal(&mut self, turn: &Turn, by: &Mover, context: &Context, now: Moment) {
        let goal = context.view(now).and_then(|view| view.rules.goal());
        if turn.merges().any(|(_, tile)| Some(tile) == goal) {
            self.is_goal_by_player = Some(by.is_player());
        }
    }
}
