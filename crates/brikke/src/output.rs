//! The output of results.

use std::fmt::Display;
use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use brikke_players::AtomicFile;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;

use crate::cli::OutputArgs;
use crate::failure::Failure;

impl OutputArgs {
    /// Writes the result, as JSON if that was asked for and for people
    /// otherwise.
    pub(crate) fn write<R: Serialize + Display>(&self, result: &R) -> Result<(), Failure> {
        let text = if self.json {
            serde_json::to_string(result).map_err(Failure::refused)?
        } else {
            result.to_string()
        };
        write_bytes(format!("{text}\n").as_bytes())
    }
}

/// Writes to standard output all at once.
pub(crate) fn write_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()?;
    Ok(())
}

/// Writes a file whole or not at all.
///
/// A device or a pipe, such as `/dev/stdout`, is written to as it stands: a
/// file must not take its place.
pub(crate) fn write_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let is_special = |found: fs::Metadata| !found.is_file() && !found.is_dir();
    if fs::metadata(path).is_ok_and(is_special) {
        let mut file = BufWriter::new(OpenOptions::new().write(true).open(path)?);
        write(&mut file)?;
        return file.flush();
    }
    AtomicFile::create(path)?.write_with(write)
}

/// Milliseconds since the epoch as a date and time of day in the computer's
/// time zone.
pub(crate) fn date(millis: u64) -> String {
    let moment = i64::try_from(millis)
        .ok()
        .and_then(|millis| Timestamp::from_millisecond(millis).ok());
    moment.map_or_else(
        || "long ago".to_owned(),
        |moment| {
            let here = moment.to_zoned(TimeZone::system());
            here.strftime("%Y-%m-%d %H:%M").to_string()
        },
    )
}
