//! Directions as Python writes them: a name, or the number of an action.

use brikke_engine::Direction;
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
        let number: i64 = object.extract()?;
        of_number(number).map(DirectionArgument)
    }
}

/// The direction of an action.
pub(crate) fn of_number(number: i64) -> PyResult<Direction> {
    let direction = usize::try_from(number)
        .ok()
        .and_then(|number| Direction::ALL.get(number));
    direction.copied().ok_or_else(|| not_an_action(number))
}

/// The refusal of a number outside 0 to 3.
pub(crate) fn not_an_action(number: i64) -> PyErr {
    refused(format!(
        "{number} is not an action: 0 is up, 1 right, 2 down and 3 left"
    ))
}
