//! The person's data: its places on this computer; in a browser, which has none
//! to show, a backup of it.

use crate::context::Context;
use crate::files::{FileFormat, FileRequest};
use crate::page::{Control, Field, Note, Tone};
use crate::{BrowserStorage, Effect, Face};

/// A line about the person's data.
pub(super) enum DataLine {
    /// A place: the id of its name, and its path.
    Place { name: &'static str, path: String },
    /// Saves everything that a browser has in one file.
    Backup,
    /// Takes such a file.
    Restore,
}

impl DataLine {
    /// All lines for this face.
    pub(super) fn all(context: &Context) -> Vec<DataLine> {
        if context.face == Face::Browser {
            return vec![DataLine::Backup, DataLine::Restore];
        }
        let settings = context.preferences.path();
        let places = [
            ("settings-data-settings", settings),
            ("settings-data-games", context.data_directory()),
        ];
        let place = |(name, path): (&'static str, Option<&std::path::Path>)| {
            let path = path?.display().to_string();
            Some(DataLine::Place { name, path })
        };
        places.into_iter().filter_map(place).collect()
    }

    /// The line as a field of the settings.
    pub(super) fn field(&self, context: &Context) -> Field {
        match self {
            DataLine::Place { name, path } => Field {
                name: context.text(name),
                about: String::new(),
                control: Control::Place {
                    path: path.clone(),
                    copy: context.text("settings-data-copy"),
                },
            },
            DataLine::Backup => Field {
                name: context.text("settings-data-backup"),
                about: safety(context),
                control: Control::Link {
                    label: context.text("settings-data-backup-save"),
                },
            },
            DataLine::Restore => Field {
                name: context.text("settings-data-restore"),
                about: context.text("settings-data-restore-about"),
                control: Control::Link {
                    label: context.text("browser-open-choose"),
                },
            },
        }
    }

    /// Does what the line offers: copies a path, saves a file or asks for one.
    /// Returns what is to be said at once.
    pub(super) fn choose(self, context: &mut Context) -> Option<Note> {
        match self {
            DataLine::Place { path, .. } => {
                context.effect(Effect::Copy(path));
                let copied = context.text("settings-data-copied");
                Some(Note::new(Tone::Accent, copied))
            }
            DataLine::Backup => match FileFormat::Backup.contents(None, context) {
                Ok(bytes) => {
                    context.effect(Effect::File(FileRequest::Write {
                        path: FileFormat::Backup.offered_path(None, context),
                        bytes,
                        replace: false,
                    }));
                    None
                }
                Err(problem) => Some(Note::new(Tone::Warning, problem)),
            },
            DataLine::Restore => {
                let path = String::new();
                context.effect(Effect::File(FileRequest::Read { path }));
                None
            }
        }
    }
}

/// Where a browser has the data, and how safe it is there.
fn safety(context: &Context) -> String {
    let place = || context.text("settings-data-in-browser");
    match context.browser_storage {
        None => place(),
        Some(BrowserStorage::Forbidden) => context.text("browser-forgets"),
        Some(BrowserStorage::Kept) => {
            format!("{} {}", place(), context.text("settings-data-kept"))
        }
        Some(BrowserStorage::AtRisk) => {
            format!("{} {}", place(), context.text("settings-data-at-risk"))
        }
    }
}
