//! Errors as exceptions, with the sentences of the command.

use std::fmt::Display;
use std::fs::File;
use std::io;
use std::path::Path;

use brikke_engine::IllegalMove as EngineIllegalMove;
use brikke_locale::visible;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::{PyErr, PyResult, create_exception};

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

/// A file that could not be read or written.
pub(crate) fn file_error(path: &Path, error: &io::Error) -> PyErr {
    let reason = error.to_string();
    let reason = reason.split(" (os error").next().unwrap_or_default();
    PyOSError::new_err((
        error.raw_os_error(),
        reason.to_owned(),
        path.as_os_str().to_owned(),
    ))
}

/// The file, open to be read.
pub(crate) fn open(path: &Path) -> PyResult<File> {
    File::open(path).map_err(|error| file_error(path, &error))
}

/// A move that was not played.
pub(crate) fn illegal(reason: &EngineIllegalMove) -> PyErr {
    IllegalMove::new_err(visible(&reason.to_string()).into_owned())
}

/// A recording that was refused.
pub(crate) fn bad_recording(reason: impl Display) -> PyErr {
    RecordingError::new_err(visible(&reason.to_string()).into_owned())
}
