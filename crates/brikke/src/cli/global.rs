//! Options that stand before or after any command.

use std::error::Error;
use std::fmt;

use brikke_app::settings::{Allowed, Choice, ColourChoice, ThemeChoice};
use brikke_locale::{Language, Locale};
use clap::Args;

use crate::data::DataArgs;
use crate::usage;

/// The options that every command takes. One that has no use for them ignores
/// them.
#[derive(Debug, Args)]
#[command(next_help_heading = "Global options")]
pub(crate) struct GlobalArgs {
    /// The language: en, pt, fr, nb or zh
    #[arg(long, value_name = "LANG", global = true)]
    pub(crate) lang: Option<Language>,
    /// The theme: auto, classic, dark, high-contrast or colour-blind
    #[arg(long, value_name = "NAME", global = true, value_parser = word::<ThemeChoice>)]
    pub(crate) theme: Option<ThemeChoice>,
    /// Colours: auto, truecolor, 256, 16 or none
    #[arg(long, value_name = "WHEN", global = true, value_parser = word::<ColourChoice>)]
    pub(crate) color: Option<ColourChoice>,
    /// Play line by line, for screen readers and pipes; the default without a terminal
    #[arg(long, global = true)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

impl GlobalArgs {
    /// The sentences of the language that was asked for. Without one the
    /// command speaks English, as its help does, and with English too.
    pub(crate) fn locale(&self) -> Option<Locale> {
        self.lang.and_then(usage::spoken)
    }
}

/// One of a few words.
fn word<T: Choice>(text: &str) -> Result<T, UnknownWord> {
    T::named(text).ok_or_else(|| UnknownWord(T::words()))
}

/// None of these words.
#[derive(Debug, Clone)]
pub(crate) struct UnknownWord(pub(crate) Vec<&'static str>);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "write {}", Allowed::Words(self.0.clone()))
    }
}

impl Error for UnknownWord {}
