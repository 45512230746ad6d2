//! Everything that screens share.

use std::path::Path;

use brikke_ai::analysis::AnalysisProgress;
use brikke_engine::{Board, Chance, Commitment, Direction, Game, Recording, Rules, Secret, Seed};
use brikke_locale::{Language, Locale, Value};
use brikke_play::{Command, Mode, Moment, View};
use brikke_players::{
    CatalogEntry, PlayerAssets, PlayerSpec, Query, Request, RequestId, RequestKind,
};
use brikke_players::{advisor_identity, available_for, luck_player_beside, resolve};
use brikke_store::{GameId, GameLine, GameQuery, PlayedBy, Storage, StoreError};

use crate::page::{Appearance, DialogAnswer, KeyHint, MakeVisible, Note, Tone};
use crate::session::TrialStart;
use crate::settings::{Action, KeyPage, Setting};
use crate::{
    Effect, Entropy, Face, Imported, Key, Preferences, Session, Sound, Update, drill, keys, link,
    words,
};

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
    /// Set if no game was stored before the program was started.
    pub(crate) is_first_game: bool,
    /// The advisor that was made ready last, and its rules.
    prepared: Option<(PlayerSpec, Rules)>,
    /// The advisor that analysed last, and its moves in a second.
    analysis_speed: Option<(String, f64)>,
    effects: Vec<Effect>,
    /// The problem that is shown, whichever screen is on top.
    problem: Option<Note>,
    /// The failure to save that was announced, until a write succeeds.
    save_failure: Option<String>,
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
        let is_first_game = has_no_games(&*storage);
        Context {
            session: Session::new(storage),
            preferences,
            locale: Locale::new(language),
            assets,
            face,
            entropy,
            system_language,
            requests: 0,
            is_first_game,
            prepared: None,
            analysis_speed: None,
            effects: Vec::new(),
            problem: None,
            save_failure: None,
        }
    }

    /// The directory of games, scores and networks; none in a browser.
    pub(crate) fn data_directory(&self) -> Option<&Path> {
        #[cfg(not(target_family = "wasm"))]
        return self.assets.data();
        #[cfg(target_family = "wasm")]
        None
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
        words::capitalised(&self.text(id))
    }

    /// The name of rules: the one under which they are saved, or what they are.
    pub(crate) fn rules_name(&self, rules: &Rules) -> String {
        words::named_rules(self.locale, &self.preferences.settings.own_rules, rules)
    }

    /// The storage of games and scores.
    pub(crate) fn storage(&self) -> &dyn Storage {
        self.session.storage()
    }

    /// The game to go on with: the unfinished one that the person played last,
    /// and not for practice.
    pub(crate) fn last_game(&self) -> Result<Option<GameLine>, StoreError> {
        let games = self.storage().unfinished()?;
        let is_real = |game: &GameLine| {
            let is_scored = game.mode == Mode::Scored && game.summary.moves > 0;
            is_scored && game.played_by == PlayedBy::Person
        };
        Ok(games.into_iter().find(is_real))
    }

    /// Everything there is to draw of the current game.
    pub(crate) fn view(&self, now: Moment) -> Option<View<'_>> {
        self.session.view(now)
    }

    /// The commitment to the secret of the current game; none for practice, for
    /// a game from a seed, and without a game.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        let is_scored = self.mode() == Mode::Scored;
        self.session.game().filter(|_| is_scored)?.commitment()
    }

    /// The current game as others may have it: without its secret while it
    /// counts, and its end is not on disk.
    pub(crate) fn shared_recording(&self) -> Option<Recording> {
        let recording = self.mode().shared_recording(self.session.game()?);
        let is_saved = self.session.unsaved().is_none() || self.mode() == Mode::Practice;
        Some(if is_saved {
            recording
        } else {
            recording.without_secret()
        })
    }

    /// The secret of the current game, if it counts and is over.
    pub(crate) fn revealed_secret(&self) -> Option<Secret> {
        let recording = self.shared_recording()?;
        match recording.chance() {
            Some(Chance::Secret(secret)) if self.mode() == Mode::Scored => Some(*secret),
            _ => None,
        }
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
        let chance = self.chance_of(seed)?;
        let practice = self.chance()?;
        Ok(self.session.new_game(rules, chance, practice, now))
    }

    /// Starts a practice game; where that fails, the sentence that says why.
    pub(crate) fn new_practice(
        &mut self,
        rules: Rules,
        seed: Option<Seed>,
        now: Moment,
    ) -> Result<Update, String> {
        let chance = self.chance_of(seed)?;
        let begun = self.session.new_practice(rules, chance, now);
        begun.map_err(|refusal| words::refusal(self.locale, &refusal))
    }

    /// Starts a game under the rules of the settings.
    pub(crate) fn usual_game(&mut self, now: Moment) -> Result<Update, String> {
        let rules = self.preferences.settings.rules.rules();
        self.new_game(rules, None, now)
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

    /// Tries another way from a position of a replay; where that fails, the
    /// sentence that says why.
    pub(crate) fn begin_trial(&mut self, start: TrialStart, now: Moment) -> Result<Update, String> {
        let practice = self.chance()?;
        let begun = self.session.begin_trial(start, practice, now);
        begun.map_err(|error| words::store_error(self.locale, &error))
    }

    /// Reads a file of Brikke or of another program into the storage and
    /// opens the game in it, unless that is over and is to be replayed; where
    /// reading fails, the sentence that says why.
    pub(crate) fn import(
        &mut self,
        bytes: &[u8],
        now: Moment,
    ) -> Result<(Imported, Option<Update>), String> {
        let imported = self.session.import(bytes, None, &mut *self.entropy, now);
        let imported = imported.map_err(|error| words::import_error(self.locale, &error))?;
        let update = match &imported {
            Imported::Game(game) if !game.is_replay() => Some(self.open(game.id, now)?),
            Imported::Game(_) | Imported::Scores(_) | Imported::Backup(_) => None,
        };
        Ok((imported, update))
    }

    /// Reads a recording into the storage, as a practice game; returns its
    /// number, or the sentence that says why not.
    pub(crate) fn import_game(&mut self, bytes: &[u8], now: Moment) -> Result<GameId, String> {
        let imported = self.session.import(bytes, None, &mut *self.entropy, now);
        match imported {
            Ok(Imported::Game(game)) => Ok(game.id),
            Ok(Imported::Scores(_) | Imported::Backup(_)) => Err(self.text("link-unknown")),
            Err(error) => Err(words::import_error(self.locale, &error)),
        }
    }

    /// Copies the link of a game; a browser shares its address.
    pub(crate) fn share_link(&mut self, recording: &Recording) {
        let effect = match self.face {
            Face::Browser => Effect::Share {
                text: String::new(),
                address: link::of_game(recording),
            },
            _ => Effect::Copy(recording.to_link()),
        };
        self.effects.push(effect);
    }

    /// The tiles of this seed; without one, of a new secret.
    fn chance_of(&mut self, seed: Option<Seed>) -> Result<Chance, String> {
        match seed {
            Some(seed) => Ok(Chance::Seed(seed)),
            None => self.chance(),
        }
    }

    /// The tiles of a new secret; without randomness, the sentence that says so.
    pub(crate) fn chance(&mut self) -> Result<Chance, String> {
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
        let mut text = text.into();
        text.make_visible();
        if !text.is_empty() {
            self.effects.push(Effect::Announce(text));
        }
    }

    /// Says that something is wrong. The sentence is shown on whichever page
    /// is on top, until the person's next input.
    pub(crate) fn report(&mut self, text: String) {
        self.announce(text.clone());
        self.problem = Some(Note::new(Tone::Warning, text));
    }

    /// Says that something could not be saved. The same failure is announced
    /// once, however often the write is tried again; the page says it until
    /// everything is saved.
    pub(crate) fn report_save_error(&mut self, error: &StoreError) {
        let text = words::store_error(self.locale, error);
        let is_new = self.save_failure.as_ref() != Some(&text);
        if is_new {
            self.announce(text.clone());
        }
        if is_new || !self.session.is_failing() {
            self.problem = Some(Note::new(Tone::Warning, text.clone()));
        }
        if self.session.is_failing() {
            self.save_failure = Some(text);
        }
    }

    /// The sentences about what is not saved, and why; none if everything is.
    pub(crate) fn unsaved_text(&self) -> Option<String> {
        let unsaved = self
            .session
            .unsaved()
            .filter(|_| self.session.is_failing())?;
        let moves = [("moves", unsaved.moves.into())];
        let count = self.text_with("unsaved-moves", &moves);
        let reason = self.save_failure.as_deref().unwrap_or_default();
        Some(format!("{count} {reason}").trim_end().to_owned())
    }

    /// Says, line by line, that the move just made is not saved either.
    pub(crate) fn announce_unsaved(&mut self) {
        let unsaved = self.session.unsaved().filter(|_| self.session.is_failing());
        if let Some(unsaved) = unsaved.filter(|_| self.face == Face::Plain) {
            let moves = [("moves", unsaved.moves.into())];
            self.announce(self.text_with("unsaved-moves", &moves));
        }
    }

    /// Shows a problem, which was announced, on whichever page is on top.
    pub(crate) fn show_problem(&mut self, problem: Note) {
        self.problem = Some(problem);
    }

    /// The problem that is shown, whichever screen is on top.
    pub(crate) const fn problem(&self) -> Option<&Note> {
        self.problem.as_ref()
    }

    /// The person has seen the problem.
    pub(crate) fn take_problem(&mut self) -> Option<Note> {
        self.problem.take()
    }

    /// Forgets the failure to save once a write has succeeded.
    pub(crate) fn forget_save_failure(&mut self) {
        if !self.session.is_failing()
            && let Some(failure) = self.save_failure.take()
        {
            self.problem.take_if(|problem| problem.text == failure);
            self.announce(self.text("saved-again"));
        }
    }

    /// Asks the surroundings for something.
    pub(crate) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Lets a sound be heard, where the person wants sounds and the face has
    /// them.
    pub(crate) fn sound(&mut self, sound: Sound) {
        let is_wanted = self.preferences.settings.sound;
        if is_wanted && self.face.has_sounds() {
            self.effects.push(Effect::Sound(sound));
        }
    }

    /// Everything that was asked of the surroundings since the last time.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// The mode of the current game.
    pub(crate) fn mode(&self) -> Mode {
        self.session.mode().unwrap_or(Mode::Scored)
    }

    /// The action of a key, by the settings.
    pub(crate) fn action(&self, key: &Key) -> Option<Action> {
        self.action_in(key, Mode::Scored)
    }

    /// The action of a key in a game of this mode.
    pub(crate) fn action_in(&self, key: &Key, mode: Mode) -> Option<Action> {
        let bindings = &self.preferences.settings.keys;
        let set = keys::action(bindings, &key.name, key.is_on_pad, mode);
        let is_window = self.face == Face::Window;
        set.or_else(|| keys::of_window(&key.name).filter(|_| is_window))
    }

    /// The key to press where a page shows this one of its own; none if its
    /// action has none.
    pub(crate) fn page_key(&self, own: &str, page: KeyPage) -> Option<String> {
        self.preferences.settings.page_keys.shown(own, page)
    }

    /// The same as people read it.
    pub(crate) fn page_key_shown(&self, own: &str, page: KeyPage) -> String {
        let key = self.page_key(own, page);
        key.map_or_else(|| self.text("settings-no-key"), |key| self.key(&key))
    }

    /// A key as people read it.
    pub(crate) fn key(&self, name: &str) -> String {
        keys::word(self.locale, name)
    }

    /// The shortest key of an action, as people read it.
    pub(crate) fn key_of(&self, action: Action) -> Option<String> {
        self.key_in(action, self.mode()).map(|name| self.key(name))
    }

    /// The shortest key of an action in a game of this mode.
    pub(crate) fn key_in(&self, action: Action, mode: Mode) -> Option<&str> {
        keys::shortest(self.locale, &self.preferences.settings.keys, action, mode)
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
        self.action_hint_as(action, &format!("action-{}", action.name()))
    }

    /// The key of an action with other words for it.
    pub(crate) fn action_hint_as(&self, action: Action, id: &str) -> Option<KeyHint> {
        let key = self.key_in(action, self.mode())?;
        Some(self.hint(key, id))
    }

    /// The sentence with this id about a link that is copied. Line by line the
    /// link itself is written instead.
    pub(crate) fn copied(&self, id: &str) -> String {
        self.text(match self.face {
            Face::Plain => "plain-link",
            _ => id,
        })
    }

    /// Settings that concern drawing.
    pub(crate) const fn look(&self) -> Appearance {
        let settings = &self.preferences.settings;
        Appearance {
            theme: settings.theme,
            colour: settings.colour,
            reduced_motion: self.preferences.reduces_motion(),
            language: self.locale.language(),
        }
    }
}

/// Lines to choose from, with the digits that choose them.
pub(crate) fn numbered(lines: Vec<String>) -> Vec<DialogAnswer> {
    let answer = |(number, name): (usize, String)| DialogAnswer {
        key: number.to_string(),
        name,
    };
    (1..).zip(lines).map(answer).collect()
}

/// True if nothing was ever played here.
fn has_no_games(storage: &dyn Storage) -> bool {
    let query = GameQuery {
        limit: 1,
        ..GameQuery::default()
    };
    storage.games(&query).is_ok_and(|games| games.is_empty())
}
