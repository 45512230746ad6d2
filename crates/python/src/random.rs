//! Randomness of the system, at the edge.

use brikke_engine::Secret;
use pyo3::PyResult;

use crate::errors::refused;

/// A secret that nobody knows.
pub(crate) fn secret() -> PyResult<Secret> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(refused)?;
    Ok(Secret::new(bytes))
}
