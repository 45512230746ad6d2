//! `brikke bench`: how fast the program is here, and what it computes.

mod figures;
mod signature;

use std::fmt;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::BenchArgs;
use crate::failure::Failure;

/// The result: a figure for each key.
#[derive(Serialize)]
struct Report {
    signature: String,
    random_moves_per_second: f64,
    random_moves_5x5_per_second: f64,
    slides_per_second: f64,
    perft_sequences_per_second: f64,
    searched_positions_per_second: f64,
    recorded_plies_verified_per_second: f64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, rate: f64| writeln!(f, "{name:<34}{:>10.2} M/s", rate / 1e6);
        line("random moves, 4x4", self.random_moves_per_second)?;
        line("random moves, 5x5", self.random_moves_5x5_per_second)?;
        line("slides with score, 4x4", self.slides_per_second)?;
        line("perft sequences, 4x4", self.perft_sequences_per_second)?;
        line(
            "positions searched, 4x4",
            self.searched_positions_per_second,
        )?;
        line(
            "recorded plies verified",
            self.recorded_plies_verified_per_second,
        )?;
        write!(f, "{:<34}{:>14}", "signature", self.signature)
    }
}

pub(super) fn run(args: &BenchArgs) -> Result<(), Failure> {
    let bar = ProgressBar::new(6).with_style(style());
    let measure = |name: &'static str, figure: fn(f64) -> f64| {
        bar.set_message(name);
        let rate = figure(args.seconds);
        bar.inc(1);
        rate
    };
    let report = Report {
        random_moves_per_second: measure("random games", figures::random_moves),
        random_moves_5x5_per_second: measure("random games", figures::random_moves_5x5),
        slides_per_second: measure("slides", figures::slides),
        perft_sequences_per_second: measure("perft", figures::perft_sequences),
        searched_positions_per_second: measure("search", figures::searched_positions),
        recorded_plies_verified_per_second: measure("recordings", figures::verified_plies),
        signature: {
            bar.set_message("signature");
            signature::compute()
        },
    };
    bar.finish_and_clear();
    args.output.write(&report)
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}
