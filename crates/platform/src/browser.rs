//! The person's browser.

use std::process::{Command, Stdio};

/// Programs that open an address, with their first arguments; the first one that is there
/// is used.
const OPENERS: &[&[&str]] = if cfg!(target_os = "macos") {
    &[&["open"]]
} else if cfg!(windows) {
    &[&["cmd", "/c", "start", ""]]
} else {
    &[&["xdg-open"], &["gio", "open"]]
};

/// Opens an address in the browser; false if there is none.
pub fn open(address: &str) -> bool {
    OPENERS.iter().any(|opener| {
        let (program, arguments) = opener.split_first().unwrap_or((&"", &[]));
        let opened = Command::new(program)
            .args(arguments)
            .arg(address)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        opened.is_ok()
    })
}
