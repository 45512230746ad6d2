//! Reading the arguments, and what is said of those that make no command.

use std::env;

use brikke_locale::{Language, Locale};
use brikke_players::PlayerSpec;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory as _, FromArgMatches as _};

use crate::cli::Cli;
use crate::translation;

/// Reads the arguments of this process.
pub(crate) fn parse() -> Result<Cli, clap::Error> {
    let mut command = with_negative_numbers(Cli::command());
    let mut matches = command.try_get_matches_from_mut(env::args_os())?;
    Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

/// Lets every option and argument take a negative number, so that it is refused
/// as any other value is, with what would be right.
fn with_negative_numbers(command: Command) -> Command {
    command
        .mut_args(|argument| {
            if argument.get_action().takes_values() {
                argument.allow_negative_numbers(true)
            } else {
                argument
            }
        })
        .mut_subcommands(with_negative_numbers)
}

/// The language that arguments ask for which could not be read as a whole.
pub(crate) fn asked_locale() -> Option<Locale> {
    let arguments: Vec<String> = env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let joined = arguments
        .iter()
        .find_map(|text| text.strip_prefix("--lang="));
    let apart = || {
        let at = arguments.iter().position(|text| text == "--lang")?;
        arguments.get(at + 1).map(String::as_str)
    };
    spoken(joined.or_else(apart)?.parse().ok()?)
}

/// The sentences of a language other than English, which the command speaks
/// anyway.
pub(crate) fn spoken(language: Language) -> Option<Locale> {
    (language != Language::English).then(|| Locale::new(language))
}

/// Says which players there are, if that is what is wrong.
pub(crate) fn unknown_player(locale: Locale, error: &clap::Error) -> Option<String> {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    if error.kind() != ErrorKind::ValueValidation {
        return None;
    }
    let option = context(ContextKind::InvalidArg)?.split(' ').next()?;
    if !["--player", "--versus", "--luck-player"].contains(&option) {
        return None;
    }
    let unknown = context(ContextKind::InvalidValue)?.parse::<PlayerSpec>();
    let reason = translation::unknown_player(locale, &unknown.err()?);
    Some(format!("{option}: {reason}"))
}
