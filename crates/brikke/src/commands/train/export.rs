//! The network of a training as a file.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::Instant;

use brikke_ai::learned::{Network, Training};

use crate::failure::Failure;
use crate::input::shown;
use crate::output::{tell, write_file};

/// Writes the network, reads it again, and says how large it is.
pub(super) fn write(training: &Training, most: u64, path: &Path) -> Result<Network, Failure> {
    let network = training.network_of_size(most);
    write_file(path, |file| network.write(file))
        .map_err(|error| Failure::refused(format!("{} cannot be written: {error}", shown(path))))?;
    let began = Instant::now();
    let file = File::open(path).map_err(|error| Failure::unreadable(path, &error))?;
    let bytes = file.metadata().map_or(0, |metadata| metadata.len());
    let read = Network::read(BufReader::with_capacity(1 << 20, file))
        .map_err(|error| Failure::refused(format!("{}: {error}", shown(path))))?;
    tell(&format!(
        "{}: {} of {} weights in {bytes} bytes, read again in {:.2} s",
        shown(path),
        read.used_weights(),
        training.shape().weights(),
        began.elapsed().as_secs_f64(),
    ));
    Ok(read)
}
