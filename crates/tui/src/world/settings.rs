//! What a person sets, and what follows from it.

use brikke_locale::{Language, Locale};
use brikke_store::Settings;
use brikke_store::settings::{ColourChoice, LanguageChoice, Setting};

use super::World;
use crate::colour::ColourDepth;
use crate::theme::{Glyphs, Look, Theme};

impl World {
    /// Changes a setting, in the file if there is one. What is seen changes
    /// at once.
    pub(crate) fn set(&mut self, setting: Setting) -> Result<(), String> {
        if let Setting::Colour(colour) = setting {
            self.colour = colour;
        }
        let written = self
            .settings_file
            .as_ref()
            .map(|path| Settings::set(path, &setting));
        let result = match written {
            Some(Ok((settings, problems))) => {
                self.settings = settings;
                self.problems = problems;
                Ok(())
            }
            Some(Err(error)) => Err(error.to_string()),
            None => {
                // Without a file a setting holds for this run.
                self.settings.take_over(setting);
                Ok(())
            }
        };
        self.look = look(&self.settings, self.colour, self.environment);
        if let Some(language) = language(self.settings.language) {
            self.locale = Locale::new(language);
        }
        result
    }
}

/// How everything looks by these settings.
pub(super) fn look(
    settings: &Settings,
    colour: ColourChoice,
    environment: fn(&str) -> Option<String>,
) -> Look {
    let depth = ColourDepth::detect(colour, environment);
    let theme = Theme::chosen(settings.theme, environment);
    Look::new(theme, depth, Glyphs::detect(environment))
}

/// The language that was chosen; none leaves it to the system.
const fn language(choice: LanguageChoice) -> Option<Language> {
    Some(match choice {
        LanguageChoice::Auto => return None,
        LanguageChoice::English => Language::English,
        LanguageChoice::Portuguese => Language::Portuguese,
        LanguageChoice::French => Language::French,
        LanguageChoice::Norwegian => Language::Norwegian,
        LanguageChoice::Chinese => Language::Chinese,
    })
}
