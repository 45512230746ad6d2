//! The colours everybody knows.

#![expect(
    clippy::mistyped_literal_suffixes,
    reason = "digits in pairs: red, green and blue"
)]

use super::colours::{Colours, TILE_COLOURS, pair, tiles};
use crate::Rgb;

/// The original gives all tiles beyond 2048 one colour; here the five that
/// follow 4096 have their own, as dark.
const TILES: [u32; TILE_COLOURS] = [
    0xee_e4_da, 0xed_e0_c8, 0xf2_b1_79, 0xf5_95_63, 0xf6_7c_5f, 0xf6_5e_3b, 0xed_cf_72, 0xed_cc_61,
    0xed_c8_50, 0xed_c5_3f, 0xed_c2_2e, 0x3c_3a_32, 0x24_5a_44, 0x1f_54_78, 0x41_3c_8c, 0x70_2f_7c,
    0x8a_1f_3d,
];

pub(super) fn colours() -> Colours<Rgb> {
    Colours {
        page: pair(0xfa_f8_ef, 0x5f_57_4f),
        board: pair(0xbb_ad_a0, 0x3c_3a_32),
        empty: pair(0xcd_c1_b4, 0x4e_46_3e),
        selected: pair(0x76_62_50, 0xf9_f6_f2),
        muted: Rgb::hex(0x6f_66_5d),
        accent: Rgb::hex(0x9c_41_0d),
        good: Rgb::hex(0x36_69_28),
        warning: Rgb::hex(0xb3_2b_1c),
        tiles: tiles(TILES, Rgb::hex(0x26_23_1d), Rgb::hex(0xf9_f6_f2)),
    }
}
