//! The rules as a step on the packed board needs them.

use brikke_engine::packed::{Kernel, empty_cells, legal_directions};
use brikke_engine::{AtGoal, Generator, LostWhen, PackedBoard, Rules, Size};

/// Rules whose games are played on packed boards.
pub(crate) struct PackedRules {
    start: u8,
    total: u32,
    /// The tiles in ascending order: the numbers below which they are drawn,
    /// and their rank numbers.
    tiles: Vec<(u32, u64)>,
    loses_when_full: bool,
    /// The goal that ends the game, as a rank number; 16 for none.
    goal: u64,
}

impl PackedRules {
    /// `None` if a packed board does not hold these games from their start.
    pub(crate) fn of(rules: &Rules) -> Option<PackedRules> {
        let fits = rules.size() == Size::CLASSIC
            && rules.tiles().largest() <= PackedBoard::LARGEST
            && usize::from(rules.start()) < Size::CLASSIC.cells();
        let goal = rules.goal().filter(|_| rules.at_goal() == AtGoal::Stop);
        let mut passed = 0;
        let tiles = rules.tiles().iter().map(|(rank, weight)| {
            passed += weight;
            (passed, u64::from(rank.get()))
        });
        fits.then(|| PackedRules {
            start: rules.start(),
            total: rules.tiles().total(),
            tiles: tiles.collect(),
            loses_when_full: rules.lost_when() == LostWhen::Full,
            goal: goal.map_or(16, |goal| goal.get().into()),
        })
    }

    /// The first board of a game.
    #[inline(always)]
    pub(crate) fn start(&self, kernel: impl Kernel, generator: &mut Generator) -> u64 {
        // On the empty board the cell drawn is the cell itself.
        let word = generator.next_word();
        let (cell, drawn) = generator.draw_pair(word, 16, self.total);
        let first = self.pick(drawn) << (4 * cell);
        (1..self.start).fold(first, |board, _| self.place_tile(kernel, board, generator))
    }

    /// The board with a new tile; it has a tile and an empty cell.
    #[inline(always)]
    pub(crate) fn place_tile(
        &self,
        kernel: impl Kernel,
        board: u64,
        generator: &mut Generator,
    ) -> u64 {
        let cells = empty_cells(board);
        let word = generator.next_word();
        let (nth, drawn) = generator.draw_pair(word, kernel.count(cells), self.total);
        board | (kernel.nth_cell(cells, nth) * self.pick(drawn))
    }

    /// True if the game is over on this board.
    #[inline(always)]
    pub(crate) fn is_over(&self, board: u64, legal: u8) -> bool {
        legal == 0
            || self.loses_when_full && empty_cells(board) == 0
            || self.goal < 16 && largest(board) >= self.goal
    }

    /// As [`TileWeights::pick`](brikke_engine::TileWeights::pick).
    #[inline(always)]
    fn pick(&self, drawn: u32) -> u64 {
        match self.tiles[..] {
            [(_, only)] => only,
            [(below, first), (_, second)] => {
                if drawn < below {
                    first
                } else {
                    second
                }
            }
            _ => self.pick_of_many(drawn),
        }
    }

    fn pick_of_many(&self, drawn: u32) -> u64 {
        let found = self.tiles.iter().find(|(below, _)| drawn < *below);
        found.or(self.tiles.last()).map_or(1, |&(_, rank)| rank)
    }
}

/// The largest rank number on a board.
fn largest(board: u64) -> u64 {
    (0..16)
        .map(|cell| board >> (4 * cell) & 15)
        .max()
        .unwrap_or(0)
}

/// The rank numbers of a board, row by row.
#[inline(always)]
pub(crate) fn unpacked(board: u64) -> [u8; 16] {
    let low = u128::from(spread(board & 0xFFFF_FFFF));
    let high = u128::from(spread(board >> 32));
    (low | high << 64).to_le_bytes()
}

/// Each of eight cells in a byte of its own.
#[inline(always)]
fn spread(cells: u64) -> u64 {
    let pairs = (cells | cells << 16) & 0x0000_FFFF_0000_FFFF;
    let halves = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF;
    (halves | halves << 4) & 0x0F0F_0F0F_0F0F_0F0F
}

/// The legal directions as a mask of four bytes.
#[inline(always)]
pub(crate) fn legal_mask(legal: u8) -> [i8; 4] {
    [0, 1, 2, 3].map(|bit| (legal >> bit & 1).cast_signed())
}

/// The legal directions of a board as bits.
#[inline(always)]
pub(crate) fn legal(board: u64) -> u8 {
    legal_directions(board)
}
