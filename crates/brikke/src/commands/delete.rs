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
    let (id, games) = match done {
        Done::Deleted(games) => ("games-deleted-by-command", games),
        Done::Restored(games) => ("games-restored-by-command", games),
    };
    let games: Vec<String> = games.iter().map(u64::to_string).collect();
    locale.text_with(id, &[("games", games.join(", ").into())])
}

pub(super) fn run(args: &DeleteArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let mut store = args.data.open(locale)?;
    if args.undo {
        let restored = store.restore_trash().map_err(Failure::store)?;
        if restored.is_empty() {
            let english = "no deleted game is left to restore";
            return Err(Failure::refused_in_words(english, |locale| {
                locale.text("games-nothing-to-restore")
            }));
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
    store.trash(&ids, now()).map_err(Failure::store)?;
    let done = Done::Deleted(games);
    let text = locale.map(|locale| told(locale, &done));
    args.output.write(&Told::new(done, text))
}
