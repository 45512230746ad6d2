//! The data directory, and opening the store in it.

use std::path::PathBuf;

use brikke_app::{Directories, Locale, warn, words};
use brikke_store::{Store, StoreError};
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
        let places = Directories::find(self.data.as_deref(), |name| std::env::var_os(name))
            .map_err(Failure::refused)?;
        if places.data.exists() && !places.data.is_dir() {
            let path = shown(&places.data);
            let sentence = move |locale: Locale| {
                locale.text_with("data-not-a-directory", &[("path", (&path).into())])
            };
            return Err(Failure::refused_in_words(
                sentence(Locale::default()),
                sentence,
            ));
        }
        Ok(places)
    }

    /// Opens the store, and says so if it was damaged.
    pub(crate) fn open(&self, locale: Option<Locale>) -> Result<Store, Failure> {
        let places = self.places()?;
        let opened = Store::open(&places.data).map_err(unopened)?;
        for damage in words::store_damage(locale.unwrap_or_default(), &opened, &places) {
            warn("brikke", &damage);
        }
        Ok(opened.store)
    }
}

/// The reason why the store cannot be opened.
fn unopened(error: StoreError) -> Failure {
    match error {
        StoreError::Io { path, source } => Failure::unreadable(&path, &source),
        error => Failure::store(error),
    }
}
