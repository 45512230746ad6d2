//! `brikke rename`: the name of a game.

use std::fmt;

use brikke_app::{Locale, words};
use brikke_play::{GameName, NameError};
use brikke_store::{GameId, Storage};
use serde::Serialize;

use crate::cli::RenameArgs;
use crate::failure::Failure;
use crate::told::Told;

#[derive(Serialize)]
struct Renamed {
    id: u64,
    name: Option<String>,
}

impl fmt::Display for Renamed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "game {} is now called '{name}'", self.id),
            None => write!(f, "game {} has no name now", self.id),
        }
    }
}

/// The new name in a language.
fn told(locale: Locale, renamed: &Renamed) -> String {
    let game = ("game", renamed.id.to_string().into());
    match &renamed.name {
        Some(name) => locale.text_with("game-renamed", &[game, ("name", name.into())]),
        None => locale.text_with("game-unnamed", &[game]),
    }
}

pub(super) fn run(args: &RenameArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let name = match args.name.trim() {
        "" => None,
        name => Some(GameName::new(name).map_err(refused_name)?),
    };
    let mut store = args.data.open(locale)?;
    let renamed = store.rename(GameId(args.game), name.as_ref());
    renamed.map_err(Failure::store)?;
    let renamed = Renamed {
        id: args.game,
        name: name.map(|name| name.to_string()),
    };
    let text = locale.map(|locale| told(locale, &renamed));
    args.output.write(&Told::new(renamed, text))
}

fn refused_name(error: NameError) -> Failure {
    Failure::refused_in_words(error.to_string(), move |locale| {
        words::name_error(locale, &error)
    })
}
