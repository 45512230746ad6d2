//! Late boards of games, from which others begin.

use brikke_engine::Generator;

/// Boards that games came to, by how far they had come.
///
/// Late boards are rare and far from each other, early ones are the same in
/// all games and known well. So when a game is over, others begin where
/// games entered each of the last few stages, and only then comes a new one.
pub(super) struct Carousel<B> {
    stages: Vec<Stage<B>>,
}

/// The last boards that entered a stage.
struct Stage<B> {
    boards: Vec<B>,
    /// Where the next one goes when there is no more room.
    oldest: usize,
}

impl<B> Default for Stage<B> {
    fn default() -> Stage<B> {
        Stage {
            boards: Vec::new(),
            oldest: 0,
        }
    }
}

/// How many boards of a stage are kept.
const ROOM: usize = 64;

/// A stage with fewer boards is too new to be the last one.
const ENOUGH: usize = 8;

/// How many stages games begin at.
const LAST_STAGES: usize = 6;

/// How often games begin at all of them before a new one.
pub(super) const ROUNDS: u8 = 3;

/// A stage begins when a tile of the largest rank could be there, with half,
/// a quarter, an eighth and a sixteenth of it beside it.
const STAGES_OF_A_TILE: u32 = 5;

/// The stage of a board whose tiles have this sum.
pub(super) fn stage(sum: u64) -> usize {
    let Some(largest) = sum.checked_ilog2() else {
        return 0;
    };
    let ones = (sum << (63 - largest)).leading_ones();
    (largest * STAGES_OF_A_TILE + ones.min(STAGES_OF_A_TILE) - 1) as usize
}

impl<B: Copy> Carousel<B> {
    pub(super) fn new() -> Carousel<B> {
        Carousel { stages: Vec::new() }
    }

    /// A game has entered this stage with this board.
    pub(super) fn keep(&mut self, stage: usize, board: B) {
        if stage >= self.stages.len() {
            self.stages.resize_with(stage + 1, Stage::default);
        }
        let Stage { boards, oldest } = &mut self.stages[stage];
        if boards.len() < ROOM {
            boards.push(board);
        } else {
            boards[*oldest] = board;
            *oldest = (*oldest + 1) % ROOM;
        }
    }

    /// A board of the lowest of the last stages that is above this one.
    pub(super) fn board_above(
        &self,
        stage: usize,
        generator: &mut Generator,
    ) -> Option<(usize, B)> {
        let is_full = |stage: &Stage<B>| stage.boards.len() >= ENOUGH;
        let last = self.stages.iter().rposition(is_full)?;
        let first = (stage + 1).max((last + 1).saturating_sub(LAST_STAGES));
        let has_boards = |stage: &usize| !self.stages[*stage].boards.is_empty();
        let stage = (first..=last).find(has_boards)?;
        let boards = &self.stages[stage].boards;
        let count = u32::try_from(boards.len()).unwrap_or(u32::MAX);
        let word = generator.next_word();
        let (place, _) = generator.draw_pair(word, count, 1);
        Some((stage, boards[place as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_is_how_much_of_the_next_tile_is_there() {
        let stages = |sums: &[u64]| sums.iter().map(|&sum| stage(sum)).collect::<Vec<_>>();
        let first = stage(1024);
        assert_eq!(
            stages(&[1535, 1536, 1792, 1920, 1984, 2047, 2048]),
            [0, 1, 2, 3, 4, 4, 5].map(|stage| first + stage)
        );
        assert_eq!(stage(0), 0);
    }

    #[test]
    fn games_begin_at_the_last_stages_in_turn() {
        let mut carousel = Carousel::new();
        for stage in 0..20 {
            for board in 0..ENOUGH {
                carousel.keep(stage, (stage, board));
            }
        }
        carousel.keep(20, (20, 0));
        let mut generator = Generator::stream(1, 0);
        let mut begun = Vec::new();
        let mut last = 0;
        while let Some((stage, board)) = carousel.board_above(last, &mut generator) {
            assert_eq!(board.0, stage);
            begun.push(stage);
            last = stage;
        }
        assert_eq!(begun, [14, 15, 16, 17, 18, 19]);
    }

    #[test]
    fn without_boards_no_game_begins() {
        let carousel = Carousel::<u64>::new();
        let mut generator = Generator::stream(1, 0);
        assert_eq!(carousel.board_above(0, &mut generator), None);
    }

    #[test]
    fn the_oldest_boards_make_room() {
        let mut carousel = Carousel::new();
        (0..ROOM + 3).for_each(|board| carousel.keep(7, board));
        let boards = &carousel.stages[7].boards;
        assert_eq!(boards.len(), ROOM);
        assert!([0, 1, 2].iter().all(|old| !boards.contains(old)));
    }
}
