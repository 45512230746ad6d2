//! The directory of a training.

use std::cell::OnceCell;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use brikke_ai::learned::{FileError, Training};
use brikke_players::AtomicFile;

use super::curve::drawn;
use super::tally::COLUMNS;
use crate::failure::Failure;
use crate::input::shown;
use crate::translation::file_error;

const TRAINING: &str = "training";
const CURVE: &str = "curve.csv";
const PICTURE: &str = "curve.svg";
const LOCK: &str = "lock";

/// A directory with a training and its learning curve.
pub(super) struct Directory {
    path: PathBuf,
    /// Held as long as the program trains here.
    lock: OnceCell<File>,
}

impl Directory {
    pub(super) fn new(path: &Path) -> Directory {
        Directory {
            path: path.to_owned(),
            lock: OnceCell::new(),
        }
    }

    pub(super) fn shown(&self) -> String {
        shown(&self.path)
    }

    /// True if a file of the training is at this path, or will be, whatever
    /// the path calls it.
    pub(super) fn has(&self, path: &Path) -> bool {
        let place = real_place(path);
        let own = [TRAINING, CURVE, PICTURE, LOCK].map(|name| self.path.join(name));
        place.is_some() && own.iter().any(|own| real_place(own) == place)
    }

    /// Makes the directory for a new training, which never takes the place of
    /// another one.
    pub(super) fn claim(&self) -> Result<(), Failure> {
        fs::create_dir_all(&self.path).map_err(|error| self.unwritable(&error))?;
        self.lock()?;
        if self.path.join(TRAINING).exists() {
            return Err(self.refused("train-taken"));
        }
        Ok(())
    }

    /// Keeps other programs from training here, which would write over each other.
    fn lock(&self) -> Result<(), Failure> {
        let file = File::create(self.path.join(LOCK)).map_err(|error| self.unwritable(&error))?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(self.refused("train-in-use"));
        }
        self.lock.get_or_init(|| file);
        Ok(())
    }

    /// The training that is saved here.
    pub(super) fn read(&self) -> Result<Training, Failure> {
        let path = self.path.join(TRAINING);
        let open = || {
            File::open(&path).map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => self.refused("train-none"),
                _ => Failure::unreadable(&path, &error),
            })
        };
        // Whoever holds a lock is about to save. Without one, the training comes
        // first: a directory that has none gets no lock either.
        if !self.path.join(LOCK).exists() {
            open()?;
        }
        self.lock()?;
        let file = open()?;
        Training::read_checkpoint(BufReader::with_capacity(1 << 20, file))
            .map_err(|error| unreadable(&path, error))
    }

    /// The learning curve so far, as long as it belongs to the training.
    pub(super) fn read_curve(&self, games: u64) -> Result<String, Failure> {
        if games == 0 {
            return Ok(COLUMNS.to_owned());
        }
        let path = self.path.join(CURVE);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => COLUMNS.to_owned(),
            Err(error) => return Err(Failure::unreadable(&path, &error)),
        };
        let belongs = |row: &&str| {
            let first = row.split(',').next().and_then(|games| games.parse().ok());
            first.is_none_or(|row: u64| row <= games)
        };
        let rows = text.lines().filter(belongs);
        Ok(rows.flat_map(|row| [row, "\n"]).collect())
    }

    /// Saves a new training before its first game, so that one learns at once
    /// and not after an hour if nothing can be written. Returns true if the
    /// whole training is saved.
    pub(super) fn save_first(&self, training: &Training, curve: &str) -> Result<bool, Failure> {
        // Without stages that is cheap: a network that knows nothing takes less
        // than a megabyte, and one that goes on from a file some hundreds. With
        // stages there are gigabytes to write, and the curve shows as well that
        // something can be written here.
        if training.record().staged {
            self.save_curve(curve)?;
            return Ok(false);
        }
        self.save(training, curve)?;
        Ok(true)
    }

    /// Saves the training and its curve, each whole or not at all.
    pub(super) fn save(&self, training: &Training, curve: &str) -> Result<(), Failure> {
        self.replace(TRAINING, |file| training.write_checkpoint(file))
            .map_err(|error| self.unwritable(&error))?;
        self.save_curve(curve)
    }

    fn save_curve(&self, curve: &str) -> Result<(), Failure> {
        self.replace(CURVE, |file| file.write_all(curve.as_bytes()))
            .map_err(|error| self.unwritable(&error))?;
        self.draw(curve)
    }

    /// Draws the curve.
    pub(super) fn draw(&self, curve: &str) -> Result<(), Failure> {
        self.replace(PICTURE, |file| file.write_all(drawn(curve).as_bytes()))
            .map_err(|error| self.unwritable(&error))
    }

    fn replace(
        &self,
        name: &str,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        AtomicFile::create(&self.path.join(name))?.write_with(write)
    }

    fn unwritable(&self, error: &io::Error) -> Failure {
        Failure::unwritable(&self.path, error)
    }

    /// Refused with the message of this id, which names the directory.
    fn refused(&self, id: &'static str) -> Failure {
        Failure::refused_with(id, [("place", self.shown().into())])
    }
}

/// Where a file is, with all links followed, or would be if it were made.
fn real_place(path: &Path) -> Option<PathBuf> {
    fs::canonicalize(path).ok().or_else(|| {
        let parent = path.parent()?;
        let is_here = parent.as_os_str().is_empty();
        let parent = fs::canonicalize(if is_here { Path::new(".") } else { parent });
        Some(parent.ok()?.join(path.file_name()?))
    })
}

/// A training or a network that cannot be read.
pub(super) fn unreadable(path: &Path, error: FileError) -> Failure {
    let path = shown(path);
    let english = format!("{path}: {error}");
    Failure::refused_in_words(english, move |locale| {
        let problem = file_error(locale, &error);
        let values = [("path", (&path).into()), ("problem", problem.into())];
        locale.text_with("train-bad-file", &values)
    })
}
