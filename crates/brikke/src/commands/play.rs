//! `brikke` and `brikke play`: the game in the terminal.

use std::io::{IsTerminal, stdin, stdout};

use brikke_engine::Seed;
use brikke_locale::{Language, system_locale};
use brikke_store::Settings;
use brikke_store::settings::{Choice, ColourChoice};
use brikke_tui::{Options, Start};

use crate::cli::{FaceArgs, PlayArgs};
use crate::failure::Failure;
use crate::output::write_bytes;

/// Without a terminal to play in there is still something to say.
const WELCOME: &str = "\
Brikke is 2048 as it should be. It is played in a terminal; without one there
are its commands:

  brikke slide '2,2,2,0/0,0,0,0/0,0,0,0/0,0,0,0' right
  brikke games
  brikke bench

brikke --help lists everything.
";

/// The menu, or what there is without a terminal.
pub(super) fn menu(face: &FaceArgs) -> Result<(), Failure> {
    if has_terminal() {
        run(Start::Menu, face)
    } else {
        write_bytes(WELCOME.as_bytes())
    }
}

/// A new game at once.
pub(super) fn play(args: &PlayArgs) -> Result<(), Failure> {
    if !has_terminal() {
        return Err(Failure::refused(
            "the game needs a terminal: standard input and output must be one",
        ));
    }
    let rules = args.rules.chosen()?.unwrap_or_default();
    let seed = args.seed.as_deref().map(Seed::new).transpose();
    let seed = seed.map_err(|error| Failure::refused(format!("--seed: {error}")))?;
    run(Start::Play { rules, seed }, &args.face)
}

fn has_terminal() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

fn run(start: Start, face: &FaceArgs) -> Result<(), Failure> {
    let places = face.data.places()?;
    let (settings, problems) = Settings::load(&places.settings_file());
    for problem in problems {
        eprintln!("brikke: {problem}");
    }
    let options = Options {
        store: face.data.open()?,
        language: language(face, &settings)?,
        colour: colour(face, &settings)?,
        settings_file: Some(places.settings_file()),
        settings,
        start,
    };
    let ending = brikke_tui::run(options).map_err(Failure::refused)?;
    match ending.exit_code() {
        0 => Ok(()),
        code => Err(Failure::Exit(code)),
    }
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
