//! One value changed in the text of a settings file, with comments and order
//! preserved.

#![cfg_attr(
    target_family = "wasm",
    expect(dead_code, reason = "a browser has no settings file")
)]

use std::io;
use std::ops::Range;
use std::path::PathBuf;

use toml_edit::{Document, Item, Table, TableLike, Value};

use super::Setting;
use super::reader::break_of;

/// The reason why a setting was not changed. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SetError {
    /// The file cannot be read, begun or written.
    #[error("{}: the settings cannot be changed: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
    /// The file is not valid TOML.
    #[error("line {line}: not valid TOML ({reason}): fix it first")]
    Broken {
        /// The line of the error.
        line: usize,
        /// The TOML parser's message.
        reason: String,
    },
    /// Something else stands where the setting belongs.
    #[error("'{0}' has the wrong form in the settings file: fix it first")]
    Shape(String),
}

/// The text with one value changed.
pub(super) fn change(text: &str, setting: &Setting) -> Result<String, SetError> {
    let document = Document::parse(text).map_err(|error| {
        let (line, reason) = break_of(text, &error);
        SetError::Broken { line, reason }
    })?;
    let place = place_of(setting, document.as_table())?;
    let value = setting.value();
    if let (Some(place), Some(value)) = (&place, &value) {
        let mut changed = text.to_owned();
        changed.replace_range(place.clone(), &value.to_string());
        return Ok(changed);
    }
    let mut document = document.into_mut();
    match value {
        Some(value) => add(setting, value, document.as_table_mut())?,
        None => remove(setting, document.as_table_mut()),
    }
    Ok(with_line_ends_of(text, document.to_string()))
}

/// The range of the setting's value in the text, if it has one.
fn place_of(setting: &Setting, root: &Table) -> Result<Option<Range<usize>>, SetError> {
    let (table, name) = setting.path();
    let table: Option<&dyn TableLike> = match table {
        None => Some(root),
        Some(table) => match root.get(table) {
            Some(item) => Some(
                item.as_table_like()
                    .ok_or_else(|| SetError::Shape(table.to_owned()))?,
            ),
            None => None,
        },
    };
    match table.and_then(|table| table.get(name)) {
        Some(Item::Value(value)) if !value.is_inline_table() => Ok(value.span()),
        Some(_) => Err(SetError::Shape(name.to_owned())),
        None => Ok(None),
    }
}

/// Adds a setting that has no value yet.
fn add(setting: &Setting, value: Value, root: &mut Table) -> Result<(), SetError> {
    let (table, name) = setting.path();
    let table: &mut dyn TableLike = match table {
        None => root,
        Some(table) => root
            .entry(table)
            .or_insert_with(toml_edit::table)
            .as_table_like_mut()
            .ok_or_else(|| SetError::Shape(table.to_owned()))?,
    };
    table.insert(name, Item::Value(value));
    Ok(())
}

/// Removes a setting that may be there.
fn remove(setting: &Setting, root: &mut Table) {
    let (table, name) = setting.path();
    let table: Option<&mut dyn TableLike> = match table {
        None => Some(root),
        Some(table) => root.get_mut(table).and_then(Item::as_table_like_mut),
    };
    if let Some(table) = table {
        table.remove(name);
    }
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
