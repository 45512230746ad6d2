//! Requests to the players, and the analyses that they made.

use brikke_ai::analysis::AnalysisProgress;
use brikke_engine::{Board, Direction, Game, Rules};
use brikke_play::Moment;
use brikke_players::{
    BEST, CatalogEntry, PlayerSpec, Query, Request, RequestId, RequestKind, advisor_identity,
    available_for, better_for, luck_player_beside, resolve,
};
use brikke_store::GameId;

use super::Context;
use crate::{Effect, Face, drill, words};

impl Context {
    /// The player that gives hints under these rules.
    pub(crate) fn hint_player(&self, rules: &Rules) -> PlayerSpec {
        let name = self.preferences.settings.hint_player.as_str();
        resolve(name, rules, &self.assets)
    }

    /// The player that would give better hints under these rules if its network
    /// were loaded; none where the person has chosen who gives them.
    pub(crate) fn better_hint_player(&self, rules: &Rules) -> Option<PlayerSpec> {
        let is_best = self.preferences.settings.hint_player.as_str() == BEST;
        better_for(rules, &self.assets).filter(|_| is_best)
    }

    /// Lets the better player load its network.
    pub(crate) fn ask_better_hint_player(&mut self, rules: &Rules) -> Option<RequestId> {
        let player = self.better_hint_player(rules)?;
        Some(self.ask(player, rules, Query::Prepare))
    }

    /// The network that was offered is loaded: whoever needs it has it.
    pub(crate) fn take_offered_network(&mut self, now: Moment) {
        if !self.assets.offers_network() {
            return;
        }
        self.assets = self.assets.clone().with_offered();
        if let Some(rules) = self.view(now).map(|view| view.rules.clone()) {
            self.prepare_advisor(&rules);
        }
    }

    /// The players that can take over the current game, the best last.
    pub(crate) fn offered_players(&self, now: Moment) -> Vec<PlayerSpec> {
        let view = self.view(now);
        view.map_or_else(Vec::new, |view| available_for(view.rules, &self.assets))
    }

    /// Lets the advisor be loaded while the person plays, so that the first
    /// hint comes at once. Line by line nobody waits for a frame.
    pub(crate) fn prepare_advisor(&mut self, rules: &Rules) {
        let wanted = Some((self.hint_player(rules), rules.clone()));
        if self.face != Face::Plain && self.prepared != wanted {
            self.ask(self.hint_player(rules), rules, Query::Prepare);
            self.prepared = wanted;
        }
    }

    /// Asks a player for a hint.
    pub(crate) fn ask_hint(&mut self, board: Board, rules: &Rules) -> RequestId {
        let player = self.hint_player(rules);
        self.ask(player, rules, Query::Hint(board))
    }

    /// Asks an endgame table for a position to practise on; without randomness,
    /// the sentence that says so.
    pub(crate) fn ask_deal(&mut self, table: &'static CatalogEntry) -> Result<RequestId, String> {
        let seed = self.entropy.seed();
        let seed = seed.map_err(|_| self.text("entropy-missing"))?;
        Ok(self.ask(
            PlayerSpec::Endgame(table),
            &drill::rules(),
            Query::Deal(seed),
        ))
    }

    /// Asks an endgame table what the directions on a board are worth.
    pub(crate) fn ask_endgame(&mut self, table: &'static CatalogEntry, board: Board) -> RequestId {
        // Whatever was made ready for hints makes way for the table.
        self.prepared = None;
        let player = PlayerSpec::Endgame(table);
        self.ask(player, &drill::rules(), Query::Hint(board))
    }

    /// Asks a player for a move.
    pub(crate) fn ask_move(&mut self, player: &str, board: Board, rules: &Rules) -> RequestId {
        let player = resolve(player, rules, &self.assets);
        self.ask(player, rules, Query::Move(board))
    }

    /// Asks a player what a move was worth.
    pub(crate) fn ask_grade(
        &mut self,
        grader: PlayerSpec,
        board: Board,
        played: Direction,
        rules: &Rules,
    ) -> RequestId {
        self.ask(grader, rules, Query::Grade { board, played })
    }

    /// Asks a player to analyse a game, and to go on from what is known.
    pub(crate) fn ask_analysis(&mut self, game: &Game, known: AnalysisProgress) -> RequestId {
        let player = self.hint_player(game.rules());
        let query = Query::Analysis {
            game: Box::new(game.clone()),
            known: Box::new(known),
        };
        self.ask(player, game.rules(), query)
    }

    /// The stored analysis of a game by the advisor. One that cannot be read is
    /// made again.
    pub(crate) fn known_analysis(&self, id: GameId, game: &Game) -> AnalysisProgress {
        let stored = self.storage().analysis(id, &self.advisor(game.rules()));
        let bytes = stored.ok().flatten();
        let known = bytes.and_then(|bytes| AnalysisProgress::from_bytes(&bytes, game));
        known.unwrap_or_default()
    }

    /// Stores what the advisor has said of a game.
    pub(crate) fn store_analysis(&mut self, id: GameId, game: &Game, known: &AnalysisProgress) {
        let advisor = self.advisor(game.rules());
        let stored = self
            .session
            .store_analysis(id, &advisor, &known.to_bytes(game));
        if let Err(error) = stored {
            self.report(words::store_error(self.locale, &error));
        }
    }

    /// The identity of the advisor under these rules.
    fn advisor(&self, rules: &Rules) -> String {
        let player = self.hint_player(rules);
        advisor_identity(player, luck_player_beside(player), rules, &self.assets)
    }

    /// The moves that the advisor analysed in a second, the last time.
    pub(crate) fn analysis_speed(&self, rules: &Rules) -> Option<f64> {
        let (advisor, speed) = self.analysis_speed.as_ref()?;
        (*advisor == self.advisor(rules)).then_some(*speed)
    }

    /// Remembers how many moves the advisor analyses in a second.
    pub(crate) fn set_analysis_speed(&mut self, rules: &Rules, speed: f64) {
        self.analysis_speed = Some((self.advisor(rules), speed));
    }

    pub(super) fn ask(&mut self, player: PlayerSpec, rules: &Rules, query: Query) -> RequestId {
        self.requests += 1;
        let id = RequestId(self.requests);
        self.effects.push(Effect::Ask(Request {
            id,
            player,
            rules: rules.clone(),
            query,
        }));
        id
    }

    /// No answer of this kind is wanted any longer.
    pub(crate) fn forget(&mut self, kind: RequestKind) {
        self.effects.push(Effect::Forget(kind));
    }
}
