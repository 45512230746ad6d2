//! Networks in files.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use brikke_ai::learned::Network;
use brikke_engine::{Rules, Size};

use crate::ready::NotReady;
use crate::stock::Stock;

/// Where networks are looked for.
#[derive(Debug, Clone, Default)]
pub struct Networks {
    /// The file that somebody has named. It alone counts then.
    pub named: Option<PathBuf>,
    /// Directories that may have a file for each size, such as `4x4.brikke`.
    /// The first that has it counts.
    pub directories: Vec<PathBuf>,
}

impl Networks {
    /// The file with a network for this size; a named one whatever it is for.
    fn file(&self, size: Size) -> Option<PathBuf> {
        let name = format!("{size}.brikke");
        let places = self.directories.iter().map(|place| place.join(&name));
        self.named
            .clone()
            .or_else(|| places.into_iter().find(|path| path.exists()))
    }

    /// Whether there is a network for these rules, as far as can be told
    /// without loading it: of their size, and losing in the same way. One that
    /// has never lost by a full board does not fear it.
    pub(crate) fn know(&self, rules: &Rules) -> bool {
        let file = self
            .file(rules.size())
            .and_then(|file| File::open(file).ok());
        let trained = file.and_then(|file| Network::read_rules(BufReader::new(file)).ok());
        trained.is_some_and(|trained| {
            trained.size() == rules.size() && trained.lost_when() == rules.lost_when()
        })
    }
}

/// The network for this size: the one used last, or from its file.
pub(crate) fn network(size: Size, stock: &Stock) -> Result<Arc<Network>, NotReady> {
    let refused = |reason: String| NotReady::NoNetwork { size, reason };
    let Some(file) = stock.networks().file(size) else {
        return Err(refused("none is found".to_owned()));
    };
    let network = if let Some(network) = stock.network(&file) {
        network
    } else {
        let network = Arc::new(read(&file).map_err(refused)?);
        stock.put_network(file.clone(), Arc::clone(&network));
        network
    };
    if network.size() == size {
        Ok(network)
    } else {
        let known = network.size();
        Err(refused(format!("{} is for {known}", file.display())))
    }
}

fn read(path: &Path) -> Result<Network, String> {
    let shown = path.display();
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!("there is no file {shown}"),
        _ => format!("{shown} cannot be read: {error}"),
    })?;
    Network::read(BufReader::with_capacity(1 << 20, file))
        .map_err(|error| format!("{shown}: {error}"))
}
