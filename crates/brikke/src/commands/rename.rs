//! `brikke rename`: the name of a game.

use std::fmt;

use brikke_app::Locale;
use brikke_play::GameName;
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

pub(super) fn run(args: &RenameArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let name = match args.name.as_str() {
        "" => None,
        name => Some(GameName::new(name).map_err(Failure::refused)?),
    };
    let mut store = args.data.open()?;
    let renamed = store.rename(GameId(args.game), name.as_ref());
    renamed.map_err(Failure::refused)?;
    let renamed = Renamed {
        id: args.game,
        name: name.map(|name| name.to_string()),
    };
    let text = locale.map(|locale| locale.text("games-renamed"));
    args.output.write(&Told::new(renamed, text))
}
