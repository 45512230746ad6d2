//! The settings and the path of their file.

use std::path::{Path, PathBuf};

use crate::Settings;
use crate::settings::{LanguageChoice, SetError, Setting, SettingsProblem};
use brikke_locale::Language;

use crate::motion::MotionTimes;

/// The settings and the path of their file.
#[derive(Debug, Clone, Default)]
pub struct Preferences {
    /// The settings.
    pub settings: Settings,
    /// Problems in the file.
    pub problems: Vec<SettingsProblem>,
    /// The path that settings are written to; without one, changes are for this
    /// run only.
    pub file: Option<PathBuf>,
    /// The language that the command line asked for. It comes before the one in
    /// the settings until the person chooses another.
    pub language: Option<Language>,
    /// True if nothing slides, whatever the settings say: lines of text do not.
    pub is_still: bool,
    /// True if a person types the lines at a terminal, and can answer a
    /// question that a script in a pipe does not expect.
    pub is_typed: bool,
}

impl Preferences {
    /// Changes a setting, in the file if there is one.
    ///
    /// # Errors
    ///
    /// The file could not be written.
    pub fn set(&mut self, setting: Setting) -> Result<(), SetError> {
        let is_language = matches!(setting, Setting::Language(_));
        self.write(setting)?;
        if is_language {
            self.language = None;
        }
        Ok(())
    }

    fn write(&mut self, setting: Setting) -> Result<(), SetError> {
        #[cfg(not(target_family = "wasm"))]
        if let Some(file) = &self.file {
            let (settings, problems) = Settings::set(file, &setting)?;
            self.settings = settings;
            self.problems = problems;
            return Ok(());
        }
        // Without a file a setting holds for this run.
        self.settings.take_over(setting);
        Ok(())
    }

    /// The settings file, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// True if nothing slides or fades.
    pub const fn reduces_motion(&self) -> bool {
        self.is_still || self.settings.reduced_motion
    }

    /// The lengths of the motions of a move.
    pub fn motion_times(&self) -> MotionTimes {
        if self.reduces_motion() {
            return MotionTimes::NONE;
        }
        MotionTimes {
            speed: self.settings.animation_speed,
            ..MotionTimes::default()
        }
    }

    /// The language that was chosen; none leaves it to the system.
    pub const fn language(&self) -> Option<Language> {
        if self.language.is_some() {
            return self.language;
        }
        Some(match self.settings.language {
            LanguageChoice::Auto => return None,
            LanguageChoice::English => Language::English,
            LanguageChoice::Portuguese => Language::Portuguese,
            LanguageChoice::French => Language::French,
            LanguageChoice::Norwegian => Language::Norwegian,
            LanguageChoice::Chinese => Language::Chinese,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::settings::ThemeChoice;

    use super::*;

    #[test]
    fn a_setting_is_in_the_file_for_the_next_time() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join(Settings::FILE_NAME);
        let mut preferences = Preferences {
            file: Some(file.clone()),
            ..Preferences::default()
        };
        preferences.set(Setting::Theme(ThemeChoice::Dark)).unwrap();
        assert_eq!(preferences.settings.theme, ThemeChoice::Dark);
        assert_eq!(Settings::load(&file).0.theme, ThemeChoice::Dark);
    }

    #[test]
    fn the_language_of_the_command_line_holds_until_another_is_chosen() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join(Settings::FILE_NAME);
        std::fs::write(&file, "language = 'fr'\n").unwrap();
        let mut preferences = Preferences {
            settings: Settings::load(&file).0,
            file: Some(file),
            language: Some(Language::English),
            ..Preferences::default()
        };
        preferences.set(Setting::ReducedMotion(true)).unwrap();
        assert_eq!(preferences.language(), Some(Language::English));
        let norwegian = Setting::Language(LanguageChoice::Norwegian);
        preferences.set(norwegian).unwrap();
        assert_eq!(preferences.language(), Some(Language::Norwegian));
    }

    #[test]
    fn without_a_file_a_setting_holds_for_this_run() {
        let mut preferences = Preferences::default();
        preferences.set(Setting::ReducedMotion(true)).unwrap();
        assert_eq!(preferences.motion_times(), MotionTimes::NONE);
    }
}
