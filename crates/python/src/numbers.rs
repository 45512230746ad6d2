//! Whole numbers that Python gives, of any size and sign.

use std::fmt::Display;
use std::ops::RangeInclusive;

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::errors::refused_argument;

/// The number, if it lies in the range.
///
/// # Errors
///
/// Another number is refused with the range; anything else is Python's own
/// `TypeError`.
pub(crate) fn whole_number<'py, T>(
    name: &str,
    value: &Bound<'py, PyAny>,
    range: RangeInclusive<T>,
) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr> + Display + PartialOrd,
{
    match value.extract::<T>() {
        Ok(number) if range.contains(&number) => Ok(number),
        Err(error) if !error.is_instance_of::<PyOverflowError>(value.py()) => Err(error),
        _ => {
            let (least, most) = (range.start(), range.end());
            let sentence =
                format!("{value} is not possible: write a number from {least} to {most}");
            Err(refused_argument(name, sentence))
        }
    }
}
