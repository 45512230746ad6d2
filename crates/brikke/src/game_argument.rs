//! A game on the command line: a saved one, or a recording in a file.

use std::ffi::OsString;
use std::path::Path;

use brikke_engine::{Game, Recording};
use brikke_locale::Locale;
use brikke_store::{GameId, Storage};
use clap::builder::{OsStringValueParser, TypedValueParser as _, ValueParser, ValueParserFactory};

use crate::data::DataArgs;
use crate::failure::Failure;
use crate::input;
use crate::translation::{bad_recording, recording_problem};

/// The number of a saved game, or a file that holds a recording.
#[derive(Debug, Clone)]
pub(crate) enum GameArgument {
    Saved(GameId),
    File(std::path::PathBuf),
}

impl ValueParserFactory for GameArgument {
    type Parser = ValueParser;

    /// The name of a file need not be text.
    fn value_parser() -> ValueParser {
        OsStringValueParser::new()
            .try_map(GameArgument::parse)
            .into()
    }
}

impl GameArgument {
    fn parse(argument: OsString) -> Result<GameArgument, &'static str> {
        if argument.is_empty() {
            return Err("write the number of a game or the name of a file");
        }
        let digits = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
        let text = argument.to_str().filter(digits);
        let number = text.and_then(|text| text.parse().ok());
        Ok(number.map_or_else(
            || GameArgument::File(argument.into()),
            |number| GameArgument::Saved(GameId(number)),
        ))
    }

    /// Its name in messages and titles.
    pub(crate) fn told(&self, locale: Locale) -> String {
        match self {
            GameArgument::Saved(id) => {
                let number = [("number", id.to_string().into())];
                locale.text_with("statistics-game", &number)
            }
            GameArgument::File(path) => input::shown(path),
        }
    }

    /// The recording as it may leave the program: that of a saved game which
    /// counts and is not over has no secret.
    pub(crate) fn recording(
        &self,
        data: &DataArgs,
        locale: Option<Locale>,
    ) -> Result<Recording, Failure> {
        match self {
            GameArgument::Saved(id) => {
                let recording = data.open(locale)?.recording(*id);
                recording.map_err(Failure::store)
            }
            GameArgument::File(path) => read_recording(path),
        }
    }

    /// The game, from its first tile.
    pub(crate) fn load(&self, data: &DataArgs, locale: Option<Locale>) -> Result<Game, Failure> {
        match self {
            GameArgument::Saved(id) => {
                let stored = data.open(locale)?.load(*id);
                let stored = stored.map_err(Failure::store)?;
                Ok(stored.game)
            }
            GameArgument::File(path) => Ok(read_recording(path)?.into_game()),
        }
    }
}

fn read_recording(path: &Path) -> Result<Recording, Failure> {
    let bytes = input::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    Recording::read(&text).map_err(|error| {
        let path = input::shown(path);
        Failure::refused_in_words(format!("{path}: {error}"), move |locale| {
            let problem = recording_problem(locale, &error.problem);
            let reason = bad_recording(locale, error.ply, &problem);
            format!("{path}: {reason}")
        })
    })
}
