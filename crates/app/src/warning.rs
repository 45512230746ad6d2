//! Messages on standard error.

use std::io::{self, Write};

use brikke_locale::visible_lines;

/// Writes a message of a program to standard error, with hidden characters
/// replaced.
///
/// One that cannot be written is lost: there is nowhere else to say so.
pub fn warn(program: &str, message: &str) {
    let line = format!("{program}: {}\n", visible_lines(message));
    let _ = io::stderr().write_all(line.as_bytes());
}
