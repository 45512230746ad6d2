//! A whole game of one player.

use brikke_engine::playout::Playout;
use brikke_engine::{Board, Generator, Grid, Rules};

use crate::Player;

/// Plays a game from its start tiles to its end, as far as the rules allow:
/// one who reaches a goal that does not end the game plays on.
///
/// The tiles come from `generator`: the same player in the same state gives
/// the same game. A player that breaks its promise and chooses a direction
/// in which nothing moves ends the game.
///
/// ```
/// use brikke_ai::{Corner, play_game};
/// use brikke_engine::{Generator, Rules};
///
/// let rules = Rules::default();
/// let game = play_game(&mut Corner, &rules, &mut Generator::stream(1, 0));
/// assert!(rules.is_over(&game.board));
/// ```
pub fn play_game(player: &mut dyn Player, rules: &Rules, generator: &mut Generator) -> Playout {
    play_game_unless(player, rules, generator, || false).0
}

/// Plays a game, but no further than until `stopped`, which is asked before and
/// after every move is chosen. Also tells whether the game came to its end.
pub(crate) fn play_game_unless(
    player: &mut dyn Player,
    rules: &Rules,
    generator: &mut Generator,
    stopped: impl Fn() -> bool,
) -> (Playout, bool) {
    let mut game = start(rules, generator);
    while !rules.is_over(&game.board) {
        if stopped() {
            return (game, false);
        }
        let chosen = player.choose(&game.board, rules);
        if stopped() {
            // The answer of a player that was stopped means nothing.
            return (game, false);
        }
        let Some(slide) = chosen.and_then(|direction| game.board.slide(direction)) else {
            break;
        };
        game.board = with_new_tile(slide.after.board(), rules, generator);
        game.score += slide.gained;
        game.moves += 1;
    }
    (game, true)
}

fn start(rules: &Rules, generator: &mut Generator) -> Playout {
    let empty = Board::empty(rules.size());
    let board = (0..rules.start()).fold(empty, |board, _| with_new_tile(&board, rules, generator));
    Playout {
        board,
        score: 0,
        moves: 0,
    }
}

/// The board with a tile on an empty cell, both drawn as the engine's own
/// simulations draw them. There is an empty cell: the rules have room for
/// their start tiles, and every slide leaves one.
fn with_new_tile(board: &Board, rules: &Rules, generator: &mut Generator) -> Board {
    let tiles = rules.tiles();
    let empty = u32::try_from(board.empty_count()).unwrap_or(0);
    let word = generator.next_word();
    let (nth, drawn) = generator.draw_pair(word, empty, tiles.total());
    let Ok(placed) = board.with_nth_empty(nth as usize, tiles.pick(drawn));
    placed.unwrap_or(*board)
}
