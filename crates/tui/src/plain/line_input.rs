//! Lines that are typed or come through a pipe.

use std::io::{self, BufRead, BufReader, IsTerminal, Stdin, stdin};
use std::time::Duration;

use brikke_app::lines::Timing;
use brikke_platform::standard_input;

/// Lines that are typed or come through a pipe.
pub struct LineInput<R> {
    reader: R,
    /// Waits for something to read, for at most this time; says whether there
    /// is any, or the input has ended.
    wait: fn(&R, Duration) -> bool,
    /// True if it is known when a line is typed.
    is_terminal: bool,
    /// The circumstances of the next line.
    timing: Timing,
}

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TypedLine {
    /// The line, with replacement characters for what is no text.
    pub(super) text: String,
    /// True if all of it is text.
    pub(super) is_text: bool,
    /// The circumstances in which it was typed.
    pub(super) timing: Timing,
}

impl<R: BufRead> LineInput<R> {
    /// Lines through a pipe. Nobody knows what their writer had read by then.
    pub fn piped(reader: R) -> LineInput<R> {
        LineInput {
            reader,
            wait: |_, _| true,
            is_terminal: false,
            timing: Timing::Piped,
        }
    }

    /// True if a person types the lines at a terminal.
    pub(super) const fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Everything was said: a line that is there already was written ahead.
    pub(super) fn begin(&mut self) {
        self.timing = match self.is_terminal {
            false => Timing::Piped,
            true if self.is_ready(Duration::ZERO) => Timing::Ahead,
            true => Timing::Answering,
        };
    }

    /// Waits for a line, for at most this time; says whether there is one to
    /// read.
    pub(super) fn is_ready(&self, time: Duration) -> bool {
        (self.wait)(&self.reader, time)
    }

    /// The next line; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<TypedLine>> {
        let mut bytes = Vec::new();
        if self.reader.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes);
        Ok(Some(TypedLine {
            is_text: str::from_utf8(&bytes).is_ok(),
            text: text.into_owned(),
            timing: self.timing,
        }))
    }
}

impl LineInput<BufReader<Stdin>> {
    /// The lines of standard input.
    pub fn standard() -> LineInput<BufReader<Stdin>> {
        LineInput {
            reader: BufReader::with_capacity(CAPACITY, stdin()),
            wait: |reader, time| !reader.buffer().is_empty() || standard_input::is_waiting(time),
            is_terminal: stdin().is_terminal(),
            timing: Timing::Piped,
        }
    }
}

/// So much that standard input's own buffer, which nobody can look into, is
/// passed by.
const CAPACITY: usize = 1 << 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_that_is_no_text_spoils_one_line_only() {
        let mut input = LineInput::piped(&b"left\nri\xffght\nup"[..]);
        let mut next = || input.next().unwrap().map(|line| (line.text, line.is_text));
        assert_eq!(next(), Some(("left\n".to_owned(), true)));
        assert_eq!(next(), Some(("ri\u{fffd}ght\n".to_owned(), false)));
        assert_eq!(next(), Some(("up".to_owned(), true)));
        assert_eq!(next(), None);
    }
}
