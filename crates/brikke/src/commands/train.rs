//! `brikke train`: a network learns.

mod curve;
mod directory;
mod export;
mod limits;
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
use directory::Directory;
use limits::Limits;
use rounds::play_round;
use tally::Tally;

pub(super) fn run(args: &TrainArgs, global: &GlobalArgs) -> Result<(), Failure> {
    let sentences = Sentences::new(global.locale());
    refuse_to_do_nothing(args)?;
    if let Some(file) = &args.export {
        export::check(file)?;
    }
    let interrupt = Interrupt::listen()?;
    let directory = Directory::new(&args.checkpoint);
    let mut training = setup::training(args, &directory, &global.data, sentences)?;
    train(args, &directory, &mut training, interrupt.flag(), sentences)?;
    if interrupt.was_asked() {
        let place = directory.shown().into();
        return Err(Interrupt::failure("interrupted-train", [("place", place)]));
    }
    let network = args
        .export
        .as_deref()
        .map(|file| export::write(&training, args.most, file, sentences))
        .transpose()?;
    match args.test {
        Some(games) => testing::run(args, &training, network.as_ref(), games, sentences),
        None => Ok(()),
    }
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

/// Plays until a limit is reached, and saves the training meanwhile.
fn train(
    args: &TrainArgs,
    directory: &Directory,
    training: &mut Training,
    stop: &AtomicBool,
    sentences: Sentences,
) -> Result<(), Failure> {
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
        return directory.draw(&curve);
    }
    directory.save(training, &curve)
}

fn count(training: &mut Training, tally: &Tally, (began, before): (Instant, f64)) {
    let progress = training.progress_mut();
    progress.games += tally.games();
    progress.moves += tally.moves();
    progress.seconds = before + began.elapsed().as_secs_f64();
}
