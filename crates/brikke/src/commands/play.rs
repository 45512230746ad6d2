//! `brikke` and `brikke play`: the game in the terminal.

use std::env;
use std::io::{IsTerminal, stdin, stdout};

use brikke_app::settings::{Allowed, Choice, ColourChoice, LanguageChoice};
use brikke_app::{
    Face, FirstScreen, Preferences, Settings, SystemEntropy, Watched, player_assets, words,
};
use brikke_engine::Seed;
use brikke_locale::{Language, Locale, system_locale};
use brikke_tui::Options;

use crate::cli::{FaceArgs, PlayArgs};
use crate::failure::Failure;

/// The menu; line by line, the game last played.
pub(super) fn menu(face: &FaceArgs) -> Result<(), Failure> {
    run(FirstScreen::Menu, face)
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
    let start = FirstScreen::Play {
        rules,
        seed,
        player,
    };
    run(start, &args.face)
}

fn run(start: FirstScreen, face: &FaceArgs) -> Result<(), Failure> {
    let options = options(start, face)?;
    let ending = if options.app.face == Face::Plain {
        print_problems(&options.app);
        brikke_tui::run_plain(options, stdin().lock(), stdout().lock())
    } else {
        brikke_tui::run(options)
    };
    match ending.map_err(Failure::refused)?.exit_code() {
        0 => Ok(()),
        code => Err(Failure::Exit(code)),
    }
}

/// Says what is wrong in the settings file. A screen shows that itself.
fn print_problems(options: &brikke_app::Options) {
    let preferences = &options.preferences;
    let language = preferences.language().unwrap_or(options.language);
    for problem in &preferences.problems {
        let problem = words::settings_problem(Locale::new(language), problem);
        eprintln!("brikke: {problem}");
    }
}

/// True if there is a terminal that something can be drawn on.
fn has_screen() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !dumb
}

fn options(start: FirstScreen, face: &FaceArgs) -> Result<Options, Failure> {
    let directories = face.data.places()?;
    let file = directories.settings_file();
    let (mut settings, problems) = Settings::load(&file);
    let language = language(face, &mut settings)?;
    let is_plain = face.plain || !has_screen();
    Ok(Options {
        app: brikke_app::Options {
            storage: Box::new(face.data.open()?),
            preferences: Preferences {
                settings,
                problems,
                file: Some(file),
            },
            language,
            assets: player_assets(Some(&directories)),
            entropy: Box::new(SystemEntropy),
            start: match start {
                FirstScreen::Menu if is_plain => FirstScreen::Continue,
                start => start,
            },
            face: if is_plain {
                Face::Plain
            } else {
                Face::Terminal
            },
        },
        colour: colour(face)?,
        environment: |name| env::var(name).ok(),
    })
}

/// The language of the command line, else that of the system. The former
/// comes before the settings.
fn language(face: &FaceArgs, settings: &mut Settings) -> Result<Language, Failure> {
    let Some(flag) = &face.lang else {
        return Ok(Language::choose(None, None, system_locale().as_deref()));
    };
    settings.language = LanguageChoice::Auto;
    flag.parse()
        .map_err(|error| Failure::refused(format!("--lang: {error}")))
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
