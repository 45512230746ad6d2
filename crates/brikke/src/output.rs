//! The output of results.

use std::fmt::{self, Display, Write as _};
use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use brikke_locale::{is_hidden, visible_lines};
use brikke_players::AtomicFile;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::cli::OutputArgs;
use crate::failure::Failure;

impl OutputArgs {
    /// Writes the result, as JSON if that was asked for and for people
    /// otherwise. A long one is written as it comes.
    pub(crate) fn write<R: Serialize + Display>(&self, result: &R) -> Result<(), Failure> {
        let mut output = BufWriter::new(io::stdout().lock());
        if self.json {
            write_json(&mut output, result)?;
        } else {
            write_shown(&mut output, result)?;
        }
        output.write_all(b"\n")?;
        output.flush()?;
        Ok(())
    }
}

/// The text with blanks behind it up to this many columns of a terminal.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    let width = unicode_width::UnicodeWidthStr::width(text);
    text.to_owned() + &" ".repeat(columns.saturating_sub(width))
}

/// Writes a value as JSON. Characters that nobody sees, or that a terminal
/// obeys, are escaped.
pub(crate) fn write_json(output: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let mut serializer = Serializer::with_formatter(output, Escaping);
    Ok(value.serialize(&mut serializer)?)
}

/// JSON on one line, in which hidden characters are escaped.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        if !fragment.chars().any(is_hidden) {
            return writer.write_all(fragment.as_bytes());
        }
        for character in fragment.chars() {
            let mut units = [0; 2];
            if is_hidden(character) {
                for unit in character.encode_utf16(&mut units) {
                    write!(writer, "\\u{unit:04x}")?;
                }
            } else {
                write!(writer, "{character}")?;
            }
        }
        Ok(())
    }
}

/// Writes a result for people, with hidden characters replaced.
fn write_shown(output: &mut dyn Write, result: &impl Display) -> io::Result<()> {
    let mut shown = Shown {
        output,
        written: Ok(()),
    };
    // The reason of a failure is kept where it happens.
    let _ = write!(shown, "{result}");
    shown.written
}

/// Writes texts with hidden characters replaced.
struct Shown<'a> {
    output: &'a mut dyn Write,
    written: io::Result<()>,
}

impl fmt::Write for Shown<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.written = self.output.write_all(visible_lines(text).as_bytes());
        match self.written {
            Ok(()) => Ok(()),
            Err(_) => Err(fmt::Error),
        }
    }
}

/// Writes data to standard output as it is.
pub(crate) fn write_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()?;
    Ok(())
}

/// Writes a line about the progress of long work to standard error, where
/// nobody need read it.
pub(crate) fn tell(line: &str) {
    let _ = io::stderr().write_all(format!("{}\n", visible_lines(line)).as_bytes());
}

/// Writes a file whole or not at all.
///
/// A device or a pipe, such as `/dev/stdout`, is written to as it stands: a
/// file must not take its place.
pub(crate) fn write_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    write_as(path, AtomicFile::create, write)
}

/// The same, for a file that nobody but its owner may read.
pub(crate) fn write_private_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    write_as(path, AtomicFile::create_private, write)
}

fn write_as(
    path: &Path,
    create: fn(&Path) -> io::Result<AtomicFile>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let is_special = |found: fs::Metadata| !found.is_file() && !found.is_dir();
    if fs::metadata(path).is_ok_and(is_special) {
        let mut file = BufWriter::new(OpenOptions::new().write(true).open(path)?);
        write(&mut file)?;
        return file.flush();
    }
    create(path)?.write_with(write)
}

/// Milliseconds since the epoch as a date and time of day in the computer's
/// time zone.
pub(crate) fn date(millis: u64) -> String {
    let moment = i64::try_from(millis)
        .ok()
        .and_then(|millis| Timestamp::from_millisecond(millis).ok());
    moment.map_or_else(
        || "long ago".to_owned(),
        |moment| {
            let here = moment.to_zoned(TimeZone::system());
            here.strftime("%Y-%m-%d %H:%M").to_string()
        },
    )
}
