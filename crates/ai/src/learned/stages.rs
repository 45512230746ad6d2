//! Stages of a game on the packed board, by the sum of its tiles.
//!
//! A board with 8192 and 4096 has to be played almost to its end before anything
//! large merges, and so does one with 16384: such boards have weights of their
//! own. From 24576 on the large tiles are a chain that does not merge for a long
//! while: 16384 and 8192 first, then 4096 as well, and so on. Each of these stages
//! has weights that see the chain one rank down, so that they can begin as a copy
//! of the weights for boards that are half as large. The last stage sees its tiles
//! as they are: it goes on after the tile that was missing in its chain is made,
//! and would take that tile for the one above it. A slide keeps the sum, so that
//! all moves of a board belong to one stage.

use super::packed_ranks::above;

/// The sums from which on the stages after the first begin.
pub(super) const BOUNDARIES: [u32; 9] = [
    12288, 16384, 20480, 24576, 28672, 30720, 31744, 32256, 32512,
];

/// The number of stages of a game on 4x4.
pub const STAGES: usize = BOUNDARIES.len() + 1;

/// The number of the set of weights of each stage. Those from 16384 and from 20480
/// on share one; episodes may begin in either.
const SET_OF_STAGE: [usize; STAGES] = [0, 1, 2, 2, 3, 4, 5, 6, 7, 8];

/// The number of sets of weights.
pub(super) const SETS: usize = SET_OF_STAGE[STAGES - 1] + 1;

/// The first set whose boards have a chain that is seen one rank down.
pub(super) const FIRST_CHAIN: usize = SET_OF_STAGE[FIRST_CHAIN_STAGE as usize];

/// The number of sums that share a level.
const LEVEL_WIDTH: u32 = 32;

/// The number of levels; number 0 is for boards of the first stage and
/// always 0.
pub(super) const LEVELS: usize = 2 + ((32768 + 1024 - BOUNDARIES[0]) / LEVEL_WIDTH) as usize;

/// The rank of 32768, which ends the last stage.
const LAST: u32 = 15;

/// The number of the first stage with a chain.
const FIRST_CHAIN_STAGE: u8 = 4;

/// The number of the last stage.
const LAST_STAGE: u8 = 9;

/// The rank of the tile that is missing in the chain of a stage: 4096 in
/// the first one, whose chain is 16384 and 8192.
const fn missing(stage: u8) -> u32 {
    LAST + 1 - stage as u32
}

/// The rank above which each stage sees tiles one rank down.
const LOWERED_ABOVE: [u32; STAGES] = {
    let mut ranks = [LAST; STAGES];
    let mut stage = FIRST_CHAIN_STAGE;
    while stage < LAST_STAGE {
        ranks[stage as usize] = missing(stage);
        stage += 1;
    }
    ranks
};

/// How the weights and levels of a network's file belong to the stages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout {
    /// The number of sets in the file.
    pub(super) sets: usize,
    /// The place in the file of each set.
    pub(super) place_of_set: [usize; SETS],
    /// The number of the level after level 0 in the file.
    pub(super) first_level: usize,
}

impl Layout {
    /// One set for all boards.
    pub(super) const UNSTAGED: Layout = Layout {
        sets: 1,
        place_of_set: [0; SETS],
        first_level: LEVELS,
    };

    /// A set for each number.
    pub(super) const STAGED: Layout = Layout {
        sets: SETS,
        place_of_set: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        first_level: 1,
    };

    /// As it was before boards below 24576 had sets of their own: they shared
    /// the first one, without levels.
    pub(super) const CHAINS_ALONE: Layout = Layout {
        sets: 1 + SETS - FIRST_CHAIN,
        place_of_set: [0, 0, 0, 1, 2, 3, 4, 5, 6],
        first_level: level(BOUNDARIES[FIRST_CHAIN_STAGE as usize - 1]),
    };

    /// The layout of a network or a training as they are today.
    pub(super) const fn of(staged: bool) -> Layout {
        if staged {
            Layout::STAGED
        } else {
            Layout::UNSTAGED
        }
    }
}

/// The place of a tuple among the first weights from which the last stage copies
/// its weight, because the other chains see that tuple there. Six cells are
/// the lowest 24 bits of a place.
pub(super) const fn copied_to_last_stage(place: u32) -> u32 {
    let cells = (place & 0xFF_FFFF) as u64;
    #[expect(clippy::cast_possible_truncation, reason = "24 bits")]
    let lowered = (cells - above(cells, missing(LAST_STAGE))) as u32;
    place & !0xFF_FFFF | lowered
}

/// The sum of a packed board's tiles.
#[inline(always)]
pub(super) fn sum(board: u64) -> u32 {
    let mut sum = 0;
    for cell in 0..16 {
        // An empty cell would count as 1.
        sum += 1_u32 << (board >> (4 * cell) & 15) & !1;
    }
    sum
}

/// The stage of a board with this sum.
#[inline(always)]
pub(super) fn stage(sum: u32) -> u8 {
    let mut stage = 0;
    for boundary in BOUNDARIES {
        stage += u8::from(sum >= boundary);
    }
    stage
}

/// The number of the level of an afterstate with this sum.
#[inline(always)]
pub(super) const fn level(sum: u32) -> usize {
    let Some(above) = sum.checked_sub(BOUNDARIES[0]) else {
        return 0;
    };
    let level = 1 + (above / LEVEL_WIDTH) as usize;
    if level < LEVELS { level } else { LEVELS - 1 }
}

/// The number of the set of weights that a level is added to.
pub(super) fn set_of_level(level: usize) -> usize {
    let begun = |&&boundary: &&u32| level >= self::level(boundary);
    SET_OF_STAGE[BOUNDARIES.iter().filter(begun).count()]
}

/// An afterstate as the weights of a stage see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    /// The number of the set of weights: 0 for the first ones.
    pub(super) set: usize,
    pub(super) board: u64,
    /// The number of its level.
    pub(super) level: usize,
}

/// An afterstate without 32768 and with this sum as its stage sees it: in a stage
/// with a chain, but for the last, the tiles above the one that is missing in it are
/// one rank down.
#[inline(always)]
pub(super) fn seen(after: u64, sum: u32) -> Seen {
    let stage = stage(sum);
    if stage == 0 {
        return Seen {
            set: 0,
            board: after,
            level: 0,
        };
    }
    Seen {
        set: SET_OF_STAGE[usize::from(stage)],
        board: after - above(after, LOWERED_ABOVE[usize::from(stage)]),
        level: level(sum),
    }
}

/// Any afterstate with this sum as its stage sees it.
#[inline(always)]
pub(super) fn seen_anywhere(after: u64, sum_of_tiles: u32) -> Seen {
    if sum_of_tiles >> LAST == 0 || !is_past_stages(after) {
        return seen(after, sum_of_tiles);
    }
    let lower = lowered(after);
    seen(lower, sum(lower))
}

/// The most that the new tiles of a search add to the sum of a board.
const AHEAD: u32 = 32;

/// The numbers of the sets that afterstates soon after this one, which has this sum,
/// are in. Some may be the same.
pub(super) fn sets_around(board: u64, sum_of_tiles: u32) -> [usize; 3] {
    let sum = seen_sum(board, sum_of_tiles);
    let soon = sum + AHEAD;
    // Once 32768 is made, the board is seen as one with 16384.
    let repeated = if soon >> LAST == 0 {
        sum
    } else {
        1 << (LAST - 1)
    };
    [sum, soon, repeated].map(|sum| set_of_level(level(sum)))
}

/// The sum of the tiles of an afterstate as its stage sees them.
fn seen_sum(after: u64, sum_of_tiles: u32) -> u32 {
    if is_past_stages(after) {
        sum(lowered(after))
    } else {
        sum_of_tiles
    }
}

/// True if a board has a tile of 32768.
#[inline(always)]
pub(super) fn is_past_stages(board: u64) -> bool {
    above(board, LAST - 1) != 0
}

/// A board with 32768 as one that the stages know: all tiles above the
/// highest gap between its ranks one rank down. Without a gap it stays.
#[cold]
pub(super) fn lowered(board: u64) -> u64 {
    match highest_gap(board) {
        Some(gap) => board - above(board, gap),
        None => board,
    }
}

/// The highest rank below the largest that a board does not have.
pub(super) fn highest_gap(board: u64) -> Option<u32> {
    let present = (0..16).fold(0_u32, |set, cell| set | 1 << (board >> (4 * cell) & 15));
    // Ranks below the largest; empty cells are no gap.
    let below = (1 << present.ilog2()) - 1;
    let gaps = !present & below & !1;
    gaps.checked_ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::{Board, Grid, PackedBoard};

    fn bits(drawing: &str) -> u64 {
        let board: Board = drawing.parse().unwrap();
        PackedBoard::try_from(&board).unwrap().bits()
    }

    /// The set of weights, and what they see.
    fn check(drawing: &str, set: usize, expected: &str) {
        let board = bits(drawing);
        let seen = seen_anywhere(board, sum(board));
        let shown = PackedBoard::from_bits(seen.board).to_board();
        assert_eq!((seen.set, shown), (set, expected.parse().unwrap()));
        assert_eq!(seen.level > 0, set > 0);
    }

    #[test]
    fn the_sum_counts_every_tile() {
        let board = bits("2 4 . 8 / 16 32 64 128 / 256 512 1024 2048 / 32768 16384 8192 4096");
        assert_eq!(sum(board), 65534);
        assert_eq!(sum(0), 0);
    }

    #[test]
    fn stages_begin_at_their_boundaries() {
        let sums = [
            0, 12287, 12288, 16383, 16384, 20480, 24575, 24576, 28672, 32511, 32512, 65534,
        ];
        assert_eq!(sums.map(stage), [0, 0, 1, 1, 2, 3, 3, 4, 5, 8, 9, 9]);
    }

    #[test]
    fn the_sets_around_a_board_are_those_of_its_stage_and_the_next() {
        let check = |drawing: &str, expected: [u32; 3]| {
            let board = bits(drawing);
            let expected = expected.map(|boundary| set_of_level(level(boundary)));
            assert_eq!(sets_around(board, sum(board)), expected, "{drawing}");
        };
        let early = "8192 2048 . . / . . . . / . . . . / . . . .";
        check(early, [0, 0, 0]);
        let between = "8192 4096 2048 1024 / 512 256 128 64 / 32 4 . . / . . . .";
        check(between, [12288, 16384, 12288]);
        let last = "16384 8192 4096 2048 / 1024 512 256 128 / 64 32 16 4 / 4 . . .";
        check(last, [32512, 32768, 16384]);
        let past = "32768 8192 4096 2048 / 1024 512 64 . / . . . . / . . . .";
        check(past, [32256, 32256, 32256]);
    }

    #[test]
    fn every_sum_has_a_level() {
        assert_eq!([0, 12287, 12288, 12319, 12320].map(level), [0, 0, 1, 1, 2]);
        assert_eq!(level(u32::MAX), LEVELS - 1);
        assert!(level(32768) < LEVELS - 1);
        for sum in 12000..33000 {
            let set = SET_OF_STAGE[usize::from(stage(sum))];
            assert_eq!(set_of_level(level(sum)), set, "{sum}");
        }
    }

    #[test]
    fn a_file_of_chains_alone_has_a_place_for_every_set_and_level() {
        let Layout {
            sets,
            place_of_set,
            first_level,
        } = Layout::CHAINS_ALONE;
        let mut places = place_of_set.to_vec();
        assert_eq!((sets, places[FIRST_CHAIN]), (7, 1));
        places.dedup();
        assert_eq!(places, (0..sets).collect::<Vec<_>>());
        assert_eq!(set_of_level(first_level), FIRST_CHAIN);
        assert_eq!(set_of_level(first_level - 1), FIRST_CHAIN - 1);
    }

    #[test]
    fn in_the_first_stage_boards_have_no_level() {
        let drawing = "8192 2048 1024 . / 2 4 8 16 / . . . . / . . . .";
        check(drawing, 0, drawing);
    }

    #[test]
    fn before_there_is_a_chain_boards_are_seen_as_they_are() {
        for (set, drawing) in [
            (1, "8192 4096 4 . / 2 . . . / . . . . / . . . ."),
            (2, "16384 2 4 . / . . . . / . . . . / . . . ."),
            (2, "16384 4096 2048 1024 / 2 4 8 16 / . . . . / . . . ."),
        ] {
            check(drawing, set, drawing);
        }
    }

    #[test]
    fn a_chain_is_seen_one_rank_down() {
        check(
            "16384 8192 2048 2 / . . . . / . . . . / . . . .",
            3,
            "8192 4096 2048 2 / . . . . / . . . . / . . . .",
        );
        check(
            "16384 8192 4096 1024 / . . 512 8 / . . . . / . . . .",
            4,
            "8192 4096 2048 1024 / . . 512 8 / . . . . / . . . .",
        );
        check(
            "16384 8192 4096 2048 / 64 32 512 1024 / 128 . . . / . . . .",
            7,
            "8192 4096 2048 1024 / 64 32 256 512 / 128 . . . / . . . .",
        );
    }

    #[test]
    fn the_last_stage_tells_128_from_256() {
        assert_eq!(usize::from(LAST_STAGE) + 1, STAGES);
        let drawing = "16384 8192 4096 2048 / 128 256 512 1024 / 64 . . . / . . . .";
        check(drawing, 8, drawing);
    }

    #[test]
    fn the_last_stage_begins_with_what_the_others_would_see() {
        // 512, 256, 128, 64, nothing and 16384 in the third tuple.
        assert_eq!(copied_to_last_stage(0x02_98_76_0E), 0x02_87_76_0D);
    }

    #[test]
    fn boards_with_32768_are_seen_as_boards_of_the_stages_before() {
        check(
            "32768 4 . . / 2 . . . / . . . . / . . . .",
            2,
            "16384 4 . . / 2 . . . / . . . . / . . . .",
        );
        check(
            "32768 8192 2048 . / 2 . . . / . . . . / . . . .",
            3,
            "8192 4096 2048 . / 2 . . . / . . . . / . . . .",
        );
        check(
            "32768 16384 2 . / 2 . . . / . . . . / . . . .",
            3,
            "8192 4096 2 . / 2 . . . / . . . . / . . . .",
        );
    }
}
