//! Errors as exceptions, with the sentences of the command.

use std::fmt::Display;

use brikke_engine::IllegalMove as EngineIllegalMove;
use brikke_locale::visible;
use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};

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

/// A move that was not played.
pub(crate) fn illegal(reason: &EngineIllegalMove) -> PyErr {
    IllegalMove::new_err(visible(&reason.to_string()).into_owned())
}

/// A recording that was refused.
pub(crate) fn bad_recording(reason: impl Display) -> PyErr {
    RecordingError::new_err(visible(&reason.to_string()).into_owned())
}
