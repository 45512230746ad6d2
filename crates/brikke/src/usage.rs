//! Reading the arguments, and what is said of those that make no command.

use std::env;
use std::error::Error as _;

use brikke_locale::{Language, Locale, Value};
use brikke_players::PlayerSpec;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory as _, FromArgMatches as _};

use crate::cli::{Cli, UnknownWord};
use crate::translation;

/// Reads the arguments of this process.
pub(crate) fn parse() -> Result<Cli, clap::Error> {
    let mut command = with_negative_numbers(Cli::command());
    let matches = command.try_get_matches_from_mut(env::args_os());
    let read = matches.and_then(|mut matches| {
        let read = Cli::from_arg_matches_mut(&mut matches);
        read.map_err(|error| error.format(&mut command))
    });
    read.map_err(with_whole_usage)
}

/// An error that shows the usage of the command it is about. Of itself it shows
/// that of the options which were given, such as `brikke --lang <LANG>`.
fn with_whole_usage(mut error: clap::Error) -> clap::Error {
    if error.get(ContextKind::Usage).is_some() {
        let usage = ContextValue::StyledStr(usage());
        error.insert(ContextKind::Usage, usage);
    }
    error
}

/// The usage of the command that the arguments name.
fn usage() -> StyledStr {
    let mut command = Cli::command();
    command.build();
    for argument in asked() {
        if let Some(found) = command.find_subcommand(&argument) {
            command = found.clone();
        }
    }
    command.render_usage()
}

/// The arguments, as text.
fn asked() -> Vec<String> {
    let arguments = env::args_os().skip(1);
    arguments
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect()
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
    let arguments = asked();
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

/// The mistake in a language, and the usage of the command; none where only clap
/// has words for it.
pub(crate) fn told(locale: Locale, error: &clap::Error) -> Option<String> {
    if let Some(reason) = unknown_player(locale, error) {
        return Some(reason);
    }
    let mistake = mistake(locale, error)?;
    let usage = usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage).to_owned();
    let usage = locale.text_with("usage-line", &[("usage", usage.into())]);
    Some(format!("{mistake}\n{usage}"))
}

fn mistake(locale: Locale, error: &clap::Error) -> Option<String> {
    let text = |kind| first(error, kind);
    let option = || text(ContextKind::InvalidArg).map(|shown| name(&shown));
    let with = |id, values: &[(&str, String)]| {
        let values: Vec<(&str, Value<'_>)> = values
            .iter()
            .map(|(name, value)| (*name, value.into()))
            .collect();
        locale.text_with(id, &values)
    };
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let option = option()?;
            let unknown = if option.starts_with('-') {
                with("usage-unknown-option", &[("option", option)])
            } else {
                with("usage-too-much", &[("text", option)])
            };
            Some(nearest(locale, unknown, text(ContextKind::SuggestedArg)))
        }
        ErrorKind::InvalidSubcommand => {
            let command = text(ContextKind::InvalidSubcommand)?;
            let unknown = with("usage-unknown-command", &[("command", command)]);
            let suggested = text(ContextKind::SuggestedSubcommand);
            Some(nearest(locale, unknown, suggested))
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = all(error, ContextKind::InvalidArg).join(" ");
            Some(with("usage-missing", &[("arguments", missing)]))
        }
        ErrorKind::MissingSubcommand => {
            let commands = all(error, ContextKind::ValidSubcommand);
            let commands = commands.join(&locale.text("list-separator"));
            Some(with("usage-missing-command", &[("commands", commands)]))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (option, value) = (option()?, text(ContextKind::InvalidValue)?);
            if value.is_empty() && error.kind() == ErrorKind::InvalidValue {
                return Some(with("usage-no-value", &[("option", option)]));
            }
            let choices = choices(error).join(&locale.text("list-separator"));
            let (value, option) = (("value", value), ("option", option));
            Some(if choices.is_empty() {
                with("usage-value", &[value, option])
            } else {
                with(
                    "usage-value-choices",
                    &[value, option, ("choices", choices)],
                )
            })
        }
        ErrorKind::ArgumentConflict => {
            let (option, other) = (option()?, name(&text(ContextKind::PriorArg)?));
            Some(if option == other {
                with("usage-twice", &[("option", option)])
            } else {
                with("usage-conflict", &[("option", option), ("other", other)])
            })
        }
        _ => None,
    }
}

/// The mistake with what was perhaps meant.
fn nearest(locale: Locale, mistake: String, suggested: Option<String>) -> String {
    match suggested {
        Some(suggested) => {
            let values = [("mistake", mistake.into()), ("nearest", suggested.into())];
            locale.text_with("usage-nearest", &values)
        }
        None => mistake,
    }
}

/// The words that an option takes.
fn choices(error: &clap::Error) -> Vec<String> {
    let known = all(error, ContextKind::ValidValue);
    let unknown = error.source().and_then(|reason| reason.downcast_ref());
    match unknown {
        Some(UnknownWord(words)) => words.iter().map(ToString::to_string).collect(),
        None => known,
    }
}

/// An option without its value: `--limit` of `--limit <N>`.
fn name(shown: &str) -> String {
    shown.split(' ').next().unwrap_or_default().to_owned()
}

/// The texts of an error that are of this kind.
fn all(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn first(error: &clap::Error, kind: ContextKind) -> Option<String> {
    all(error, kind).into_iter().next()
}

/// Says which players there are, if that is what is wrong.
fn unknown_player(locale: Locale, error: &clap::Error) -> Option<String> {
    if error.kind() != ErrorKind::ValueValidation {
        return None;
    }
    let option = name(&first(error, ContextKind::InvalidArg)?);
    if !["--player", "--versus", "--luck-player"].contains(&option.as_str()) {
        return None;
    }
    let unknown = first(error, ContextKind::InvalidValue)?.parse::<PlayerSpec>();
    let reason = translation::unknown_player(locale, &unknown.err()?);
    Some(format!("{option}: {reason}"))
}
