//! A set of weights as it is in a network's file.

use std::io::Read;
use std::panic::resume_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::entropy::{Decoder, Model};
use super::file_error::FileError;
use super::rows::{ROW_CONTEXTS, WEIGHT_CONTEXTS, is_row_kind};
use super::section::{Decoders, Section};
use super::shape::Shape;
use super::stream::CheckedReader;
use super::tokens::is_token;

/// Entropy-coded weights.
pub(super) struct PackedSet {
    decoders: Decoders,
    /// The bytes of each tuple, and how many weights it has.
    tuples: Vec<(Section, usize)>,
    /// The number of weights in a row.
    row: usize,
}

impl PackedSet {
    pub(super) fn read(
        shape: &Shape,
        reader: &mut CheckedReader<impl Read>,
    ) -> Result<PackedSet, FileError> {
        let mut model = |contexts: usize, is_token: fn(u8) -> bool| {
            let bytes = reader.read_bytes(Model::bytes_of(contexts) as u64)?;
            Model::from_bytes(&bytes, is_token)
        };
        let rows = model(ROW_CONTEXTS, is_row_kind)?;
        let weights = model(WEIGHT_CONTEXTS, is_token)?;
        let mut tuples = Vec::new();
        for tuple in shape.tuples() {
            let section = Section {
                kinds: reader.read_counted()?,
                weights: reader.read_counted()?,
            };
            tuples.push((section, shape.entries(tuple)));
        }
        Ok(PackedSet {
            decoders: Decoders {
                rows: Decoder::new(&rows),
                weights: Decoder::new(&weights),
            },
            tuples,
            row: usize::from(shape.ranks()),
        })
    }

    /// The number of its weights.
    pub(super) fn count(&self) -> usize {
        self.tuples.iter().map(|(_, count)| count).sum()
    }

    /// Unpacks the weights on as many threads as there are processors, unless
    /// `stop` becomes true. Every thread takes the next tuple that nobody has
    /// begun. The table is all zero so far.
    pub(super) fn unpack(&self, codes: &mut [i16], stop: &AtomicBool) -> Result<(), FileError> {
        let mut rest = codes;
        let mut tuples = Vec::new();
        for (section, count) in &self.tuples {
            let (codes, others) = rest.split_at_mut(*count);
            rest = others;
            tuples.push((section, codes));
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.min(tuples.len());
        let tuples = Mutex::new(tuples);
        let next = || tuples.lock().ok()?.pop();
        let work = || -> Result<(), FileError> {
            while let Some((section, codes)) = next() {
                if stop.load(Ordering::Relaxed) {
                    return Err(FileError::Stopped);
                }
                section.fill(&self.decoders, codes, self.row)?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mine = work();
            // A panic is a bug, not a damaged file: let it through.
            others.into_iter().fold(mine, |read, other| {
                read.and(other.join().unwrap_or_else(|panic| resume_unwind(panic)))
            })
        })
    }
}
