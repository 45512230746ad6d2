//! The boards of a search as a network knows them.

use super::batch::Knowledge;
use super::packed_downgrade::is_known;
use super::packed_ranks::above;
use super::stages::highest_gap;

/// Tiles taken down so that a network knows a board, decided for the board at
/// the root of a search: values of different views do not compare.
///
/// The search itself goes on with the tiles as they are, so that no tiles merge
/// that are only seen as equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct View {
    /// All tiles above each of these ranks are taken one rank down, one after
    /// the other; 15 for nothing.
    gaps: [u8; View::MOST],
}

impl View {
    /// The most gaps: no board has more tiles to take down.
    const MOST: usize = 4;
    const NOTHING: u8 = 15;

    /// The view in which a network knows this board.
    pub(super) fn of(mut board: u64, knowledge: Knowledge) -> View {
        let mut gaps = [View::NOTHING; View::MOST];
        for gap in &mut gaps {
            if is_known(board, knowledge) {
                break;
            }
            let Some(highest) = highest_gap(board) else {
                break;
            };
            board -= above(board, highest);
            #[expect(clippy::cast_possible_truncation, reason = "a rank")]
            let highest = highest as u8;
            *gap = highest;
        }
        View { gaps }
    }

    /// The board as the network sees it.
    #[inline(always)]
    pub(super) fn see(self, mut board: u64) -> u64 {
        for gap in self.gaps {
            if gap == View::NOTHING {
                break;
            }
            board -= above(board, gap.into());
        }
        board
    }

    /// A number that tells views apart.
    pub(super) fn number(self) -> u64 {
        u64::from(u32::from_le_bytes(self.gaps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learned::packed_downgrade::as_known;
    use brikke_engine::{Board, PackedBoard};

    #[test]
    fn the_root_is_seen_as_it_always_was() {
        for drawing in [
            "2 4 8 16 / . . . . / . . . . / . . . .",
            "16384 8192 4 . / 2 2 . . / . . . . / . . . 8",
            "32768 16384 8192 2 / 16384 . . . / 4 . . . / . . . 2048",
            "32768 8192 2048 512 / 128 32 8 2 / 32768 . . . / . . . .",
        ] {
            let board: Board = drawing.parse().unwrap();
            let bits = PackedBoard::try_from(&board).unwrap().bits();
            for knowledge in [Knowledge::UpTo(13), Knowledge::UpTo(14), Knowledge::Stages] {
                let seen = View::of(bits, knowledge).see(bits);
                assert_eq!(seen, as_known(bits, knowledge), "{drawing} {knowledge:?}");
            }
        }
    }
}
