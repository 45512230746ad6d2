//! The lesson of the third document: a row moved to the right, in three
//! passes, with a second array and in a single pass.
//!
//! `cargo run -p brikke-engine --example lesson 4 0 4 0 8 2 0 2`

mod options;

use std::process::ExitCode;

use options::{compact, merge, second_array, single_pass, three_passes};

/// The row of the lesson, where none is given.
const ROW: [u64; 8] = [4, 0, 4, 0, 8, 2, 0, 2];

fn main() -> ExitCode {
    // 32 bits: their sums fit 64.
    let cell = |text: String| text.parse::<u32>().map(u64::from);
    let cells: Result<Vec<u64>, _> = std::env::args().skip(1).map(cell).collect();
    match cells {
        Ok(cells) if cells.is_empty() => show(&ROW),
        Ok(cells) if cells.len() <= ROW.len() => show(&cells),
        _ => {
            eprintln!("write up to eight cells, such as 4 0 4 0 8 2 0 2");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// Prints the three passes and the result of every option.
fn show(row: &[u64]) {
    println!("row           {row:?}");
    let mut passes = row.to_vec();
    compact(&mut passes);
    println!("compacted     {passes:?}");
    let points = merge(&mut passes);
    println!("merged        {passes:?}, {points} points");
    compact(&mut passes);
    println!("compacted     {passes:?}");
    show_option("three passes", three_passes, row);
    show_option("second array", second_array, row);
    show_option("single pass", single_pass, row);
}

fn show_option(name: &str, option: fn(&mut [u64]) -> u64, row: &[u64]) {
    let mut moved = row.to_vec();
    let points = option(&mut moved);
    println!("{name:<13} {moved:?}, {points} points");
}
