//! Starting the application on this machine: its settings, games and files of
//! players are found in the platform's directories.

use brikke_locale::{Language, Locale, system_locale};
use brikke_players::{Answer, PlayerWorker};
use brikke_store::Store;

use crate::{
    Directories, Face, FirstScreen, NoEntropy, Options, Preferences, Settings, SystemEntropy,
    player_assets, words,
};

/// The choices that a program makes before the application starts.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The directories of games, settings and caches.
    pub directories: Directories,
    /// The language that the command line asks for. It comes before the one
    /// in the settings.
    pub language: Option<Language>,
    /// The first screen.
    pub start: FirstScreen,
    /// The face that draws the pages.
    pub face: Face,
}

impl Launch {
    /// Reads the settings and opens the saved games. The sentences that come
    /// with the options are warnings.
    ///
    /// # Errors
    ///
    /// The sentence says why the saved games cannot be opened.
    pub fn options(self) -> Result<(Options, Vec<String>), String> {
        let preferences = self.preferences();
        let system = || Language::choose(None, None, system_locale().as_deref());
        let language = self.language.unwrap_or_else(system);
        let locale = Locale::new(preferences.language().unwrap_or(language));
        let mut warnings = Vec::new();
        let storage = open(&self.directories, locale, &mut warnings)?;
        if self.face == Face::Plain {
            // Other faces show these on a page.
            let problems = preferences.problems.iter();
            warnings.extend(problems.map(|problem| words::settings_problem(locale, problem)));
        }
        let options = Options {
            warnings: self.shown(&warnings),
            storage: Box::new(storage),
            preferences,
            language,
            assets: player_assets(Some(&self.directories)),
            entropy: Box::new(SystemEntropy),
            start: self.start,
            face: self.face,
        };
        Ok((options, warnings))
    }

    /// The warnings that stand on the first page. Plain text has no page for
    /// them: there they come before everything else.
    fn shown(&self, warnings: &[String]) -> Vec<String> {
        if self.face == Face::Plain {
            return Vec::new();
        }
        warnings.to_vec()
    }

    fn preferences(&self) -> Preferences {
        let file = self.directories.settings_file();
        let (settings, problems) = Settings::load(&file);
        Preferences {
            settings,
            problems,
            file: Some(file),
            language: self.language,
            ..Preferences::default()
        }
    }
}

/// Opens the saved games, with a warning if they were damaged or nothing can
/// be saved.
fn open(
    directories: &Directories,
    locale: Locale,
    warnings: &mut Vec<String>,
) -> Result<Store, String> {
    let opened = Store::open(&directories.data);
    let opened = opened.map_err(|error| words::store_error(locale, &error))?;
    warnings.extend(words::store_damage(locale, &opened, directories));
    if opened.is_read_only {
        warnings.push(locale.text("store-opened-read-only"));
    }
    Ok(opened.store)
}

impl Options {
    /// The worker on which the players think.
    ///
    /// # Errors
    ///
    /// The system has no randomness for the players.
    pub fn worker(
        &mut self,
        on_answer: impl Fn(Answer) + Send + Sync + 'static,
    ) -> Result<PlayerWorker, NoEntropy> {
        let seed = self.entropy.seed()?;
        Ok(PlayerWorker::new(self.assets.clone(), seed, on_answer))
    }
}
