//! Files that are written whole or not at all.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use brikke_platform::private_files;
use tempfile::{Builder, NamedTempFile};

/// A file that takes its name when it is complete, in one step: whoever reads
/// that name finds the old contents or the new, never a part. Dropped before,
/// it leaves nothing behind.
///
/// ```
/// use brikke_players::AtomicFile;
///
/// # let directory = tempfile::tempdir().unwrap();
/// let path = directory.path().join("place.txt");
/// AtomicFile::create(&path).unwrap().write("120 80").unwrap();
/// AtomicFile::create(&path).unwrap().write("40 20").unwrap();
/// assert_eq!(std::fs::read_to_string(&path).unwrap(), "40 20");
/// ```
pub struct AtomicFile {
    path: PathBuf,
    file: NamedTempFile,
}

impl AtomicFile {
    /// Begins a file that will have this path. Where there is one already,
    /// the new one has its permissions; where that is a link, what it leads
    /// to is replaced.
    ///
    /// # Errors
    ///
    /// There is a directory, a device, a pipe or a socket of that name, or no
    /// file can be written beside it.
    pub fn create(path: &Path) -> io::Result<AtomicFile> {
        let mut builder = Builder::new();
        if let Some(permissions) = private_files::usual_permissions() {
            builder.permissions(permissions);
        }
        AtomicFile::build(path, &mut builder)
    }

    /// Begins a file that nobody but its owner may read, and the directory that
    /// it is in if there is none. Otherwise as [`AtomicFile::create`].
    ///
    /// # Errors
    ///
    /// As for [`AtomicFile::create`]; or the directory cannot be made.
    pub fn create_private(path: &Path) -> io::Result<AtomicFile> {
        private_files::create_directory(directory_of(path))?;
        AtomicFile::create_private_in_place(path)
    }

    /// Begins a file that nobody but its owner may read, in a directory that is
    /// there: one that a person named wrongly is not made.
    ///
    /// # Errors
    ///
    /// As for [`AtomicFile::create`].
    pub fn create_private_in_place(path: &Path) -> io::Result<AtomicFile> {
        AtomicFile::build(path, &mut Builder::new())
    }

    fn build(path: &Path, builder: &mut Builder<'_, '_>) -> io::Result<AtomicFile> {
        refuse_other_than_files(path)?;
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        builder.prefix(".unfinished-");
        let file = builder.tempfile_in(directory_of(&path))?;
        if let Ok(existing) = fs::metadata(&path) {
            fs::set_permissions(file.path(), existing.permissions())?;
        }
        Ok(AtomicFile { path, file })
    }

    /// Writes these contents and gives the file its name.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn write(self, contents: impl AsRef<[u8]>) -> io::Result<()> {
        self.write_with(|file| file.write_all(contents.as_ref()))
    }

    /// Lets a function write the contents, and gives the file its name.
    ///
    /// # Errors
    ///
    /// The function fails, or the file cannot be written.
    pub fn write_with(
        self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let (path, file) = self.written(write)?;
        file.persist(path)?;
        Ok(())
    }

    /// Writes these contents and gives the file its name, unless another file
    /// has taken the name since. Returns whether it did.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn write_new(self, contents: impl AsRef<[u8]>) -> io::Result<bool> {
        let (path, file) = self.written(|file| file.write_all(contents.as_ref()))?;
        match file.persist_noclobber(path) {
            Ok(_) => Ok(true),
            Err(refused) if refused.error.kind() == ErrorKind::AlreadyExists => Ok(false),
            Err(refused) => Err(refused.error),
        }
    }

    /// The complete file on disk, still without its name.
    fn written(
        self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<(PathBuf, NamedTempFile)> {
        let mut buffer = BufWriter::with_capacity(1 << 16, self.file);
        write(&mut buffer)?;
        let file = buffer
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        file.as_file().sync_all()?;
        Ok((self.path, file))
    }
}

/// A file may take the place of a file, and of nothing else.
fn refuse_other_than_files(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(ErrorKind::IsADirectory.into()),
        Ok(found) if !found.is_file() => Err(io::Error::new(
            ErrorKind::InvalidInput,
            "it is not a regular file",
        )),
        _ => Ok(()),
    }
}

fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn private_files_are_for_their_owner_alone() {
        use std::os::unix::fs::PermissionsExt as _;

        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("brikke").join("settings.toml");
        let file = AtomicFile::create_private(&path).unwrap();
        file.write("theme = \"dark\"").unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&path), 0o600);
        assert_eq!(mode(path.parent().unwrap()), 0o700);
    }

    fn files(directory: &Path) -> Vec<String> {
        let names = fs::read_dir(directory).unwrap();
        let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_the_old_one_alone() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("file");
        fs::write(&path, "old").unwrap();
        let failing = AtomicFile::create(&path).unwrap();
        let result = failing.write_with(|file| {
            file.write_all(b"half of the n")?;
            Err(ErrorKind::Other.into())
        });
        assert!(result.is_err());
        drop(AtomicFile::create(&path).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(files(directory.path()), ["file"]);
    }

    #[test]
    fn a_new_file_does_not_take_the_name_of_another() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("file");
        let late = AtomicFile::create(&path).unwrap();
        assert!(
            AtomicFile::create(&path)
                .unwrap()
                .write_new("first")
                .unwrap()
        );
        assert!(!late.write_new("second").unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
    }

    #[cfg(unix)]
    #[test]
    fn a_socket_is_not_replaced() {
        use std::os::unix::fs::FileTypeExt as _;
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("socket");
        let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
        let create = [AtomicFile::create, AtomicFile::create_private];
        for create in create {
            let refused = create(&path).map(|_| ()).unwrap_err();
            assert_eq!(refused.kind(), ErrorKind::InvalidInput);
        }
        let kind = fs::metadata(&path).unwrap().file_type();
        assert!(kind.is_socket());
        assert_eq!(files(directory.path()), ["socket"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_and_permissions_stay() {
        use std::os::unix::fs::PermissionsExt as _;
        let directory = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| directory.path().join(name));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        AtomicFile::create(&link).unwrap().write("new").unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
    }
}
