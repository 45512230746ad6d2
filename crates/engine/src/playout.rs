//! Random games, many of them, quickly.
//!
//! Every move goes in a direction drawn uniformly from the legal ones. This
//! is how the engine measures itself, and what searching players simulate
//! with.

mod lanes;

use std::ops::{ControlFlow, Range};

use crate::{Board, Direction, Generator, Rules, TileWeights, Word};

/// The result of a random game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// The last board.
    pub board: Board,
    /// The score; never more than the worth of the board, so that it fits.
    pub score: u128,
    /// The number of moves.
    pub moves: u64,
}

/// Plays the random games with these numbers and hands each to `finished`
/// with its number, in the order in which they end.
///
/// Game `number` is [`random_game`] with
/// [`Generator::stream`]`(seed, number)`, on the fastest board that the
/// rules allow.
///
/// ```
/// use brikke_engine::{Generator, Rules, playout};
///
/// let rules = Rules::default();
/// let mut moves = 0;
/// playout::random_games(&rules, 1, 0..100, |number, game| {
///     moves += game.moves;
///     let mut generator = Generator::stream(1, number);
///     assert_eq!(game, playout::random_game(&rules, &mut generator));
/// });
/// assert!((9_000..15_000).contains(&moves));
/// ```
pub fn random_games(
    rules: &Rules,
    seed: u64,
    numbers: Range<u64>,
    mut finished: impl FnMut(u64, Playout),
) {
    if lanes::can_play(rules) {
        lanes::play(rules, seed, numbers, &mut finished);
    } else {
        for number in numbers {
            finished(
                number,
                random_game(rules, &mut Generator::stream(seed, number)),
            );
        }
    }
}

/// Plays one random game on the general board, under any rules.
///
/// One who reaches a goal that does not end the game plays on.
pub fn random_game(rules: &Rules, generator: &mut Generator) -> Playout {
    let start = start(rules, generator);
    play_on(rules, start, generator, |_| ControlFlow::Continue(()))
}

/// The first `count` boards of random games, one game after the other: the
/// boards that come before a move. Fewer only under rules whose games are
/// over before they begin.
///
/// ```
/// use brikke_engine::{Rules, playout};
///
/// let boards = playout::sample_boards(&Rules::default(), 1, 1000);
/// assert_eq!(boards.len(), 1000);
/// assert!(boards.iter().all(|board| !board.is_stuck()));
/// ```
pub fn sample_boards(rules: &Rules, seed: u64, count: usize) -> Vec<Board> {
    let mut boards = Vec::with_capacity(count);
    for number in 0.. {
        let without_a_board = number >= 1000 && boards.is_empty();
        if boards.len() == count || without_a_board {
            break;
        }
        let mut generator = Generator::stream(seed, number);
        let start = start(rules, &mut generator);
        play_on(rules, start, &mut generator, |board| {
            if boards.len() == count {
                return ControlFlow::Break(());
            }
            boards.push(*board);
            ControlFlow::Continue(())
        });
    }
    boards
}

fn start(rules: &Rules, generator: &mut Generator) -> Playout {
    let mut board = Board::empty(rules.size());
    for _ in 0..rules.start() {
        let word = generator.next_word();
        add_tile(&mut board, word, generator, rules.tiles());
    }
    Playout {
        board,
        score: 0,
        moves: 0,
    }
}

/// Plays a random game to its end on the general board; `watch` sees each
/// board before its move and may stop there.
fn play_on(
    rules: &Rules,
    mut game: Playout,
    generator: &mut Generator,
    mut watch: impl FnMut(&Board) -> ControlFlow<()>,
) -> Playout {
    while !rules.is_over(&game.board) && watch(&game.board).is_continue() {
        let word = generator.next_word();
        let tiles = rules.tiles();
        let played = game.play_move(word.direction(), word, generator, tiles)
            || draw_legal(game.board.legal_directions(), generator)
                .is_some_and(|direction| game.play_move(direction, word, generator, tiles));
        if !played {
            break;
        }
    }
    game
}

impl Playout {
    /// Plays one move; `false` if it moves nothing.
    fn play_move(
        &mut self,
        direction: Direction,
        word: Word,
        generator: &mut Generator,
        tiles: &TileWeights,
    ) -> bool {
        let Some(slide) = self.board.slide(direction) else {
            return false;
        };
        self.board = slide.after.into_board();
        add_tile(&mut self.board, word, generator, tiles);
        self.score += slide.gained;
        self.moves += 1;
        true
    }
}

/// The second draw of a move, after the direction drawn first moved nothing:
/// uniform over the legal directions, so that both draws together are.
fn draw_legal(
    legal: impl Iterator<Item = Direction>,
    generator: &mut Generator,
) -> Option<Direction> {
    let mut directions = [Direction::Up; 4];
    let mut count = 0;
    for (place, direction) in directions.iter_mut().zip(legal) {
        *place = direction;
        count += 1;
    }
    (count > 0).then(|| directions[generator.below(count) as usize])
}

fn add_tile(board: &mut Board, word: Word, generator: &mut Generator, tiles: &TileWeights) {
    let empty = u32::try_from(board.empty_count()).unwrap_or(0);
    let (nth, drawn) = generator.draw_pair(word, empty, tiles.total());
    board.put_on_nth_empty(nth as usize, tiles.pick(drawn));
}
