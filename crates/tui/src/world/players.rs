//! Who can be asked, and asking them.

use brikke_engine::Rules;
use brikke_play::Moment;
use brikke_players::{PlayerSpec, Query, Request, RequestId, available_for, resolve};

use super::World;

impl World {
    /// Who gives hints under these rules.
    pub(crate) fn hint_player(&self, rules: &Rules) -> PlayerSpec {
        resolve(
            self.preferences.settings.hint_player.as_str(),
            rules,
            &self.stock,
        )
    }

    /// Who can take over the game in hand, the best last.
    pub(crate) fn offered_players(&self, now: Moment) -> Vec<PlayerSpec> {
        let view = self.view(now);
        view.map_or_else(Vec::new, |view| available_for(view.rules, &self.stock))
    }

    /// Asks a player; the answer comes as input.
    pub(crate) fn ask_player(&self, query: Query, player: PlayerSpec, rules: &Rules) {
        self.thinker.ask(Request {
            id: RequestId(0),
            player,
            rules: rules.clone(),
            query,
        });
    }
}
