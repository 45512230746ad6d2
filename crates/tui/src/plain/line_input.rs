//! Lines that are typed or come through a pipe.

use std::io::{self, BufRead, IsTerminal, StdinLock, stdin};

/// Lines that are typed or come through a pipe.
pub struct LineInput<R> {
    reader: R,
    /// True if the next line may have been written before the last question
    /// was read.
    is_ahead: fn() -> bool,
}

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TypedLine {
    /// The line, with replacement characters for what is no text.
    pub(super) text: String,
    /// True if all of it is text.
    pub(super) is_text: bool,
    /// True if it may have been written before the last question was read.
    pub(super) is_ahead: bool,
}

impl<R: BufRead> LineInput<R> {
    /// Lines through a pipe. Nobody knows what their writer had read by then.
    pub fn piped(reader: R) -> LineInput<R> {
        LineInput {
            reader,
            is_ahead: || true,
        }
    }

    /// The next line; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<TypedLine>> {
        let is_ahead = (self.is_ahead)();
        let mut bytes = Vec::new();
        if self.reader.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes);
        Ok(Some(TypedLine {
            is_text: str::from_utf8(&bytes).is_ok(),
            text: text.into_owned(),
            is_ahead,
        }))
    }
}

impl LineInput<StdinLock<'static>> {
    /// The lines of standard input.
    pub fn standard() -> LineInput<StdinLock<'static>> {
        LineInput {
            reader: stdin().lock(),
            is_ahead: || !stdin().is_terminal() || is_waiting(),
        }
    }
}

/// True if the terminal has a line that nobody has read.
#[cfg(unix)]
fn is_waiting() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let now = Timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    let input = stdin();
    let mut waited = [PollFd::new(&input, PollFlags::IN)];
    poll(&mut waited, Some(&now)).is_ok_and(|ready| ready > 0)
}

#[cfg(not(unix))]
fn is_waiting() -> bool {
    false
}

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
