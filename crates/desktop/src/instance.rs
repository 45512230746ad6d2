//! One window for the games of one directory: a second start hands what it was
//! given to the first and ends.
//!
//! The first window listens at a socket beside the games. A socket that nobody
//! answers at is left over from a program that was killed, and is replaced.
//! Where no socket can be made there are several windows, which the store
//! allows.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use brikke_platform::local_socket::{LocalListener, LocalStream};
use eframe::egui::Context;

/// The file name of the socket, in the directory of the games.
const FILE_NAME: &str = "window.socket";

/// The time that the other side has for a line.
const PATIENCE: Duration = Duration::from_secs(2);

/// Longer texts are not read: a recording is handed over as its file.
const LONGEST: u64 = 1 << 20;

/// The answer of the window to a start that it takes over.
const TAKEN: &str = "taken";

/// The first window of a directory, which other starts are handed to.
pub struct Instance {
    path: PathBuf,
    listener: LocalListener,
}

/// Hands a start to the window of this directory, which comes to the front and
/// opens the file. False: there is none.
pub fn hand_over(directory: &Path, file: Option<&str>) -> bool {
    send(&directory.join(FILE_NAME), file.unwrap_or_default()).is_ok()
}

fn send(path: &Path, file: &str) -> io::Result<()> {
    let mut stream = LocalStream::connect(path)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    writeln!(stream, "{}", file.replace('\n', " "))?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer)?;
    if answer.trim() == TAKEN {
        Ok(())
    } else {
        Err(io::ErrorKind::InvalidData.into())
    }
}

impl Instance {
    /// The first window of this directory; none where there is another, or
    /// where no socket can be made.
    pub fn new(directory: &Path) -> Option<Instance> {
        let path = directory.join(FILE_NAME);
        let listener = match LocalListener::bind(&path) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                if LocalStream::connect(&path).is_ok() {
                    return None;
                }
                // Nobody answers: it is left over.
                std::fs::remove_file(&path).ok()?;
                LocalListener::bind(&path).ok()?
            }
            listener => listener.ok()?,
        };
        Some(Instance { path, listener })
    }

    /// Listens on a thread of its own for as long as the program runs. Each
    /// start sends the file that it was given, or an empty text.
    pub(crate) fn listen(self, ctx: &Context) -> Starts {
        let (sender, starts) = channel();
        let ctx = ctx.clone();
        let listener = self.listener;
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // A program that says nothing is no start.
                if take(&stream, &sender).is_ok() {
                    ctx.request_repaint();
                }
            }
        });
        Starts {
            path: self.path,
            starts,
        }
    }
}

fn take(mut stream: &LocalStream, sender: &Sender<String>) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new(io::Read::take(stream, LONGEST)).read_line(&mut line)?;
    let Some(line) = line.strip_suffix('\n') else {
        return Err(io::ErrorKind::UnexpectedEof.into());
    };
    sender
        .send(line.to_owned())
        .map_err(|_| io::ErrorKind::BrokenPipe)?;
    writeln!(stream, "{TAKEN}")
}

/// Other starts that were handed to this window.
pub(crate) struct Starts {
    path: PathBuf,
    starts: Receiver<String>,
}

impl Starts {
    /// The next start: the file that it was given, or an empty text.
    pub(crate) fn next(&self) -> Option<String> {
        self.starts.try_recv().ok()
    }
}

impl Drop for Starts {
    fn drop(&mut self) {
        // Nobody answers here any longer.
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(directory: &Path) -> Starts {
        let instance = Instance::new(directory).unwrap();
        instance.listen(&Context::default())
    }

    #[test]
    fn a_second_start_hands_its_file_to_the_first() {
        let directory = tempfile::tempdir().unwrap();
        assert!(!hand_over(directory.path(), None));
        let starts = first(directory.path());
        assert!(Instance::new(directory.path()).is_none());
        assert!(hand_over(directory.path(), Some("/tmp/game.txt")));
        let files = std::iter::from_fn(|| starts.next());
        assert_eq!(files.collect::<Vec<_>>().last().unwrap(), "/tmp/game.txt");
        assert!(hand_over(directory.path(), None));
        assert_eq!(starts.next().as_deref(), Some(""));
    }

    #[test]
    fn another_directory_has_a_window_of_its_own() {
        let [one, two] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let _first = first(one.path());
        assert!(!hand_over(two.path(), None));
        let _other = first(two.path());
    }

    #[test]
    fn a_socket_that_was_left_over_is_replaced() {
        let directory = tempfile::tempdir().unwrap();
        drop(LocalListener::bind(directory.path().join(FILE_NAME)).unwrap());
        assert!(!hand_over(directory.path(), None));
        let starts = first(directory.path());
        assert!(hand_over(directory.path(), None));
        drop(starts);
        assert!(!directory.path().join(FILE_NAME).exists());
    }

    #[test]
    fn where_no_socket_can_be_made_the_window_opens_without_one() {
        let directory = tempfile::tempdir().unwrap();
        assert!(Instance::new(&directory.path().join("missing")).is_none());
    }
}
