//! Strong differences: black numbers on bright tiles on a black background.

use super::colours::{Colours, TILE_COLOURS, pair, tiles};
use crate::Rgb;

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
