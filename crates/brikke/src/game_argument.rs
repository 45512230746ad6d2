//! A game on the command line: a saved one, or a recording in a file.

use std::path::Path;
use std::str::FromStr;

use brikke_app::words;
use brikke_engine::{Game, Recording};
use brikke_locale::Locale;
use brikke_store::{GameId, Storage};

use crate::data::DataArgs;
use crate::failure::Failure;
use crate::input;

/// The number of a saved game, or a file that holds a recording.
#[derive(Debug, Clone)]
pub(crate) enum GameArgument {
    Saved(GameId),
    File(std::path::PathBuf),
}

impl FromStr for GameArgument {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<GameArgument, Self::Err> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { text.parse().ok() } else { None };
        Ok(number.map_or_else(
            || GameArgument::File(text.into()),
            |number| GameArgument::Saved(GameId(number)),
        ))
    }
}

impl GameArgument {
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
                let recording = data.open()?.recording(*id);
                recording.map_err(|error| Failure::store(locale, &error))
            }
            GameArgument::File(path) => read_recording(path, locale),
        }
    }

    /// The game, from its first tile.
    pub(crate) fn load(&self, data: &DataArgs, locale: Option<Locale>) -> Result<Game, Failure> {
        match self {
            GameArgument::Saved(id) => {
                let stored = data.open()?.load(*id);
                let stored = stored.map_err(|error| Failure::store(locale, &error))?;
                Ok(stored.game)
            }
            GameArgument::File(path) => Ok(read_recording(path, locale)?.into_game()),
        }
    }
}

fn read_recording(path: &Path, locale: Option<Locale>) -> Result<Recording, Failure> {
    let bytes = input::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    Recording::read(&text).map_err(|error| {
        let told = locale.map(|locale| words::recording_error(locale, &error));
        let told = told.unwrap_or_else(|| error.to_string());
        Failure::refused(format!("{}: {told}", input::shown(path)))
    })
}
