//! `brikke analyse`: a game, analysed move by move.

mod json;
mod page;
mod text;

use brikke_ai::analysis::{Analysis, AnalysisProgress, Analyst};
use brikke_app::{player_assets, warn, words};
use brikke_engine::Game;
use brikke_locale::Locale;
use brikke_players::{LoadedPlayer, PlayerSpec, advisor_identity, luck_player_beside};
use brikke_store::{GameId, Storage, Store, StoreError};

use crate::cli::AnalyseArgs;
use crate::failure::Failure;
use crate::game_argument::GameArgument;
use crate::interrupt::Interrupt;
use crate::load_player::{build, load_player};
use crate::output::write_file;
use crate::player_argument::PlayerArgument;
use crate::progress::{self, Counted};

/// An analysed game, with all that is to be said of it.
struct AnalysedGame<'a> {
    name: String,
    game: &'a Game,
    analysis: Analysis,
    advisor: PlayerSpec,
    luck_player: PlayerSpec,
    /// The number of worst moves that people want to see.
    worst: usize,
    /// The language of every sentence.
    locale: Locale,
}

pub(super) fn run(args: &AnalyseArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let game = args.game.load(&args.data, locale)?;
    let locale = locale.unwrap_or_default();
    let interrupt = Interrupt::listen()?;
    let assets = player_assets(Some(&args.data.places()?));
    let named = |player: PlayerArgument| player.under(game.rules(), &assets);
    let advisor = named(args.player.unwrap_or(PlayerArgument::Best));
    let luck_player = args.luck_player.map(named);
    let luck_player = luck_player.unwrap_or_else(|| luck_player_beside(advisor));
    let identity = advisor_identity(advisor, luck_player, game.rules(), &assets);
    let mut stored = StoredAnalysis::of(args, identity, Some(locale))?;
    let (mut progress, plies) = (stored.known(&game)?, game.plies().len());
    if progress.len() < plies {
        let load = |player| load_player(&assets, player, game.rules(), &interrupt, Some(locale));
        let players = Players {
            advisor: load(advisor)?,
            luck: load(luck_player)?,
        };
        progress = analyse(args, &game, progress, &players, &interrupt, Some(locale));
        stored.put(&game, &progress, locale);
    }
    let (analysis, moves) = (progress.analysis(), progress.len());
    let analysed = AnalysedGame {
        name: args.game.told(locale),
        game: &game,
        analysis,
        advisor,
        luck_player,
        worst: args.worst,
        locale,
    };
    if moves < plies {
        if moves > 0 {
            args.output.write(&analysed)?;
        }
        let values = [("done", moves.into()), ("plies", plies.into())];
        return Err(Interrupt::failure("analyse-interrupted", values));
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

/// The analysis that is stored with a saved game.
struct StoredAnalysis {
    place: Option<(Store, GameId)>,
    advisor: String,
}

impl StoredAnalysis {
    fn of(
        args: &AnalyseArgs,
        advisor: String,
        locale: Option<Locale>,
    ) -> Result<StoredAnalysis, Failure> {
        let place = match args.game {
            GameArgument::Saved(id) => Some((args.data.open(locale)?, id)),
            GameArgument::File(_) => None,
        };
        Ok(StoredAnalysis { place, advisor })
    }

    /// What the advisor said of the game before.
    fn known(&self, game: &Game) -> Result<AnalysisProgress, Failure> {
        let Some((store, id)) = &self.place else {
            return Ok(AnalysisProgress::default());
        };
        let bytes = store.analysis(*id, &self.advisor).map_err(Failure::store)?;
        let known = bytes.and_then(|bytes| AnalysisProgress::from_bytes(&bytes, game));
        Ok(known.unwrap_or_default())
    }

    /// Stores what it said. Where that fails, the analysis is shown all the
    /// same.
    fn put(&mut self, game: &Game, progress: &AnalysisProgress, locale: Locale) {
        let Some((store, id)) = &mut self.place else {
            return;
        };
        let bytes = progress.to_bytes(game);
        match store.put_analysis(*id, &self.advisor, &bytes) {
            // Whoever looks at games on such a disk knows it.
            Ok(()) | Err(StoreError::ReadOnly) => {}
            Err(error) => {
                let reason = words::store_error(locale, &error);
                let values = [("reason", reason.into())];
                warn("brikke", &locale.text_with("analysis-not-saved", &values));
            }
        }
    }
}

fn analyse(
    args: &AnalyseArgs,
    game: &Game,
    known: AnalysisProgress,
    players: &Players,
    interrupt: &Interrupt,
    locale: Option<Locale>,
) -> AnalysisProgress {
    let analyst = Analyst {
        advisor: &|seed| build(&players.advisor, seed, interrupt),
        luck: &|seed| build(&players.luck, seed, interrupt),
        jobs: args.work.jobs(),
        stop: interrupt.flag(),
    };
    let bar = progress::bar(locale, Counted::Moves, game.plies().len() as u64);
    let progress = analyst.analyse_from(game, known, |progress| {
        bar.set_position(progress.len() as u64);
    });
    bar.finish_and_clear();
    progress
}
