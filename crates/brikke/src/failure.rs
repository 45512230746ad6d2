//! Failures of commands.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use brikke_engine::PositionError;

use crate::input::shown;

/// The failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Refused or failed; one sentence says why.
    Refused(String),
    /// Refused, and the result says why already.
    AlreadyReported,
    /// Nobody reads the output any more.
    ClosedOutput,
    /// Ended by a signal; the shell is told by this code.
    Exit(u8),
}

impl Failure {
    /// Refused with the sentence of an error.
    pub(crate) fn refused(reason: impl Display) -> Failure {
        Failure::Refused(reason.to_string())
    }

    /// A position that is none.
    #[expect(clippy::needless_pass_by_value, reason = "it is what map_err passes")]
    pub(crate) fn position(error: PositionError) -> Failure {
        Failure::Refused(format!("position: {error}"))
    }

    /// A file that cannot be read.
    pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_owned(),
            io::ErrorKind::PermissionDenied => "permission is denied".to_owned(),
            io::ErrorKind::IsADirectory => "it is a directory".to_owned(),
            _ => error.to_string(),
        };
        Failure::Refused(format!("{} cannot be read: {reason}", shown(path)))
    }

    /// A file that cannot be written.
    pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there is no such directory".to_owned(),
            io::ErrorKind::PermissionDenied => "permission is denied".to_owned(),
            io::ErrorKind::IsADirectory => "it is a directory".to_owned(),
            _ => error.to_string(),
        };
        Failure::Refused(format!("{} cannot be written: {reason}", path.display()))
    }

    /// Tells the user and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Refused(reason) => {
                eprintln!("brikke: {reason}");
                ExitCode::from(1)
            }
            Failure::AlreadyReported => ExitCode::from(1),
            Failure::ClosedOutput => ExitCode::SUCCESS,
            Failure::Exit(code) => ExitCode::from(*code),
        }
    }
}

impl From<io::Error> for Failure {
    /// An error in writing the result.
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::ClosedOutput
        } else {
            Failure::Refused(format!("the result cannot be written: {error}"))
        }
    }
}
