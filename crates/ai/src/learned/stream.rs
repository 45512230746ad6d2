//! Bytes with a checksum behind them.

use std::io::{self, Read, Write};

use crc32fast::Hasher;

use super::file_error::FileError;

/// Counts a checksum of what is written.
pub(super) struct CheckedWriter<W> {
    inner: W,
    hasher: Hasher,
}

impl<W: Write> CheckedWriter<W> {
    pub(super) fn new(inner: W) -> CheckedWriter<W> {
        CheckedWriter {
            inner,
            hasher: Hasher::new(),
        }
    }

    pub(super) fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hasher.update(bytes);
        self.inner.write_all(bytes)
    }

    /// Writes bytes with their number before them.
    pub(super) fn write_counted(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(&(bytes.len() as u64).to_le_bytes())?;
        self.write_all(bytes)
    }

    /// Writes the checksum.
    pub(super) fn finish(mut self) -> io::Result<()> {
        let checksum = self.hasher.finalize();
        self.inner.write_all(&checksum.to_le_bytes())?;
        self.inner.flush()
    }
}

/// Counts a checksum of what is read.
pub(super) struct CheckedReader<R> {
    inner: R,
    hasher: Hasher,
}

impl<R: Read> CheckedReader<R> {
    pub(super) fn new(inner: R) -> CheckedReader<R> {
        CheckedReader {
            inner,
            hasher: Hasher::new(),
        }
    }

    pub(super) fn read_exact(&mut self, bytes: &mut [u8]) -> Result<(), FileError> {
        self.inner.read_exact(bytes)?;
        self.hasher.update(bytes);
        Ok(())
    }

    /// A line without its end, of at most 1,000 bytes.
    pub(super) fn read_line(&mut self) -> Result<String, FileError> {
        let mut line = Vec::new();
        let mut byte = [0];
        loop {
            self.read_exact(&mut byte)?;
            if byte == *b"\n" {
                break;
            }
            line.push(byte[0]);
            if line.len() > 1000 {
                return Err(FileError::Header("…".to_owned()));
            }
        }
        String::from_utf8(line).map_err(|_| FileError::Damaged)
    }

    /// As many bytes as are said to follow; memory is taken as they come.
    pub(super) fn read_bytes(&mut self, count: u64) -> Result<Vec<u8>, FileError> {
        let mut bytes = Vec::new();
        self.inner.by_ref().take(count).read_to_end(&mut bytes)?;
        if (bytes.len() as u64) < count {
            return Err(FileError::Cut);
        }
        self.hasher.update(&bytes);
        Ok(bytes)
    }

    /// Bytes with their number before them.
    pub(super) fn read_counted(&mut self) -> Result<Vec<u8>, FileError> {
        let mut count = [0; 8];
        self.read_exact(&mut count)?;
        self.read_bytes(u64::from_le_bytes(count))
    }

    /// Checks the checksum, and that nothing follows it.
    pub(super) fn finish(mut self) -> Result<(), FileError> {
        let expected = self.hasher.finalize();
        let mut checksum = [0; 4];
        self.inner.read_exact(&mut checksum)?;
        let nothing_more = self.inner.read(&mut [0])? == 0;
        if u32::from_le_bytes(checksum) == expected && nothing_more {
            Ok(())
        } else {
            Err(FileError::Damaged)
        }
    }
}
