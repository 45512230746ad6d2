//! Files that a person names: saved games, recordings, tables of scores.
//!
//! The application opens no such file itself. It asks for one with
//! [`Effect::File`](crate::Effect::File) and hears of it with
//! [`Input::FileAnswer`](crate::Input::FileAnswer). A face on a computer lets
//! [`FileRequest::carry_out`] do it; a browser downloads and uploads instead.

mod dialog;
#[cfg(not(target_family = "wasm"))]
mod disk;
mod format;
mod picture;

use std::io;

pub(crate) use dialog::FileDialog;
#[cfg(not(target_family = "wasm"))]
use disk::is_there;
pub use format::best_scores;
pub(crate) use format::{FileFormat, in_usual_directory};

/// A browser has no files with paths.
#[cfg(target_family = "wasm")]
const fn is_there(_: &str) -> bool {
    false
}

/// A file that is to be written or read. Its path is as the person wrote it:
/// `~` is the home directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileRequest {
    /// Write a file.
    Write {
        /// Its path.
        path: String,
        /// Its contents.
        bytes: Vec<u8>,
        /// True if it may replace an existing file.
        replace: bool,
    },
    /// Read a file.
    Read {
        /// Its path.
        path: String,
    },
}

/// The outcome of a [`FileRequest`], with the whole path of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAnswer {
    /// The file is on disk.
    Written {
        /// Its path.
        path: String,
    },
    /// There is such a file already, and nothing was written.
    Exists {
        /// Its path.
        path: String,
    },
    /// The file was read.
    Read {
        /// Its path.
        path: String,
        /// Its contents.
        bytes: Vec<u8>,
    },
    /// The file could not be written or read.
    Failed {
        /// Its path.
        path: String,
        /// The reason.
        problem: FileProblem,
    },
}

/// The reasons why a file could not be written or read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileProblem {
    /// The directory that it should be in does not exist.
    NoDirectory,
    /// It is larger than any file of ours.
    TooLarge,
    /// The system refuses it.
    System(io::ErrorKind),
}
