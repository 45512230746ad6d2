//! The lock for what only one program may do at a time.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use brikke_platform::private_files;

use crate::StoreError;

/// The longest that we wait for another program.
const PATIENCE: Duration = Duration::from_millis(800);

/// The time between two attempts.
const PAUSE: Duration = Duration::from_millis(5);

/// Takes the lock of this directory. It is released when the file is dropped,
/// or its program dies.
///
/// # Errors
///
/// [`StoreError::Busy`] if another program holds it for longer than we wait.
pub(crate) fn take(directory: &Path) -> Result<File, StoreError> {
    let path = directory.join("games.lock");
    let file = private_files::open(&path).map_err(|error| StoreError::io(&path, error))?;
    private_files::narrow(&path);
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(StoreError::io(&path, error)),
            Err(TryLockError::WouldBlock) if begun.elapsed() >= PATIENCE => {
                return Err(StoreError::Busy);
            }
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
        }
    }
}
