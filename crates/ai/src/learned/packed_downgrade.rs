//! Large tiles of packed boards, for networks that do not know them.

use brikke_engine::Generator;

use super::batch::Knowledge;
use super::environment::{Environment, Slid};
use super::packed_ranks::above;
use super::stages::{is_past_stages, lowered, sum};

/// The board as a network sees it that knows tiles up to this rank. One with
/// a larger tile is taken down until it has none, but a network for boards up
/// to 8192 sees 16384 as it is as long as the sum of the tiles is below 24576:
/// nothing can merge with that tile before.
#[inline(always)]
pub(super) fn as_known(board: u64, knowledge: Knowledge) -> u64 {
    if is_known(board, knowledge) {
        board
    } else {
        taken_down(board, knowledge)
    }
}

/// True if a network sees this board as it is.
#[inline(always)]
pub(super) fn is_known(board: u64, knowledge: Knowledge) -> bool {
    match knowledge {
        Knowledge::UpTo(known) => {
            let known = u32::from(known);
            above(board, known) == 0 || above(board, known.max(14)) == 0 && sum(board) < 24576
        }
        Knowledge::Stages => !is_past_stages(board),
    }
}

#[cold]
fn taken_down(mut board: u64, knowledge: Knowledge) -> u64 {
    while !is_known(board, knowledge) {
        let lower = lowered(board);
        if lower == board {
            break;
        }
        board = lower;
    }
    board
}

/// An environment in which a network sees boards as it knows them.
pub(super) struct Downgrading<A> {
    pub(super) environment: A,
    /// The largest rank that the network knows.
    pub(super) known: u8,
}

impl<A: Environment<Board = u64>> Environment for Downgrading<A> {
    type Board = u64;
    type Indices = A::Indices;

    fn start(&self, generator: &mut Generator) -> u64 {
        self.environment.start(generator)
    }

    #[inline(always)]
    fn slides(&self, board: u64) -> [Option<Slid<u64>>; 4] {
        let mut slides = self.environment.slides(board);
        let known = as_known(board, Knowledge::UpTo(self.known));
        if known != board {
            for (slide, seen) in slides.iter_mut().zip(self.environment.slides(known)) {
                if let (Some(slide), Some(seen)) = (slide, seen) {
                    slide.seen = seen.after;
                    slide.worth = seen.gained;
                }
            }
        }
        slides
    }

    #[inline(always)]
    fn look(&self, seen: u64, indices: &mut A::Indices) -> usize {
        self.environment.look(seen, indices)
    }

    #[inline(always)]
    fn place(&self, after: u64, generator: &mut Generator) -> u64 {
        self.environment.place(after, generator)
    }

    fn largest(&self, board: u64) -> u8 {
        self.environment.largest(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::{Board, Grid, PackedBoard};

    /// Checks the board as a network sees it that knows 16384.
    fn check(drawing: &str, expected: &str) {
        check_known(14, drawing, expected);
    }

    fn check_known(known: u8, drawing: &str, expected: &str) {
        let board: Board = drawing.parse().unwrap();
        let bits = PackedBoard::try_from(&board).unwrap().bits();
        let found = PackedBoard::from_bits(as_known(bits, Knowledge::UpTo(known)));
        assert_eq!(found.to_board(), expected.parse().unwrap());
    }

    #[test]
    fn tiles_above_the_highest_gap_come_down() {
        check(
            "32768 8192 4 . / 2 2 . . / . . . . / . . . 8",
            "16384 8192 4 . / 2 2 . . / . . . . / . . . 8",
        );
        check(
            "32768 16384 8192 2 / 16384 . . . / 4 . . . / . . . 2048",
            "16384 8192 4096 2 / 8192 . . . / 4 . . . / . . . 2048",
        );
        check(
            "32768 16384 8192 4096 / 256 512 1024 2048 / 128 64 32 16 / . 2 4 8",
            "32768 16384 8192 4096 / 256 512 1024 2048 / 128 64 32 16 / . 2 4 8",
        );
        check(
            "32768 16384 8192 4096 / 256 512 1024 2048 / 128 64 32 16 / 8 2 2 8",
            "16384 8192 4096 2048 / 128 256 512 1024 / 64 32 16 8 / 4 2 2 4",
        );
    }

    #[test]
    fn what_a_network_knows_stays() {
        let drawing = "32768 8192 4 . / 2 2 . . / . . . . / . . . 8";
        check_known(15, drawing, drawing);
        let drawing = "16384 4096 4 . / 2 2 . . / . . . . / . . . 8";
        check_known(14, drawing, drawing);
        check_known(13, drawing, drawing);
    }

    #[test]
    fn a_chain_comes_down_to_8192() {
        check_known(
            13,
            "16384 8192 4 . / 2 2 . . / . . . . / . . . 8",
            "8192 4096 4 . / 2 2 . . / . . . . / . . . 8",
        );
        check_known(
            13,
            "32768 2048 4 . / 2 2 . . / . . . . / . . . 8",
            "16384 2048 4 . / 2 2 . . / . . . . / . . . 8",
        );
        check_known(
            13,
            "32768 8192 4 . / 2 2 . . / . . . . / . . . 8",
            "8192 4096 4 . / 2 2 . . / . . . . / . . . 8",
        );
    }
}
