//! The header of the files of a network and of a training: lines of text, so
//! that a person can read what the file is.

use std::io::{self, Read, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;

use brikke_engine::Rules;

use super::file_error::FileError;
use super::method::{Method, Progress, Record};
use super::packed_environment::tuple_masks;
use super::shape::Shape;
use super::stream::{CheckedReader, CheckedWriter};

/// The files of networks or of trainings.
pub(super) struct Format {
    /// `network` or `training`.
    pub(super) kind: &'static str,
    /// The versions that are read; the last is written.
    pub(super) versions: RangeInclusive<u32>,
    /// The first version that has lines about inertia and stages.
    pub(super) staged_since: u32,
}

/// The lines of a file.
pub(super) struct Header {
    pub(super) shape: Shape,
    pub(super) record: Record,
    pub(super) version: u32,
}

/// Writes the lines and the empty one that ends them.
pub(super) fn write_header(
    format: &Format,
    shape: &Shape,
    record: &Record,
    writer: &mut CheckedWriter<impl Write>,
) -> io::Result<()> {
    let Record {
        rules,
        method,
        seed,
        staged,
        progress,
    } = record;
    let (kind, version) = (format.kind, format.versions.end());
    let name = shape.name();
    let Method {
        alpha,
        lambda,
        coherent,
        start,
        inertia,
    } = method;
    let Progress {
        games,
        moves,
        seconds,
    } = progress;
    let text = format!(
        "brikke {kind} {version}\nshape = {name}\nrules = {rules}\nseed = {seed}\n\
         alpha = {alpha}\nlambda = {lambda}\ncoherent = {coherent}\nstart = {start}\n\
         inertia = {inertia}\nstaged = {staged}\n\
         games = {games}\nmoves = {moves}\nseconds = {seconds}\n\n"
    );
    writer.write_all(text.as_bytes())
}

/// Reads what [`write_header`] writes, and what earlier versions of it wrote.
pub(super) fn read_header(
    format: &Format,
    reader: &mut CheckedReader<impl Read>,
) -> Result<Header, FileError> {
    let version = read_version(format, reader)?;
    let name: String = value(reader, "shape")?;
    let rules: Rules = value(reader, "rules")?;
    let seed = value(reader, "seed")?;
    let mut method = read_method(reader)?;
    let mut staged = false;
    if version >= format.staged_since {
        method.inertia = finite(reader, "inertia")?;
        staged = value(reader, "staged")?;
    }
    let record = Record {
        rules,
        method,
        seed,
        staged,
        progress: read_progress(reader)?,
    };
    let shape = Shape::of_name(&name, record.rules.size())
        .ok_or_else(|| FileError::Header(format!("shape = {name}")))?;
    if record.staged && tuple_masks(&shape).is_none() {
        return Err(FileError::Header("staged = true".to_owned()));
    }
    match reader.read_line()? {
        line if line.is_empty() => Ok(Header {
            shape,
            record,
            version,
        }),
        line => Err(FileError::Header(line)),
    }
}

fn read_version(format: &Format, reader: &mut CheckedReader<impl Read>) -> Result<u32, FileError> {
    let Format { kind, versions, .. } = format;
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
    if found < *versions.start() {
        Err(FileError::Earlier { kind, title })
    } else if found > *versions.end() {
        Err(FileError::Later { kind, title })
    } else {
        Ok(found)
    }
}

fn read_method(reader: &mut CheckedReader<impl Read>) -> Result<Method, FileError> {
    Ok(Method {
        alpha: finite(reader, "alpha")?,
        lambda: finite(reader, "lambda")?,
        coherent: value(reader, "coherent")?,
        start: finite(reader, "start")?,
        inertia: 0.0,
    })
}

fn read_progress(reader: &mut CheckedReader<impl Read>) -> Result<Progress, FileError> {
    Ok(Progress {
        games: value(reader, "games")?,
        moves: value(reader, "moves")?,
        seconds: finite(reader, "seconds")?,
    })
}

fn value<T: FromStr>(reader: &mut CheckedReader<impl Read>, key: &str) -> Result<T, FileError> {
    value_that(reader, key, |_| true)
}

/// A number that is neither infinite nor none at all.
fn finite<T>(reader: &mut CheckedReader<impl Read>, key: &str) -> Result<T, FileError>
where
    T: FromStr + Copy + Into<f64>,
{
    value_that(reader, key, |&number: &T| number.into().is_finite())
}

fn value_that<T: FromStr>(
    reader: &mut CheckedReader<impl Read>,
    key: &str,
    is_possible: impl FnOnce(&T) -> bool,
) -> Result<T, FileError> {
    let line = reader.read_line()?;
    line.split_once(" = ")
        .filter(|&(found, _)| found == key)
        .and_then(|(_, value)| value.parse().ok())
        .filter(is_possible)
        .ok_or(FileError::Header(line))
}
