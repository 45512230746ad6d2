//! The file on disk.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use toml_edit::{Document, Item, Table, TableLike};

use super::reader::break_of;
use super::{Setting, Settings, SettingsProblem};

/// Why a setting was not changed. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SetError {
    /// The file cannot be read, begun or written.
    #[error("{}: the settings cannot be changed: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
    /// The file is no TOML.
    #[error("line {line}: this is not how settings are written ({reason}): mend it first")]
    Broken {
        /// Where it breaks.
        line: usize,
        /// What the reader of TOML says.
        reason: String,
    },
    /// Something else stands where the setting belongs.
    #[error("'{0}' is not what it should be in the file of settings: mend it first")]
    Shape(&'static str),
}

impl Settings {
    /// The name of the file in the directory for configuration.
    pub const FILE_NAME: &str = "settings.toml";

    /// Reads the file of settings, and begins it where there is none.
    ///
    /// Never fails: what cannot be used is reported, and the default takes
    /// its place. A file that is there is never changed.
    pub fn load(path: &Path) -> (Settings, Vec<SettingsProblem>) {
        match read_or_begin(path) {
            Ok(text) => Settings::read(&text),
            Err(error) => {
                let unavailable = SettingsProblem::Unavailable {
                    path: path.to_owned(),
                    reason: error.to_string(),
                };
                (Settings::default(), vec![unavailable])
            }
        }
    }

    /// Changes one value in the file, with the comments and the order of
    /// everything else kept, and returns what the file now says. A key that
    /// another action has is among the problems, and stays there.
    ///
    /// The new file takes the place of the old one in one step: a program
    /// that is ended in the middle leaves one or the other.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or is too broken to change
    /// without guessing; it is then as it was.
    pub fn set(
        path: &Path,
        setting: &Setting,
    ) -> Result<(Settings, Vec<SettingsProblem>), SetError> {
        let failed = |error| SetError::File {
            path: path.to_owned(),
            error,
        };
        let text = read_or_begin(path).map_err(failed)?;
        let changed = change(&text, setting)?;
        replace(path, &changed).map_err(failed)?;
        Ok(Settings::read(&changed))
    }
}

/// The text of the file; where there is none, it is begun with the template.
fn read_or_begin(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            begin(path)?;
            fs::read_to_string(path)
        }
        result => result,
    }
}

/// Writes the template in one step, unless another program was faster.
fn begin(path: &Path) -> io::Result<()> {
    let directory = directory_of(path);
    fs::create_dir_all(directory)?;
    let file = written(directory, Settings::TEMPLATE)?;
    match file.persist_noclobber(path) {
        Err(refused) if refused.error.kind() != ErrorKind::AlreadyExists => Err(refused.error),
        _ => Ok(()),
    }
}

/// Puts this text in the place of the file's, in one step. Where the file
/// is a link, what it leads to is replaced.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let target = fs::canonicalize(path)?;
    let file = written(directory_of(&target), text)?;
    fs::set_permissions(file.path(), fs::metadata(&target)?.permissions())?;
    file.persist(target)?;
    Ok(())
}

/// A file in this directory, without its name yet, with this text on disk.
fn written(directory: &Path, text: &str) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::with_prefix_in(".settings-", directory)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// The text with one value changed.
fn change(text: &str, setting: &Setting) -> Result<String, SetError> {
    let document = Document::parse(text).map_err(|error| {
        let (line, reason) = break_of(text, &error);
        SetError::Broken { line, reason }
    })?;
    if let Some(place) = place_of(setting, document.as_table())? {
        let mut changed = text.to_owned();
        changed.replace_range(place, &setting.value().to_string());
        return Ok(changed);
    }
    let mut document = document.into_mut();
    add(setting, document.as_table_mut())?;
    Ok(with_line_ends_of(text, document.to_string()))
}

/// Where the setting's value stands in the text, if it has one.
fn place_of(setting: &Setting, root: &Table) -> Result<Option<Range<usize>>, SetError> {
    let (table, name) = setting.path();
    let table: Option<&dyn TableLike> = match table {
        None => Some(root),
        Some(table) => match root.get(table) {
            Some(item) => Some(item.as_table_like().ok_or(SetError::Shape(table))?),
            None => None,
        },
    };
    match table.and_then(|table| table.get(name)) {
        Some(Item::Value(value)) if !value.is_inline_table() => Ok(value.span()),
        Some(_) => Err(SetError::Shape(name)),
        None => Ok(None),
    }
}

/// Adds a setting that has no value yet.
fn add(setting: &Setting, root: &mut Table) -> Result<(), SetError> {
    let (table, name) = setting.path();
    let table: &mut dyn TableLike = match table {
        None => root,
        Some(table) => root
            .entry(table)
            .or_insert_with(toml_edit::table)
            .as_table_like_mut()
            .ok_or(SetError::Shape(table))?,
    };
    table.insert(name, Item::Value(setting.value()));
    Ok(())
}

/// The text with carriage returns where all lines of the old one have them.
fn with_line_ends_of(old: &str, text: String) -> String {
    let ends = old.matches('\n').count();
    if ends > 0 && old.matches("\r\n").count() == ends {
        text.replace("\r\n", "\n").replace('\n', "\r\n")
    } else {
        text
    }
}
