//! Lets a searcher judge what players choose: how many points their choices lose on
//! boards of whole games, against the best direction by the judge's values. It tells
//! players apart in minutes that whole games tell apart in days.
//!
//!     cargo run --release -p brikke-players --example judged_choices -- learned:5 9 learned:3 learned:1ms
//!
//! The boards are every 100th one of 9 games of `learned:2`. Every player meets the same
//! boards, and its time is the processor's, so that other programs may run beside it.

mod common;

use std::env;
use std::error::Error;

use brikke_engine::{Board, Direction, Generator, Rules};
use brikke_platform::cpu_clock;
use brikke_players::LoadedPlayer;
use brikke_workers::in_order;
use common::{first_board, jobs, load, play, timed};

/// The seed of the games that the boards are from.
const BOARDS: u64 = 4242;

/// The moves from one board to the next.
const APART: usize = 100;

/// The values of the four directions, where something moves.
type Values = [Option<f64>; 4];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let judge = load(&arguments.next().ok_or("name a judge")?)?;
    let games = arguments.next().ok_or("name a number of games")?.parse()?;
    let players: Vec<String> = arguments.collect();
    let boards = boards(&load("learned:2")?, games);
    let judged = asked(&judge, &boards, |player, board| {
        player.values(board, &Rules::default())
    });
    println!("player, boards, points lost by a choice, standard error, choices per second");
    for name in players {
        println!("{name}, {}", Measured::of(&load(&name)?, &boards, &judged));
    }
    Ok(())
}

/// Every 100th board of these games on which there is a choice.
fn boards(player: &LoadedPlayer, games: usize) -> Vec<Board> {
    let of_games = in_order(
        games,
        jobs(),
        || player.build(BOARDS),
        |player, game| {
            let tiles = &mut Generator::stream(BOARDS, game as u64);
            let first = first_board(tiles);
            let all = play(&mut **player, first, tiles, |_| false);
            Some(all.into_iter().step_by(APART).filter(has_choice).collect())
        },
        |_, _| {},
    );
    of_games
        .into_iter()
        .flat_map(|boards: Vec<Board>| boards)
        .collect()
}

fn has_choice(board: &Board) -> bool {
    let moving = |direction: &Direction| board.slide(*direction).is_some();
    Direction::ALL
        .iter()
        .filter(|direction| moving(direction))
        .count()
        > 1
}

/// The answers of a player on all boards.
fn asked<T: Send>(
    player: &LoadedPlayer,
    boards: &[Board],
    ask: impl Fn(&mut dyn brikke_ai::Player, &Board) -> T + Sync,
) -> Vec<T> {
    in_order(
        boards.len(),
        jobs(),
        || {
            let mut player = player.build(BOARDS);
            player.set_clock(cpu_clock::now);
            player
        },
        |player, number| Some(ask(&mut **player, &boards[number])),
        |_, _| {},
    )
}

/// What the judge thinks of a player's choices.
struct Measured {
    losses: Vec<f64>,
    seconds: f64,
}

impl Measured {
    fn of(player: &LoadedPlayer, boards: &[Board], judged: &[Values]) -> Measured {
        let chosen = asked(player, boards, |player, board| {
            timed(|| player.choose(board, &Rules::default()))
        });
        let losses = chosen.iter().zip(judged);
        Measured {
            losses: losses
                .filter_map(|((chosen, _), values)| loss((*chosen)?, values))
                .collect(),
            seconds: chosen.iter().map(|(_, seconds)| seconds).sum(),
        }
    }
}

/// What a choice loses against the best one.
fn loss(chosen: Direction, values: &Values) -> Option<f64> {
    let best = values.iter().flatten().copied().reduce(f64::max)?;
    let of_choice = Direction::ALL
        .iter()
        .zip(values)
        .find(|(direction, _)| **direction == chosen);
    Some(best - of_choice?.1.as_ref()?)
}

impl std::fmt::Display for Measured {
    #[expect(clippy::cast_precision_loss, reason = "counts of boards")]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.losses.len() as f64;
        let mean = self.losses.iter().sum::<f64>() / count;
        let squares: f64 = self.losses.iter().map(|loss| (loss - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        write!(
            f,
            "{count}, {mean:.2}, {error:.2}, {:.0}",
            count / self.seconds
        )
    }
}
