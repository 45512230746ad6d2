//! Files that are read.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use brikke_locale::visible;

use crate::failure::Failure;

/// The most that is read. The longest game on record has fewer than 50,000
/// moves, about a megabyte.
const MOST_BYTES: u64 = 64 << 20;

/// Reads a file, or standard input for `-`, but not much more than any file
/// of ours can have.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let reader: io::Result<Box<dyn Read>> = if path.as_os_str() == "-" {
        Ok(Box::new(io::stdin()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let mut bytes = Vec::new();
    reader
        .and_then(|reader| reader.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::unreadable(path, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        let values = [
            ("path", shown(path).into()),
            ("most", (MOST_BYTES >> 20).into()),
        ];
        return Err(Failure::refused_with("file-over-limit", values));
    }
    Ok(bytes)
}

/// The file's name in messages.
pub(crate) fn shown(path: &Path) -> String {
    if path.as_os_str() == "-" {
        "standard input".to_owned()
    } else {
        visible(&path.display().to_string()).into_owned()
    }
}
