//! The network of a training as a file.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::Instant;

use brikke_ai::learned::{Network, Training};
use brikke_players::AtomicFile;

use super::directory::unreadable;
use crate::failure::Failure;
use crate::input::shown;
use crate::output::tell;
use crate::sentences::Sentences;

/// Finds out before hours of training that the network cannot be written.
pub(super) fn check(path: &Path) -> Result<(), Failure> {
    let begun = AtomicFile::create(path).map(drop);
    begun.map_err(|error| Failure::unwritable(path, &error))
}

/// Writes the network, reads it again, and says how large it is.
pub(super) fn write(
    training: &Training,
    most: u64,
    path: &Path,
    sentences: Sentences,
) -> Result<Network, Failure> {
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
    Ok(read)
}
