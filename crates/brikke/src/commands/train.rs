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

use crate::cli::TrainArgs;
use crate::data::DataArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::tell;
use directory::Directory;
use limits::Limits;
use rounds::play_round;
use tally::Tally;

pub(super) fn run(args: &TrainArgs, data: &DataArgs) -> Result<(), Failure> {
    let interrupt = Interrupt::listen()?;
    let directory = Directory::new(&args.checkpoint);
    let mut training = setup::training(args, &directory, data)?;
    train(args, &directory, &mut training, interrupt.flag())?;
    if interrupt.was_asked() {
        let place = directory.shown();
        return Err(Interrupt::failure(&format!(
            "--resume goes on from {place}"
        )));
    }
    let network = args
        .export
        .as_deref()
        .map(|file| export::write(&training, args.most, file))
        .transpose()?;
    match args.test {
        Some(games) => testing::run(args, &training, network.as_ref(), games),
        None => Ok(()),
    }
}

/// Plays until a limit is reached, and saves the training meanwhile.
fn train(
    args: &TrainArgs,
    directory: &Directory,
    training: &mut Training,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let mut curve = directory.read_curve(training.record().progress.games)?;
    let limits = Limits::new(args, training);
    let began = (Instant::now(), training.record().progress.seconds);
    let (mut saved_at, mut is_saved) = (Instant::now(), true);
    while !limits.are_reached(training) && !stop.load(Relaxed) {
        let tally = play_round(training, args.jobs, &limits, &|| {
            stop.load(Relaxed) || limits.is_time_up()
        });
        count(training, &tally, began);
        tell(&tally.line(training, &limits));
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
