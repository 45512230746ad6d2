//! Errors as exceptions, with the sentences of the command.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

use brikke_engine::IllegalMove as EngineIllegalMove;
use brikke_locale::visible;
use pyo3::create_exception;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

use crate::board::python_function;

create_exception!(
    brikke,
    BrikkeError,
    PyValueError,
    "Something that Brikke refuses; the sentence says why."
);
create_exception!(
    brikke,
    IllegalMove,
    BrikkeError,
    "A move that cannot be played. The game is as before."
);
create_exception!(
    brikke,
    RecordingError,
    BrikkeError,
    "A recording that is changed, cut off or contradicts itself."
);

/// Refused, with the sentence of an error.
pub(crate) fn refused(reason: impl Display) -> PyErr {
    BrikkeError::new_err(visible(&reason.to_string()).into_owned())
}

/// Refused, with the sentence of an error about this argument.
pub(crate) fn refused_argument(name: &str, reason: impl Display) -> PyErr {
    refused(format!("{name}: {reason}"))
}

/// A file that could not be read or written, as Python's own functions say it:
/// a `FileNotFoundError`, an `IsADirectoryError` and so on.
pub(crate) fn file_error(path: &Path, error: &io::Error) -> PyErr {
    let path = path.as_os_str().to_owned();
    let Some(number) = error_number(error) else {
        return PyOSError::new_err(error.to_string());
    };
    Python::attach(|py| {
        let strerror = python_function(py, "os", "strerror");
        let reason = strerror.and_then(|strerror| strerror.call1((number,))?.extract::<String>());
        let reason = reason.unwrap_or_else(|_| error.to_string());
        PyOSError::new_err((number, reason, path))
    })
}

/// The number that Python has for an error, also where one of ours wraps that
/// of the system.
fn error_number(error: &io::Error) -> Option<i32> {
    match error.kind() {
        ErrorKind::NotFound => Some(2),
        ErrorKind::PermissionDenied => Some(13),
        ErrorKind::AlreadyExists => Some(17),
        ErrorKind::NotADirectory => Some(20),
        ErrorKind::IsADirectory => Some(21),
        ErrorKind::StorageFull => Some(28),
        ErrorKind::ReadOnlyFilesystem => Some(30),
        _ => error.raw_os_error(),
    }
}

/// The file, open to be read.
pub(crate) fn open(path: &Path) -> PyResult<File> {
    let opened = if path.is_dir() {
        Err(ErrorKind::IsADirectory.into())
    } else {
        File::open(path)
    };
    opened.map_err(|error| file_error(path, &error))
}

/// A move that was not played.
pub(crate) fn illegal(reason: &EngineIllegalMove) -> PyErr {
    IllegalMove::new_err(visible(&reason.to_string()).into_owned())
}

/// A recording that was refused.
pub(crate) fn bad_recording(reason: impl Display) -> PyErr {
    RecordingError::new_err(visible(&reason.to_string()).into_owned())
}
