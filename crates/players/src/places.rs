//! Networks and solutions for the players: where they are found.

use std::env;
use std::path::{Path, PathBuf};

use brikke_platform::{Directories, SHARED_GAMES};

use crate::assets::PlayerAssets;
use crate::network_files::{EMBEDDED_NETWORK, Networks};
use crate::table_files::TableFiles;

/// The variable that names a file.
const VARIABLE: &str = "BRIKKE_NETWORK";

/// The assets of players, in these directories. Without them nothing is saved,
/// and only what came with the program is found.
pub fn player_assets(places: Option<&Directories>) -> PlayerAssets {
    let cache = places.map(|places| places.cache.clone());
    let data = places.map(|places| places.data.clone());
    let networks = networks(data.as_deref());
    let tables = data.as_deref().map(TableFiles::new);
    let assets = PlayerAssets::new(cache, data).with_networks(networks);
    match tables {
        Some(tables) => assets.with_tables(tables),
        None => assets,
    }
}

/// The places of networks: what people have put among their data, what lies
/// beside the program, the one inside the program, and the system's.
fn networks(data: Option<&Path>) -> Networks {
    let named = env::var_os(VARIABLE).filter(|path| !path.is_empty());
    Networks {
        named: named.map(PathBuf::from),
        directories: data
            .map(Path::to_owned)
            .into_iter()
            .chain(beside_program())
            .collect(),
        embedded: EMBEDDED_NETWORK,
        system: SHARED_GAMES.iter().map(PathBuf::from).collect(),
    }
}

/// The directory of the program, and `share/games/brikke` beside it: no place where
/// games are saved.
fn beside_program() -> Vec<PathBuf> {
    let program = env::current_exe().ok();
    let directory = program.as_deref().and_then(Path::parent);
    let share = |directory: &Path| Some(directory.parent()?.join("share/games/brikke"));
    let shared = directory.and_then(share);
    directory
        .map(Path::to_owned)
        .into_iter()
        .chain(shared)
        .collect()
}
