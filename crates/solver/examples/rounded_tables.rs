//! Measures the success that endgame tables lose by one byte for a probability, and by
//! leaving out what hardly ever succeeds.
//!
//!     cargo run --release -p brikke-solver --example rounded_tables -- 256 20000
//!
//! Games beside the wall `xxxx/xx..`, up to this target, are played by the rounded values.
//! The values in two bytes say what each choice loses; the sum over a game is the success
//! that rounding costs.

use std::env;
use std::error::Error;
use std::io::Cursor;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use brikke_engine::{Board, Direction, Generator, Rank, Square};
use brikke_solver::endgame::{BuildLimits, Precision, Table, TableSpec, WorkLog, build};

/// The probability below which a position may be left out.
const RARE: f64 = 0.01;

type Values = [Option<f64>; 4];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let target = arguments.next().ok_or("name a target")?.parse()?;
    let games: u64 = arguments.next().ok_or("name a number of games")?.parse()?;
    let [bytes, words] = [Precision::Byte, Precision::Word].map(|kind| table(target, kind));
    let (bytes, words) = (bytes?, words?);
    println!("values, games, success lost in a game, standard error");
    let without_rare =
        |value: Option<f64>| value.map(|value| if value < RARE { 0.0 } else { value });
    for (name, rounded) in [
        (
            "one byte",
            &(|values: Values| values) as &dyn Fn(Values) -> Values,
        ),
        ("one byte, without the rare", &|values: Values| {
            values.map(without_rare)
        }),
    ] {
        let losses: Result<Vec<f64>, _> = (0..games)
            .map(|game| loss_of_game(&bytes, &words, rounded, &mut Generator::stream(8, game)))
            .collect();
        println!("{name}, {games}, {}", mean_and_error(&losses?));
    }
    Ok(())
}

fn table(target: u128, precision: Precision) -> Result<Table, Box<dyn Error>> {
    let target = Rank::of_tile(target).ok_or("the target is not a tile")?;
    let spec = TableSpec::new("rounded", &["xxxx/xx..".parse()?], target, precision)?;
    let limits = BuildLimits {
        jobs: available_parallelism()?,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    let mut log = WorkLog::open(Cursor::new(Vec::new()), &spec)?;
    build(&spec, &mut log, &limits)?;
    let mut bytes = Vec::new();
    log.write_table(&spec, &mut bytes)?;
    Ok(Table::open(Box::new(bytes))?)
}

/// The loss of the choices by rounded values in a game that begins with an empty rest.
fn loss_of_game(
    bytes: &Table,
    words: &Table,
    rounded: &dyn Fn(Values) -> Values,
    tiles: &mut Generator,
) -> Result<f64, Box<dyn Error>> {
    let mut board = with_new_tile(wall()?, tiles)?;
    let mut lost = 0.0;
    loop {
        let [by_bytes, by_words] = [bytes.ask(&board)?, words.ask(&board)?];
        let beside = "the wall is in no shape";
        let (by_bytes, by_words) = (rounded(by_bytes.ok_or(beside)?), by_words.ok_or(beside)?);
        let Some(chosen) = best(by_bytes) else {
            return Ok(lost);
        };
        let [most, value] = [best(by_words), Some(chosen)]
            .map(|direction| direction.and_then(|number| by_words[number]).unwrap_or(0.0));
        lost += most - value;
        let slide = board.slide(Direction::ALL[chosen]).ok_or("nothing moves")?;
        let after = *slide.after.board();
        if after.cells().any(|(_, tile)| tile == Some(words.target())) {
            return Ok(lost);
        }
        board = with_new_tile(after, tiles)?;
    }
}

fn best(values: Values) -> Option<usize> {
    (0..4)
        .filter(|&number| values[number].is_some())
        .max_by(|&one, &other| {
            values[one]
                .partial_cmp(&values[other])
                .unwrap_or(std::cmp::Ordering::Equal)
        })
}

/// Six different tiles that are larger than any target.
fn wall() -> Result<Board, Box<dyn Error>> {
    let mut board: Board = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0".parse()?;
    for cell in 0..6 {
        board.set(Square::new(cell / 4, cell % 4), Rank::new(20 + cell))?;
    }
    Ok(board)
}

fn with_new_tile(mut board: Board, tiles: &mut Generator) -> Result<Board, Box<dyn Error>> {
    let squares: Vec<_> = board.empty_squares().collect();
    let square = squares[tiles.below(u32::try_from(squares.len())?) as usize];
    let rank = Rank::new(if tiles.below(10) == 0 { 2 } else { 1 });
    board.set(square, rank)?;
    Ok(board)
}

#[expect(clippy::cast_precision_loss, reason = "a count of games")]
fn mean_and_error(losses: &[f64]) -> String {
    let count = losses.len() as f64;
    let mean = losses.iter().sum::<f64>() / count;
    let squares: f64 = losses.iter().map(|loss| (loss - mean).powi(2)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    format!("{mean:.6}, {error:.6}")
}
