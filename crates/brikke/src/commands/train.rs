//! `brikke train`: a network learns.

mod curve;
mod directory;
mod export;
mod limits;
mod report;
mod rounds;
mod setup;
mod tally;
mod testing;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use brikke_ai::learned::Training;

use crate::cli::{GlobalArgs, TrainArgs};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::tell;
use crate::sentences::Sentences;
use crate::told::Told;
use directory::Directory;
use export::Export;
use limits::Limits;
use report::Report;
use rounds::play_round;
use tally::Tally;
use testing::Tests;

pub(super) fn run(args: &TrainArgs, global: &GlobalArgs) -> Result<(), Failure> {
    let sentences = Sentences::new(global.locale());
    refuse_to_do_nothing(args)?;
    let directory = Directory::new(&args.checkpoint);
    if let Some(file) = &args.export {
        export::check(file, &directory)?;
    }
    let interrupt = Interrupt::listen()?;
    let mut training = setup::training(args, &directory, &global.data, sentences)?;
    let curve = train(args, &directory, &mut training, interrupt.flag(), sentences)?;
    let export = exported(args, &training, &directory, &interrupt, sentences)?;
    let games = args.test.filter(|_| !interrupt.was_asked());
    let tests = games.map(|games| {
        let network = export.as_ref().map(|export| &export.network);
        Tests::play(&training, network, games, args.jobs, interrupt.flag())
    });
    let interruption = interrupt.was_asked().then(|| match &tests {
        Some(tests) => tests.interrupted(sentences),
        None => Interrupt::failure("interrupted-train", [("place", directory.shown().into())]),
    });
    let text = tests.as_ref().map_or_else(String::new, |tests| {
        tests.told(&training.record().rules, sentences)
    });
    // For people, all but the tests is on standard error already.
    if args.output.json || !text.is_empty() {
        let report = Report::new(&training, &curve, export, tests);
        args.output.write(&Told::in_words(report, text))?;
    }
    interruption.map_or(Ok(()), Err)
}

/// The network as a file, if that was asked for.
fn exported(
    args: &TrainArgs,
    training: &Training,
    directory: &Directory,
    interrupt: &Interrupt,
    sentences: Sentences,
) -> Result<Option<Export>, Failure> {
    // Interrupted before its first game, a training has nothing that should take
    // the place of a network.
    if interrupt.was_asked() && training.record().progress.games == 0 {
        return Ok(None);
    }
    let file = args.export.as_deref();
    file.map(|file| export::write(training, args.most, file, directory, sentences))
        .transpose()
}

/// A training that neither plays nor has anything to show is a mistake.
fn refuse_to_do_nothing(args: &TrainArgs) -> Result<(), Failure> {
    if args.resume || args.export.is_some() || args.test.is_some() {
        return Ok(());
    }
    let option = if args.games == Some(0) {
        "--games"
    } else if args.moves == Some(0) {
        "--moves"
    } else if args.time.is_some_and(|time| time.is_zero()) {
        "--time"
    } else {
        return Ok(());
    };
    let values = [("option", option.into())];
    Err(Failure::misused_with("train-nothing", values))
}

/// Plays until a limit is reached, and saves the training meanwhile. Returns
/// its learning curve.
fn train(
    args: &TrainArgs,
    directory: &Directory,
    training: &mut Training,
    stop: &AtomicBool,
    sentences: Sentences,
) -> Result<String, Failure> {
    let mut curve = directory.read_curve(training.record().progress.games)?;
    let mut is_saved = args.resume || directory.save_first(training, &curve)?;
    let limits = Limits::new(args, training);
    let began = (Instant::now(), training.record().progress.seconds);
    let mut saved_at = Instant::now();
    while !limits.are_reached(training) && !stop.load(Relaxed) {
        let tally = play_round(training, args.jobs, &limits, &|| {
            stop.load(Relaxed) || limits.is_time_up()
        });
        if tally.games() == 0 {
            break;
        }
        count(training, &tally, began);
        tell(&tally.line(training, &limits, sentences));
        curve.push_str(&tally.row(training));
        is_saved = saved_at.elapsed() >= args.every;
        if is_saved {
            directory.save(training, &curve)?;
            saved_at = Instant::now();
        }
    }
    if is_saved {
        directory.draw(&curve)?;
    } else {
        directory.save(training, &curve)?;
    }
    Ok(curve)
}

fn count(training: &mut Training, tally: &Tally, (began, before): (Instant, f64)) {
    let progress = training.progress_mut();
    progress.games += tally.games();
    progress.moves += tally.moves();
    progress.seconds = before + began.elapsed().as_secs_f64();
}
