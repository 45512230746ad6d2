//! Networks and solutions for the players, found on disk.

use std::env;
use std::path::{Path, PathBuf};

use crate::Directories;
use brikke_players::{Networks, PlayerAssets, TableFiles};

/// The variable that names a file.
const VARIABLE: &str = "BRIKKE_NETWORK";

/// The directory of the repository that this program was built from.
const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../networks");

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

/// The directories of networks: what people have put among their data, then
/// what was installed with the program, then the repository.
fn networks(data: Option<&Path>) -> Networks {
    let named = env::var_os(VARIABLE).filter(|path| !path.is_empty());
    let directories = [
        data.map(Path::to_owned),
        installed(),
        Some(PathBuf::from(REPOSITORY)),
    ];
    Networks {
        named: named.map(PathBuf::from),
        directories: directories.into_iter().flatten().collect(),
    }
}

/// `share/brikke` beside the directory of the program.
fn installed() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let prefix = program.parent()?.parent()?;
    Some(prefix.join("share").join("brikke"))
}
