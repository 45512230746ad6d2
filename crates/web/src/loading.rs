//! The application before it starts: what the page has found is handed in.

use std::cell::RefCell;
use std::rc::Rc;

use brikke_app::{
    App, BrowserStorage, Face, FirstScreen, Language, Locale, Moment, Options, PlayerAssets,
    Preferences, Settings, words,
};
use brikke_store::RecordStorage;
use wasm_bindgen::prelude::*;

use crate::Brikke;
use crate::entropy::BrowserEntropy;

#[wasm_bindgen]
extern "C" {
    type Date;

    #[wasm_bindgen(constructor)]
    fn new(millis: f64) -> Date;

    #[wasm_bindgen(method, js_name = getTimezoneOffset)]
    fn minutes_behind_utc(this: &Date) -> i32;
}

#[expect(clippy::cast_precision_loss, reason = "JavaScript's numbers")]
fn minutes_ahead_of_utc(millis: u64) -> i32 {
    -Date::new(millis as f64).minutes_behind_utc()
}

/// Everything that the application is given before it starts.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Loading {
    storage: RecordStorage,
    settings: Settings,
    /// The number of records that could not be read.
    damaged: u32,
    is_forgetful: bool,
}

#[wasm_bindgen]
impl Loading {
    /// Nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Loading {
        Loading::default()
    }

    /// Takes a record of the saved games. One that cannot be read is left
    /// alone.
    pub fn record(&mut self, key: &str, bytes: &[u8]) {
        if self.storage.take_over(key, Some(bytes)).is_err() {
            self.damaged += 1;
        }
    }

    /// Takes the settings.
    pub fn settings(&mut self, lines: &str) {
        self.settings = Settings::from_lines(lines);
    }

    /// Nothing can be saved here.
    pub fn forbid_saving(&mut self) {
        self.is_forgetful = true;
    }

    /// The code of the language to speak, where the system's is this.
    pub fn language(&self, system: &str) -> String {
        self.language_of(system).code().to_owned()
    }

    /// Takes the messages of the language with this code.
    pub fn messages(&mut self, code: &str, messages: &str) {
        hand_in(code, messages);
    }

    /// Starts the application, with its first page.
    pub fn start(self, system: &str, now: f64) -> Brikke {
        words::set_utc_offset(minutes_ahead_of_utc);
        let locale = Locale::new(self.language_of(system));
        let mut warnings = Vec::new();
        if self.is_forgetful {
            warnings.push(locale.text("browser-forgets"));
        }
        if self.damaged > 0 {
            let count = [("count", u64::from(self.damaged).into())];
            warnings.push(locale.text_with("browser-damaged", &count));
        }
        let storage = Rc::new(RefCell::new(self.storage));
        let options = Options {
            storage: Box::new(Rc::clone(&storage)),
            preferences: Preferences {
                settings: self.settings,
                ..Preferences::default()
            },
            language: system.parse().unwrap_or_default(),
            assets: PlayerAssets::default().making_tables(),
            entropy: Box::new(BrowserEntropy),
            start: FirstScreen::Continue,
            face: Face::Browser,
            warnings,
        };
        let now = moment(now);
        let (mut app, effects) = App::new(options, now);
        if self.is_forgetful {
            app.set_browser_storage(BrowserStorage::Forbidden);
        }
        Brikke::new(app, storage, effects)
    }

    fn language_of(&self, system: &str) -> Language {
        let preferences = Preferences {
            settings: self.settings.clone(),
            ..Preferences::default()
        };
        let system = system.parse().unwrap_or_default();
        preferences.language().unwrap_or(system)
    }
}

/// Takes messages of the language with this code: those that are needed first,
/// then the rest.
#[wasm_bindgen]
pub fn hand_in(code: &str, messages: &str) {
    if let Ok(language) = code.parse() {
        Locale::hand_in(language, messages);
    }
}

/// A moment as JavaScript tells it.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "milliseconds since 1970"
)]
pub(crate) const fn moment(now: f64) -> Moment {
    Moment::from_millis(now as u64)
}
