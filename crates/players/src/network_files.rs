//! Networks in files.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_ai::learned::{FileError, Network, Record};
use brikke_engine::Size;

use crate::assets::LoadContext;
use crate::load::{LoadError, NetworkProblem};
use crate::stoppable_reader::StoppableReader;

/// The places where networks are looked for.
#[derive(Debug, Clone, Default)]
pub struct Networks {
    /// The file that somebody has named. It alone counts then.
    pub named: Option<PathBuf>,
    /// Directories that may have a file for each size, such as `4x4.brikke`.
    /// The first that has it counts.
    pub directories: Vec<PathBuf>,
}

impl Networks {
    /// The ending of a network's file name.
    const EXTENSION: &str = "brikke";

    /// The file with a network for this size; a named one whatever it is for.
    pub(crate) fn file(&self, size: Size) -> Option<PathBuf> {
        let name = format!("{size}.{}", Networks::EXTENSION);
        let places = self.directories.iter().map(|place| place.join(&name));
        self.named
            .clone()
            .or_else(|| places.into_iter().find(|path| path.exists()))
    }

    /// The records of the trainings of all networks, read from the headers of
    /// the files.
    pub(crate) fn records(&self) -> Vec<Record> {
        if let Some(named) = &self.named {
            return read_record(named).into_iter().collect();
        }
        let mut files = BTreeMap::new();
        for (size, file) in self.directories.iter().flat_map(|place| files_in(place)) {
            files.entry(size.to_string()).or_insert((size, file));
        }
        let files = files.into_values();
        files
            .filter_map(|(size, file)| {
                read_record(&file).filter(|record| record.rules.size() == size)
            })
            .collect()
    }
}

/// The files of a directory that are named like networks, with their sizes.
fn files_in(directory: &Path) -> Vec<(Size, PathBuf)> {
    let entries = directory.read_dir().into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let path = entry.path();
            let is_network = path.extension()? == Networks::EXTENSION;
            let size = path.file_stem()?.to_str()?.parse().ok()?;
            is_network.then_some((size, path))
        })
        .collect()
}

fn read_record(file: &Path) -> Option<Record> {
    Network::read_record(BufReader::new(open(file).ok()?)).ok()
}

/// Opens a file. A pipe or a device, which might never end, is none.
fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(io::ErrorKind::InvalidInput.into())
    }
}

/// The network for this size from its file, or the one used last.
///
/// One is loaded at a time, however many ask: they wait for it, and find it
/// loaded.
pub(crate) fn load_network(
    size: Size,
    context: &LoadContext<'_>,
) -> Result<Arc<Network>, LoadError> {
    let assets = context.assets;
    let file = assets.networks().file(size);
    let path = file.ok_or(LoadError::NoNetwork { size })?;
    let _turn = assets.wait_to_read(context).ok_or(LoadError::Stopped)?;
    let refused = |problem: NetworkProblem| LoadError::BadNetwork {
        size,
        path: path.clone(),
        problem,
    };
    let network = if let Some(network) = assets.network(&path) {
        network
    } else {
        let network = read(&path, context.stop).map_err(|error| match error {
            _ if context.stop.load(Ordering::Relaxed) => LoadError::Stopped,
            error => refused(error.into()),
        })?;
        let network = Arc::new(network);
        assets.put_network(path.clone(), Arc::clone(&network));
        network
    };
    match network.size() {
        found if found == size => Ok(network),
        found => Err(refused(NetworkProblem::OtherSize(found))),
    }
}

fn read(path: &Path, stop: &AtomicBool) -> Result<Network, FileError> {
    let file = StoppableReader {
        inner: open(path).map_err(FileError::Io)?,
        stop,
    };
    Network::read_unless_stopped(BufReader::with_capacity(1 << 20, file), stop)
}

impl From<FileError> for NetworkProblem {
    fn from(error: FileError) -> NetworkProblem {
        match error {
            FileError::Foreign(_) => NetworkProblem::Foreign,
            FileError::Later { title, .. } => NetworkProblem::Later { title },
            FileError::Earlier { title, .. } => NetworkProblem::Earlier { title },
            FileError::Header(line) => NetworkProblem::Header { line },
            FileError::Damaged => NetworkProblem::Damaged,
            FileError::Cut => NetworkProblem::CutOff,
            FileError::Io(error) if error.kind() == io::ErrorKind::NotFound => {
                NetworkProblem::NotFound
            }
            FileError::Io(error) => NetworkProblem::Unreadable(error.kind()),
            // Nobody is told of it: whoever asked has stopped it.
            FileError::Stopped => NetworkProblem::Unreadable(io::ErrorKind::Interrupted),
        }
    }
}
