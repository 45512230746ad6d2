//! Colours that differ for every kind of eye.

use ratatui::style::Color;

use super::{Colours, Pair, TILE_COLOURS};

pub(super) fn sixteen() -> Colours<Color> {
    Colours {
        page: Pair::new(Color::Black, Color::White),
        board: Pair::new(Color::Black, Color::White),
        empty: Pair::new(Color::DarkGray, Color::White),
        selected: Pair::new(Color::LightYellow, Color::Black),
        muted: Color::Gray,
        accent: Color::LightYellow,
        good: Color::LightCyan,
        warning: Color::LightYellow,
        tiles: SIXTEEN_TILES,
    }
}

/// Light and dark backgrounds in turns.
const SIXTEEN_TILES: [Pair<Color>; TILE_COLOURS] = [
    Pair::new(Color::White, Color::Black),
    Pair::new(Color::Blue, Color::White),
    Pair::new(Color::LightYellow, Color::Black),
    Pair::new(Color::Magenta, Color::White),
    Pair::new(Color::LightCyan, Color::Black),
    Pair::new(Color::Red, Color::White),
    Pair::new(Color::Gray, Color::Black),
    Pair::new(Color::Blue, Color::LightYellow),
    Pair::new(Color::LightGreen, Color::Black),
    Pair::new(Color::Magenta, Color::LightYellow),
    Pair::new(Color::Yellow, Color::Black),
    Pair::new(Color::Red, Color::LightYellow),
    Pair::new(Color::Cyan, Color::Black),
    Pair::new(Color::Blue, Color::LightCyan),
    Pair::new(Color::LightMagenta, Color::Black),
    Pair::new(Color::Red, Color::LightCyan),
    Pair::new(Color::White, Color::Blue),
];
