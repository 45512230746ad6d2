//! Colours that differ for every kind of eye.

use super::colours::{Colours, TILE_COLOURS, pair, tiles};
use crate::Rgb;

/// Orange and blue in turns, the pair that no kind of colour blindness takes
/// away, each tile darker than the one before.
const TILES: [u32; TILE_COLOURS] = [
    0xff_ec_cf, 0xbe_e8_ff, 0xff_cc_8c, 0x91_ce_fc, 0xed_ae_56, 0x62_b4_ea, 0xd2_92_31, 0x38_9a_d2,
    0xb3_79_1a, 0x00_81_ba, 0x94_62_05, 0x00_69_a2, 0x76_4b_00, 0x00_51_88, 0x58_36_00, 0x00_3a_69,
    0x3a_23_00,
];

pub(super) fn colours() -> Colours<Rgb> {
    Colours {
        page: pair(0x17_1a_1d, 0xf2_f2_f2),
        board: pair(0x17_1a_1d, 0xf2_f2_f2),
        empty: pair(0x3c_41_47, 0xf2_f2_f2),
        selected: pair(0xff_cc_8c, 0x00_00_00),
        muted: Rgb::hex(0xb4_ba_c0),
        accent: Rgb::hex(0xff_cc_8c),
        good: Rgb::hex(0x91_ce_fc),
        warning: Rgb::hex(0xed_ae_56),
        tiles: tiles(TILES, Rgb::BLACK, Rgb::WHITE),
    }
}
