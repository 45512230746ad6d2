//! `brikke delete`: deleting games, and taking that back.

use std::fmt;

use brikke_app::{Locale, now};
use brikke_store::{GameId, Storage};
use serde::Serialize;

use crate::cli::DeleteArgs;
use crate::failure::Failure;
use crate::told::Told;

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Done {
    Deleted(Vec<u64>),
    Restored(Vec<u64>),
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Done::Deleted(games) => write!(
                f,
                "deleted {}; 'brikke delete --undo' restores {} until the next deletion",
                shown(games),
                if games.len() == 1 { "it" } else { "them" },
            ),
            Done::Restored(games) => write!(f, "restored {}", shown(games)),
        }
    }
}

/// `game 3` or `games 3, 4, 5`.
fn shown(games: &[u64]) -> String {
    let numbers: Vec<String> = games.iter().map(u64::to_string).collect();
    let noun = if games.len() == 1 { "game" } else { "games" };
    format!("{noun} {}", numbers.join(", "))
}

/// What was done, in a language.
fn told(locale: Locale, done: &Done) -> String {
    match done {
        Done::Deleted(games) => {
            let games: Vec<String> = games.iter().map(u64::to_string).collect();
            let values = [("games", games.join(", ").into())];
            locale.text_with("games-deleted-by-command", &values)
        }
        Done::Restored(games) => {
            let count = u64::try_from(games.len()).unwrap_or(u64::MAX);
            locale.text_with("games-restored", &[("count", count.into())])
        }
    }
}

pub(super) fn run(args: &DeleteArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let mut store = args.data.open()?;
    if args.undo {
        let restored = store.restore_trash().map_err(Failure::refused)?;
        if restored.is_empty() {
            return Err(Failure::refused("no deleted game is left to restore"));
        }
        let numbers = restored.iter().map(|id| id.0).collect();
        let done = Done::Restored(numbers);
        let text = locale.map(|locale| told(locale, &done));
        return args.output.write(&Told::new(done, text));
    }
    let mut games = args.games.clone();
    games.sort_unstable();
    games.dedup();
    let ids: Vec<GameId> = games.iter().copied().map(GameId).collect();
    store.trash(&ids, now()).map_err(Failure::refused)?;
    let done = Done::Deleted(games);
    let text = locale.map(|locale| told(locale, &done));
    args.output.write(&Told::new(done, text))
}
