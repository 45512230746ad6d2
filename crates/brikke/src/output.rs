//! The output of results.

use std::fmt::Display;
use std::io::{self, Write};

use serde::Serialize;

use crate::cli::OutputArgs;
use crate::failure::Failure;

impl OutputArgs {
    /// Writes the result, as JSON if that was asked for and for people
    /// otherwise.
    pub(crate) fn write<R: Serialize + Display>(&self, result: &R) -> Result<(), Failure> {
        let text = if self.json {
            serde_json::to_string(result).map_err(Failure::refused)?
        } else {
            result.to_string()
        };
        write_bytes(format!("{text}\n").as_bytes())
    }
}

/// Writes to standard output all at once.
pub(crate) fn write_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()?;
    Ok(())
}
