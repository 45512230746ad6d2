//! The classic colours on a dark background.

#![expect(
    clippy::mistyped_literal_suffixes,
    reason = "digits in pairs: red, green and blue"
)]

use super::colours::{Colours, TILE_COLOURS, pair, tiles};
use crate::Rgb;

const TILES: [u32; TILE_COLOURS] = [
    0x57_51_47, 0x6e_62_4e, 0xb8_6f_36, 0xc4_5f_30, 0xc9_4c_33, 0xd0_36_1f, 0xb5_95_3a, 0xbf_9a_30,
    0xc9_9f_26, 0xd4_a5_1c, 0xe6_b4_10, 0x4c_a8_74, 0x35_96_8e, 0x37_82_b5, 0x4d_66_cc, 0x7d_52_c8,
    0xb5_47_ba,
];

pub(super) fn colours() -> Colours<Rgb> {
    Colours {
        page: pair(0x1a_19_17, 0xe4_dc_d0),
        board: pair(0x2b_29_25, 0xe4_dc_d0),
        empty: pair(0x3a_37_32, 0xb8_ae_9e),
        selected: pair(0xe0_a4_58, 0x1a_19_17),
        muted: Rgb::hex(0xac_a2_94),
        accent: Rgb::hex(0xf0_b4_60),
        good: Rgb::hex(0x7c_c8_6c),
        warning: Rgb::hex(0xff_7a_66),
        tiles: tiles(TILES, Rgb::hex(0x0b_0a_08), Rgb::WHITE),
    }
}
