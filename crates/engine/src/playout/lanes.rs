//! Random games on the packed board, several at a time.
//!
//! A move waits for the one before it most of the time; moves of other games
//! fill the wait.

use std::ops::{ControlFlow, Range};

use super::{Playout, play_on};
use crate::packed::{Kernel, KernelWork, empty_cells, legal_directions, on_fastest_kernel};
use crate::{AtGoal, Direction, Generator, Grid, LostWhen, PackedBoard, Rules, Size, Word};

/// The number of games that are played in turn.
const LANES: usize = 8;

/// True if these games can be played here: a packed board suffices, and only
/// being stuck ends a game.
pub(super) fn can_play(rules: &Rules) -> bool {
    let goal_ends = rules.goal().is_some() && rules.at_goal() == AtGoal::Stop;
    rules.size() == Size::CLASSIC
        && Tiles::of(rules).is_some()
        && rules.lost_when() == LostWhen::Stuck
        && !goal_ends
        && usize::from(rules.start()) < Size::CLASSIC.cells()
}

/// Plays the games with these numbers; see [`super::random_games`].
pub(super) fn play(
    rules: &Rules,
    seed: u64,
    numbers: Range<u64>,
    finished: &mut impl FnMut(u64, Playout),
) {
    on_fastest_kernel(Batch {
        rules,
        seed,
        numbers,
        finished,
    });
}

struct Batch<'a, F> {
    rules: &'a Rules,
    seed: u64,
    numbers: Range<u64>,
    finished: &'a mut F,
}

impl<F: FnMut(u64, Playout)> KernelWork for Batch<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run(mut self, kernel: impl Kernel) {
        let rules = self.rules;
        let Some(tiles) = &Tiles::of(rules) else {
            return;
        };
        let start = |number| Lane::start(kernel, tiles, rules.start(), self.seed, number);
        let mut lanes: Vec<Lane> = self.numbers.by_ref().take(LANES).map(start).collect();
        while let Ok(full) = <&mut [Lane; LANES]>::try_from(&mut lanes[..]) {
            let (place, end) = play_until_one_ends(kernel, full, tiles);
            (self.finished)(full[place].number, full[place].result(end, rules));
            match self.numbers.next() {
                Some(number) => full[place] = start(number),
                None => drop(lanes.swap_remove(place)),
            }
        }
        for mut lane in lanes {
            let end = lane.play_to_the_end(kernel, tiles);
            (self.finished)(lane.number, lane.result(end, rules));
        }
    }
}

#[inline(always)]
fn play_until_one_ends(
    kernel: impl Kernel,
    lanes: &mut [Lane; LANES],
    tiles: &Tiles,
) -> (usize, End) {
    loop {
        for (place, lane) in lanes.iter_mut().enumerate() {
            if let Some(end) = lane.step(kernel, tiles) {
                return (place, end);
            }
        }
    }
}

/// One or two tiles that can appear, chosen between without a branch.
struct Tiles {
    total: u32,
    first_weight: u32,
    first: u8,
    step: u8,
}

impl Tiles {
    /// `None` if there are more than two, or one that a packed board cannot
    /// hold.
    fn of(rules: &Rules) -> Option<Tiles> {
        let tiles = rules.tiles();
        let (first, first_weight) = tiles.iter().next()?;
        let fit = tiles.iter().len() <= 2 && tiles.largest() <= PackedBoard::LARGEST;
        fit.then(|| Tiles {
            total: tiles.total(),
            first_weight,
            first: first.get(),
            step: tiles.largest().get() - first.get(),
        })
    }

    /// As [`TileWeights::pick`](crate::TileWeights::pick).
    #[inline(always)]
    fn pick(&self, drawn: u32) -> u64 {
        u64::from(self.first + u8::from(drawn >= self.first_weight) * self.step)
    }
}

/// One of the games that are played in turn.
struct Lane {
    number: u64,
    generator: Generator,
    board: u64,
    score: u64,
    moves: u64,
}

/// The reason why a game cannot go on in its lane.
#[derive(Clone, Copy)]
enum End {
    /// It is over.
    Stuck,
    /// The next move, which is drawn already, makes a tile that a packed
    /// board cannot hold.
    TooLarge(Direction, Word),
}

impl Lane {
    #[inline(always)]
    fn start(kernel: impl Kernel, tiles: &Tiles, count: u8, seed: u64, number: u64) -> Lane {
        let mut lane = Lane {
            number,
            generator: Generator::stream(seed, number),
            board: 0,
            score: 0,
            moves: 0,
        };
        // On the empty board the cell drawn is the cell itself.
        let word = lane.generator.next_word();
        let (cell, drawn) = lane.generator.draw_pair(word, 16, tiles.total);
        lane.board = tiles.pick(drawn) << (4 * cell);
        for _ in 1..count {
            let word = lane.generator.next_word();
            lane.place_tile(kernel, word, tiles);
        }
        lane
    }

    #[inline(always)]
    fn play_to_the_end(&mut self, kernel: impl Kernel, tiles: &Tiles) -> End {
        loop {
            if let Some(end) = self.step(kernel, tiles) {
                return end;
            }
        }
    }

    /// Plays a move, or says why not.
    #[inline(always)]
    fn step(&mut self, kernel: impl Kernel, tiles: &Tiles) -> Option<End> {
        let word = self.generator.next_word();
        let mut direction = word.direction();
        let mut slid = kernel.slide(self.board, direction);
        if slid.board == self.board {
            let Some(legal) = self.draw_legal() else {
                return Some(End::Stuck);
            };
            direction = legal;
            slid = kernel.slide(self.board, direction);
        }
        let Some(gained) = slid.gained() else {
            return Some(End::TooLarge(direction, word));
        };
        self.board = slid.board;
        self.score += u64::from(gained);
        self.moves += 1;
        self.place_tile(kernel, word, tiles);
        None
    }

    /// As [`super::draw_legal`], without a branch on the direction.
    #[inline(always)]
    fn draw_legal(&mut self) -> Option<Direction> {
        let legal = legal_directions(self.board);
        if legal == 0 {
            return None;
        }
        let nth = self.generator.below(legal.count_ones());
        Some(NTH_DIRECTION[usize::from(legal)][nth as usize & 3])
    }

    #[inline(always)]
    fn place_tile(&mut self, kernel: impl Kernel, word: Word, tiles: &Tiles) {
        let cells = empty_cells(self.board);
        let count = kernel.count(cells);
        let (nth, drawn) = self.generator.draw_pair(word, count, tiles.total);
        self.board |= kernel.nth_cell(cells, nth) * tiles.pick(drawn);
    }

    /// The finished game, played to its end on the general board if need be.
    #[cold]
    fn result(&mut self, end: End, rules: &Rules) -> Playout {
        let mut game = Playout {
            board: PackedBoard::from_bits(self.board).to_board(),
            score: self.score.into(),
            moves: self.moves,
        };
        if let End::TooLarge(direction, word) = end {
            game.play_move(direction, word, &mut self.generator, rules.tiles());
            game = play_on(rules, game, &mut self.generator, |_| {
                ControlFlow::Continue(())
            });
        }
        game
    }
}

/// The directions of each set of them, in order.
const NTH_DIRECTION: [[Direction; 4]; 16] = {
    let mut table = [[Direction::Up; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut count, mut number) = (0, 0);
        while number < 4 {
            if set >> number & 1 == 1 {
                table[set][count] = Direction::ALL[number];
                count += 1;
            }
            number += 1;
        }
        set += 1;
    }
    table
};
