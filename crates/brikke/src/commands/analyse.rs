//! `brikke analyse`: a game, judged move by move.

mod json;
mod page;
mod text;

use std::fs;

use brikke_ai::PlayerSpec;
use brikke_ai::analysis::{Analysis, Analyst};
use brikke_engine::Game;
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::AnalyseArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// A judged game, with all that is to be said of it.
struct Judged<'a> {
    name: String,
    game: &'a Game,
    analysis: Analysis,
    judge: PlayerSpec,
    luck_player: PlayerSpec,
    /// How many of the worst moves people want to see.
    worst: usize,
}

pub(super) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let game = args.game.load(&args.data)?;
    for player in [args.player, args.luck_player] {
        player.prepare().map_err(Failure::refused)?;
    }
    let interrupt = Interrupt::listen()?;
    let Some(analysis) = analyse(args, &game, &interrupt) else {
        return Err(Interrupt::failure("the game is not judged to its end"));
    };
    let judged = Judged {
        name: args.game.shown(),
        game: &game,
        analysis,
        judge: args.player,
        luck_player: args.luck_player,
        worst: args.worst,
    };
    if let Some(path) = &args.report {
        fs::write(path, page::page(&judged)).map_err(|error| Failure::unwritable(path, &error))?;
    }
    args.output.write(&judged)
}

fn analyse(args: &AnalyseArgs, game: &Game, interrupt: &Interrupt) -> Option<Analysis> {
    let analyst = Analyst {
        judge: &|seed| args.player.build(seed),
        luck: &|seed| args.luck_player.build(seed),
        jobs: args.work.jobs(),
        stop: interrupt.flag(),
    };
    let bar = ProgressBar::new(game.plies().len() as u64).with_style(style());
    let analysis = analyst.analyse(game, |done| bar.set_position(done as u64));
    bar.finish_and_clear();
    analysis
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {pos}/{len} moves, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}
