//! Trained networks.

use std::io::BufReader;
use std::path::PathBuf;
use std::sync::Arc;

use brikke_ai::learned::Network as AiNetwork;
use brikke_players::AtomicFile;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::arrays::{Boards, batch_of, read, vector};
use crate::errors::{file_error, open, refused, refused_argument};
use crate::rules::Rules;

/// A trained network: the expected further score of every afterstate.
#[pyclass(module = "brikke", frozen)]
pub(crate) struct Network(pub(crate) Arc<AiNetwork>);

#[pymethods]
impl Network {
    /// Reads a network that was saved.
    #[staticmethod]
    fn load(py: Python<'_>, path: PathBuf) -> PyResult<Network> {
        let file = BufReader::with_capacity(1 << 20, open(&path)?);
        let network = py.detach(|| AiNetwork::read(file));
        let network =
            network.map_err(|error| refused_argument(&path.display().to_string(), error))?;
        Ok(Network(Arc::new(network)))
    }

    /// The network of these bytes.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, bytes: &[u8]) -> PyResult<Network> {
        let network = py.detach(|| AiNetwork::read(bytes)).map_err(refused)?;
        Ok(Network(Arc::new(network)))
    }

    /// The network as bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut bytes = Vec::new();
        py.detach(|| self.0.write(&mut bytes))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Saves the network, as `brikke train --export` does.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        py.detach(|| AtomicFile::create(&path)?.write_with(|file| self.0.write(file)))
            .map_err(|error| file_error(&path, &error))
    }

    /// The rules that it was trained for.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.record().rules.clone())
    }

    /// The number of games that it was trained with.
    #[getter]
    fn games(&self) -> u64 {
        self.0.record().progress.games
    }

    /// The expected further score of each afterstate: an array of many, a
    /// number of one.
    fn values_of<'py>(&self, afterstates: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = afterstates.py();
        let (array, is_single) = batch_of(afterstates)?;
        let boards = Boards::of(&read(&array)?, Some(&self.0.record().rules))?;
        let value = |board| f64::from(self.0.value(&board).unwrap_or(f32::NAN));
        let values = vector(py, py.detach(|| boards.boards().map(value).collect()));
        if is_single {
            return values.get_item(0);
        }
        Ok(values.into_any())
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let read = slf.get_type().getattr("from_bytes")?;
        Ok((read, (slf.get().to_bytes(slf.py())?,)))
    }

    fn __repr__(&self) -> String {
        let record = self.0.record();
        format!(
            "<Network for {} after {} games>",
            record.rules.name(),
            record.progress.games
        )
    }
}
