//! Who can be asked, and asking them.

use brikke_engine::{Board, Rules};
use brikke_play::Moment;
use brikke_players::{Choice, Question, Wish, available_for, named};

use super::World;

impl World {
    /// Who gives hints under these rules.
    pub(crate) fn hint_player(&self, rules: &Rules) -> Choice {
        named(
            self.preferences.settings.hint_player.as_str(),
            rules,
            &self.stock,
        )
    }

    /// Who can take over the game in hand, the best last.
    pub(crate) fn offered_players(&self, now: Moment) -> Vec<Choice> {
        let view = self.view(now);
        view.map_or_else(Vec::new, |view| available_for(view.rules, &self.stock))
    }

    /// Asks a player; the answer comes as input.
    pub(crate) fn ask_player(&self, wish: Wish, player: Choice, board: Board, rules: &Rules) {
        self.thinker.ask(Question {
            wish,
            player,
            board,
            rules: rules.clone(),
        });
    }
}
