//! The colours everybody knows.

use ratatui::style::Color;

use super::{Colours, Pair, TILE_COLOURS};

pub(super) fn sixteen() -> Colours<Color> {
    Colours {
        page: Pair::new(Color::Reset, Color::Reset),
        board: Pair::new(Color::Reset, Color::Reset),
        empty: Pair::new(Color::DarkGray, Color::White),
        selected: Pair::new(Color::Yellow, Color::Black),
        muted: Color::DarkGray,
        accent: Color::Yellow,
        good: Color::Green,
        warning: Color::Red,
        tiles: SIXTEEN_TILES,
    }
}

/// From white over yellow and red to gold, then the cold colours.
pub(super) const SIXTEEN_TILES: [Pair<Color>; TILE_COLOURS] = [
    Pair::new(Color::White, Color::Black),
    Pair::new(Color::Gray, Color::Black),
    Pair::new(Color::LightYellow, Color::Black),
    Pair::new(Color::LightRed, Color::Black),
    Pair::new(Color::LightMagenta, Color::Black),
    Pair::new(Color::Red, Color::White),
    Pair::new(Color::Yellow, Color::Black),
    Pair::new(Color::LightGreen, Color::Black),
    Pair::new(Color::Cyan, Color::Black),
    Pair::new(Color::Magenta, Color::White),
    Pair::new(Color::LightYellow, Color::Red),
    Pair::new(Color::Blue, Color::White),
    Pair::new(Color::Green, Color::Black),
    Pair::new(Color::LightBlue, Color::Black),
    Pair::new(Color::LightCyan, Color::Black),
    Pair::new(Color::Red, Color::LightYellow),
    Pair::new(Color::White, Color::Magenta),
];
