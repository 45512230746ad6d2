//! The directories of settings, data and cache.
//!
//! | | data | config | cache |
//! |---|---|---|---|
//! | Linux and others | `$XDG_DATA_HOME/brikke` or `~/.local/share/brikke` | `$XDG_CONFIG_HOME/brikke` or `~/.config/brikke` | `$XDG_CACHE_HOME/brikke` or `~/.cache/brikke` |
//! | macOS | `~/Library/Application Support/brikke` | the same | `~/Library/Caches/brikke` |
//! | Windows | `%LOCALAPPDATA%\brikke\data` | `%APPDATA%\brikke` | `%LOCALAPPDATA%\brikke\cache` |
//!
//! `--data DIR`, and after it the variable `BRIKKE_DATA`, put everything into
//! one directory: data and settings side by side, the cache in `cache` within
//! it.
//!
//! The crates that know these rules ask the environment of the whole program
//! (and on Windows the system), which a test can neither see nor change
//! safely; three short rules that are handed their environment can be tested
//! on every platform.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The directories in which everything lives. None of them need exist yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Directories {
    /// Games, scores and statistics.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
    /// Files that can be made again.
    pub cache: PathBuf,
}

/// No directory could be determined.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DirectoriesError {
    /// An empty `--data`.
    #[error("--data needs the name of a directory")]
    NoName,
    /// Not even a home.
    #[error(
        "{0} is not set, so there is nowhere to save games: say where with --data DIR or BRIKKE_DATA"
    )]
    NoHome(&'static str),
}

/// The platform's convention for directories.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Platform {
    /// The XDG Base Directory Specification.
    Xdg,
    /// Apple.
    Apple,
    /// Microsoft.
    Windows,
}

impl Platform {
    /// The platform that this program was built for.
    pub const HERE: Platform = if cfg!(windows) {
        Platform::Windows
    } else if cfg!(target_vendor = "apple") {
        Platform::Apple
    } else {
        Platform::Xdg
    };
}

const DIRECTORY: &str = "brikke";

/// The name of the file of settings.
pub const SETTINGS: &str = "settings.toml";

/// The directories in which distributions put what is the same for everybody.
pub const SHARED_GAMES: &[&str] = if cfg!(unix) {
    &["/usr/local/share/games/brikke", "/usr/share/games/brikke"]
} else {
    &[]
};

impl Directories {
    /// The places on this platform: those of `--data` if it is given, then
    /// those of `BRIKKE_DATA`, then the platform's own. `env` looks up a
    /// variable, as [`std::env::var_os`] does.
    ///
    /// # Errors
    ///
    /// `--data` is empty, or nothing is given and there is no home.
    pub fn find(
        data_override: Option<&Path>,
        env: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Directories, DirectoriesError> {
        Directories::find_on(Platform::HERE, data_override, env)
    }

    /// The places on the given platform.
    ///
    /// # Errors
    ///
    /// As for [`Directories::find`].
    pub fn find_on(
        platform: Platform,
        data_override: Option<&Path>,
        env: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Directories, DirectoriesError> {
        // An empty variable is as good as none.
        let env = |name: &str| env(name).filter(|value| !value.is_empty());
        if let Some(directory) = data_override {
            return Directories::in_one(directory);
        }
        if let Some(directory) = env("BRIKKE_DATA") {
            return Directories::in_one(Path::new(&directory));
        }
        match platform {
            Platform::Xdg => Directories::by_xdg(env),
            Platform::Apple => Directories::by_apple(env),
            Platform::Windows => Directories::by_windows(env),
        }
    }

    /// The directory that `--data` has to name for a program to use these places; none
    /// where it does so unasked.
    pub fn to_be_named(&self, env: impl Fn(&str) -> Option<OsString>) -> Option<&Path> {
        let unasked = Directories::find(None, env);
        (unasked.as_ref() != Ok(self)).then_some(&*self.data)
    }

    /// The file of settings.
    pub fn settings_file(&self) -> PathBuf {
        self.config.join(SETTINGS)
    }

    fn in_one(directory: &Path) -> Result<Directories, DirectoriesError> {
        if directory.as_os_str().is_empty() {
            return Err(DirectoriesError::NoName);
        }
        Ok(Directories {
            data: directory.to_owned(),
            config: directory.to_owned(),
            cache: directory.join("cache"),
        })
    }

    fn by_xdg(env: impl Fn(&str) -> Option<OsString>) -> Result<Directories, DirectoriesError> {
        let place = |variable, below_home| {
            // The specification asks to pass over what is not absolute.
            let set = env(variable).map(PathBuf::from);
            let base = match set.filter(|path| path.is_absolute()) {
                Some(base) => base,
                None => required(&env, "HOME")?.join(below_home),
            };
            Ok(base.join(DIRECTORY))
        };
        Ok(Directories {
            data: place("XDG_DATA_HOME", ".local/share")?,
            config: place("XDG_CONFIG_HOME", ".config")?,
            cache: place("XDG_CACHE_HOME", ".cache")?,
        })
    }

    fn by_apple(env: impl Fn(&str) -> Option<OsString>) -> Result<Directories, DirectoriesError> {
        let library = required(&env, "HOME")?.join("Library");
        let support = library.join("Application Support").join(DIRECTORY);
        Ok(Directories {
            data: support.clone(),
            config: support,
            cache: library.join("Caches").join(DIRECTORY),
        })
    }

    /// Data stays on the computer: a database that is in use must not be
    /// copied about with a roaming profile.
    fn by_windows(env: impl Fn(&str) -> Option<OsString>) -> Result<Directories, DirectoriesError> {
        let local = required(&env, "LOCALAPPDATA")?.join(DIRECTORY);
        Ok(Directories {
            data: local.join("data"),
            config: required(&env, "APPDATA")?.join(DIRECTORY),
            cache: local.join("cache"),
        })
    }
}

fn required(
    env: impl Fn(&str) -> Option<OsString>,
    variable: &'static str,
) -> Result<PathBuf, DirectoriesError> {
    env(variable)
        .map(PathBuf::from)
        .ok_or(DirectoriesError::NoHome(variable))
}
