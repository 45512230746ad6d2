//! Networks in files, and the one inside the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::io::{self, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_ai::learned::{FileError, Network, Record};
use brikke_engine::Size;

use crate::assets::LoadContext;
use crate::load::{LoadError, NetworkProblem};
use crate::stoppable_reader::StoppableReader;

/// The places where networks are looked for, the first first.
#[derive(Debug, Clone, Default)]
pub struct Networks {
    /// The file that somebody has named. It alone counts then.
    pub named: Option<PathBuf>,
    /// Directories that may have a file for each size, such as `4x4.brikke`.
    /// The first that has it counts.
    pub directories: Vec<PathBuf>,
    /// The bytes of a network that is part of the program.
    pub embedded: Option<&'static [u8]>,
    /// Directories of the system, which may be older than the program.
    pub system: Vec<PathBuf>,
}

/// The network for 4x4 that is part of the program; none where a distribution
/// has left it out. A static: every crate that names a constant would be built
/// with all of its bytes.
pub static EMBEDDED_NETWORK: Option<&[u8]> = {
    #[cfg(feature = "embedded-network")]
    let network: &[u8] = include_bytes!("../../../networks/4x4.brikke");
    #[cfg(feature = "embedded-network")]
    let network = Some(network);
    #[cfg(not(feature = "embedded-network"))]
    let network = None;
    network
};

/// Where a network comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NetworkSource {
    /// A file.
    File(PathBuf),
    /// The program itself.
    Embedded(&'static [u8]),
}

impl NetworkSource {
    /// The training of the network, from its header.
    fn record(&self) -> Option<Record> {
        match self {
            NetworkSource::File(path) => read_record(path),
            NetworkSource::Embedded(bytes) => Network::read_record(*bytes).ok(),
        }
    }

    fn read(&self, stop: &AtomicBool) -> Result<Network, FileError> {
        match self {
            NetworkSource::File(path) => read(path, stop),
            NetworkSource::Embedded(bytes) => Network::read_unless_stopped(*bytes, stop),
        }
    }

    /// The bytes of its file.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn bytes(&self) -> Result<Cow<'static, [u8]>, FileError> {
        match self {
            NetworkSource::File(path) => {
                let mut bytes = Vec::new();
                open(path)?.read_to_end(&mut bytes)?;
                Ok(bytes.into())
            }
            NetworkSource::Embedded(bytes) => Ok(Cow::Borrowed(bytes)),
        }
    }

    /// The file; the program itself for what is inside it.
    fn path(&self) -> PathBuf {
        match self {
            NetworkSource::File(path) => path.clone(),
            NetworkSource::Embedded(_) => env::current_exe().unwrap_or_default(),
        }
    }
}

impl Networks {
    /// The ending of a network's file name.
    const EXTENSION: &str = "brikke";

    /// The network for this size; a named one whatever it is for.
    pub(crate) fn source(&self, size: Size) -> Option<NetworkSource> {
        if let Some(named) = &self.named {
            return Some(NetworkSource::File(named.clone()));
        }
        let name = format!("{size}.{}", Networks::EXTENSION);
        let file = |places: &[PathBuf]| {
            let mut files = places.iter().map(|place| place.join(&name));
            files.find(|path| path.exists()).map(NetworkSource::File)
        };
        let embedded = || self.embedded().filter(|(embedded, _)| *embedded == size);
        file(&self.directories)
            .or_else(|| embedded().map(|(_, source)| source))
            .or_else(|| file(&self.system))
    }

    /// The network inside the program, with its size.
    fn embedded(&self) -> Option<(Size, NetworkSource)> {
        let source = NetworkSource::Embedded(self.embedded?);
        Some((source.record()?.rules.size(), source))
    }

    /// The records of the trainings of all networks, read from their headers.
    pub(crate) fn records(&self) -> Vec<Record> {
        if let Some(named) = &self.named {
            return read_record(named).into_iter().collect();
        }
        let files = |places: &[PathBuf]| -> Vec<(Size, NetworkSource)> {
            places.iter().flat_map(|place| files_in(place)).collect()
        };
        let mut sources = BTreeMap::new();
        let all = files(&self.directories).into_iter();
        for (size, source) in all.chain(self.embedded()).chain(files(&self.system)) {
            sources.entry(size.to_string()).or_insert((size, source));
        }
        let sources = sources.into_values();
        sources
            .filter_map(|(size, source)| {
                source.record().filter(|record| record.rules.size() == size)
            })
            .collect()
    }
}

/// The files of a directory that are named like networks, with their sizes.
fn files_in(directory: &Path) -> Vec<(Size, NetworkSource)> {
    let entries = directory.read_dir().into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let path = entry.path();
            let is_network = path.extension()? == Networks::EXTENSION;
            let size = path.file_stem()?.to_str()?.parse().ok()?;
            is_network.then_some((size, NetworkSource::File(path)))
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

/// The network for this size from where it is, or the one used last.
///
/// One is loaded at a time, however many ask: they wait for it, and find it
/// loaded.
pub(crate) fn load_network(
    size: Size,
    context: &LoadContext<'_>,
) -> Result<Arc<Network>, LoadError> {
    let assets = context.assets;
    let source = assets.networks().source(size);
    let source = source.ok_or(LoadError::NoNetwork { size })?;
    let _turn = assets.wait_to_read(context).ok_or(LoadError::Stopped)?;
    let refused = |problem: NetworkProblem| LoadError::BadNetwork {
        size,
        path: source.path(),
        problem,
    };
    let network = if let Some(network) = assets.network(&source) {
        network
    } else {
        let network = source.read(context.stop).map_err(|error| match error {
            _ if context.stop.load(Ordering::Relaxed) => LoadError::Stopped,
            error => refused(error.into()),
        })?;
        let network = Arc::new(network);
        assets.put_network(source.clone(), Arc::clone(&network));
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
