//! What a person sets, and what follows from it.

use brikke_app::Settings;
use brikke_app::settings::{ColourChoice, Setting};
use brikke_locale::Locale;

use super::World;
use crate::colour::ColourDepth;
use crate::theme::{self, Glyphs, Look};

impl World {
    /// Changes a setting, in the file if there is one. What is seen changes
    /// at once.
    pub(crate) fn set(&mut self, setting: Setting) -> Result<(), String> {
        if let Setting::Colour(colour) = setting {
            self.colour = colour;
        }
        let result = self.preferences.set(setting);
        self.look = look(&self.preferences.settings, self.colour, self.environment);
        if let Some(language) = self.preferences.language() {
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
    let theme = theme::chosen(settings.theme, environment);
    Look::new(theme, depth, Glyphs::detect(environment))
}
