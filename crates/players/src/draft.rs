//! A solution's file, written whole or not at all.

use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use brikke_solver::Solution;
use tempfile::{Builder, NamedTempFile};

/// A file without its name yet, beside the place where it is to be. It
/// becomes the solution's when it is finished, in one step, and vanishes
/// otherwise: whoever reads finds a whole solution or none.
pub struct Draft {
    path: PathBuf,
    file: NamedTempFile,
}

impl Draft {
    /// A draft of the file with this path.
    ///
    /// # Errors
    ///
    /// There is a directory of that name, or no file can be written there.
    pub fn of(path: &Path) -> io::Result<Draft> {
        if path.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let parent = path.parent().filter(|parent| *parent != Path::new(""));
        let mut builder = Builder::new();
        builder.prefix(".solution-");
        let file = as_usual(&mut builder).tempfile_in(parent.unwrap_or(Path::new(".")))?;
        Ok(Draft {
            path: path.to_owned(),
            file,
        })
    }

    /// Writes the solution, and gives the file its name.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn finish(self, solution: &Solution) -> io::Result<()> {
        let mut draft = BufWriter::new(self.file);
        solution.write(&mut draft)?;
        draft.flush()?;
        let file = draft.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.as_file().sync_all()?;
        file.persist(self.path)?;
        Ok(())
    }
}

/// Others may read it as they may read other new files.
#[cfg(unix)]
fn as_usual<'a, 'b>(builder: &'b mut Builder<'a, 'a>) -> &'b mut Builder<'a, 'a> {
    use std::os::unix::fs::PermissionsExt as _;
    builder.permissions(std::fs::Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn as_usual<'a, 'b>(builder: &'b mut Builder<'a, 'a>) -> &'b mut Builder<'a, 'a> {
    builder
}
