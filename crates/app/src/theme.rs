//! The colours of four themes.

mod classic;
mod colour_blind;
mod colours;
mod dark;
mod high_contrast;

use crate::settings::ThemeChoice;
use brikke_engine::Rank;

use crate::Rgb;
pub use colours::{Colours, Pair, TILE_COLOURS};

/// A set of colours for everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Theme {
    /// The colours everybody knows.
    Classic,
    /// On a dark background.
    Dark,
    /// For eyes that need strong differences.
    HighContrast,
    /// For eyes that see fewer colours.
    ColourBlind,
}

impl Theme {
    /// All four.
    pub const ALL: [Theme; 4] = [
        Theme::Classic,
        Theme::Dark,
        Theme::HighContrast,
        Theme::ColourBlind,
    ];

    /// The theme that was chosen; where that is left to the screen, dark on
    /// one that is dark, else classic.
    pub const fn chosen(choice: ThemeChoice, screen_is_dark: bool) -> Theme {
        match choice {
            ThemeChoice::Auto if screen_is_dark => Theme::Dark,
            ThemeChoice::Auto | ThemeChoice::Classic => Theme::Classic,
            ThemeChoice::Dark => Theme::Dark,
            ThemeChoice::HighContrast => Theme::HighContrast,
            ThemeChoice::ColourBlind => Theme::ColourBlind,
        }
    }

    /// The colours of this theme.
    pub fn colours(self) -> Colours<Rgb> {
        match self {
            Theme::Classic => classic::colours(),
            Theme::Dark => dark::colours(),
            Theme::HighContrast => high_contrast::colours(),
            Theme::ColourBlind => colour_blind::colours(),
        }
    }
}

/// The index of a rank in a table of tile colours: all beyond the last look
/// like the last.
pub fn tile_index(rank: Rank) -> usize {
    usize::from(rank.get() - 1).min(TILE_COLOURS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_screen_chooses_where_the_person_did_not() {
        assert_eq!(Theme::chosen(ThemeChoice::Auto, true), Theme::Dark);
        assert_eq!(Theme::chosen(ThemeChoice::Auto, false), Theme::Classic);
        assert_eq!(Theme::chosen(ThemeChoice::Classic, true), Theme::Classic);
    }
}
