//! `brikke delete`: deleting games, and taking that back.

use std::fmt;

use brikke_app::now;
use brikke_store::{GameId, Storage};
use serde::Serialize;

use crate::cli::DeleteArgs;
use crate::failure::Failure;

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

pub(super) fn run(args: &DeleteArgs) -> Result<(), Failure> {
    let mut store = args.data.open()?;
    if args.undo {
        let restored = store.restore_trash().map_err(Failure::refused)?;
        if restored.is_empty() {
            return Err(Failure::refused("no deleted game is left to restore"));
        }
        let numbers = restored.iter().map(|id| id.0).collect();
        return args.output.write(&Done::Restored(numbers));
    }
    let mut games = args.games.clone();
    games.sort_unstable();
    games.dedup();
    let ids: Vec<GameId> = games.iter().copied().map(GameId).collect();
    store.trash(&ids, now()).map_err(Failure::refused)?;
    args.output.write(&Done::Deleted(games))
}
