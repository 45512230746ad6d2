//! A training on disk: weights, what is known about each, and the record.
//!
//! After the header come, where there are stages, the levels and the stored
//! boards of each stage; then blocks of 512 weights: a byte that says whether
//! any weight is not zero and whether anything is known about one, and if so
//! the bits of the weights and of what is known about them. A CRC-32 of
//! everything ends the file.

use std::io::{self, Read, Write};
use std::sync::atomic::Ordering::Relaxed;

use super::file_error::FileError;
use super::header::{Format, read_header, write_header};
use super::stages::STAGES;
use super::starts::{Ring, STORED, Starts};
use super::stream::{CheckedReader, CheckedWriter};
use super::training::Training;

/// The file of a training. Version 2 is read where there are no stages: those that it
/// has are others.
const FORMAT: Format = Format {
    kind: "training",
    versions: 2..=3,
    staged_since: 2,
};

/// The number of weights in a block.
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
        write_header(&FORMAT, &self.shape, &self.record, &mut writer)?;
        if let Some(starts) = &self.starts {
            for level in self.levels.words() {
                writer.write_all(&level.load(Relaxed).to_le_bytes())?;
            }
            for ring in starts.rings() {
                writer.write_all(&(ring.oldest as u64).to_le_bytes())?;
                writer.write_all(&(ring.boards.len() as u64).to_le_bytes())?;
                for board in ring.boards {
                    writer.write_all(&board.to_le_bytes())?;
                }
            }
        }
        self.write_blocks(&mut writer)?;
        writer.finish()
    }

    fn write_blocks(&self, writer: &mut CheckedWriter<impl Write>) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(BLOCK * 12);
        for start in (0..self.weights.len()).step_by(BLOCK) {
            bytes.clear();
            let end = self.weights.len().min(start + BLOCK);
            let weights = &self.weights.words()[start..end];
            let has_weights = weights.iter().any(|word| word.load(Relaxed) != 0);
            if has_weights {
                bytes.extend(
                    weights
                        .iter()
                        .flat_map(|word| word.load(Relaxed).to_le_bytes()),
                );
            }
            let pairs = self
                .coherence
                .as_ref()
                .map(|known| &known.words()[start..end]);
            let pairs = pairs.filter(|pairs| pairs.iter().any(|word| word.load(Relaxed) != 0));
            if let Some(pairs) = pairs {
                bytes.extend(
                    pairs
                        .iter()
                        .flat_map(|word| word.load(Relaxed).to_le_bytes()),
                );
            }
            let used = u8::from(has_weights) | u8::from(pairs.is_some()) << 1;
            writer.write_all(&[used])?;
            writer.write_all(&bytes)?;
        }
        Ok(())
    }

    /// Reads a training that was written by [`Training::write_checkpoint`].
    ///
    /// # Errors
    ///
    /// The bytes are not a checkpoint, are damaged or end too early.
    pub fn read_checkpoint(reader: impl Read) -> Result<Training, FileError> {
        let mut reader = CheckedReader::new(reader);
        let header = read_header(&FORMAT, &mut reader)?;
        if header.version == 2 && header.record.staged {
            let title = format!("brikke {} 2", FORMAT.kind);
            return Err(FileError::Earlier {
                kind: FORMAT.kind,
                title,
            });
        }
        let mut training = Training::of_record(header.shape, header.record);
        training.read_stages(&mut reader)?;
        training.read_blocks(&mut reader)?;
        reader.finish()?;
        Ok(training)
    }

    fn read_stages(&mut self, reader: &mut CheckedReader<impl Read>) -> Result<(), FileError> {
        if self.starts.is_none() {
            return Ok(());
        }
        for level in self.levels.words() {
            let mut bits = [0; 4];
            reader.read_exact(&mut bits)?;
            level.store(finite(bits)?, Relaxed);
        }
        let mut rings: [Ring; STAGES] = Default::default();
        for ring in &mut rings {
            let [oldest, count] = [read_number(reader)?, read_number(reader)?];
            if oldest >= STORED || count > STORED {
                return Err(FileError::Damaged);
            }
            ring.oldest = oldest;
            for _ in 0..count {
                let mut bits = [0; 8];
                reader.read_exact(&mut bits)?;
                ring.boards.push(u64::from_le_bytes(bits));
            }
        }
        self.starts = Some(Starts::new(rings));
        Ok(())
    }

    fn read_blocks(&self, reader: &mut CheckedReader<impl Read>) -> Result<(), FileError> {
        let mut bytes = vec![0; BLOCK * 8];
        for start in (0..self.weights.len()).step_by(BLOCK) {
            let count = BLOCK.min(self.weights.len() - start);
            let mut used = [0];
            reader.read_exact(&mut used)?;
            let [used] = used;
            if used > 3 {
                return Err(FileError::Damaged);
            }
            if used & 1 != 0 {
                reader.read_exact(&mut bytes[..4 * count])?;
                let (words, _) = bytes.as_chunks::<4>();
                for (word, bytes) in self.weights.words()[start..].iter().zip(&words[..count]) {
                    word.store(finite(*bytes)?, Relaxed);
                }
            }
            if used & 2 != 0 {
                let coherence = self.coherence.as_ref().ok_or(FileError::Damaged)?;
                reader.read_exact(&mut bytes[..8 * count])?;
                let (words, _) = bytes.as_chunks::<8>();
                for (word, bytes) in coherence.words()[start..].iter().zip(&words[..count]) {
                    let (halves, _) = bytes.as_chunks::<4>();
                    halves.iter().try_for_each(|half| finite(*half).map(drop))?;
                    word.store(u64::from_le_bytes(*bytes), Relaxed);
                }
            }
        }
        Ok(())
    }
}

/// The bits of a number that is neither infinite nor none at all.
fn finite(bytes: [u8; 4]) -> Result<u32, FileError> {
    let bits = u32::from_le_bytes(bytes);
    let is_finite = f32::from_bits(bits).is_finite();
    is_finite.then_some(bits).ok_or(FileError::Damaged)
}

fn read_number(reader: &mut CheckedReader<impl Read>) -> Result<usize, FileError> {
    let mut bytes = [0; 8];
    reader.read_exact(&mut bytes)?;
    usize::try_from(u64::from_le_bytes(bytes)).map_err(|_| FileError::Damaged)
}
