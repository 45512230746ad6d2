//! Strong differences: black numbers on bright tiles on a black background.

use ratatui::style::Color;

use super::{Colours, Pair, TILE_COLOURS};

pub(super) fn sixteen() -> Colours<Color> {
    Colours {
        page: Pair::new(Color::Black, Color::White),
        board: Pair::new(Color::Black, Color::White),
        empty: Pair::new(Color::DarkGray, Color::White),
        selected: Pair::new(Color::LightYellow, Color::Black),
        muted: Color::White,
        accent: Color::LightYellow,
        good: Color::LightGreen,
        warning: Color::LightYellow,
        tiles: SIXTEEN_TILES,
    }
}

/// Bright backgrounds with black numbers as far as there are any, then bright
/// numbers on blue and red.
const SIXTEEN_TILES: [Pair<Color>; TILE_COLOURS] = [
    Pair::new(Color::White, Color::Black),
    Pair::new(Color::LightYellow, Color::Black),
    Pair::new(Color::LightCyan, Color::Black),
    Pair::new(Color::Yellow, Color::Black),
    Pair::new(Color::LightGreen, Color::Black),
    Pair::new(Color::LightMagenta, Color::Black),
    Pair::new(Color::Gray, Color::Black),
    Pair::new(Color::Cyan, Color::Black),
    Pair::new(Color::LightRed, Color::Black),
    Pair::new(Color::Green, Color::Black),
    Pair::new(Color::Blue, Color::White),
    Pair::new(Color::Red, Color::White),
    Pair::new(Color::LightYellow, Color::Blue),
    Pair::new(Color::White, Color::Red),
    Pair::new(Color::LightCyan, Color::Blue),
    Pair::new(Color::Red, Color::LightYellow),
    Pair::new(Color::Blue, Color::LightCyan),
];
