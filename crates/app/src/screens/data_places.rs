//! The places of a person's data on this computer.

use crate::Face;
use crate::context::Context;
use crate::page::{Control, Field};

/// A place of data: what is there, and its path.
pub(super) struct DataPlace {
    /// The id of its name.
    name: &'static str,
    pub(super) path: String,
}

impl DataPlace {
    /// The places of settings, games and networks; none in a browser, which has
    /// no directories to show.
    pub(super) fn all(context: &Context) -> Vec<DataPlace> {
        if context.face == Face::Browser {
            return Vec::new();
        }
        let settings = context.preferences.path();
        let places = [
            ("settings-data-settings", settings),
            ("settings-data-games", context.data_directory()),
        ];
        let place = |(name, path): (&'static str, Option<&std::path::Path>)| {
            let path = path?.display().to_string();
            Some(DataPlace { name, path })
        };
        places.into_iter().filter_map(place).collect()
    }

    /// The place as a field of the settings.
    pub(super) fn field(&self, context: &Context) -> Field {
        Field {
            name: context.text(self.name),
            about: String::new(),
            control: Control::Place {
                path: self.path.clone(),
                copy: context.text("settings-data-copy"),
            },
        }
    }
}
