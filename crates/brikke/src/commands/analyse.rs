//! `brikke analyse`: a game, analysed move by move.

mod json;
mod page;
mod text;

use brikke_ai::analysis::{Analysis, Analyst};
use brikke_app::player_assets;
use brikke_engine::Game;
use brikke_players::{LoadedPlayer, PlayerSpec, luck_player_beside};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::AnalyseArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::load_player::{build, load_player_from};
use crate::output::write_file;
use crate::player_argument::PlayerArgument;

/// An analysed game, with all that is to be said of it.
struct AnalysedGame<'a> {
    name: String,
    game: &'a Game,
    analysis: Analysis,
    advisor: PlayerSpec,
    luck_player: PlayerSpec,
    /// The number of worst moves that people want to see.
    worst: usize,
}

pub(super) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let game = args.game.load(&args.data)?;
    let interrupt = Interrupt::listen()?;
    let assets = player_assets(Some(&args.data.places()?));
    let named = |player: PlayerArgument| player.under(game.rules(), &assets);
    let advisor = named(args.player.unwrap_or(PlayerArgument::Best));
    let luck_player = args.luck_player.map(named);
    let luck_player = luck_player.unwrap_or_else(|| luck_player_beside(advisor));
    let load = |player| load_player_from(&assets, player, game.rules(), &interrupt);
    let players = Players {
        advisor: load(advisor)?,
        luck: load(luck_player)?,
    };
    let analysis = analyse(args, &game, &players, &interrupt);
    let (moves, plies) = (analysis.moves.len(), game.plies().len());
    let analysed = AnalysedGame {
        name: args.game.shown(),
        game: &game,
        analysis,
        advisor,
        luck_player,
        worst: args.worst,
    };
    if moves < plies {
        if moves > 0 {
            args.output.write(&analysed)?;
        }
        return Err(Interrupt::failure(&format!(
            "the first {moves} of {plies} moves are analysed"
        )));
    }
    if let Some(path) = &args.report {
        write_file(path, |file| {
            file.write_all(page::page(&analysed).as_bytes())
        })
        .map_err(|error| Failure::unwritable(path, &error))?;
    }
    args.output.write(&analysed)
}

/// The players that are asked, loaded.
struct Players {
    advisor: LoadedPlayer,
    luck: LoadedPlayer,
}

fn analyse(args: &AnalyseArgs, game: &Game, players: &Players, interrupt: &Interrupt) -> Analysis {
    let analyst = Analyst {
        advisor: &|seed| build(&players.advisor, seed, interrupt),
        luck: &|seed| build(&players.luck, seed, interrupt),
        jobs: args.work.jobs(),
        stop: interrupt.flag(),
    };
    let bar = ProgressBar::new(game.plies().len() as u64).with_style(style());
    let analysis = analyst.analyse_until_stopped(game, |done| bar.set_position(done as u64));
    bar.finish_and_clear();
    analysis
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {pos}/{len} moves, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}
