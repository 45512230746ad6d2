//! Four themes, on every kind of terminal.

mod classic;
mod colour_blind;
mod dark;
mod glyphs;
mod high_contrast;
mod look;
mod tile_look;

use brikke_app::settings::ThemeChoice;
use ratatui::style::Color;

use crate::background::Background;

use brikke_app::theme::tile_index;
pub use brikke_app::theme::{Colours, Pair, TILE_COLOURS, Theme};
pub use glyphs::Glyphs;
pub use look::Look;
pub use tile_look::TileLook;

/// The theme that was chosen; where that is left to the screen, dark on a
/// terminal that says it is dark (by an answer, else by `COLORFGBG`), else
/// classic.
pub fn chosen(
    choice: ThemeChoice,
    background: Option<Background>,
    environment: impl Fn(&str) -> Option<String>,
) -> Theme {
    let is_dark = match background {
        Some(background) => background == Background::Dark,
        None => is_dark(environment("COLORFGBG")),
    };
    Theme::chosen(choice, is_dark)
}

/// The colours of a theme where there are only sixteen, picked by hand so
/// that tiles next to each other in rank differ.
pub fn sixteen(theme: Theme) -> Colours<Color> {
    match theme {
        Theme::Classic => classic::sixteen(),
        Theme::Dark => dark::sixteen(),
        Theme::HighContrast => high_contrast::sixteen(),
        Theme::ColourBlind => colour_blind::sixteen(),
    }
}

/// True if a terminal says that its background is dark: `15;0` is white on
/// black.
fn is_dark(colours: Option<String>) -> bool {
    let background = colours.and_then(|colours| colours.rsplit(';').next()?.parse().ok());
    background.is_some_and(|background: u8| background < 7 || background == 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_screen_chooses_where_the_player_did_not() {
        let check = |colours: &str, expected| {
            let environment = |_: &str| Some(colours.to_owned());
            assert_eq!(chosen(ThemeChoice::Auto, None, environment), expected);
        };
        check("15;0", Theme::Dark);
        check("7;default;8", Theme::Dark);
        check("0;15", Theme::Classic);
        check("0;7", Theme::Classic);
        check("default;default", Theme::Classic);
        check("", Theme::Classic);
    }
}
