//! A training on disk: weights, what is known about each, and the record.
//!
//! After the header come blocks of 512 weights: a byte that says whether
//! anything in the block is not zero, and if so the bits of the weights and
//! of what is known about them. A CRC-32 of everything ends the file.

use std::io::{self, Read, Write};
use std::sync::atomic::Ordering::Relaxed;

use super::file_error::FileError;
use super::header::{read_header, write_header};
use super::stream::{CheckedReader, CheckedWriter};
use super::training::Training;

/// The version of the file.
const VERSION: u32 = 1;

/// How many weights stand together.
const BLOCK: usize = 512;

impl Training {
    /// Writes the whole training, so that it can go on from here.
    ///
    /// Threads may be at work meanwhile; what is written is then the state of
    /// no single moment, which does no harm, and cannot be repeated exactly.
    ///
    /// # Errors
    ///
    /// The writer's own.
    pub fn write_checkpoint(&self, writer: impl Write) -> io::Result<()> {
        let mut writer = CheckedWriter::new(writer);
        write_header("training", VERSION, &self.shape, &self.record, &mut writer)?;
        let mut bytes = Vec::with_capacity(BLOCK * 12);
        for start in (0..self.weights.len()).step_by(BLOCK) {
            bytes.clear();
            let end = self.weights.len().min(start + BLOCK);
            for word in &self.weights.words()[start..end] {
                bytes.extend(word.load(Relaxed).to_le_bytes());
            }
            if let Some(coherence) = &self.coherence {
                for word in &coherence.words()[start..end] {
                    bytes.extend(word.load(Relaxed).to_le_bytes());
                }
            }
            let used = bytes.iter().any(|&byte| byte != 0);
            writer.write_all(&[u8::from(used)])?;
            if used {
                writer.write_all(&bytes)?;
            }
        }
        writer.finish()
    }

    /// Reads a training that was written by [`Training::write_checkpoint`].
    ///
    /// # Errors
    ///
    /// What is read is no checkpoint, is damaged or ends too early.
    pub fn read_checkpoint(reader: impl Read) -> Result<Training, FileError> {
        let mut reader = CheckedReader::new(reader);
        let (shape, record) = read_header("training", VERSION, &mut reader)?;
        let training = Training::of_record(shape, record);
        training.read_blocks(&mut reader)?;
        reader.finish()?;
        Ok(training)
    }

    fn read_blocks(&self, reader: &mut CheckedReader<impl Read>) -> Result<(), FileError> {
        let width = if self.coherence.is_some() { 12 } else { 4 };
        let mut bytes = vec![0; BLOCK * width];
        for start in (0..self.weights.len()).step_by(BLOCK) {
            let count = BLOCK.min(self.weights.len() - start);
            let mut used = [0];
            reader.read_exact(&mut used)?;
            match used {
                [0] => continue,
                [1] => {}
                _ => return Err(FileError::Damaged),
            }
            let bytes = &mut bytes[..count * width];
            reader.read_exact(bytes)?;
            self.fill(start, bytes, count);
        }
        Ok(())
    }

    fn fill(&self, start: usize, bytes: &[u8], count: usize) {
        let (weights, pairs) = bytes.split_at(count * 4);
        let (weights, _) = weights.as_chunks::<4>();
        for (word, bytes) in self.weights.words()[start..].iter().zip(weights) {
            word.store(u32::from_le_bytes(*bytes), Relaxed);
        }
        if let Some(coherence) = &self.coherence {
            let (pairs, _) = pairs.as_chunks::<8>();
            for (word, bytes) in coherence.words()[start..].iter().zip(pairs) {
                word.store(u64::from_le_bytes(*bytes), Relaxed);
            }
        }
    }
}
