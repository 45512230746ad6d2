//! Failures of commands.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use brikke_app::{warn, words};
use brikke_engine::PositionError;
use brikke_locale::{Locale, is_hidden, visible, visible_lines};
use brikke_store::StoreError;

use crate::input::shown;

/// The failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments make no command, or ask for help.
    Usage(clap::Error),
    /// The arguments do not go together; one sentence says why.
    Misused(String),
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

    /// Refused by the store, with a sentence in the language that was asked
    /// for.
    pub(crate) fn store(locale: Option<Locale>, error: &StoreError) -> Failure {
        Failure::refused(match locale {
            Some(locale) => words::store_error(locale, error),
            None => error.to_string(),
        })
    }

    /// Arguments that ask for what cannot be, with the sentence of an error.
    pub(crate) fn misused(reason: impl Display) -> Failure {
        Failure::Misused(reason.to_string())
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
        Failure::Refused(format!("{} cannot be written: {reason}", shown(path)))
    }

    /// Tells the user and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Usage(error) => report_usage(error),
            Failure::Misused(reason) => {
                warn("brikke", &visible(reason));
                ExitCode::from(2)
            }
            Failure::Refused(reason) => {
                warn("brikke", &visible(reason));
                ExitCode::from(1)
            }
            Failure::AlreadyReported => ExitCode::from(1),
            Failure::ClosedOutput => ExitCode::SUCCESS,
            Failure::Exit(code) => ExitCode::from(*code),
        }
    }
}

/// Prints help, or says what is wrong with the arguments.
fn report_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let printed = error.print().map_err(Failure::from);
        return printed.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS);
    }
    let text = error.render().to_string();
    // Nobody may read standard error. Only clap knows which part of its
    // message is an argument, so that a hostile one loses the colours.
    let is_hostile = |character: char| is_hidden(character) && character != '\n';
    let _ = if text.chars().any(is_hostile) {
        io::stderr().write_all(visible_lines(&text).as_bytes())
    } else {
        error.print()
    };
    ExitCode::from(2)
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Failure {
        Failure::Usage(error)
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
