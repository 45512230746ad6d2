//! The network of a training as a file.

use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;
use std::time::Instant;

use brikke_ai::learned::{FileError, Network, Training};
use brikke_players::AtomicFile;
use serde::Serialize;

use super::directory::{Directory, unreadable};
use crate::failure::Failure;
use crate::input::shown;
use crate::output::tell;
use crate::sentences::Sentences;

/// A network that was exported.
pub(super) struct Export {
    /// As it is in the file.
    pub(super) network: Network,
    pub(super) figures: Figures,
}

/// The figures of a file.
#[derive(Serialize)]
pub(super) struct Figures {
    file: String,
    used_weights: usize,
    bytes: u64,
}

/// Finds out before hours of training that the network cannot be written, or
/// would take the place of something else.
pub(super) fn check(path: &Path, directory: &Directory) -> Result<(), Failure> {
    let begun = AtomicFile::create(path).map(drop);
    begun.map_err(|error| Failure::unwritable(path, &error))?;
    let refused = |id| Failure::refused_with(id, [("path", shown(path).into())]);
    if directory.has(path) {
        return Err(refused("train-export-own"));
    }
    if is_free_or_network(path)? {
        return Ok(());
    }
    Err(refused("train-export-foreign"))
}

/// More bytes than the first line of a network has.
const FIRST_LINE: u64 = 64;

/// True if there is no file, or a network made by Brikke, whatever its version
/// and even if it is damaged.
fn is_free_or_network(path: &Path) -> Result<bool, Failure> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(true),
        opened => opened.map_err(|error| Failure::unreadable(path, &error))?,
    };
    match Network::read(file.take(FIRST_LINE)) {
        Err(FileError::Foreign(_)) => Ok(false),
        Err(FileError::Io(error)) => Err(Failure::unreadable(path, &error)),
        _ => Ok(true),
    }
}

/// Writes the network, reads it again, and says how large it is.
pub(super) fn write(
    training: &Training,
    most: u64,
    path: &Path,
    directory: &Directory,
    sentences: Sentences,
) -> Result<Export, Failure> {
    // Another file may be there since the training began.
    check(path, directory)?;
    let mut bytes = Vec::new();
    let unwritable = |error| Failure::unwritable(path, &error);
    let network = training.network_of_size(most);
    network.write(&mut bytes).map_err(unwritable)?;
    if bytes.len() as u64 > most {
        let values = [
            ("most", sentences.number(most).into()),
            ("bytes", sentences.number(bytes.len() as u64).into()),
        ];
        return Err(Failure::refused_with("train-too-small", values));
    }
    // It is read again, so that no pipe will do.
    AtomicFile::create(path)
        .and_then(|file| file.write_with(|file| file.write_all(&bytes)))
        .map_err(unwritable)?;
    let began = Instant::now();
    let file = File::open(path).map_err(|error| Failure::unreadable(path, &error))?;
    let bytes = file.metadata().map_or(0, |metadata| metadata.len());
    let read = Network::read(BufReader::with_capacity(1 << 20, file))
        .map_err(|error| unreadable(path, error))?;
    let seconds = began.elapsed().as_secs_f64();
    let values = [
        ("path", shown(path).into()),
        ("used", read.used_weights().into()),
        ("weights", training.shape().weights().into()),
        ("bytes", sentences.number(bytes).into()),
        ("seconds", sentences.decimal(seconds, 2).into()),
    ];
    tell(&sentences.text_with("train-written", &values));
    let figures = Figures {
        file: path.display().to_string(),
        used_weights: read.used_weights(),
        bytes,
    };
    Ok(Export {
        network: read,
        figures,
    })
}
