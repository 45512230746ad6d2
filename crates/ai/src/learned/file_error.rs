//! Errors in reading a file of a network or a training.

use std::io;

/// An error in reading a file. The sentences speak of "it": whoever shows them
/// names the file.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// Something else.
    #[error("it is not a {0} made by Brikke")]
    Foreign(&'static str),
    /// A later version's.
    #[error("it is a {kind} of a later version ('{title}'): a newer Brikke reads it")]
    Later {
        /// The kind of file.
        kind: &'static str,
        /// Its first line.
        title: String,
    },
    /// An earlier version's.
    #[error("it is a {kind} of an earlier version ('{title}'): export it anew with brikke train")]
    Earlier {
        /// The kind of file.
        kind: &'static str,
        /// Its first line.
        title: String,
    },
    /// A line of the header.
    #[error("the line '{0}' of its header makes no sense")]
    Header(String),
    /// The checksum is another one, or what it holds is impossible.
    #[error("it is damaged")]
    Damaged,
    /// It ends too early.
    #[error("it is cut off")]
    Cut,
    /// Somebody asked to stop.
    #[error("stopped")]
    Stopped,
    /// The reader's own.
    #[error(transparent)]
    Io(io::Error),
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> FileError {
        if error.kind() == io::ErrorKind::UnexpectedEof {
            FileError::Cut
        } else {
            FileError::Io(error)
        }
    }
}
