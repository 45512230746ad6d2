//! The output of results.

use std::fmt::{self, Display, Write as _};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Duration;

use brikke_locale::{is_hidden, visible_lines};
use brikke_players::AtomicFile;
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

/// A file for a result, written whole or not at all.
///
/// A device or a pipe, such as `/dev/stdout`, is written to as it stands: a
/// file must not take its place.
pub(crate) enum OutputFile {
    Whole(AtomicFile),
    InPlace(File),
}

impl OutputFile {
    /// Begins the file; for long work, so that it is known at once if it
    /// cannot be written.
    pub(crate) fn create(path: &Path) -> io::Result<OutputFile> {
        OutputFile::begin(path, AtomicFile::create)
    }

    fn begin(path: &Path, create: fn(&Path) -> io::Result<AtomicFile>) -> io::Result<OutputFile> {
        let is_special = |found: fs::Metadata| !found.is_file() && !found.is_dir();
        if fs::metadata(path).is_ok_and(is_special) {
            let file = OpenOptions::new().write(true).open(path)?;
            return Ok(OutputFile::InPlace(file));
        }
        create(path).map(OutputFile::Whole)
    }

    /// Lets a function write the contents.
    pub(crate) fn write_with(
        self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        match self {
            OutputFile::Whole(file) => file.write_with(write),
            OutputFile::InPlace(file) => {
                let mut file = BufWriter::new(file);
                write(&mut file)?;
                file.flush()
            }
        }
    }
}

/// Writes a file whole or not at all.
pub(crate) fn write_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    OutputFile::create(path)?.write_with(write)
}

/// Writes a file that nobody but its owner may read.
pub(crate) fn write_private_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    OutputFile::begin(path, AtomicFile::create_private_in_place)?.write_with(write)
}

/// A time in seconds, exact to the millisecond as clocks are, without the last
/// digits of a binary fraction.
pub(crate) fn seconds(time: Duration) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "exact for 200,000 years")]
    let millis = time.as_millis() as f64;
    millis / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_at_most_three_decimals() {
        let time = Duration::from_secs_f64(5.596_999_999_999_999_5);
        assert_eq!(seconds(time).to_string(), "5.597");
    }
}
