//! Directions as Python writes them: a name, or the number of an action.

use std::fmt::Display;

use brikke_engine::Direction;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::errors::refused;

/// A direction that was given by its name or its number.
pub(crate) struct DirectionArgument(pub(crate) Direction);

impl<'py> FromPyObject<'_, 'py> for DirectionArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<DirectionArgument> {
        if let Ok(name) = object.extract::<&str>() {
            let direction = name.parse().map_err(refused)?;
            return Ok(DirectionArgument(direction));
        }
        let ActionArgument(direction) = object.extract()?;
        Ok(DirectionArgument(direction))
    }
}

/// A direction that was given by its number.
pub(crate) struct ActionArgument(pub(crate) Direction);

impl<'py> FromPyObject<'_, 'py> for ActionArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<ActionArgument> {
        let number = match object.extract::<usize>() {
            Err(error) if !error.is_instance_of::<PyOverflowError>(object.py()) => {
                return Err(error);
            }
            number => number.ok(),
        };
        let direction = number.and_then(|number| Direction::ALL.get(number));
        direction
            .copied()
            .map(ActionArgument)
            .ok_or_else(|| not_an_action(object.to_string()))
    }
}

/// The refusal of a number outside 0 to 3.
pub(crate) fn not_an_action(number: impl Display) -> PyErr {
    refused(format!(
        "{number} is not an action: 0 is up, 1 right, 2 down and 3 left"
    ))
}
