//! Properties that must hold for any bytes that are read as a file of another
//! program, as settings, or as one of the short texts that people write.
//!
//! The fuzz targets call these functions, and so do the application's
//! ordinary tests, with the corpora.

use std::fmt::{Debug, Display};
use std::path::Path;
use std::str::FromStr;

use brikke_app::settings::{KeyName, Setting, Settings, ThemeChoice};
use brikke_app::{Locale, words};
use brikke_engine::{
    AtGoal, Direction, Goal, LostWhen, Preset, Recording, Rules, Secret, Seed, Size, TileWeights,
};
use brikke_locale::Language;
use brikke_play::{BookmarkName, PlayerName};
use brikke_players::PlayerSpec;
use brikke_store::foreign::scores;
use brikke_store::{Backup, Board72, MemoryStorage};

/// Bytes are a file that survives a round trip, or are refused with a reason.
pub fn files(bytes: &[u8]) {
    match Board72::read(bytes) {
        Ok(board) => assert_eq!(
            board.write().as_ref().map(|written| &written[..]),
            Ok(bytes)
        ),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match scores::read(bytes) {
        Ok(read) => {
            let written = scores::write(&read).unwrap();
            assert_eq!(scores::read(written.as_bytes()), Ok(read));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match Backup::read(bytes) {
        Ok(backup) => {
            let mut store = MemoryStorage::default();
            let restored = backup.restore(&mut store).unwrap();
            assert_eq!(backup.restore(&mut store).unwrap().added, 0);
            assert!(restored.added <= backup.games());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(text) = str::from_utf8(bytes)
        && let Err(error) = Recording::read(text)
    {
        assert!(!error.to_string().is_empty());
    }
}

/// A text is a value that survives a round trip, or is refused with a reason.
pub fn texts(text: &str) {
    survives::<Rules>(text);
    survives::<Preset>(text);
    survives::<Size>(text);
    survives::<TileWeights>(text);
    survives::<Goal>(text);
    survives::<AtGoal>(text);
    survives::<LostWhen>(text);
    survives::<Direction>(text);
    survives::<Seed>(text);
    survives::<Secret>(text);
    survives::<PlayerName>(text);
    survives::<BookmarkName>(text);
    survives::<PlayerSpec>(text);
    survives::<KeyName>(text);
    survives::<Language>(text);
}

fn survives<T>(text: &str)
where
    T: FromStr<Err: Display> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => assert!(
            value
                .to_string()
                .parse()
                .is_ok_and(|again: T| again == value)
        ),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Whatever the settings file says, there are settings, and everything wrong
/// with it can be said in every language.
pub fn settings(text: &str) {
    let (_, problems) = Settings::read(text);
    for problem in &problems {
        assert!(!problem.to_string().is_empty());
        for language in Language::ALL {
            assert!(!words::settings_problem(Locale::new(language), problem).is_empty());
        }
    }
}

/// A setting that is changed in this file is changed there, and nothing else
/// is; or the file is as it was.
pub fn changed_settings(text: &str, file: &Path) {
    std::fs::write(file, text).unwrap();
    let before = Settings::read(text).0;
    let theme = Setting::Theme(ThemeChoice::ColourBlind);
    match Settings::set(file, &theme) {
        Ok((after, _)) => {
            let mut expected = before;
            expected.take_over(theme);
            assert_eq!(after, expected);
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert_eq!(std::fs::read_to_string(file).unwrap(), text);
        }
    }
}
