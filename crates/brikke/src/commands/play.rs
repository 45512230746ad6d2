//! `brikke` and `brikke play`: the game in the terminal.

use std::env;
use std::io::{IsTerminal, stdin, stdout};

use brikke_app::settings::{Allowed, Choice, ColourChoice};
use brikke_app::{Face, FirstScreen, Launch, Watched, warn};
use brikke_engine::Seed;
use brikke_store::GameId;
use brikke_tui::{LineInput, Options};

use crate::cli::{FaceArgs, PlayArgs};
use crate::failure::Failure;

/// The menu.
pub(super) fn menu(face: &FaceArgs) -> Result<(), Failure> {
    run(FirstScreen::Menu, face)
}

/// A new game at once, a saved one, a practice game, or a player's game to watch.
pub(super) fn play(args: &PlayArgs) -> Result<(), Failure> {
    if let Some(game) = args.continued {
        return run(continued(game, &args.face)?, &args.face);
    }
    let rules = args.rules.chosen()?.unwrap_or_default();
    let seed = args.seed.as_deref().map(Seed::new).transpose();
    let seed = seed.map_err(|error| Failure::refused(format!("--seed: {error}")))?;
    if args.practice {
        return run(FirstScreen::Practice { rules, seed }, &args.face);
    }
    if let Some(player) = args.player {
        player.check(&rules).map_err(Failure::refused)?;
    }
    let player = args.player.map(|player| Watched {
        player,
        pace: args.speed,
    });
    let start = FirstScreen::Play {
        rules,
        seed,
        player,
    };
    run(start, &args.face)
}

/// The saved game, or the one that was played last.
fn continued(game: Option<u64>, face: &FaceArgs) -> Result<FirstScreen, Failure> {
    let Some(id) = game.map(GameId) else {
        return Ok(FirstScreen::Continue);
    };
    face.data.open()?.game(id).map_err(Failure::refused)?;
    Ok(FirstScreen::Open(id))
}

fn run(start: FirstScreen, face: &FaceArgs) -> Result<(), Failure> {
    let options = options(start, face)?;
    let ending = if options.app.face == Face::Plain {
        brikke_tui::run_plain(options, LineInput::standard(), stdout().lock())
    } else {
        brikke_tui::run(options)
    };
    match ending.map_err(Failure::refused)?.exit_code() {
        0 => Ok(()),
        code => Err(Failure::Exit(code)),
    }
}

fn options(start: FirstScreen, face: &FaceArgs) -> Result<Options, Failure> {
    let colour = colour(face)?;
    let (app, warnings) = launch(start, face)?.options().map_err(Failure::refused)?;
    for warning in warnings {
        warn("brikke", &warning);
    }
    Ok(Options {
        app,
        colour,
        environment: |name| env::var(name).ok(),
    })
}

fn launch(start: FirstScreen, face: &FaceArgs) -> Result<Launch, Failure> {
    let is_plain = face.plain || !has_screen();
    let language = face.lang.as_deref().map(str::parse).transpose();
    Ok(Launch {
        directories: face.data.places()?,
        language: language.map_err(|error| Failure::refused(format!("--lang: {error}")))?,
        start,
        face: if is_plain {
            Face::Plain
        } else {
            Face::Terminal
        },
    })
}

/// Returns true if there is a terminal on which something can be drawn.
fn has_screen() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !dumb
}

fn colour(face: &FaceArgs) -> Result<Option<ColourChoice>, Failure> {
    let Some(flag) = &face.color else {
        return Ok(None);
    };
    ColourChoice::named(flag).map(Some).ok_or_else(|| {
        let words = Allowed::Words(ColourChoice::words());
        Failure::refused(format!("--color: '{flag}' is not known: write {words}"))
    })
}
