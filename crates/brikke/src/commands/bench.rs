//! `brikke bench`: how fast the program is here, and what it computes.

mod figures;
mod signature;

use brikke_locale::Locale;
use serde::Serialize;

use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::output::padded;
use crate::progress::{self, Counted};
use crate::sentences::Sentences;
use crate::told::Told;

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

/// A line for each figure.
fn told(report: &Report, sentences: Sentences) -> String {
    let rates = [
        ("bench-random", "4x4", report.random_moves_per_second),
        ("bench-random", "5x5", report.random_moves_5x5_per_second),
        ("bench-slides", "4x4", report.slides_per_second),
        ("bench-perft", "4x4", report.perft_sequences_per_second),
        ("bench-search", "4x4", report.searched_positions_per_second),
        (
            "bench-recordings",
            "",
            report.recorded_plies_verified_per_second,
        ),
    ];
    let rate = |(id, size, rate): (&str, &str, f64)| {
        let name = sentences.text_with(id, &[("size", size.into())]);
        let rate = sentences.decimal(rate / 1e6, 2);
        format!("{}{rate:>10} M/s", padded(&name, 34))
    };
    let signature = padded(&sentences.text("bench-signature"), 34);
    let signature = format!("{signature}{:>14}", report.signature);
    let lines: Vec<String> = rates.into_iter().map(rate).chain([signature]).collect();
    lines.join("\n")
}

pub(super) fn run(args: &BenchArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let sentences = Sentences::new(locale);
    let bar = progress::bar(locale, Counted::Steps, 6);
    let measure = |id: &str, size: &str, figure: fn(f64) -> f64| {
        bar.set_message(sentences.text_with(id, &[("size", size.into())]));
        let rate = figure(args.seconds);
        bar.inc(1);
        rate
    };
    let report = Report {
        random_moves_per_second: measure("bench-random", "4x4", figures::random_moves),
        random_moves_5x5_per_second: measure("bench-random", "5x5", figures::random_moves_5x5),
        slides_per_second: measure("bench-slides", "4x4", figures::slides),
        perft_sequences_per_second: measure("bench-perft", "4x4", figures::perft_sequences),
        searched_positions_per_second: measure("bench-search", "4x4", figures::searched_positions),
        recorded_plies_verified_per_second: measure(
            "bench-recordings",
            "",
            figures::verified_plies,
        ),
        signature: {
            bar.set_message(sentences.text("bench-signature"));
            signature::compute()
        },
    };
    bar.finish_and_clear();
    let text = told(&report, sentences);
    args.output.write(&Told::in_words(report, text))
}
