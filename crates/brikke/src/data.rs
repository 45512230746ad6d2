//! The data directory, and opening the store in it.

use std::path::PathBuf;

use brikke_app::{Directories, warn};
use brikke_store::{LogDamage, Store, StoreError};
use clap::Args;

use crate::failure::Failure;
use crate::input::shown;

/// The data directory.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// Store everything in this directory (also: the variable `BRIKKE_DATA`)
    #[arg(
        long,
        value_name = "DIR",
        global = true,
        help_heading = "Global options"
    )]
    data: Option<PathBuf>,
}

impl DataArgs {
    /// The directories in use.
    pub(crate) fn places(&self) -> Result<Directories, Failure> {
        Directories::find(self.data.as_deref(), |name| std::env::var_os(name))
            .map_err(Failure::refused)
    }

    /// Opens the store, and says so if it was damaged.
    pub(crate) fn open(&self) -> Result<Store, Failure> {
        let places = self.places()?;
        let opened = Store::open(&places.data).map_err(|error| match error {
            StoreError::ReadOnly => Failure::Refused(format!(
                "there are no games in {}, and it is read-only",
                shown(&places.data)
            )),
            error => Failure::refused(error),
        })?;
        if let Some(path) = opened.quarantined {
            let path = shown(&path);
            warn(
                "brikke",
                &format!(
                    "the saved games were damaged and have been moved to {path}; the list \
                     starts empty, and 'brikke rescue {path}' brings back what can be read"
                ),
            );
        }
        if let Some(damage) = opened.log_damage {
            warn("brikke", &log_damage(&damage));
        }
        Ok(opened.store)
    }
}

fn log_damage(damage: &LogDamage) -> String {
    let copy = shown(&damage.copy);
    let moves = match damage.missing {
        0 => {
            return format!(
                "the saved games were damaged in one place and have been restored, no move is \
                 missing; a copy of what was found is in {copy}"
            );
        }
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    format!(
        "the saved games were damaged, and up to {moves} may be missing; a copy of what was found \
         is in {copy}, and 'brikke rescue {copy}' brings back what can be read"
    )
}
