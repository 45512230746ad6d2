//! Failures of commands.

use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use brikke_app::{warn, words};
use brikke_engine::{PositionError, SizeError};
use brikke_locale::{Locale, Value, is_hidden, visible, visible_lines};
use brikke_store::StoreError;

use crate::input::shown;
use crate::interrupt::Interrupt;
use crate::usage;

/// One sentence that says why, in English and in the other languages.
pub(crate) struct Reason {
    english: String,
    translation: Option<Translation>,
}

type Translation = Box<dyn Fn(Locale) -> String>;

impl Reason {
    fn new(english: impl Display, translation: impl Fn(Locale) -> String + 'static) -> Reason {
        Reason {
            english: english.to_string(),
            translation: Some(Box::new(translation)),
        }
    }

    /// The message with this id and these values.
    fn message(id: &'static str, values: Vec<(&'static str, Value<'static>)>) -> Reason {
        let told = move |locale: Locale| locale.text_with(id, &values);
        Reason::new(told(Locale::default()), told)
    }

    /// The sentence in the language that was asked for.
    fn told(&self, locale: Option<Locale>) -> String {
        match (locale, &self.translation) {
            (Some(locale), Some(translation)) => translation(locale),
            _ => self.english.clone(),
        }
    }
}

impl<T: Display> From<T> for Reason {
    /// A sentence that is there in one language.
    fn from(text: T) -> Reason {
        Reason {
            english: text.to_string(),
            translation: None,
        }
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

/// The failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments make no command, or ask for help.
    Usage(clap::Error),
    /// The arguments do not go together; one sentence says why.
    Misused(Reason),
    /// Refused or failed; one sentence says why.
    Refused(Reason),
    /// Refused, and the result says why already.
    AlreadyReported,
    /// Nobody reads the output any more.
    ClosedOutput,
    /// Interrupted; one sentence says what was done until then.
    Interrupted(Reason),
    /// Ended by a signal; the shell is told by this code.
    Exit(u8),
}

impl Failure {
    /// Refused with the sentence of an error.
    pub(crate) fn refused(reason: impl Display) -> Failure {
        Failure::Refused(reason.into())
    }

    /// Refused with a sentence in English, and how to say it in another
    /// language.
    pub(crate) fn refused_in_words(
        english: impl Display,
        translation: impl Fn(Locale) -> String + 'static,
    ) -> Failure {
        Failure::Refused(Reason::new(english, translation))
    }

    /// Refused with the message of this id, filled with these values.
    pub(crate) fn refused_with(
        id: &'static str,
        values: impl IntoIterator<Item = (&'static str, Value<'static>)>,
    ) -> Failure {
        Failure::Refused(Reason::message(id, values.into_iter().collect()))
    }

    /// Arguments that ask for what cannot be, with the message of this id.
    pub(crate) fn misused_with(
        id: &'static str,
        values: impl IntoIterator<Item = (&'static str, Value<'static>)>,
    ) -> Failure {
        Failure::Misused(Reason::message(id, values.into_iter().collect()))
    }

    /// Interrupted, with a sentence in English and in another language of what
    /// was done until then.
    pub(crate) fn interrupted(done: impl Fn(Locale) -> String + 'static) -> Failure {
        let told =
            move |locale: Locale| locale.text_with("interrupted", &[("done", done(locale).into())]);
        Failure::Interrupted(Reason::new(told(Locale::default()), told))
    }

    /// Refused by the store.
    pub(crate) fn store(error: StoreError) -> Failure {
        let english = match &error {
            // The system has its own words, with numbers in them.
            StoreError::Io { .. } => words::store_error(Locale::default(), &error),
            _ => error.to_string(),
        };
        Failure::refused_in_words(english, move |locale| words::store_error(locale, &error))
    }

    /// Arguments that ask for what cannot be, with the sentence of an error.
    pub(crate) fn misused(reason: impl Display) -> Failure {
        Failure::Misused(reason.into())
    }

    /// Arguments that ask for what cannot be, in English and in another
    /// language.
    pub(crate) fn misused_in_words(
        english: impl Display,
        translation: impl Fn(Locale) -> String + 'static,
    ) -> Failure {
        Failure::Misused(Reason::new(english, translation))
    }

    /// A position that is none.
    pub(crate) fn position(error: PositionError) -> Failure {
        if let PositionError::Size(SizeError::Side { columns: 0, .. }) = error {
            let empty = |locale: Locale| locale.text("position-empty");
            return Failure::refused_in_words(empty(Locale::default()), empty);
        }
        let english = match error {
            PositionError::Hexadecimal { .. } => error.to_string(),
            _ => format!("position: {error}"),
        };
        Failure::refused_in_words(english, move |locale| words::position_error(locale, &error))
    }

    /// A file that cannot be read.
    pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
        let reason = file_problem(error, "there is no such file");
        let (path, kind) = (shown(path), error.kind());
        Failure::refused_in_words(format!("{path} cannot be read: {reason}"), move |locale| {
            file_sentence(locale, "file-cannot-be-read", &path, kind)
        })
    }

    /// A file that cannot be written.
    pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
        let reason = file_problem(error, "there is no such directory");
        let (path, kind) = (shown(path), error.kind());
        let english = format!("{path} cannot be written: {reason}");
        Failure::refused_in_words(english, move |locale| {
            file_sentence(locale, "file-cannot-be-written", &path, kind)
        })
    }

    /// Tells the user, in the language that was asked for, and gives the exit
    /// code.
    pub(crate) fn report(&self, locale: Option<Locale>) -> ExitCode {
        match self {
            Failure::Usage(error) => report_usage(error, locale),
            Failure::Misused(reason) => {
                warn("brikke", &visible(&reason.told(locale)));
                ExitCode::from(2)
            }
            Failure::Refused(reason) => {
                warn("brikke", &visible(&reason.told(locale)));
                ExitCode::from(1)
            }
            Failure::Interrupted(reason) => {
                warn("brikke", &visible(&reason.told(locale)));
                ExitCode::from(Interrupt::EXIT_CODE)
            }
            Failure::AlreadyReported => ExitCode::from(1),
            Failure::ClosedOutput => ExitCode::SUCCESS,
            Failure::Exit(code) => ExitCode::from(*code),
        }
    }
}

fn file_problem(error: &io::Error, not_found: &str) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => not_found.to_owned(),
        io::ErrorKind::PermissionDenied => "permission is denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a directory".to_owned(),
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            "it is not a directory".to_owned()
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        io::ErrorKind::FileTooLarge => "the system allows no larger file".to_owned(),
        _ => error.to_string(),
    }
}

fn file_sentence(locale: Locale, id: &str, path: &str, kind: io::ErrorKind) -> String {
    let reason = words::io_error(locale, kind);
    locale.text_with(id, &[("path", path.into()), ("reason", reason.into())])
}

/// Prints help, or says what is wrong with the arguments.
fn report_usage(error: &clap::Error, locale: Option<Locale>) -> ExitCode {
    if !error.use_stderr() {
        let printed = error.print().map_err(Failure::from);
        return printed.map_or_else(|failure| failure.report(locale), |()| ExitCode::SUCCESS);
    }
    if let Some(reason) = locale.and_then(|locale| usage::told(locale, error)) {
        warn("brikke", &visible_lines(&reason));
        return ExitCode::from(2);
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

impl From<io::Error> for Failure {
    /// An error in writing the result.
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::ClosedOutput
        } else {
            let reason = file_problem(&error, "there is no such file");
            let english = format!("the result cannot be written: {reason}");
            Failure::refused_in_words(english, move |locale| {
                let reason = words::io_error(locale, error.kind());
                locale.text_with("result-cannot-be-written", &[("reason", reason.into())])
            })
        }
    }
}
