//! Files for their owner alone.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::path::Path;

/// Makes a directory, and those above it, for the owner alone. One that is
/// there stays as it is.
///
/// # Errors
///
/// It cannot be made.
pub fn create_directory(directory: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    platform::directory_mode(&mut builder);
    builder.create(directory)
}

/// Opens a file for writing, or makes it, without changing what is in it. A
/// symbolic link is refused: whoever can put one there could have us write
/// elsewhere.
///
/// # Errors
///
/// It is a link, or cannot be opened.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    platform::file_mode(&mut options);
    platform::no_links(&mut options);
    options.open(path).map_err(|error| {
        if is_link(path) {
            io::Error::new(error.kind(), "is a symbolic link, which is not followed")
        } else {
            error
        }
    })
}

/// Makes a new file.
///
/// # Errors
///
/// There is one already, or none can be made.
pub fn create_new(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    platform::file_mode(&mut options);
    options.open(path)
}

/// Makes a file and opens it for reading and writing, also one that a link leads
/// to. One that is there stays as it is.
///
/// # Errors
///
/// It cannot be made or opened.
pub fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    platform::file_mode(&mut options);
    options.open(path)
}

fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink())
}

/// Takes the permissions of everybody else away, where there are any. A file
/// that belongs to somebody else stays as it is.
pub fn narrow(path: &Path) {
    let is_file = fs::symlink_metadata(path).is_ok_and(|found| found.is_file());
    if is_file {
        let _ = platform::narrow(path);
    }
}

/// The permissions of a file that is not private: others may read it as they may
/// read other new files. `None` where the system decides.
pub fn usual_permissions() -> Option<Permissions> {
    platform::usual_permissions()
}

/// Returns true if the file or directory may be written.
pub fn is_writable(path: &Path) -> bool {
    platform::is_writable(path)
}

#[cfg(unix)]
mod platform {
    use std::fs::{self, DirBuilder, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
    use std::path::Path;

    use rustix::fs::{Access, OFlags, access};

    pub(super) fn directory_mode(builder: &mut DirBuilder) {
        builder.mode(0o700);
    }

    pub(super) fn file_mode(options: &mut OpenOptions) {
        options.mode(0o600);
    }

    pub(super) fn no_links(options: &mut OpenOptions) {
        options.custom_flags(OFlags::NOFOLLOW.bits().cast_signed());
    }

    pub(super) fn narrow(path: &Path) -> io::Result<()> {
        let mode = fs::metadata(path)?.permissions().mode();
        let narrow = mode & !0o077;
        if narrow == mode {
            return Ok(());
        }
        fs::set_permissions(path, Permissions::from_mode(narrow))
    }

    #[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
    pub(super) fn usual_permissions() -> Option<Permissions> {
        Some(Permissions::from_mode(0o666))
    }

    pub(super) fn is_writable(path: &Path) -> bool {
        access(path, Access::WRITE_OK).is_ok()
    }
}

/// Elsewhere a person's data directory is for that person alone already.
#[cfg(not(unix))]
mod platform {
    use std::fs::{self, DirBuilder, OpenOptions, Permissions};
    use std::io;
    use std::path::Path;

    pub(super) fn directory_mode(_: &mut DirBuilder) {}

    pub(super) fn file_mode(_: &mut OpenOptions) {}

    pub(super) fn no_links(_: &mut OpenOptions) {}

    pub(super) fn narrow(_: &Path) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn usual_permissions() -> Option<Permissions> {
        None
    }

    pub(super) fn is_writable(path: &Path) -> bool {
        fs::metadata(path).is_ok_and(|found| !found.permissions().readonly())
    }
}
