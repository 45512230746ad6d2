//! The options of the terminal face, and the ways it ends.

use std::io;

use brikke_app::settings::{ColourChoice, ThemeChoice};
use brikke_app::{NoEntropy, warn};

/// The options of the terminal face.
pub struct Options {
    /// Those of the application.
    pub app: brikke_app::Options,
    /// The number of colours that the command line asks for. It holds until
    /// the person changes the setting.
    pub colour: Option<ColourChoice>,
    /// The theme that the command line asks for, as long.
    pub theme: Option<ThemeChoice>,
    /// Looks up a variable of the environment that describes the terminal.
    pub environment: fn(&str) -> Option<String>,
}

/// The ways the program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The person left.
    Quit,
    /// The person left, and something could not be saved. The reason was
    /// printed.
    Unsaved,
    /// A signal of this number asked for it.
    Signal(i32),
    /// The terminal is no more.
    TerminalGone,
    /// A thread panicked, which is a mistake in the program.
    Panicked,
}

impl Ending {
    /// The exit code: 0, 1 where something could not be saved, or 128 and the
    /// signal. A vanished terminal counts as its signal, SIGHUP; a thread that
    /// panicked as any panic of a Rust program does, 101.
    pub fn exit_code(self) -> u8 {
        match self {
            Ending::Quit => 0,
            Ending::Unsaved => 1,
            Ending::Signal(signal) => u8::try_from(128 + signal).unwrap_or(u8::MAX),
            Ending::TerminalGone => 129,
            Ending::Panicked => 101,
        }
    }

    /// This ending after the application closed. Where it says that
    /// something could not be saved, that is printed on standard error.
    pub(crate) fn closed(self, closed: Result<(), String>) -> Ending {
        let Err(reason) = closed else {
            return self;
        };
        warn("brikke", &reason);
        match self {
            Ending::Quit => Ending::Unsaved,
            other => other,
        }
    }
}

/// The reasons why the terminal face could not go on.
#[derive(Debug, thiserror::Error)]
pub enum TuiError {
    /// The terminal cannot be used.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
    /// The system has no randomness for the players.
    #[error(transparent)]
    Entropy(#[from] NoEntropy),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_says_what_could_not_be_saved() {
        let failed = || Err("the disk is full".to_owned());
        assert_eq!(Ending::Quit.closed(Ok(())).exit_code(), 0);
        assert_eq!(Ending::Quit.closed(failed()).exit_code(), 1);
        assert_eq!(Ending::Signal(15).closed(failed()).exit_code(), 143);
    }
}
