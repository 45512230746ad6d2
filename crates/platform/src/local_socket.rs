//! Sockets in the file system, through which two programs of one person meet.
//!
//! Where there are none, no listener can be made and nobody answers.

#[cfg(unix)]
pub use std::os::unix::net::{UnixListener as LocalListener, UnixStream as LocalStream};

#[cfg(not(unix))]
pub use missing::{LocalListener, LocalStream};

#[cfg(not(unix))]
mod missing {
    use std::io::{self, ErrorKind, Read, Write};
    use std::iter::Empty;
    use std::path::Path;
    use std::time::Duration;

    /// A listener, of which there is none.
    #[derive(Debug)]
    pub enum LocalListener {}

    /// A connection, of which there is none.
    #[derive(Debug)]
    pub enum LocalStream {}

    impl LocalListener {
        /// Refuses.
        ///
        /// # Errors
        ///
        /// Always: there are no such sockets.
        pub fn bind(_: impl AsRef<Path>) -> io::Result<LocalListener> {
            Err(ErrorKind::Unsupported.into())
        }

        /// Nobody ever comes.
        pub fn incoming(&self) -> Empty<io::Result<LocalStream>> {
            match *self {}
        }
    }

    impl LocalStream {
        /// Refuses.
        ///
        /// # Errors
        ///
        /// Always: there are no such sockets.
        pub fn connect(_: impl AsRef<Path>) -> io::Result<LocalStream> {
            Err(ErrorKind::Unsupported.into())
        }

        /// Limits the time of a read.
        ///
        /// # Errors
        ///
        /// Never: there are no such sockets.
        pub fn set_read_timeout(&self, _: Option<Duration>) -> io::Result<()> {
            match *self {}
        }

        /// Limits the time of a write.
        ///
        /// # Errors
        ///
        /// Never: there are no such sockets.
        pub fn set_write_timeout(&self, _: Option<Duration>) -> io::Result<()> {
            match *self {}
        }
    }

    impl Read for LocalStream {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            match *self {}
        }
    }

    impl Read for &LocalStream {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            match **self {}
        }
    }

    impl Write for LocalStream {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            match *self {}
        }

        fn flush(&mut self) -> io::Result<()> {
            match *self {}
        }
    }

    impl Write for &LocalStream {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            match **self {}
        }

        fn flush(&mut self) -> io::Result<()> {
            match **self {}
        }
    }
}
