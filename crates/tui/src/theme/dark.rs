//! The classic colours on a dark background.

use ratatui::style::Color;

use super::{Colours, Pair, classic};

pub(super) fn sixteen() -> Colours<Color> {
    Colours {
        page: Pair::new(Color::Black, Color::Gray),
        board: Pair::new(Color::Black, Color::White),
        empty: Pair::new(Color::DarkGray, Color::White),
        selected: Pair::new(Color::Yellow, Color::Black),
        muted: Color::DarkGray,
        accent: Color::LightYellow,
        good: Color::LightGreen,
        warning: Color::LightRed,
        tiles: classic::SIXTEEN_TILES,
    }
}
