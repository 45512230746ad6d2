//! The file behind an open database or log.
//!
//! A file that is deleted or replaced while it is open still takes everything
//! that is written, and nobody will ever see it.

use std::fs;
use std::path::{Path, PathBuf};

/// A file, told from another one that takes its place.
#[derive(Debug)]
pub struct OpenedFile {
    path: PathBuf,
    identity: Identity,
}

/// The device and the number of a file on it.
type Identity = (u64, u64);

impl OpenedFile {
    /// The file at this path; none where the platform does not tell files
    /// apart.
    pub fn at(path: &Path) -> Option<OpenedFile> {
        Some(OpenedFile {
            path: path.to_owned(),
            identity: identity(path)?,
        })
    }

    /// Returns true if the file is no longer at its path.
    pub fn is_gone(&self) -> bool {
        identity(&self.path) != Some(self.identity)
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;

    let found = fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    // An open file cannot be deleted there.
    fs::metadata(path).ok().map(|_| (0, 0))
}
