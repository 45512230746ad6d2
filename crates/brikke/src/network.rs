//! Where the network of the player `learned` is found.

use std::env;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use brikke_ai::learned::{Network, NoNetwork};
use brikke_store::Places;

use crate::input::shown;

/// The variable that names the file.
const VARIABLE: &str = "BRIKKE_NETWORK";

/// The file's name where nobody names one: in the data directory, or in the
/// repository that this program was built from.
const FILE_NAME: &str = "network.brikke";
const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Loads the network.
pub(crate) fn load() -> Result<Network, NoNetwork> {
    let named = env::var_os(VARIABLE).filter(|path| !path.is_empty());
    if let Some(path) = named.map(PathBuf::from) {
        return read(&path).map_err(|reason| refused(&format!("{VARIABLE}: {reason}")));
    }
    match places().into_iter().find(|path| path.exists()) {
        Some(path) => read(&path).map_err(|reason| refused(&reason)),
        None => Err(refused("there is none")),
    }
}

fn places() -> Vec<PathBuf> {
    let data = Places::find(None, |name| env::var_os(name)).map(|places| places.data);
    let directories = [data.ok(), Some(PathBuf::from(REPOSITORY))];
    let directories = directories.into_iter().flatten();
    directories.map(|place| place.join(FILE_NAME)).collect()
}

fn read(path: &Path) -> Result<Network, String> {
    let file = File::open(path).map_err(|error| {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_owned(),
            _ => error.to_string(),
        };
        format!("{} cannot be read: {reason}", shown(path))
    })?;
    Network::read(BufReader::new(file)).map_err(|error| format!("{}: {error}", shown(path)))
}

fn refused(reason: &str) -> NoNetwork {
    NoNetwork(format!(
        "the player learned needs a network ({reason}): make one with \
         'brikke train --checkpoint DIR --time 8h --export FILE' and set {VARIABLE}=FILE"
    ))
}
