//! `brikke` and `brikke play`: the game in the terminal.

use std::env;
use std::io::{IsTerminal, stdin, stdout};

use brikke_app::Settings;
use brikke_app::settings::{Choice, ColourChoice};
use brikke_app::stock;
use brikke_engine::Seed;
use brikke_locale::{Language, system_locale};
use brikke_tui::{Options, Start, Watched};

use crate::cli::{FaceArgs, PlayArgs};
use crate::failure::Failure;

/// The menu; line by line, the game last played.
pub(super) fn menu(face: &FaceArgs) -> Result<(), Failure> {
    run(Start::Menu, face)
}

/// A new game at once, or a player's game to watch.
pub(super) fn play(args: &PlayArgs) -> Result<(), Failure> {
    let rules = args.rules.chosen()?.unwrap_or_default();
    let seed = args.seed.as_deref().map(Seed::new).transpose();
    let seed = seed.map_err(|error| Failure::refused(format!("--seed: {error}")))?;
    if let Some(player) = args.player {
        player.check(&rules).map_err(Failure::refused)?;
    }
    let player = args.player.map(|player| Watched {
        player,
        pace: args.speed,
    });
    let start = Start::Play {
        rules,
        seed,
        player,
    };
    run(start, &args.face)
}

fn run(start: Start, face: &FaceArgs) -> Result<(), Failure> {
    let options = options(start, face)?;
    let ending = if face.plain || !has_screen() {
        for problem in &options.problems {
            eprintln!("brikke: {problem}");
        }
        brikke_tui::run_plain(options, stdin().lock(), stdout().lock())
    } else {
        brikke_tui::run(options)
    };
    match ending.map_err(Failure::refused)?.exit_code() {
        0 => Ok(()),
        code => Err(Failure::Exit(code)),
    }
}

/// Whether there is a terminal on which something can be drawn.
fn has_screen() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !dumb
}

fn options(start: Start, face: &FaceArgs) -> Result<Options, Failure> {
    let places = face.data.places()?;
    let (settings, problems) = Settings::load(&places.settings_file());
    Ok(Options {
        store: face.data.open()?,
        language: language(face, &settings)?,
        colour: colour(face, &settings)?,
        settings_file: Some(places.settings_file()),
        settings,
        problems,
        environment: |name| env::var(name).ok(),
        stock: stock(Some(&places)),
        start,
    })
}

fn language(face: &FaceArgs, settings: &Settings) -> Result<Language, Failure> {
    if let Some(flag) = &face.lang {
        return flag
            .parse()
            .map_err(|error| Failure::refused(format!("--lang: {error}")));
    }
    let system = system_locale();
    Ok(Language::choose(
        None,
        Some(settings.language.name()),
        system.as_deref(),
    ))
}

fn colour(face: &FaceArgs, settings: &Settings) -> Result<ColourChoice, Failure> {
    let Some(flag) = &face.color else {
        return Ok(settings.colour);
    };
    ColourChoice::named(flag).ok_or_else(|| {
        let words = ColourChoice::words();
        Failure::refused(format!("--color: '{flag}' is not known: write {words}"))
    })
}
