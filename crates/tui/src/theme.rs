//! How everything looks: four themes, on every kind of terminal.

mod classic;
mod colour_blind;
mod colours;
mod dark;
mod glyphs;
mod high_contrast;
mod look;
mod tile_look;

use brikke_engine::Rank;
use brikke_store::settings::ThemeChoice;
use ratatui::style::Color;

use crate::colour::Rgb;
pub use colours::{Colours, Pair, TILE_COLOURS};
pub use glyphs::Glyphs;
pub use look::Look;
pub use tile_look::TileLook;

/// A set of colours for everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Theme {
    /// The colours everybody knows.
    Classic,
    /// On a dark ground.
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
    /// a terminal that says it is dark (`COLORFGBG`), else classic.
    pub fn chosen(choice: ThemeChoice, environment: impl Fn(&str) -> Option<String>) -> Theme {
        match choice {
            ThemeChoice::Auto if is_dark(environment("COLORFGBG")) => Theme::Dark,
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

    /// The colours of this theme where there are only sixteen, picked by
    /// hand so that tiles next to each other in rank differ.
    pub fn sixteen(self) -> Colours<Color> {
        match self {
            Theme::Classic => classic::sixteen(),
            Theme::Dark => dark::sixteen(),
            Theme::HighContrast => high_contrast::sixteen(),
            Theme::ColourBlind => colour_blind::sixteen(),
        }
    }
}

/// Whether a terminal says that its ground is dark: `15;0` is white on
/// black.
fn is_dark(colours: Option<String>) -> bool {
    let ground = colours.and_then(|colours| colours.rsplit(';').next()?.parse().ok());
    ground.is_some_and(|ground: u8| ground < 7 || ground == 8)
}

/// Where a rank stands in a table of tile colours: all beyond the last look
/// like the last.
fn tile_index(rank: Rank) -> usize {
    usize::from(rank.get() - 1).min(TILE_COLOURS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_screen_chooses_where_the_player_did_not() {
        let check = |colours: &str, expected| {
            let environment = |_: &str| Some(colours.to_owned());
            assert_eq!(Theme::chosen(ThemeChoice::Auto, environment), expected);
        };
        check("15;0", Theme::Dark);
        check("7;default;8", Theme::Dark);
        check("0;15", Theme::Classic);
        check("0;7", Theme::Classic);
        check("default;default", Theme::Classic);
        check("", Theme::Classic);
    }
}
