//! Everything that screens share.

mod building;
mod games;
mod keys;
mod players;
mod problems;

use std::path::Path;
use std::time::Duration;

use brikke_engine::Rules;
use brikke_locale::{Language, Locale, Value};
use brikke_play::Mode;
use brikke_players::{PlayerAssets, PlayerSpec};
use brikke_store::{GameQuery, Storage};

use crate::page::{Appearance, DialogAnswer, MakeVisible, Note};
use crate::settings::{ReadingChoice, Setting};
use crate::{BrowserStorage, Effect, Entropy, Face, Preferences, Session, Sound, words};
use building::Building;

/// The game session, the settings and the way out, shared by all screens.
pub(crate) struct Context {
    pub(crate) session: Session,
    pub(crate) preferences: Preferences,
    pub(crate) locale: Locale,
    pub(crate) assets: PlayerAssets,
    pub(crate) face: Face,
    /// How safe saved games are in a browser, once it has said so.
    pub(crate) browser_storage: Option<BrowserStorage>,
    /// The megabytes of the network that is offered.
    pub(crate) network_megabytes: u64,
    entropy: Box<dyn Entropy>,
    system_language: Language,
    requests: u64,
    /// Set if no game was stored before the program was started.
    pub(crate) is_first_game: bool,
    /// True if the game was opened from a list, to which closing it leads back.
    pub(crate) is_opened_from_list: bool,
    /// True if the game in hand was closed and is saved: nobody is asked
    /// before another one takes its place.
    pub(crate) is_closed: bool,
    /// The endgame table that is being built.
    building: Option<Building>,
    /// The advisor that was made ready last, and its rules.
    prepared: Option<(PlayerSpec, Rules)>,
    /// The advisor that analysed last, and its moves in a second.
    analysis_speed: Option<(String, f64)>,
    effects: Vec<Effect>,
    /// The problem that is shown, whichever screen is on top.
    problem: Option<Note>,
    /// The sentence about the game that is about to be opened, if there is a
    /// better one than that it goes on.
    pub(crate) opening_text: Option<String>,
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
            browser_storage: None,
            network_megabytes: 0,
            entropy,
            system_language,
            requests: 0,
            is_first_game,
            is_opened_from_list: false,
            is_closed: false,
            building: None,
            prepared: None,
            analysis_speed: None,
            effects: Vec::new(),
            problem: None,
            opening_text: None,
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

    /// The name of the rules of a game in this mode.
    pub(crate) fn rules_name_in(&self, mode: Mode, rules: &Rules) -> String {
        let own = &self.preferences.settings.own_rules;
        match mode {
            Mode::Scored => self.rules_name(rules),
            Mode::Practice => words::practised_rules(self.locale, own, rules),
        }
    }

    /// A time that was played: to the millisecond for somebody who plays for speed.
    pub(crate) fn time(&self, time: Duration) -> String {
        if self.preferences.settings.speedrun {
            words::stopwatch(self.locale, time)
        } else {
            words::clock(time)
        }
    }

    /// True if only what is new is read out after a move.
    pub(crate) fn reads_tersely(&self) -> bool {
        let is_terse = self.preferences.settings.reading == ReadingChoice::Terse;
        is_terse && self.face == Face::Plain
    }

    /// The storage of games and scores.
    pub(crate) fn storage(&self) -> &dyn Storage {
        self.session.storage()
    }

    /// Changes a setting. The language follows at once.
    pub(crate) fn set(&mut self, setting: Setting) -> Result<(), String> {
        let result = self.preferences.set(setting);
        let language = self.preferences.language();
        self.locale = Locale::new(language.unwrap_or(self.system_language));
        result.map_err(|error| words::set_error(self.locale, &error))
    }

    /// Says something aloud.
    pub(crate) fn announce(&mut self, text: impl Into<String>) {
        let mut text = text.into();
        text.make_visible();
        if !text.is_empty() {
            self.effects.push(Effect::Announce(text));
        }
    }

    /// Asks the surroundings for something.
    pub(crate) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Lets a sound be heard or felt, where the person wants that and the face
    /// can do it.
    pub(crate) fn sound(&mut self, sound: Sound) {
        let is_wanted = self.preferences.settings.sound;
        if is_wanted && self.face.has_sounds() {
            self.effects.push(Effect::Sound(sound));
        }
        let is_felt = self.preferences.settings.vibration && self.face == Face::Browser;
        let vibration = sound.vibration().filter(|_| is_felt);
        self.effects.extend(vibration.map(Effect::Vibrate));
    }

    /// Everything that was asked of the surroundings since the last time.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
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
