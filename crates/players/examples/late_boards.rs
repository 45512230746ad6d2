//! Plays on from late boards until 32768 is made, or the game is lost: what
//! decides most games of strong players, in a fraction of the time of whole games.
//!
//!     cargo run --release -p brikke-players --example late_boards -- 31744 300 learned:3 learned:1ms
//!
//! The boards are the first ones with that sum of tiles in games of `learned:2`.
//! Every player meets the same boards and the same tiles, and its time is the
//! processor's, so that other programs may run beside it.

mod common;

use std::env;
use std::error::Error;

use brikke_engine::{Board, Generator, Rank};
use brikke_platform::cpu_clock;
use brikke_players::LoadedPlayer;
use brikke_workers::in_order;
use common::{first_board, jobs, load, play, timed};

/// The seed of the games that the boards are from.
const BOARDS: u64 = 4242;

/// The seed of the tiles from there on.
const TILES: u64 = 77;

/// The tile that ends a game.
const TARGET: u128 = 32768;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let sum = arguments.next().ok_or("name a sum of tiles")?.parse()?;
    let games = arguments.next().ok_or("name a number of games")?.parse()?;
    let names: Vec<String> = arguments.collect();
    let boards = first_boards(&load("learned:2")?, sum, games);
    println!("player, boards, share that makes {TARGET}, standard error, moves per second");
    for name in names {
        let player = load(&name)?;
        println!("{name}, {}", Measured::of(&player, &boards));
    }
    Ok(())
}

/// The first board with this sum of each game that has one.
fn first_boards(player: &LoadedPlayer, sum: u128, count: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    for first in (0..).step_by(count) {
        let found = in_order(
            count,
            jobs(),
            || player.build(BOARDS),
            |player, game| {
                let tiles = &mut Generator::stream(BOARDS, first + game as u64);
                let first = first_board(tiles);
                play(&mut **player, first, tiles, |board| total(board) >= sum).pop()
            },
            |_, _| {},
        );
        boards.extend(found.into_iter().filter(|board| total(board) >= sum));
        if boards.len() >= count {
            break;
        }
    }
    boards.truncate(count);
    boards
}

/// What a player made of all boards.
struct Measured {
    boards: usize,
    made: usize,
    moves: usize,
    seconds: f64,
}

impl Measured {
    fn of(player: &LoadedPlayer, boards: &[Board]) -> Measured {
        let mut measured = Measured {
            boards: boards.len(),
            made: 0,
            moves: 0,
            seconds: 0.0,
        };
        in_order(
            boards.len(),
            jobs(),
            || {
                let mut player = player.build(TILES);
                player.set_clock(cpu_clock::now);
                player
            },
            |player, number| {
                player.new_game(number as u64);
                let tiles = &mut Generator::stream(TILES, number as u64);
                Some(timed(|| {
                    play(&mut **player, boards[number], tiles, has_target)
                }))
            },
            |_, (course, seconds)| {
                measured.made += usize::from(course.last().is_some_and(has_target));
                measured.moves += course.len() - 1;
                measured.seconds += seconds;
            },
        );
        measured
    }
}

impl std::fmt::Display for Measured {
    #[expect(clippy::cast_precision_loss, reason = "counts of games and moves")]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = self.made as f64 / self.boards as f64;
        let error = (share * (1.0 - share) / self.boards as f64).sqrt();
        let rate = self.moves as f64 / self.seconds;
        write!(f, "{}, {share:.3}, {error:.3}, {rate:.0}", self.boards)
    }
}

fn total(board: &Board) -> u128 {
    let tiles = board.cells().filter_map(|(_, tile)| tile);
    tiles.map(Rank::tile).sum()
}

fn has_target(board: &Board) -> bool {
    board.largest().is_some_and(|rank| rank.tile() >= TARGET)
}
