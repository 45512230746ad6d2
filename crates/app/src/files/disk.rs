//! Files on the disk of this computer.

use std::env;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use brikke_store::Backup;

use super::{FileAnswer, FileProblem, FileRequest};
use crate::AtomicFile;

/// The most bytes that are read: far more than the longest recording has.
const MOST_BYTES: u64 = 64 << 20;

impl FileRequest {
    /// Writes or reads the file. What it calls written is on the disk.
    pub fn carry_out(self) -> FileAnswer {
        match self {
            FileRequest::Write {
                path,
                bytes,
                replace,
            } => {
                let path = whole(&path);
                let result = write(&path, &bytes, replace);
                let shown = shown(&path);
                match result {
                    Ok(true) => FileAnswer::Written { path: shown },
                    Ok(false) => FileAnswer::Exists { path: shown },
                    Err(error) => failed(shown, write_problem(&path, &error)),
                }
            }
            FileRequest::Read { path } => {
                let path = whole(&path);
                let shown = shown(&path);
                match read(&path) {
                    Ok(Some(bytes)) => FileAnswer::Read { path: shown, bytes },
                    Ok(None) => failed(shown, FileProblem::TooLarge),
                    Err(error) => failed(shown, FileProblem::System(error.kind())),
                }
            }
        }
    }
}

const fn failed(path: String, problem: FileProblem) -> FileAnswer {
    FileAnswer::Failed { path, problem }
}

/// True if there is a file with this path.
pub(super) fn is_there(path: &str) -> bool {
    whole(path).is_file()
}

/// The path with the home directory in place of `~`.
fn whole(path: &str) -> PathBuf {
    let below_home = match path.strip_prefix('~') {
        Some("") => Some(""),
        Some(rest) => rest.strip_prefix(['/', std::path::MAIN_SEPARATOR]),
        None => None,
    };
    match (below_home, home()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}

fn home() -> Option<PathBuf> {
    let names = ["HOME", "USERPROFILE"].into_iter();
    let mut homes = names.filter_map(env::var_os).filter(|it| !it.is_empty());
    homes.next().map(PathBuf::from)
}

fn shown(path: &Path) -> String {
    let whole = std::path::absolute(path);
    whole.as_deref().unwrap_or(path).display().to_string()
}

/// Writes a file whole or not at all. False: there is one already.
fn write(path: &Path, bytes: &[u8], replace: bool) -> io::Result<bool> {
    if path.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let create = if Backup::is_begun_by(bytes) {
        // It has the secrets of games that go on.
        AtomicFile::create_private_in_place
    } else {
        AtomicFile::create
    };
    if replace {
        return create(path)?.write(bytes).map(|()| true);
    }
    if path.try_exists()? {
        return Ok(false);
    }
    create(path)?.write_new(bytes)
}

fn write_problem(path: &Path, error: &io::Error) -> FileProblem {
    let directory = path.parent().filter(|it| !it.as_os_str().is_empty());
    match error.kind() {
        ErrorKind::NotFound if directory.is_some_and(|it| !it.exists()) => FileProblem::NoDirectory,
        kind => FileProblem::System(kind),
    }
}

/// Reads a file; none where it is too large. A pipe or a device is refused,
/// because it may never end.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    let mut file = File::open(path)?.take(MOST_BYTES + 1);
    let length = file.read_to_end(&mut bytes)?;
    Ok((length as u64 <= MOST_BYTES).then_some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(path: &Path, text: &str, replace: bool) -> FileRequest {
        FileRequest::Write {
            path: path.display().to_string(),
            bytes: text.into(),
            replace,
        }
    }

    #[test]
    fn another_file_is_replaced_only_on_request() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("file");
        let path = file.display().to_string();
        let written = FileAnswer::Written { path: path.clone() };
        assert_eq!(request(&file, "first", false).carry_out(), written);
        let exists = FileAnswer::Exists { path: path.clone() };
        assert_eq!(request(&file, "second", false).carry_out(), exists);
        assert_eq!(fs::read_to_string(&file).unwrap(), "first");
        assert_eq!(request(&file, "third", true).carry_out(), written);
        let bytes = b"third".to_vec();
        let read = FileRequest::Read { path: path.clone() };
        assert_eq!(read.carry_out(), FileAnswer::Read { path, bytes });
    }

    #[test]
    fn a_file_that_cannot_be_written_or_read_is_explained() {
        let directory = tempfile::tempdir().unwrap();
        let problem = |request: FileRequest| match request.carry_out() {
            FileAnswer::Failed { problem, .. } => problem,
            answer => panic!("{answer:?}"),
        };
        let nowhere = directory.path().join("nowhere/file");
        assert_eq!(
            problem(request(&nowhere, "", false)),
            FileProblem::NoDirectory
        );
        let is_directory = FileProblem::System(ErrorKind::IsADirectory);
        assert_eq!(problem(request(directory.path(), "", true)), is_directory);
        let read = |path: &Path| FileRequest::Read {
            path: path.display().to_string(),
        };
        assert_eq!(problem(read(directory.path())), is_directory);
        let not_found = FileProblem::System(ErrorKind::NotFound);
        assert_eq!(problem(read(&nowhere)), not_found);
    }

    #[test]
    fn a_tilde_is_the_home_directory() {
        let home = home().unwrap_or_default();
        assert_eq!(whole("~"), home.join(""));
        assert_eq!(whole("~/games/1.txt"), home.join("games/1.txt"));
        assert_eq!(whole("~other/1.txt"), Path::new("~other/1.txt"));
        assert_eq!(whole("a~b"), Path::new("a~b"));
    }
}
