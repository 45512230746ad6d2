//! Strong differences: black numbers on bright tiles on a black ground.

use ratatui::style::Color;

use super::colours::{Colours, Pair, TILE_COLOURS, pair, tiles};
use crate::colour::Rgb;

const TILES: [u32; TILE_COLOURS] = [
    0xff_ff_ff, 0xff_ff_00, 0x00_ff_ff, 0xff_a8_00, 0x7c_ff_6b, 0xff_9e_cf, 0x9e_c8_ff, 0xe6_c8_00,
    0xc8_a2_ff, 0x00_e0_a0, 0xff_d7_00, 0x5a_b8_ff, 0xff_8c_5a, 0xd0_ff_00, 0xff_8c_ff, 0xb4_b4_b4,
    0xff_c0_a0,
];

pub(super) fn colours() -> Colours<Rgb> {
    Colours {
        page: pair(0x00_00_00, 0xff_ff_ff),
        board: pair(0x00_00_00, 0xff_ff_ff),
        empty: pair(0x2e_2e_2e, 0xff_ff_ff),
        selected: pair(0xff_ff_00, 0x00_00_00),
        muted: Rgb::hex(0xd0_d0_d0),
        accent: Rgb::hex(0xff_ff_00),
        good: Rgb::hex(0x7c_ff_6b),
        warning: Rgb::hex(0xff_a8_00),
        tiles: tiles(TILES, Rgb::BLACK, Rgb::WHITE),
    }
}

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

/// Bright grounds with black numbers as far as there are any, then bright
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
