//! Everything that screens share.

use brikke_engine::{Board, Chance, Direction, Game, Rules, Seed};
use brikke_locale::{Language, Locale, Value};
use brikke_play::{Command, Moment, View};
use brikke_players::{PlayerAssets, PlayerSpec, Query, Request, RequestId, RequestKind};
use brikke_players::{available_for, resolve};
use brikke_store::{GameId, Storage};

use crate::page::{Appearance, KeyHint};
use crate::settings::{Action, Setting};
use crate::{Effect, Entropy, Face, Key, Preferences, Session, Update, keys, words};

/// The game session, the settings and the way out, shared by all screens.
pub(crate) struct Context {
    pub(crate) session: Session,
    pub(crate) preferences: Preferences,
    pub(crate) locale: Locale,
    pub(crate) assets: PlayerAssets,
    pub(crate) face: Face,
    entropy: Box<dyn Entropy>,
    system_language: Language,
    requests: u64,
    effects: Vec<Effect>,
}

impl Context {
    /// The context of an application that has just been opened.
    pub(crate) fn new(
        storage: Box<dyn Storage>,
        preferences: Preferences,
        system_language: Language,
        assets: PlayerAssets,
        entropy: Box<dyn Entropy>,
        face: Face,
    ) -> Context {
        let language = preferences.language().unwrap_or(system_language);
        Context {
            session: Session::new(storage),
            preferences,
            locale: Locale::new(language),
            assets,
            face,
            entropy,
            system_language,
            requests: 0,
            effects: Vec::new(),
        }
    }

    /// The words for this.
    pub(crate) fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    /// The words for this, with values in them.
    pub(crate) fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.text_with(id, values)
    }

    /// The words for this as they stand on a button: with a capital letter.
    pub(crate) fn label(&self, id: &str) -> String {
        capitalised(&self.text(id))
    }

    /// The storage of games and scores.
    pub(crate) fn storage(&self) -> &dyn Storage {
        self.session.storage()
    }

    /// Everything there is to draw of the current game.
    pub(crate) fn view(&self, now: Moment) -> Option<View<'_>> {
        self.session.view(now)
    }

    /// Carries out a command in the current game.
    pub(crate) fn apply(&mut self, command: Command, now: Moment) -> Update {
        self.session.apply(command, now)
    }

    /// Starts a game; without randomness, the sentence that says so.
    pub(crate) fn new_game(
        &mut self,
        rules: Rules,
        seed: Option<Seed>,
        now: Moment,
    ) -> Result<Update, String> {
        let chance = match seed {
            Some(seed) => Chance::Seed(seed),
            None => self.chance()?,
        };
        let practice = self.chance()?;
        Ok(self.session.new_game(rules, chance, practice, now))
    }

    /// Starts again under the same rules.
    pub(crate) fn restart(&mut self, now: Moment) -> Result<Update, String> {
        let chance = self.chance()?;
        Ok(self.session.restart(chance, now))
    }

    /// Opens a saved game; where that fails, the sentence that says why.
    pub(crate) fn open(&mut self, id: GameId, now: Moment) -> Result<Update, String> {
        let practice = self.chance()?;
        let opened = self.session.open(id, practice, now);
        opened.map_err(|error| words::store_error(self.locale, &error))
    }

    fn chance(&mut self) -> Result<Chance, String> {
        let secret = self.entropy.secret();
        secret
            .map(Chance::Secret)
            .map_err(|_| self.text("entropy-missing"))
    }

    /// Changes a setting. The language follows at once.
    pub(crate) fn set(&mut self, setting: Setting) -> Result<(), String> {
        let result = self.preferences.set(setting);
        let language = self.preferences.language();
        self.locale = Locale::new(language.unwrap_or(self.system_language));
        result.map_err(|error| words::set_error(self.locale, &error))
    }

    /// The player that gives hints under these rules.
    pub(crate) fn hint_player(&self, rules: &Rules) -> PlayerSpec {
        let name = self.preferences.settings.hint_player.as_str();
        resolve(name, rules, &self.assets)
    }

    /// The players that can take over the current game, the best last.
    pub(crate) fn offered_players(&self, now: Moment) -> Vec<PlayerSpec> {
        let view = self.view(now);
        view.map_or_else(Vec::new, |view| available_for(view.rules, &self.assets))
    }

    /// Asks a player for a hint.
    pub(crate) fn ask_hint(&mut self, board: Board, rules: &Rules) -> RequestId {
        let player = self.hint_player(rules);
        self.ask(player, rules, Query::Hint(board))
    }

    /// Asks a player for a move.
    pub(crate) fn ask_move(&mut self, player: &str, board: Board, rules: &Rules) -> RequestId {
        let player = resolve(player, rules, &self.assets);
        self.ask(player, rules, Query::Move(board))
    }

    /// Asks a player what a move was worth.
    pub(crate) fn ask_grade(
        &mut self,
        player: PlayerSpec,
        board: Board,
        played: Direction,
        rules: &Rules,
    ) -> RequestId {
        self.ask(player, rules, Query::Grade { board, played })
    }

    /// Asks a player to analyse a game.
    pub(crate) fn ask_analysis(&mut self, game: &Game) -> RequestId {
        let player = brikke_players::default_for(game.rules());
        self.ask(
            player,
            game.rules(),
            Query::Analysis(Box::new(game.clone())),
        )
    }

    fn ask(&mut self, player: PlayerSpec, rules: &Rules, query: Query) -> RequestId {
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

    /// Says something aloud.
    pub(crate) fn announce(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.effects.push(Effect::Announce(text));
        }
    }

    /// Asks the surroundings for something.
    pub(crate) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Everything that was asked of the surroundings since the last time.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// The action of a key, by the settings.
    pub(crate) fn action(&self, key: &Key) -> Option<Action> {
        keys::action(&self.preferences.settings.keys, &key.name, key.is_on_pad)
    }

    /// A key as people read it.
    pub(crate) fn key(&self, name: &str) -> String {
        keys::word(self.locale, name)
    }

    /// The shortest key of an action, as people read it.
    pub(crate) fn key_of(&self, action: Action) -> Option<String> {
        let bindings = &self.preferences.settings.keys;
        keys::shortest(self.locale, bindings, action).map(|name| self.key(name))
    }

    /// A key with the words for what it does. A text such as `↑↓` stands for
    /// several keys.
    pub(crate) fn hint(&self, key: &str, id: &str) -> KeyHint {
        let is_key = crate::settings::KeyName::new(key).is_ok();
        KeyHint {
            key: is_key.then(|| key.to_owned()),
            shown: self.key(key),
            does: self.text(id),
            is_enabled: true,
        }
    }

    /// Keys with the words for what they do.
    pub(crate) fn hints(&self, keys: &[(&str, &str)]) -> Vec<KeyHint> {
        keys.iter().map(|&(key, id)| self.hint(key, id)).collect()
    }

    /// The key of an action with the words for it.
    pub(crate) fn action_hint(&self, action: Action) -> Option<KeyHint> {
        let bindings = &self.preferences.settings.keys;
        let key = keys::shortest(self.locale, bindings, action)?;
        Some(self.hint(key, &format!("action-{}", action.name())))
    }

    /// Settings that concern drawing.
    pub(crate) const fn look(&self) -> Appearance {
        let settings = &self.preferences.settings;
        Appearance {
            theme: settings.theme,
            colour: settings.colour,
            reduced_motion: settings.reduced_motion,
            language: self.locale.language(),
        }
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
