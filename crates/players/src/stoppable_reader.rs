//! Files that are read until somebody wants them no longer.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};

/// A reader that fails once a flag is true.
pub(crate) struct StoppableReader<'a, R> {
    pub(crate) inner: R,
    pub(crate) stop: &'a AtomicBool,
}

impl<R: Read> Read for StoppableReader<'_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.stop.load(Ordering::Relaxed) {
            // No interruption, after which reading would be tried again.
            return Err(io::Error::other("stopped"));
        }
        self.inner.read(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_after_the_stop() {
        let stop = AtomicBool::new(false);
        let inner = io::repeat(7);
        let mut reader = StoppableReader { inner, stop: &stop };
        let mut bytes = [0; 3];
        reader.read_exact(&mut bytes).unwrap();
        assert_eq!(bytes, [7; 3]);
        stop.store(true, Ordering::Relaxed);
        assert!(reader.read_exact(&mut bytes).is_err());
    }
}
