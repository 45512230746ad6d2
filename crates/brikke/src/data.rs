//! The data directory, and opening the store in it.

use std::path::PathBuf;

use brikke_app::{Directories, warn};
use brikke_store::Store;
use clap::Args;

use crate::failure::Failure;
use crate::input::shown;

/// The data directory.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// Store everything in this directory (also: the variable `BRIKKE_DATA`)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataArgs {
    /// The directories in use.
    pub(crate) fn places(&self) -> Result<Directories, Failure> {
        Directories::find(self.data.as_deref(), |name| std::env::var_os(name))
            .map_err(Failure::refused)
    }

    /// Opens the store, and says so if a damaged file was quarantined.
    pub(crate) fn open(&self) -> Result<Store, Failure> {
        let places = self.places()?;
        let opened = Store::open(&places.data).map_err(Failure::refused)?;
        if let Some(path) = opened.quarantined {
            let path = shown(&path);
            warn(
                "brikke",
                &format!(
                    "the saved games were damaged and have been moved to {path}; the list \
                     starts empty"
                ),
            );
        }
        Ok(opened.store)
    }
}
