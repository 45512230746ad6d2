//! `brikke` and `brikke play`: the game in the terminal.

use std::env;
use std::io::{IsTerminal, stdin, stdout};

use brikke_app::{Face, FirstScreen, Launch, Rules, Watched, player_assets, warn, words};
use brikke_engine::Seed;
use brikke_store::GameId;
use brikke_tui::{LineInput, Options};

use crate::cli::{GlobalArgs, PlayArgs};
use crate::failure::Failure;
use crate::translation::seed_error;

/// The menu.
pub(super) fn menu(global: &GlobalArgs) -> Result<(), Failure> {
    run(FirstScreen::Menu, global)
}

/// A new game at once, a saved one, a practice game, or a player's game to watch.
pub(super) fn play(args: &PlayArgs, global: &GlobalArgs) -> Result<(), Failure> {
    if let Some(game) = args.continued {
        return run(continued(game, global)?, global);
    }
    let rules = args.rules.chosen(&global.data)?.unwrap_or_default();
    let seed = args.seed.as_deref().map(Seed::new).transpose();
    let seed = seed.map_err(|error| {
        Failure::misused_in_words(format!("--seed: {error}"), move |locale| {
            format!("--seed: {}", seed_error(locale, &error))
        })
    })?;
    if args.practice {
        return run(FirstScreen::Practice { rules, seed }, global);
    }
    let player = watched(args, &rules, global)?;
    let start = FirstScreen::Play {
        rules,
        seed,
        player,
    };
    run(start, global)
}

/// The player to watch.
fn watched(
    args: &PlayArgs,
    rules: &Rules,
    global: &GlobalArgs,
) -> Result<Option<Watched>, Failure> {
    let Some(player) = args.player else {
        return Ok(None);
    };
    let assets = player_assets(Some(&global.data.places()?));
    let player = player.under(rules, &assets);
    player.check(rules).map_err(|error| {
        Failure::refused_in_words(error.to_string(), move |locale| {
            words::load_error(locale, player, &error)
        })
    })?;
    Ok(Some(Watched {
        player,
        pace: args.speed,
    }))
}

/// The saved game, or the one that was played last.
fn continued(game: Option<u64>, global: &GlobalArgs) -> Result<FirstScreen, Failure> {
    let Some(id) = game.map(GameId) else {
        return Ok(FirstScreen::Continue);
    };
    let store = global.data.open(global.locale())?;
    store.game(id).map_err(Failure::store)?;
    Ok(FirstScreen::Open(id))
}

fn run(start: FirstScreen, global: &GlobalArgs) -> Result<(), Failure> {
    let options = options(start, global)?;
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

fn options(start: FirstScreen, global: &GlobalArgs) -> Result<Options, Failure> {
    let (app, warnings) = launch(start, global)?.options().map_err(Failure::refused)?;
    for warning in warnings {
        warn("brikke", &warning);
    }
    Ok(Options {
        app,
        colour: global.color,
        theme: global.theme,
        environment: |name| env::var(name).ok(),
    })
}

fn launch(start: FirstScreen, global: &GlobalArgs) -> Result<Launch, Failure> {
    let is_plain = global.plain || !has_screen();
    Ok(Launch {
        directories: global.data.places()?,
        language: global.lang,
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
