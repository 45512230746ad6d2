//! Games of the examples: classic ones, on any number of threads.

use std::error::Error;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::thread;

use brikke_ai::Player;
use brikke_engine::{Board, Generator, Grid, Rules};
use brikke_platform::cpu_clock;
use brikke_players::{LoadContext, LoadedPlayer, PlayerSpec, player_assets};

/// The player with this name, such as `learned:1ms`.
pub(crate) fn load(name: &str) -> Result<LoadedPlayer, Box<dyn Error>> {
    let context = LoadContext {
        assets: &player_assets(None),
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    Ok(name
        .parse::<PlayerSpec>()?
        .load(&Rules::default(), &context)?)
}

/// Plays on until the board is as wanted, or the game is lost; returns the boards on
/// which the player was to move, and the last one.
pub(crate) fn play(
    player: &mut dyn Player,
    first: Board,
    tiles: &mut Generator,
    is_wanted: impl Fn(&Board) -> bool,
) -> Vec<Board> {
    let rules = Rules::default();
    let mut boards = vec![first];
    let mut board = first;
    while !is_wanted(&board) {
        let chosen = player.choose(&board, &rules);
        let Some(slide) = chosen.and_then(|direction| board.slide(direction)) else {
            break;
        };
        board = with_tile(slide.after.board(), tiles);
        boards.push(board);
    }
    boards
}

/// The board that a game begins with.
pub(crate) fn first_board(tiles: &mut Generator) -> Board {
    let empty = Board::empty(Rules::default().size());
    with_tile(&with_tile(&empty, tiles), tiles)
}

/// The board with a tile on an empty cell.
fn with_tile(board: &Board, tiles: &mut Generator) -> Board {
    let rules = Rules::default();
    let empty = u32::try_from(board.empty_count()).unwrap_or(0);
    let word = tiles.next_word();
    let (nth, drawn) = tiles.draw_pair(word, empty, rules.tiles().total());
    let Ok(placed) = board.with_nth_empty(nth as usize, rules.tiles().pick(drawn));
    placed.unwrap_or(*board)
}

/// What a piece of work gives, and the seconds of this thread's processor that it took.
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = cpu_clock::now();
    let done = work();
    (done, cpu_clock::now().saturating_sub(start).as_secs_f64())
}

pub(crate) fn jobs() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
