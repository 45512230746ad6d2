//! What the files of a network and of a training say about themselves: lines
//! of text, so that a person can read what the file is.

use std::cmp::Ordering;
use std::io::{self, Read, Write};
use std::str::FromStr;

use brikke_engine::Rules;

use super::file_error::FileError;
use super::method::{Method, Progress, Record};
use super::shape::Shape;
use super::stream::{CheckedReader, CheckedWriter};

/// Writes the lines and the empty one that ends them. `kind` is `network` or
/// `training`.
pub(super) fn write_header(
    kind: &str,
    version: u32,
    shape: &Shape,
    record: &Record,
    writer: &mut CheckedWriter<impl Write>,
) -> io::Result<()> {
    let Record {
        rules,
        method,
        seed,
        progress,
    } = record;
    let name = shape.name();
    let Method {
        alpha,
        lambda,
        coherent,
        start,
    } = method;
    let Progress {
        games,
        moves,
        seconds,
    } = progress;
    let text = format!(
        "brikke {kind} {version}\nshape = {name}\nrules = {rules}\nseed = {seed}\n\
         alpha = {alpha}\nlambda = {lambda}\ncoherent = {coherent}\nstart = {start}\n\
         games = {games}\nmoves = {moves}\nseconds = {seconds}\n\n"
    );
    writer.write_all(text.as_bytes())
}

/// Reads what [`write_header`] writes.
pub(super) fn read_header(
    kind: &'static str,
    version: u32,
    reader: &mut CheckedReader<impl Read>,
) -> Result<(Shape, Record), FileError> {
    check_title(kind, version, reader)?;
    let name: String = value(reader, "shape")?;
    let rules: Rules = value(reader, "rules")?;
    let record = Record {
        seed: value(reader, "seed")?,
        method: read_method(reader)?,
        progress: read_progress(reader)?,
        rules,
    };
    let shape = Shape::of_name(&name, record.rules.size())
        .ok_or_else(|| FileError::Header(format!("shape = {name}")))?;
    match reader.read_line()? {
        line if line.is_empty() => Ok((shape, record)),
        line => Err(FileError::Header(line)),
    }
}

fn check_title(
    kind: &'static str,
    version: u32,
    reader: &mut CheckedReader<impl Read>,
) -> Result<(), FileError> {
    let title = match reader.read_line() {
        Err(FileError::Io(error)) => return Err(FileError::Io(error)),
        Err(_) => return Err(FileError::Foreign(kind)),
        Ok(title) => title,
    };
    let found = title
        .strip_prefix("brikke ")
        .and_then(|rest| rest.strip_prefix(kind))
        .and_then(|rest| rest.trim_start().parse::<u32>().ok())
        .ok_or(FileError::Foreign(kind))?;
    match found.cmp(&version) {
        Ordering::Equal => Ok(()),
        Ordering::Less => Err(FileError::Earlier { kind, title }),
        Ordering::Greater => Err(FileError::Later { kind, title }),
    }
}

fn read_method(reader: &mut CheckedReader<impl Read>) -> Result<Method, FileError> {
    Ok(Method {
        alpha: value(reader, "alpha")?,
        lambda: value(reader, "lambda")?,
        coherent: value(reader, "coherent")?,
        start: value(reader, "start")?,
    })
}

fn read_progress(reader: &mut CheckedReader<impl Read>) -> Result<Progress, FileError> {
    Ok(Progress {
        games: value(reader, "games")?,
        moves: value(reader, "moves")?,
        seconds: value(reader, "seconds")?,
    })
}

fn value<T: FromStr>(reader: &mut CheckedReader<impl Read>, key: &str) -> Result<T, FileError> {
    let line = reader.read_line()?;
    line.split_once(" = ")
        .filter(|&(found, _)| found == key)
        .and_then(|(_, value)| value.parse().ok())
        .ok_or(FileError::Header(line))
}
