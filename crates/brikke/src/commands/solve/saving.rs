//! A solution's file, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use brikke_solver::Solution;

use crate::failure::Failure;

/// A file that becomes the solution's when it is finished, and vanishes
/// otherwise.
pub(super) struct Draft {
    path: PathBuf,
    part: PathBuf,
    file: File,
}

impl Draft {
    pub(super) fn beside(path: &Path) -> Result<Draft, Failure> {
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let refused = |error: &io::Error| Failure::unwritable(path, error);
        if path.is_dir() {
            return Err(refused(&io::ErrorKind::IsADirectory.into()));
        }
        let file = File::create(&part).map_err(|error| refused(&error))?;
        Ok(Draft {
            path: path.to_owned(),
            part,
            file,
        })
    }

    pub(super) fn finish(self, solution: &Solution) -> Result<(), Failure> {
        let written = solution
            .write(&mut BufWriter::new(&self.file))
            .and_then(|()| self.file.sync_all())
            .and_then(|()| fs::rename(&self.part, &self.path));
        written.map_err(|error| Failure::unwritable(&self.path, &error))
    }
}

impl Drop for Draft {
    /// After a rename there is nothing left to remove.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.part);
    }
}
